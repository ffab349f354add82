import { isSite, pieceAt, sameSource } from '../board/state.js';
import { after, sentence, spoken } from './words.js';

/** @import { Board } from '../board/board.js' */
/** @import { Source } from '../board/state.js' */
/** @import { Attempt, Explanation, Move, Preview, Reason } from '../engine/types.js' */
/** @import { Game } from './opening.js' */

const QUESTIONS = /** @type {const} */ (['look', 'aim', 'refuse', 'attacks']);
const PATIENCE = { pointer: 120, focus: 120, choice: 0 }; // milliseconds before the explanation follows

/**
 * What the reader wants to know about the position: why a piece moves as it does, what a move would change, why a move
 * is none, what is attacked. The core is asked, and what it answers is shown on the board and in the note.
 */
export class Why {
  /** @type {Source | null} */
  attention = null;
  /** @type {Explanation | null} */
  explanation = null;
  /** @type {{ move: Move, preview: Preview } | null} */
  coming = null;
  /** @type {Reason | null} */
  refusal = null;
  /** Whether the squares that either side attacks are shown. */
  attacks = false;
  /** Whether a pointer over a piece is enough. */
  hover = true;
  /** @type {Source | null} */
  #refused = null;
  #timer = 0;
  #asked = { look: 0, aim: 0, refuse: 0, attacks: 0 };

  /** @param {Board} board @param {{ game: () => Game | undefined, redraw: () => void, say: (text: string) => void }} on */
  constructor(board, on) {
    this.board = board;
    this.on = on;
  }

  /** @param {Source | null} source @param {'pointer' | 'focus' | 'choice'} by */
  attend(source, by) {
    if (by === 'pointer' && (!this.hover || this.#isRefused(source))) return;
    if (source) this.#forgive();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(source, by === 'focus'), PATIENCE[by]);
  }

  /** @param {Move | null} move */
  async aim(move) {
    const preview = move && (await this.#ask('aim', (game) => game.preview(move.text)));
    if (preview === undefined) return;
    if (!move) this.#asked.aim++;
    this.coming = move && preview ? { move, preview } : null;
    this.board.set({ preview });
    if (this.coming && this.board.keyboard && preview?.words.length) this.on.say(after(this.coming));
    this.on.redraw();
  }

  /** @param {Source} source @param {number} to */
  async refuse(source, to) {
    const attempt = /** @type {Attempt} */ (isSite(source) ? { from: source.site, to } : { drop: source.drop, to });
    const refusal = await this.#ask('refuse', (game) => game.whyNot(attempt));
    if (!refusal) return;
    clearTimeout(this.#timer);
    this.#asked.look++;
    this.refusal = refusal;
    this.#refused = source;
    this.board.set({ refused: refusal.sites });
    this.on.say(sentence(refusal.text));
    this.on.redraw();
  }

  /** @param {boolean} on */
  async showAttacks(on) {
    this.attacks = on;
    const attacked = on ? await this.#ask('attacks', async (game) => ({ white: await game.attacked('white'), black: await game.attacked('black') })) : null;
    if (attacked !== undefined) this.board.set({ attacked: this.attacks ? attacked : null });
    this.on.redraw();
  }

  /** The position has changed: what was asked of the last one is void. */
  renew() {
    for (const kind of QUESTIONS) this.#asked[kind]++;
    clearTimeout(this.#timer);
    this.coming = null;
    this.refusal = null;
    const { attention } = this.board;
    if (this.hover || attention === this.board.state.selected) this.#look(attention, false);
    else this.#look(null, false);
    if (this.attacks) this.showAttacks(true);
  }

  leave() {
    clearTimeout(this.#timer);
  }

  /** @param {Source | null} source @param {boolean} aloud */
  async #look(source, aloud) {
    const site = source && isSite(source) && pieceAt(this.board.state, source.site) ? source.site : -1;
    const explanation = site < 0 ? (this.#asked.look++, null) : await this.#ask('look', (game) => game.explain(site));
    if (explanation === undefined) return;
    this.attention = source;
    this.explanation = explanation;
    this.board.set({ why: explanation });
    if (aloud && explanation) this.on.say(spoken(this.board.state.info, explanation));
    this.on.redraw();
  }

  /** A pointer that leaves, or rests on the same piece, does not take the reason away. @param {Source | null} source */
  #isRefused(source) {
    return this.refusal !== null && (!source || sameSource(source, this.#refused));
  }

  #forgive() {
    if (!this.refusal) return;
    this.refusal = null;
    this.board.set({ refused: [] });
  }

  /**
   * Undefined where another question of the kind, or another position, has come since. What the core cannot say is
   * null.
   * @template T
   * @param {'look' | 'aim' | 'refuse' | 'attacks'} kind @param {(game: Game) => Promise<T>} question
   * @returns {Promise<T | null | undefined>}
   */
  async #ask(kind, question) {
    const asked = ++this.#asked[kind];
    const game = this.on.game();
    const answer = game ? await question(game).catch(() => null) : null;
    return asked === this.#asked[kind] ? answer : undefined;
  }
}
