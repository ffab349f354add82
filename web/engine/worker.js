// The script of both workers: rules and search differ in what they are asked.
import { instantiate } from './loader.js';
import { Service } from './service.js';

const base = new URL('../', import.meta.url);
const service = new Service(
  (reply) => self.postMessage(reply),
  (module) => instantiate(module, base),
);
self.onmessage = (event) => service.receive(event.data);
self.postMessage({ id: 0, value: 'ready' });
