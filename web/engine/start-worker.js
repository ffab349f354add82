/**
 * The one way to start a worker. Where its script is of the page's own origin it is a module worker. On a page of
 * another origin, or of none (an iframe with sandbox="allow-scripts"), no worker may be made from that address, but a
 * classic one from a blob may, and it may import the module if the serving host sends Access-Control-Allow-Origin.
 * @param {URL} url
 */
export function startWorker(url) {
  if (url.origin === self.origin) return new Worker(url, { type: 'module' });
  const script = `import(${JSON.stringify(url.href)}).catch((error) =>
    postMessage({ id: 0, error: { kind: 'internal', text: String(error) } }));`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
}
