import { EngineError, WorkerLost } from './errors.js';

/** @typedef {import('./link.js').Link} Link */

/** Keeps one worker: starts it when it is first needed, and anew when it was lost. */
export class Supervisor {
  #start;
  /** @type {Promise<Link> | null} */
  #link = null;
  #closed = false;

  /** @param {() => Promise<Link>} start */
  constructor(start) {
    this.#start = start;
  }

  /**
   * Runs a task of requests. If the worker is lost meanwhile, the task runs again from its beginning on a new one;
   * a task that was the cause gets no third try.
   * @template T
   * @param {(link: Link) => Promise<T>} task
   * @returns {Promise<T>}
   */
  async run(task) {
    for (let faults = 0; ; ) {
      const link = await this.#current();
      try {
        return await task(link);
      } catch (error) {
        if (!(error instanceof WorkerLost) || this.#closed) throw error;
        if (error.cause && ++faults === 2) throw error;
      }
    }
  }

  async close() {
    this.#closed = true;
    const link = await this.#link?.catch(() => null);
    link?.end('the engine was closed');
  }

  /** @returns {Promise<Link>} */
  async #current() {
    if (this.#closed) throw new EngineError({ kind: 'internal', text: 'the engine was closed' });
    this.#link ??= this.#start();
    const starting = this.#link;
    try {
      const link = await starting;
      if (!link.lost) return link;
    } catch (error) {
      this.#forget(starting);
      throw new EngineError({ kind: 'internal', text: `the engine did not start: ${error}` });
    }
    this.#forget(starting);
    return this.#current();
  }

  /** @param {Promise<Link>} link */
  #forget(link) {
    if (this.#link === link) this.#link = null;
  }
}
