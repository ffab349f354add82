import { Clock, shareOf } from './clock.js';
import { onTime } from './ending.js';
import { textOf } from './opening.js';

/** @import { Color, View } from '../engine/types.js' */
/** @import { Left, TimeControl } from './clock.js' */
/** @import { Ending } from './ending.js' */
/** @import { Game } from './opening.js' */

/**
 * @typedef {'human' | 'computer'} Player
 * @typedef {object} Setup Who plays.
 * @property {Record<Color, Player>} players
 * @property {number} level
 * @property {number} seconds
 * @property {TimeControl | null} [time] None: without a clock.
 *
 * @typedef {object} Kept What is kept of a match besides its moves.
 * @property {Setup} setup
 * @property {Left} [left] Time on the clocks.
 * @property {Ending | null} [ended]
 */

const REST = 350; // so that the eye can follow the move before
const HINT = { movetime: 1000, level: 10 };

/** @param {Color} color @returns {Color} */
export const opponent = (color) => (color === 'white' ? 'black' : 'white');

/**
 * A game being played: the engine's game, the two players, and the computer's thinking. Tells of every change with a
 * `change` event, of moves with `move`, of trouble with `problem`.
 */
export class Match extends EventTarget {
  /** @type {ReturnType<Game['search']> | null} */
  #search = null;
  /** @type {ReturnType<Game['search']> | null} */
  #hint = null;

  /** @param {Game} game @param {Kept} kept */
  constructor(game, { setup, left, ended = null }) {
    super();
    this.game = game;
    this.setup = setup;
    this.clock = setup.time ? new Clock(setup.time, left) : null;
    /** Ended by the players or the clock, not by the rules. @type {Ending | null} */
    this.ended = ended;
    this.depth = 0;
  }

  /** @returns {View} */
  get view() {
    return this.game.view;
  }

  /** @returns {Ending | null} */
  get outcome() {
    return this.ended ?? this.view.outcome;
  }

  /** @returns {Kept} */
  get kept() {
    return { setup: this.setup, ...(this.clock ? { left: this.clock.times } : {}), ...(this.ended ? { ended: this.ended } : {}) };
  }

  get thinking() {
    return this.#search !== null;
  }

  /** The sides that people play. @returns {Color[]} */
  get people() {
    return /** @type {Color[]} */ (['white', 'black']).filter((color) => this.setup.players[color] === 'human');
  }

  /** The computer moves at the end of the line only, so that a reader can look back in peace. */
  get computerToMove() {
    const { sideToMove, ply, plies } = this.view;
    return !this.outcome && ply === plies && this.setup.players[sideToMove] === 'computer';
  }

  /** Goes on from the position as it is. */
  resume() {
    this.#runClock();
    this.#emit('change');
    if (this.computerToMove && !this.thinking) this.#think();
  }

  /** @param {Partial<Setup>} setup */
  change(setup) {
    this.cancel();
    this.setup = { ...this.setup, ...setup };
    this.resume();
  }

  /** Ends when the move that is being played is on the board. @type {Promise<unknown>} */
  settled = Promise.resolve();

  /** @param {string} text */
  play(text) {
    const before = this.view;
    const move = before.moves.find((m) => m.text === text);
    if (this.ended) return this.settled;
    return (this.settled = this.#turn(() => this.game.play(text), () => {
      if (this.clock?.running === before.sideToMove) this.clock.credit(before.sideToMove);
      this.#emit('move', { before, move });
    }));
  }

  /** @param {number} ply */
  goTo(ply) {
    return this.#turn(() => this.game.goTo(ply));
  }

  /** Back to a person's own move. */
  takeBack() {
    return this.goTo(this.#ownPly(-1) ?? Math.max(0, this.view.ply - 1));
  }

  redo() {
    return this.goTo(this.#ownPly(1) ?? this.view.plies);
  }

  /** The computer's move for whoever is to move. */
  moveForMe() {
    this.cancel();
    if (!this.outcome) this.#think();
  }

  /** Ends the thinking: its best move so far is played. */
  moveNow() {
    this.#search?.stop();
  }

  /** Ends the thinking without a move. */
  cancel() {
    const search = this.#search;
    this.#search = null;
    search?.stop();
    this.#hint?.stop();
    this.#hint = null;
  }

  /** @returns {Promise<import('../engine/types.js').Move | undefined>} A good move for the side to move. */
  async hint() {
    if (this.thinking || this.#hint || this.outcome) return undefined;
    const { moves } = this.view;
    const search = (this.#hint = this.game.search(HINT));
    const { best } = await search.result;
    if (this.#hint !== search) return undefined;
    this.#hint = null;
    return moves.find((move) => move.text === best);
  }

  /** Over, whatever the board says. @param {Ending} ending */
  end(ending) {
    if (this.outcome) return;
    this.cancel();
    this.ended = ending;
    this.#runClock();
    this.#emit('end', ending);
    this.#emit('change');
  }

  /** Ends the game of whoever has no time left. */
  checkTime() {
    const color = this.clock?.running;
    if (color && this.clock?.left(color) === 0) this.end(onTime(color));
  }

  close() {
    this.cancel();
    this.clock?.run(null);
    return this.game.close();
  }

  /** The next ply, before or after this one, at which a person is to move. @param {1 | -1} step */
  #ownPly(step) {
    const { record, ply, plies } = this.view;
    const toMove = (/** @type {number} */ at) => record[at]?.color ?? opponent(record[at - 1].color);
    for (let at = ply + step; at >= 0 && at <= plies; at += step) if (this.setup.players[toMove(at)] === 'human') return at;
    return undefined;
  }

  /** @param {() => Promise<unknown>} action @param {() => void} [done] */
  async #turn(action, done) {
    this.cancel();
    try {
      await action();
      done?.();
    } catch (error) {
      this.#emit('problem', textOf(error));
    }
    this.resume();
  }

  /** It stands still before the first move, while a reader looks back, and at the end. */
  #runClock() {
    const { sideToMove, ply, plies } = this.view;
    this.clock?.run(this.outcome || ply === 0 || ply < plies ? null : sideToMove);
  }

  /** Milliseconds for the computer’s move, and for the eye before it. */
  #pace() {
    const { setup, clock, view } = this;
    const whole = setup.seconds * 1000;
    if (!clock) return { movetime: whole, rest: REST };
    const share = shareOf(clock.left(view.sideToMove), clock.control);
    return { movetime: Math.min(whole, share), rest: Math.min(REST, share) };
  }

  async #think() {
    const { level } = this.setup;
    const { movetime, rest: pause } = this.#pace();
    const rest = new Promise((resolve) => setTimeout(resolve, pause));
    const search = this.game.search({ level, movetime }, ({ depth }) => this.#report(depth));
    this.#search = search;
    this.depth = 0;
    this.#emit('change');
    try {
      const [{ best }] = await Promise.all([search.result, rest]);
      if (this.#search !== search) return;
      this.#search = null;
      if (best) await this.play(best);
    } catch (error) {
      if (this.#search === search) this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#search = null;
    this.#emit('problem', textOf(error));
    this.#emit('change');
  }

  /** @param {number} depth */
  #report(depth) {
    if (depth === this.depth) return;
    this.depth = depth;
    this.#emit('change');
  }

  /** @param {string} type @param {unknown} [detail] */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
