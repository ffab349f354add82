import { Game } from './game.js';
import { Link } from './link.js';
import { compile } from './loader.js';
import { startWorker } from './start-worker.js';
import { Supervisor } from './supervisor.js';

/**
 * @typedef {import('./types.js').Spec} Spec
 * @typedef {import('./types.js').Info} Info
 *
 * @typedef {object} Parts What an engine is made of; a test puts its own in.
 * @property {URL | string} base the folder of woodpusher.wasm and engine/worker.js
 * @property {(base: URL) => Promise<WebAssembly.Module>} compile
 * @property {(script: URL) => import('./link.js').WorkerLike} startWorker
 * @property {number} silence milliseconds after which a worker without a word is rebuilt
 */

/** @type {Parts} */
const parts = { base: new URL('../', import.meta.url), compile, startWorker, silence: 1000 };

/**
 * An engine: the rules in one worker, the search in another. It starts neither before it is needed.
 * @param {Partial<Parts>} [options]
 */
export function createEngine(options) {
  return new Engine({ ...parts, ...options });
}

class Engine {
  #rules;
  #search;
  #games = 0;

  /** @param {Parts} parts */
  constructor({ base, compile, startWorker, silence }) {
    const folder = new URL(base);
    const start = async () => {
      const link = new Link(startWorker(new URL('engine/worker.js', folder)));
      await link.load(compile(folder), silence);
      return link;
    };
    this.#rules = new Supervisor(start);
    this.#search = new Supervisor(start);
  }

  /**
   * @param {Spec} spec
   * @returns {Promise<Info>}
   */
  describe(spec) {
    return this.#rules.run((link) => link.request(0, 'describe', [spec]));
  }

  /** @param {Spec} spec */
  open(spec) {
    return Game.open(++this.#games, spec, this.#rules, this.#search);
  }

  /** Ends the workers; what is still asked of them is rejected. */
  close() {
    this.#rules.close();
    this.#search.close();
  }
}
