import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { piecePicture, powerPicture } from '../board/pictures.js';
import { icon } from './icons.js';

/** @import { Color, PieceType } from '../engine/types.js' */

/** @param {PieceType} type @param {Color} color */
export const piece = (type, color) => guard([type.picture, type.letter, color], () => piecePicture(type, color));

/** @param {string} name */
export const power = (name) => guard([name], () => powerPicture(name));

/**
 * A dialog over the page; a sheet on a phone. Opened with `showModal` once it is drawn.
 * @param {{ title: string, aside?: unknown, className?: string, close: () => void }} frame
 * @param {unknown} body
 */
export const dialog = ({ title, aside = '', className = '', close }, body) => html`
  <dialog class="dialog ${className}" aria-labelledby="dialog-title" @close=${close} @click=${closeOutside}>
    <header>
      <h2 id="dialog-title">${title}</h2>
      <span class="quiet small">${aside}</span>
      <button class="btn icon-only" type="button" aria-label="Close" @click=${closeAround}>${icon('close')}</button>
    </header>
    <div class="body">${body}</div>
  </dialog>
`;

/** @param {Event} event */
export function closeAround(event) {
  /** @type {Element} */ (event.currentTarget).closest('dialog')?.close();
}

/** A click on the scrim. @param {MouseEvent} event */
function closeOutside(event) {
  if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.currentTarget).close();
}

/**
 * One of a few, side by side.
 * @template {string} T
 * @param {string} label @param {T} value @param {[T, string][]} options @param {(value: T) => void} choose
 */
export const segments = (label, value, options, choose) => html`
  <div class="seg" role="group" aria-label=${label}>
    ${options.map(([key, title]) => html`<button type="button" aria-pressed=${key === value} @click=${() => choose(key)}>${title}</button>`)}
  </div>
`;

/** A switch. @param {string} label @param {boolean} on @param {(on: boolean) => void} change */
export const toggle = (label, on, change) => html`
  <label class="switch">${label}
    <input type="checkbox" .checked=${on} @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)} />
  </label>
`;

/**
 * Opens a popover under, or above, the button that names it, wherever there is room for it; it scrolls where neither side has enough,
 * so that the button stays free to close it.
 * @param {ToggleEvent} event
 */
export function placeMenu(event) {
  const menu = /** @type {HTMLElement} */ (event.currentTarget);
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (event.newState !== 'open' || !button) return;
  const gap = 4, margin = 8;
  const at = button.getBoundingClientRect();
  const room = { below: innerHeight - at.bottom - gap - margin, above: at.top - gap - margin };
  menu.style.maxHeight = '';
  const below = menu.offsetHeight <= room.below || room.below >= room.above;
  menu.style.maxHeight = `${below ? room.below : room.above}px`;
  menu.style.top = `${below ? at.bottom + gap : at.top - gap - menu.offsetHeight}px`;
  menu.style.left = `${Math.max(margin, Math.min(innerWidth - menu.offsetWidth - margin, at.left))}px`;
}
