/**
 * @typedef {import('./types.js').Limits} Limits
 * @typedef {import('./types.js').Progress} Progress
 * @typedef {import('./types.js').GameRecord} GameRecord
 * @typedef {import('./link.js').Link} Link
 * @typedef {import('./supervisor.js').Supervisor} Supervisor
 */

let searches = 0;

/** A search of one position. It begins again, with the same limits, on a new worker if its own is lost. */
export class Search {
  #game;
  #searcher;
  #limits;
  #onProgress;
  #token = ++searches; // they rise, so that the worker knows which one a stop is for
  #stopped = false;
  #hit = false;
  /** @type {Link | null} */
  #link = null;
  /** @type {Promise<Progress>} the last progress, with the best move */
  result = /** @type {any} */ (null);

  /**
   * @param {number} game
   * @param {Supervisor} searcher
   * @param {Limits} limits
   * @param {(progress: Progress) => void} [onProgress]
   */
  constructor(game, searcher, limits, onProgress) {
    this.#game = game;
    this.#searcher = searcher;
    this.#limits = limits;
    this.#onProgress = onProgress;
  }

  /** @param {Promise<GameRecord>} record */
  begin(record) {
    this.result = record.then((known) => this.#searcher.run((link) => this.#ask(link, known)));
    this.result.catch(() => {}); // the caller may have dropped it
  }

  /** The result is then the best move found so far. */
  stop() {
    this.#stopped = true;
    this.#link?.request(this.#game, 'stop', [this.#token]).catch(() => {});
  }

  /** The move pondered on has been played: the search goes on, and its limits count from now. */
  ponderHit() {
    this.#hit = true;
    this.#link?.request(this.#game, 'ponderHit', [this.#token]).catch(() => {});
  }

  /**
   * @param {Link} link
   * @param {GameRecord} record
   */
  #ask(link, record) {
    this.#link = link;
    const { ponder, ...rest } = this.#limits;
    const limits = { ...rest, ponder: ponder !== undefined && !this.#hit };
    const answer = link.request(this.#game, 'search', [this.#token, after(record, ponder), limits], this.#onProgress);
    if (this.#stopped) this.stop();
    return answer;
  }
}

/**
 * A game with one move more.
 * @param {GameRecord} record
 * @param {string | undefined} move
 * @returns {GameRecord}
 */
function after({ spec, ply }, move) {
  if (move === undefined) return { spec, ply };
  return { spec: { ...spec, moves: [...(spec.moves ?? []).slice(0, ply), move] } };
}
