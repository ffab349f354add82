import { App } from './app.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const announcer = /** @type {HTMLElement} */ (document.getElementById('announcer'));

try {
  const response = await fetch('variants.json');
  if (!response.ok) throw new Error(`variants.json: ${response.status}`);
  new App(root, announcer, await response.json()).route();
} catch (error) {
  root.textContent = `The games could not be loaded. Please try again. (${error instanceof Error ? error.message : error})`;
}
