import { html } from './svg.js';
import { piecePicture } from './pictures.js';
import { isSite, selectable } from './state.js';

/** @import { BoardState, Source } from './state.js' */
/** @import { Color } from '../engine/types.js' */

/**
 * The pieces in one side's hand. They go to the board by click and click, drag, touch and keyboard, like those on it.
 * @param {Color} color
 * @param {{ press: (event: PointerEvent, source: { drop: number, color: Color }) => void, toggle: (source: { drop: number, color: Color }) => void, attend: (source: Source | null) => void }} on
 */
export function createHand(color, on) {
  const root = html('div', { class: 'hand', role: 'group', 'aria-label': `${color}’s hand` });
  let looks = '';

  /** @param {BoardState} state @param {{ type: number, count: number }[]} held */
  function update(state, held) {
    const drawn = JSON.stringify([state.info.name, state.info.types.length, held.map(({ type }) => type)]);
    if (drawn !== looks) root.replaceChildren(...held.map(({ type }) => drawSlot(state, type)));
    looks = drawn;
    arrange(state, held.length);
    held.forEach((entry, i) => updateSlot(state, /** @type {HTMLButtonElement} */ (root.children[i]), entry));
  }

  /** For the style sheet: how many there are, and how many columns make two rows of them. @param {BoardState} state @param {number} slots */
  function arrange({ movable }, slots) {
    root.classList.toggle('theirs', !movable.includes(color));
    root.classList.toggle('tall', slots > 5);
    root.style.setProperty('--slots', String(slots));
    root.style.setProperty('--columns', String(slots > 5 ? Math.ceil((slots + 1) / 2) : slots));
  }

  /** @param {BoardState} state @param {number} type */
  function drawSlot({ info }, type) {
    const source = { drop: type, color };
    const slot = html('button', { class: 'slot', type: 'button' }, piecePicture(info.types[type], color), html('span', { class: 'count', 'aria-hidden': 'true' }));
    slot.addEventListener('pointerdown', (event) => on.press(event, source));
    // A pointer has acted on its press; what is left is the keyboard.
    slot.addEventListener('click', (event) => event.detail === 0 && on.toggle(source));
    slot.addEventListener('pointerenter', () => on.attend(source));
    slot.addEventListener('pointerleave', () => on.attend(null));
    return slot;
  }

  /** @param {BoardState} state @param {HTMLButtonElement} slot @param {{ type: number, count: number }} held */
  function updateSlot(state, slot, { type, count }) {
    const source = { drop: type, color };
    const { selected, info } = state;
    const on = !!selected && !isSite(selected) && selected.drop === type && selected.color === color;
    const many = info.start.hands[color].some((held) => held.type === type && held.count > 1);
    slot.classList.toggle('many', many);
    slot.classList.toggle('used', count === 0);
    slot.classList.toggle('on', on);
    slot.setAttribute('aria-pressed', String(on));
    slot.setAttribute('aria-label', `${color} ${info.types[type].name}, ${count} in hand`);
    slot.disabled = !selectable(state, source);
    /** @type {HTMLElement} */ (slot.lastElementChild).textContent = many ? String(count) : '';
  }

  return { root, update };
}
