/**
 * @typedef {import('./types.js').Spec} Spec
 * @typedef {import('./types.js').Request} Request
 * @typedef {import('./types.js').Reply} Reply
 * @typedef {import('./types.js').Refusal} Refusal
 * @typedef {import('./types.js').GameRecord} GameRecord
 * @typedef {import('./types.js').Limits} Limits
 * @typedef {import('./types.js').Progress} Progress
 * @typedef {object} OpenGame
 * @property {any} session
 * @property {string[]} line what the search's session has played
 * @property {Promise<unknown> | null} searching settles when the running search has ended
 * @property {number} token of the latest search
 * @property {number} stopped no search up to this token is wanted any more
 * @property {number} hit no search up to this token ponders any more
 * @property {() => void} release lets a search that has ended while it pondered give its result
 */

/** The longest time that a running search lets a message wait. */
const SLICE = 10;

/** A search that keeps its result tells so often that it is alive. */
const IDLE = 250;

/** What a worker does: it holds games by number and answers requests about them. */
export class Service {
  #post;
  #instantiate;
  /** @type {any} */
  #core = null;
  /** @type {Map<number, OpenGame>} */
  #games = new Map();

  /** @type {Record<string, (request: Request, ...args: any[]) => any>} */
  #methods = {
    load: async (_, module) => void (this.#core = await this.#instantiate(module)),
    describe: (_, spec) => valueOf(this.#core.describe(spec)),
    open: ({ session }, record) => this.#open(session, record),
    close: ({ session }) => this.#close(session),
    play: ({ session }, text) => valueOf(this.#game(session).session.play(text)),
    undo: ({ session }) => this.#game(session).session.undo(),
    redo: ({ session }) => this.#game(session).session.redo(),
    goTo: ({ session }, ply) => this.#game(session).session.goTo(ply),
    explain: ({ session }, site) => this.#game(session).session.explain(site),
    preview: ({ session }, text) => valueOf(this.#game(session).session.preview(text)),
    attacked: ({ session }, color) => this.#game(session).session.attacked(color),
    whyNot: ({ session }, move) => this.#game(session).session.whyNot(move),
    search: (request, token, record, limits) => this.#search(request, token, record, limits),
    stop: ({ session }, token) => this.#stop(session, token),
    ponderHit: ({ session }, token) => this.#ponderHit(session, token),
  };

  /**
   * @param {(reply: Reply) => void} post
   * @param {(module: WebAssembly.Module) => Promise<any>} instantiate
   */
  constructor(post, instantiate) {
    this.#post = post;
    this.#instantiate = instantiate;
  }

  /** @param {Request} request */
  async receive(request) {
    try {
      const value = await this.#methods[request.method](request, ...request.args);
      this.#post({ id: request.id, value });
    } catch (error) {
      this.#post({ id: request.id, error: error instanceof Refused ? error.refusal : failure(error) });
    }
  }

  /**
   * @param {number} number
   * @param {GameRecord} record
   */
  #open(number, { spec, ply }) {
    const session = valueOf(this.#core.open(spec));
    this.#delete(number);
    this.#games.set(number, { session, line: spec.moves ?? [], searching: null, token: 0, stopped: 0, hit: 0, release: () => {} });
    return { info: session.info(), view: ply === undefined ? session.view() : session.goTo(ply) };
  }

  /** @param {number} number */
  async #close(number) {
    const game = this.#games.get(number);
    if (game) await this.#idle(game);
    this.#delete(number);
  }

  /** @param {number} number */
  #delete(number) {
    this.#games.get(number)?.session.delete();
    this.#games.delete(number);
  }

  /** @param {number} number */
  #game(number) {
    const game = this.#games.get(number);
    if (!game) throw new Error(`game ${number} is not open`);
    return game;
  }

  /**
   * @param {Request} request
   * @param {number} token
   * @param {GameRecord} record
   * @param {Omit<Limits, 'ponder'> & { ponder: boolean }} limits
   */
  async #search({ id, session: number }, token, record, limits) {
    const known = this.#games.get(number);
    if (known) await this.#idle(known);
    const game = this.#follow(number, record);
    game.token = token;
    game.session.searchBegin(limits);
    const held = limits.ponder ? new Promise((resolve) => (game.release = () => resolve(true))) : null;
    if (token <= game.hit) this.#ponderHit(number, token);
    if (token <= game.stopped) this.#stop(number, token);
    const search = this.#slices(id, game.session, held);
    game.searching = search.catch(() => {}).then(() => (game.searching = null));
    return search;
  }

  /** @param {OpenGame} game */
  async #idle(game) {
    while (game.searching) await game.searching;
  }

  /**
   * The game at the record's position. The session of the last search is kept, for what it has learnt.
   * @param {number} number
   * @param {GameRecord} record
   */
  #follow(number, { spec, ply }) {
    const line = (spec.moves ?? []).slice(0, ply);
    const game = this.#games.get(number);
    if (game) advance(game, line);
    else this.#open(number, { spec: { ...spec, moves: line } });
    return this.#game(number);
  }

  /**
   * @param {number} id
   * @param {any} session
   * @param {Promise<true> | null} held the result is given when this is settled
   * @returns {Promise<Progress>}
   */
  async #slices(id, session, held) {
    for (;;) {
      const progress = session.searchStep(SLICE);
      if (progress.done && (!held || (await Promise.race([held, delay(IDLE)])))) return progress;
      this.#post({ id, progress: { ...progress, done: false } });
      await pause();
    }
  }

  /**
   * @param {number} number
   * @param {number} token
   */
  #stop(number, token) {
    const game = this.#games.get(number);
    if (!game) return;
    game.stopped = Math.max(game.stopped, token);
    if (token !== game.token) return;
    game.session.searchStop();
    game.release();
  }

  /**
   * @param {number} number
   * @param {number} token
   */
  #ponderHit(number, token) {
    const game = this.#games.get(number);
    if (!game) return;
    game.hit = Math.max(game.hit, token);
    if (token !== game.token) return;
    game.session.ponderHit();
    game.release();
  }
}

/** @param {number} milliseconds @returns {Promise<void>} */
const delay = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Lets the messages that wait be read; a timer would take four milliseconds each time, and a channel that is kept would
 * be read in node a thousand times in a row.
 * @returns {Promise<void>}
 */
function pause() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });
}

class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** @param {{ value?: any, error?: Refusal }} result */
function valueOf({ value, error }) {
  if (error) throw new Refused(error);
  return value;
}

/**
 * @param {unknown} error
 * @returns {Refusal}
 */
function failure(error) {
  return { kind: 'internal', text: String(error) };
}

/**
 * @param {OpenGame} game
 * @param {string[]} line
 */
function advance(game, line) {
  let common = 0;
  while (common < line.length && line[common] === game.line[common]) ++common;
  game.session.goTo(common);
  for (const text of line.slice(common)) valueOf(game.session.play(text));
  game.line = line;
}
