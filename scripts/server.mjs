// node scripts/server.mjs FOLDER [PORT [ADDRESS]]: serves files as a host of the site has to.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
};
const packed = new Set(['.png', '.webp']);

export const headers = {
  // Pages of other origins, and sandboxed frames, start the engine from here too.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "style-src 'self'",
    "img-src 'self' data:",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/**
 * The file that an address names, or null: none may lie outside the folder.
 * @param {string} root
 * @param {string} address
 */
function find(root, address) {
  try {
    const path = join(root, decodeURIComponent(new URL(address, 'http://localhost').pathname));
    if (path !== root && !path.startsWith(root + sep)) return null;
    const stat = statSync(path);
    if (stat.isFile()) return { path, stat };
    const index = join(path, 'index.html');
    return { path: index, stat: statSync(index) };
  } catch {
    return null;
  }
}

/**
 * @param {string} root
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers
 */
function answer(root, request, response, headers) {
  const file = find(root, request.url ?? '/');
  if (!file) return response.writeHead(404, headers).end('Not found');
  const etag = `"${file.stat.size}-${file.stat.mtimeMs}"`;
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, { ...headers, etag }).end();

  const ending = extname(file.path);
  const gzip = !packed.has(ending) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(200, {
    ...headers,
    etag,
    vary: 'accept-encoding',
    'content-type': types[ending] ?? 'application/octet-stream',
    ...(gzip && { 'content-encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') return response.end();
  const stream = createReadStream(file.path).on('error', () => response.destroy());
  return gzip ? stream.pipe(createGzip()).pipe(response) : stream.pipe(response);
}

/**
 * @param {string} folder
 * @param {{ port?: number, address?: string, extra?: Record<string, string> }} [options] port 0 is any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serve(folder, { port = 0, address = '127.0.0.1', extra = {} } = {}) {
  const root = resolve(folder);
  const server = createServer((request, response) => answer(root, request, response, { ...headers, ...extra }));
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, address, () => {
      const host = address.includes(':') ? `[${address}]` : address;
      const close = () => new Promise((closed) => (server.close(() => closed()), server.closeAllConnections()));
      done({ url: `http://${host}:${server.address().port}/`, close });
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder = '.', port = '8080', address = '127.0.0.1'] = process.argv.slice(2);
  const { url } = await serve(folder, { port: Number(port), address });
  console.log(`Woodpusher is at ${url}`);
}
