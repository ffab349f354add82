import { instantiate } from '../../web/engine/loader.js';
import { Service } from '../../web/engine/service.js';
import { compileCore, coreFolder } from './core.mjs';

/** What the workers run, in this thread, behind the face of a Worker: messages are copied and arrive later. */
export class LocalWorker {
  onmessage = null;
  #ended = false;

  constructor() {
    const service = new Service(
      (reply) => this.#deliver(reply),
      (module) => instantiate(module, coreFolder),
    );
    this.postMessage = (request) => {
      const copy = structuredClone(request.method === 'load' ? { ...request, args: [] } : request);
      setImmediate(() => service.receive({ ...copy, args: request.method === 'load' ? request.args : copy.args }));
    };
    this.#deliver({ id: 0, value: 'ready' });
  }

  terminate() {
    this.#ended = true;
  }

  #deliver(reply) {
    const copy = structuredClone(reply);
    setImmediate(() => this.#ended || this.onmessage?.({ data: copy }));
  }
}

/** For createEngine(): the real client and service over the compiled core, without workers. */
export const local = { compile: compileCore, startWorker: () => new LocalWorker() };
