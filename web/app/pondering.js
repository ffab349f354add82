/** @import { Limits, Progress, View } from '../engine/types.js' */
/** @import { Game } from './opening.js' */

/** The computer's thinking on a person's time: it searches on behind the move that it expects. */
export class Pondering {
  /** @type {{ search: ReturnType<Game['search']>, ply: number, move: string } | null} */
  #now = null;

  get going() {
    return this.#now !== null;
  }

  /** @param {Game} game @param {string} move @param {Limits} limits @param {(progress: Progress) => void} onProgress */
  begin(game, move, limits, onProgress) {
    this.stop();
    this.#now = { search: game.search({ ...limits, ponder: move }, onProgress), ply: game.view.ply, move };
  }

  /** Ends it unless the move that is about to be played is the expected one. @param {string} move */
  keepFor(move) {
    if (this.#now?.move !== move) this.stop();
  }

  /** What it searches, if the expected move has been played: its time counts from now. @param {View} view */
  hit({ record, ply }) {
    const now = this.#now;
    if (!now || ply !== now.ply + 1 || record[now.ply].text !== now.move) return void this.stop();
    this.#now = null;
    now.search.ponderHit();
    return now.search;
  }

  stop() {
    this.#now?.search.stop();
    this.#now = null;
  }
}
