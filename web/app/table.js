import { Board } from '../board/board.js';
import { placeFen } from '../board/fen.js';

/** @import { Color, Info } from '../engine/types.js' */
/** @import { Source } from '../board/state.js' */
/** @import { Link } from '../share/link.js' */
/** @import { Match } from './match.js' */

const ATTENTION = 120; // milliseconds before the note follows the pointer

/**
 * One game's place on the page: its board, which is drawn before the engine has started, and what is known of the
 * match on it.
 */
export class Table {
  /** @type {Match | null} */
  match = null;
  /** @type {Color} */
  orientation = 'white';
  /** @type {Source | null} */
  attention = null;
  /** @type {string[]} */
  problems = [];
  #timer = 0;

  /** @param {Info} info @param {Link} link @param {{ onMove: (text: string) => void, redraw: () => void }} on */
  constructor(info, link, on) {
    this.link = link;
    this.redraw = on.redraw;
    this.host = document.createElement('div');
    this.host.className = 'stage';
    this.board = new Board(this.host, info, { onMove: (move) => on.onMove(move.text), onAttend: (source) => this.#attend(source) });
    const placed = link.fen ? placeFen(info, link.fen) : null;
    if (placed && !link.moves.length) this.board.set({ pieces: placed });
  }

  /** @param {Match} match @param {Link} link What could be used of the link. */
  seat(match, link) {
    this.match = match;
    this.link = link;
    this.board.setInfo(match.game.info);
    this.orientation = match.people.length === 1 ? match.people[0] : 'white';
    this.attention = null;
    this.board.set({ orientation: this.orientation });
  }

  /** The board shows the match as it is. */
  refresh() {
    if (!this.match) return;
    const { view, people } = this.match;
    if (this.board.state.view !== view) this.board.setView(view);
    if (String(this.board.state.movable) !== String(people)) this.board.set({ movable: people });
  }

  flip() {
    this.orientation = this.orientation === 'white' ? 'black' : 'white';
    this.board.set({ orientation: this.orientation });
  }

  /** @param {Source | null} source */
  #attend(source) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.attention = source;
      this.redraw();
    }, ATTENTION);
  }

  leave() {
    clearTimeout(this.#timer);
    this.match?.close();
    this.board.destroy();
  }
}
