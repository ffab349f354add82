import { clockText } from './clock.js';

/** @import { Color } from '../engine/types.js' */
/** @import { Match } from './match.js' */

const LOW = 20_000;

/** Writes the times into the plates, many times a second: without drawing the page again. @param {HTMLElement} root @param {Match | null} match */
export function showClocks(root, match) {
  for (const face of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-clock]'))) {
    const left = match?.clock?.left(/** @type {Color} */ (face.dataset.clock));
    if (left === undefined) continue;
    const text = clockText(left);
    if (face.textContent !== text) face.textContent = text;
    face.classList.toggle('low', left < LOW);
  }
}
