import { textOf } from './opening.js';

/** @import { Color, View } from '../engine/types.js' */
/** @import { Game } from './opening.js' */

/**
 * @typedef {'human' | 'computer'} Player
 * @typedef {object} Setup Who plays.
 * @property {Record<Color, Player>} players
 * @property {number} level
 * @property {number} seconds
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

  /** @param {Game} game @param {Setup} setup */
  constructor(game, setup) {
    super();
    this.game = game;
    this.setup = setup;
    this.depth = 0;
  }

  /** @returns {View} */
  get view() {
    return this.game.view;
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
    const { outcome, sideToMove, ply, plies } = this.view;
    return !outcome && ply === plies && this.setup.players[sideToMove] === 'computer';
  }

  /** Goes on from the position as it is. */
  resume() {
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
    return (this.settled = this.#turn(() => this.game.play(text), () => this.#emit('move', { before, move })));
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
    if (!this.view.outcome) this.#think();
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
    if (this.thinking || this.#hint || this.view.outcome) return undefined;
    const { moves } = this.view;
    const search = (this.#hint = this.game.search(HINT));
    const { best } = await search.result;
    if (this.#hint !== search) return undefined;
    this.#hint = null;
    return moves.find((move) => move.text === best);
  }

  close() {
    this.cancel();
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

  async #think() {
    const { level, seconds } = this.setup;
    const rest = new Promise((resolve) => setTimeout(resolve, REST));
    const search = this.game.search({ level, movetime: seconds * 1000 }, ({ depth }) => this.#report(depth));
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
