import { Clock, shareOf } from './clock.js';
import { onTime } from './ending.js';
import { textOf } from './opening.js';
import { Pondering } from './pondering.js';

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
  #pondering = new Pondering();
  #ponders = false;
  /** What the computer expects as an answer to its last move. @type {string | undefined} */
  #expected;
  #turns = 0; // that are being made
  #seed = Math.floor(Math.random() * 1e6); // a weak level errs otherwise in each game

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

  /** Whether the computer thinks on a person's time now. */
  get pondering() {
    return this.#pondering.going;
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
    else this.#ponder();
  }

  /** Whether the computer is to think on a person's time. @param {boolean} on */
  letPonder(on) {
    if (on === this.#ponders) return;
    this.#ponders = on;
    if (!on) this.#pondering.stop();
    this.#emit('change');
    this.#ponder();
  }

  /** @param {Partial<Setup>} setup */
  change(setup) {
    this.cancel();
    this.setup = { ...this.setup, ...setup };
    this.resume();
  }

  /** Ends when the move that is being played is on the board. @type {Promise<unknown>} */
  settled = Promise.resolve();

  /** @param {string} text @param {string} [expected] The answer that is expected. */
  play(text, expected) {
    const before = this.view;
    const move = before.moves.find((m) => m.text === text);
    if (this.ended) return this.settled;
    this.#pondering.keepFor(text);
    return (this.settled = this.#turn(() => this.game.play(text), () => {
      if (this.clock?.running === before.sideToMove) this.clock.credit(before.sideToMove);
      this.#emit('move', { before, move });
    }, expected));
  }

  /** @param {number} ply */
  goTo(ply) {
    this.#pondering.stop();
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
    this.#pondering.stop();
    this.#interrupt();
  }

  /** @returns {Promise<import('../engine/types.js').Move | undefined>} A good move for the side to move. */
  async hint() {
    if (this.thinking || this.#hint || this.outcome) return undefined;
    const { moves } = this.view;
    this.#pondering.stop(); // a game has one search
    const search = (this.#hint = this.game.search(HINT));
    const { best } = await search.result;
    if (this.#hint !== search) return undefined;
    this.#hint = null;
    this.#ponder();
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
    this.#ponders = false;
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

  /** Ends what is being thought for the side to move. */
  #interrupt() {
    const search = this.#search;
    this.#search = null;
    search?.stop();
    this.#hint?.stop();
    this.#hint = null;
  }

  /** @param {() => Promise<unknown>} action @param {() => void} [done] @param {string} [expected] */
  async #turn(action, done, expected) {
    this.#interrupt();
    this.#expected = expected;
    this.#turns++;
    try {
      await action();
      done?.();
    } catch (error) {
      this.#emit('problem', textOf(error));
    }
    this.#turns--;
    this.resume();
  }

  /** It stands still before the first move, while a reader looks back, and at the end. */
  #runClock() {
    const { sideToMove, ply, plies } = this.view;
    this.clock?.run(this.outcome || ply === 0 || ply < plies ? null : sideToMove);
  }

  /** Milliseconds for the computer’s move, and for the eye before it. @param {Color} color */
  #pace(color) {
    const { setup, clock } = this;
    const whole = setup.seconds * 1000;
    if (!clock) return { movetime: whole, rest: REST };
    const share = shareOf(clock.left(color), clock.control);
    return { movetime: Math.min(whole, share), rest: Math.min(REST, share) };
  }

  async #think() {
    const { level } = this.setup;
    const { movetime, rest: pause } = this.#pace(this.view.sideToMove);
    const rest = new Promise((resolve) => setTimeout(resolve, pause));
    const search = this.#pondering.hit(this.view) ?? this.game.search({ level, seed: this.#seed, movetime }, ({ depth }) => this.#report(depth));
    this.#search = search;
    this.depth = 0;
    this.#emit('change');
    try {
      const [{ best, pv }] = await Promise.all([search.result, rest]);
      if (this.#search !== search) return;
      this.#search = null;
      if (best) await this.play(best, pv[1]);
    } catch (error) {
      if (this.#search === search) this.#fail(error);
    }
  }

  /** Thinks on a person's time, if that is wanted and an answer is expected. */
  #ponder() {
    const { view, setup, outcome } = this;
    const us = opponent(view.sideToMove);
    const waiting = !outcome && !this.#turns && !this.thinking && !this.#hint && view.ply === view.plies && setup.players[view.sideToMove] === 'human' && setup.players[us] === 'computer';
    const expected = view.moves.find(({ text }) => text === this.#expected);
    if (!waiting) return this.#pondering.stop();
    if (!this.#ponders || !expected || this.pondering) return;
    const { movetime } = this.#pace(us);
    this.#pondering.begin(this.game, expected.text, { level: setup.level, seed: this.#seed, movetime }, ({ depth }) => this.thinking && this.#report(depth));
    this.#emit('change');
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
