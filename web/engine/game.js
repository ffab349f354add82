import { Search } from './search.js';

/**
 * @typedef {import('./types.js').Spec} Spec
 * @typedef {import('./types.js').Info} Info
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Color} Color
 * @typedef {import('./types.js').Explanation} Explanation
 * @typedef {import('./types.js').Preview} Preview
 * @typedef {import('./types.js').Reason} Reason
 * @typedef {import('./types.js').Attempt} Attempt
 * @typedef {import('./types.js').Limits} Limits
 * @typedef {import('./types.js').Progress} Progress
 * @typedef {import('./types.js').GameRecord} GameRecord
 * @typedef {import('./link.js').Link} Link
 * @typedef {import('./supervisor.js').Supervisor} Supervisor
 */

/** A game in the rules worker, built again from its record when that worker is lost. */
export class Game {
  #number;
  #spec;
  #rules;
  #searcher;
  /** @type {Link | null} the worker that has this game open */
  #home = null;
  /** @type {Promise<unknown>} one request at a time, so that the record is that of the position asked about */
  #last = Promise.resolve();
  /** @type {Search | null} */
  #search = null;
  /** @type {Info} */
  info = /** @type {any} */ (null);
  /** @type {View} */
  view = /** @type {any} */ (null);

  /**
   * @param {number} number
   * @param {Spec} spec
   * @param {Supervisor} rules
   * @param {Supervisor} searcher
   */
  constructor(number, spec, rules, searcher) {
    this.#number = number;
    this.#spec = spec;
    this.#rules = rules;
    this.#searcher = searcher;
  }

  /** @param {ConstructorParameters<typeof Game>} parts */
  static async open(...parts) {
    const game = new Game(...parts);
    await game.#rules.run((link) => game.#settle(link));
    return game;
  }

  /** @param {string} text */
  play(text) {
    return this.#change('play', text);
  }

  undo() {
    return this.#change('undo');
  }

  redo() {
    return this.#change('redo');
  }

  /** @param {number} ply */
  goTo(ply) {
    return this.#change('goTo', ply);
  }

  /**
   * What the piece on a site may do and why; null where none stands.
   * @param {number} site
   * @returns {Promise<Explanation | null>}
   */
  explain(site) {
    return this.#ask('explain', site);
  }

  /**
   * What a legal move would change, without making it.
   * @param {string} text
   * @returns {Promise<Preview>}
   */
  preview(text) {
    return this.#ask('preview', text);
  }

  /**
   * The sites that a colour attacks: where it could take a royal piece now.
   * @param {Color} color
   * @returns {Promise<number[]>}
   */
  attacked(color) {
    return this.#ask('attacked', color);
  }

  /**
   * Why a piece may not go there; null if it may.
   * @param {Attempt} attempt
   * @returns {Promise<Reason | null>}
   */
  whyNot(attempt) {
    return this.#ask('whyNot', attempt);
  }

  /**
   * Searches the position as it is after all that was asked before. A game has one search: another ends it.
   * @param {Limits} limits
   * @param {(progress: Progress) => void} [onProgress]
   */
  search(limits, onProgress) {
    this.#search?.stop();
    this.#search = new Search(this.#number, this.#searcher, limits, onProgress);
    this.#search.begin(this.#last.then(() => this.#record()));
    return this.#search;
  }

  async close() {
    this.#search?.stop();
    await this.#last;
    const close = (/** @type {Link} */ link) => link.request(this.#number, 'close', []);
    await Promise.all([this.#rules.run(close), this.#search && this.#searcher.run(close)]);
  }

  /**
   * @param {string} method
   * @param {unknown[]} args
   * @returns {Promise<View>}
   */
  #change(method, ...args) {
    return this.#request(method, args, (view) => (this.view = view));
  }

  /**
   * @param {string} method
   * @param {unknown[]} args
   */
  #ask(method, ...args) {
    return this.#request(method, args, (answer) => answer);
  }

  /**
   * @param {string} method
   * @param {unknown[]} args
   * @param {(answer: any) => any} receive
   * @returns {Promise<any>}
   */
  #request(method, args, receive) {
    const done = this.#last.then(() =>
      this.#rules.run(async (link) => {
        await this.#settle(link);
        return receive(await link.request(this.#number, method, args));
      }),
    );
    this.#last = done.catch(() => {});
    return done;
  }

  /** @param {Link} link */
  async #settle(link) {
    if (this.#home === link) return;
    const { info, view } = await link.request(this.#number, 'open', [this.#record()]);
    this.#home = link;
    this.info ??= info;
    this.view = view;
  }

  /** @returns {GameRecord} */
  #record() {
    if (!this.view) return { spec: this.#spec };
    return { spec: { ...this.#spec, moves: this.view.record.map((move) => move.text) }, ply: this.view.ply };
  }
}
