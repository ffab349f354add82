import { test as base } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/server.mjs';

export { expect } from '@playwright/test';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

async function served(path, options, use) {
  const { url, close } = await serve(folder(path), options);
  await use(url);
  await close();
}

/**
 * site: the address of the built site, which is also what page.goto('./') starts from;
 * host: the address, of another origin, of pages that know nothing of it.
 */
export const test = base.extend({
  site: [({}, use) => served('../../build/dist', {}, use), { scope: 'worker' }],
  host: [({}, use) => served('hosts', { extra: { 'content-security-policy': '' } }, use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site),
});
