/** @typedef {import('./types.js').Refusal} Refusal */

/** What the promises of this folder are rejected with: a refusal by the core, or its failure (kind 'internal'). */
export class EngineError extends Error {
  /** @param {Refusal} refusal */
  constructor({ kind, text, place }) {
    super(text);
    this.name = 'EngineError';
    this.kind = kind;
    this.text = text;
    this.place = place;
  }
}

/** The worker is gone and took this request with it. Of all such requests one is taken to be the cause. */
export class WorkerLost extends EngineError {
  /**
   * @param {string} text
   * @param {boolean} cause
   */
  constructor(text, cause) {
    super({ kind: 'internal', text });
    this.cause = cause;
  }
}
