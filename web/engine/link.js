import { EngineError, WorkerLost } from './errors.js';

/**
 * @typedef {import('./types.js').Reply} Reply
 * @typedef {import('./types.js').Progress} Progress
 * @typedef {Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onmessageerror' | 'onerror'>} WorkerLike
 * @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void, onProgress?: (progress: Progress) => void }} Call
 */

const READY = 0;
const TICK = 250;
const LOADING = 30_000;

/** One started worker and what is asked of it. Silent for too long, or broken, it is ended for good. */
export class Link {
  #worker;
  /** @type {Map<number, Call>} */
  #pending = new Map();
  #lastId = READY;
  #patience = LOADING;
  #quiet = 0;
  #ready;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #clock;
  /** Whether the worker has ended. */
  lost = false;

  /** @param {WorkerLike} worker which says when it is ready, as if asked with the id 0 */
  constructor(worker) {
    this.#worker = worker;
    worker.onmessage = (event) => this.#receive(event.data);
    worker.onmessageerror = () => this.end('a message to the page could not be read');
    worker.onerror = (event) => this.end(event.message || 'the worker did not start');
    this.#ready = this.#expect(READY);
  }

  /**
   * @param {Promise<WebAssembly.Module>} module
   * @param {number} silence milliseconds without a word, after loading, that end the worker
   */
  async load(module, silence) {
    try {
      const [compiled] = await Promise.all([module, this.#ready]);
      await this.request(0, 'load', [compiled]);
    } catch (error) {
      this.end(String(error));
      throw error;
    }
    this.#patience = silence;
  }

  /**
   * @param {number} session
   * @param {string} method
   * @param {unknown[]} args
   * @param {(progress: Progress) => void} [onProgress]
   * @returns {Promise<any>}
   */
  request(session, method, args, onProgress) {
    if (this.lost) return Promise.reject(new WorkerLost('the worker has ended', false));
    const id = ++this.#lastId;
    const answer = this.#expect(id, onProgress);
    this.#worker.postMessage({ id, session, method, args });
    return answer;
  }

  /** @param {string} reason */
  end(reason) {
    this.#end(reason, this.#pending.keys().next().value);
  }

  /**
   * @param {number} id
   * @param {(progress: Progress) => void} [onProgress]
   */
  #expect(id, onProgress) {
    const answer = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject, onProgress }));
    if (this.#clock === undefined) {
      this.#quiet = 0;
      this.#clock = setInterval(() => this.#tick(), TICK);
    }
    return answer;
  }

  // Ticks are counted, not time: a page that was itself busy or asleep must not take its worker for dead.
  #tick() {
    this.#quiet += TICK;
    if (this.#quiet >= this.#patience) this.end(`the worker was silent for ${this.#patience} ms`);
  }

  /** @param {Reply} reply */
  #receive({ id, value, error, progress }) {
    this.#quiet = 0;
    const call = this.#pending.get(id);
    if (!call) return;
    if (progress) return call.onProgress?.(progress);
    // After a failure inside the core nothing that it holds can be trusted.
    if (error?.kind === 'internal') return this.#end(error.text, id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#stopClock();
    if (error) call.reject(new EngineError(error));
    else call.resolve(value);
  }

  /**
   * @param {string} reason
   * @param {number | undefined} cause the request that is blamed: a worker answers in order, so the oldest
   */
  #end(reason, cause) {
    this.lost = true;
    this.#stopClock();
    this.#worker.terminate();
    const calls = [...this.#pending];
    this.#pending.clear();
    for (const [id, call] of calls) call.reject(new WorkerLost(reason, id === cause));
  }

  #stopClock() {
    clearInterval(this.#clock);
    this.#clock = undefined;
  }
}
