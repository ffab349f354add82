/** @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map();

/**
 * The compiled core, one for all workers of a page.
 * @param {URL} base the folder of woodpusher.wasm
 */
export function compile(base) {
  const url = new URL('woodpusher.wasm', base).href;
  const known = compiled.get(url);
  if (known) return known;
  const module = fetchModule(url);
  compiled.set(url, module);
  module.catch(() => compiled.delete(url));
  return module;
}

/** @param {string} url */
async function fetchModule(url) {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const streams = response.headers.get('content-type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * @param {WebAssembly.Module} module
 * @param {URL} base the folder of woodpusher.mjs
 * @returns {Promise<any>} the core's functions, see wasm/bindings.cpp
 */
export async function instantiate(module, base) {
  const { default: create } = await import(new URL('woodpusher.mjs', base).href);
  return new Promise((resolve, reject) => {
    create({
      /** @type {(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => object} */
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then(done, reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
