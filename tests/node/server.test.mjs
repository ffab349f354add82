import assert from 'node:assert/strict';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../scripts/server.mjs';

let folder, site;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'woodpusher-'));
  await mkdir(join(folder, 'site/part'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'site/index.html'), '<!doctype html>start');
  await writeFile(join(folder, 'site/part/index.html'), '<!doctype html>part');
  await writeFile(join(folder, 'site/core.wasm'), 'wasm');
  await writeFile(join(folder, 'site/core.mjs'), 'export {}');
  site = await serve(join(folder, 'site'));
});

after(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** The path as it is written: fetch() would tidy it. */
const status = (path) =>
  new Promise((resolve) => request(site.url, { path }, (response) => (response.resume(), resolve(response.statusCode))).end());

test('a folder is its index.html', async () => {
  assert.equal(await (await fetch(site.url)).text(), '<!doctype html>start');
  assert.equal(await (await fetch(site.url + 'part/')).text(), '<!doctype html>part');
});

test('scripts and WebAssembly have the types that browsers insist on', async () => {
  assert.equal((await fetch(site.url + 'core.wasm')).headers.get('content-type'), 'application/wasm');
  assert.match((await fetch(site.url + 'core.mjs')).headers.get('content-type'), /^text\/javascript/);
});

test('every answer lets other origins read it and carries the policy', async () => {
  for (const path of ['', 'core.wasm', 'missing']) {
    const { headers } = await fetch(site.url + path);
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.match(headers.get('content-security-policy'), /script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:/);
  }
});

test('what has not changed is not sent again', async () => {
  const first = await fetch(site.url);
  const again = await fetch(site.url, { headers: { 'if-none-match': first.headers.get('etag') } });
  assert.equal(again.status, 304);
});

test('nothing outside the folder is served', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/part/../../secret.txt', '/%', '/missing']) {
    assert.equal(await status(path), 404, path);
  }
});
