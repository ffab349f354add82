import { readFile } from 'node:fs/promises';

const build = new URL('../../build/wasm/', import.meta.url);

/** The compiled core as scripts/build wasm left it, see wasm/bindings.cpp. */
export async function loadCore() {
  const { default: create } = await import(new URL('woodpusher.mjs', build).href);
  return create({ wasmBinary: await readFile(new URL('woodpusher.wasm', build)) });
}

/** The compiled core as the page loads it: a module for instantiate(). */
export const compileCore = async () => WebAssembly.compile(await readFile(new URL('woodpusher.wasm', build)));
export const coreFolder = build;
