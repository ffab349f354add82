// Makes the whole site, build/dist, of this folder and of the compiled core in build/wasm.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build, transform } from 'esbuild';

const web = new URL('./', import.meta.url);
const core = new URL('../build/wasm/', import.meta.url);
const dist = new URL('../build/dist/', import.meta.url);

/** The scripts and style sheets that the page names, and those that other pages start from. */
async function entries() {
  const page = await readFile(new URL('index.html', web), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(?:\.\/)?([^":]+\.(?:js|css))"/g)].map((match) => match[1]);
  return [...new Set([...named, 'engine/client.js', 'engine/worker.js'])];
}

async function bundle() {
  await build({
    entryPoints: (await entries()).map((path) => new URL(path, web).pathname),
    outbase: web.pathname,
    outdir: dist.pathname,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    loader: { '.svg': 'text', '.webp': 'dataurl' },
    logLevel: 'warning',
  });
}

async function copyCore() {
  const glue = await readFile(new URL('woodpusher.mjs', core), 'utf8');
  const { code } = await transform(glue, { format: 'esm', minify: true });
  await writeFile(new URL('woodpusher.mjs', dist), code);
  await copyFile(new URL('woodpusher.wasm', core), new URL('woodpusher.wasm', dist));
}

/** What a page needs to draw a board before any WebAssembly has started. */
async function writeVariants() {
  const { default: create } = await import(new URL('woodpusher.mjs', core).href);
  const { variants } = await create({ wasmBinary: await readFile(new URL('woodpusher.wasm', core)) });
  await writeFile(new URL('variants.json', dist), JSON.stringify(variants()));
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await copyFile(new URL('index.html', web), new URL('index.html', dist));
await copyFile(new URL('assets/favicon.svg', web), new URL('favicon.svg', dist));
await Promise.all([bundle(), copyCore(), writeVariants()]);
