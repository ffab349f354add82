import { html } from './svg.js';
import { piecePicture } from './pictures.js';

/** @import { Color, PieceType } from '../engine/types.js' */

const THRESHOLD = { mouse: 4, pen: 6, touch: 9 };

/**
 * Follows one pointer from its press to its release and carries a picture of the piece with it.
 * @param {PointerEvent} event The press.
 * @param {{ type: PieceType, color: Color, size: number }} piece
 * @param {object} on
 * @param {() => void} on.lift The press has become a drag.
 * @param {(x: number, y: number) => void} on.move
 * @param {(x: number, y: number, dragged: boolean) => boolean} on.drop Whether the piece stays there.
 * @param {() => void} on.end
 */
export function followPointer(event, piece, on) {
  const from = { x: event.clientX, y: event.clientY };
  const threshold = THRESHOLD[/** @type {keyof typeof THRESHOLD} */ (event.pointerType)] ?? THRESHOLD.mouse;
  const leave = new AbortController();
  /** @type {HTMLElement | null} */
  let ghost = null;

  const listen = (/** @type {string} */ name, /** @type {(event: PointerEvent) => void} */ handler) =>
    window.addEventListener(name, (e) => {
      const pointer = /** @type {PointerEvent} */ (e);
      if (pointer.pointerId === event.pointerId) handler(pointer);
    }, { signal: leave.signal });

  listen('pointermove', ({ clientX: x, clientY: y }) => {
    if (!ghost && Math.hypot(x - from.x, y - from.y) < threshold) return;
    if (!ghost) {
      ghost = createGhost(piece, event.pointerType);
      on.lift();
    }
    moveGhost(ghost, x, y);
    on.move(x, y);
  });
  listen('pointerup', ({ clientX: x, clientY: y }) => {
    const stays = on.drop(x, y, ghost !== null);
    finish(stays);
  });
  listen('pointercancel', () => finish(false));

  /** @param {boolean} stays */
  function finish(stays) {
    leave.abort();
    if (ghost && !stays) glideBack(ghost, from);
    else ghost?.remove();
    on.end();
  }
}

/** Under a finger the piece is larger and stands above it. @param {{ type: PieceType, color: Color, size: number }} piece @param {string} pointer */
function createGhost({ type, color, size }, pointer) {
  const ghost = html('div', { class: `drag-ghost ${pointer}`, 'aria-hidden': 'true' }, piecePicture(type, color));
  ghost.style.setProperty('--size', `${size}px`);
  document.body.append(ghost);
  return ghost;
}

/** @param {HTMLElement} ghost @param {number} x @param {number} y */
function moveGhost(ghost, x, y) {
  ghost.style.transform = `translate(${x}px, ${y}px)`;
}

/** @param {HTMLElement} ghost @param {{ x: number, y: number }} to */
function glideBack(ghost, to) {
  ghost.classList.add('back');
  moveGhost(ghost, to.x, to.y);
  ghost.addEventListener('transitionend', () => ghost.remove(), { once: true });
  setTimeout(() => ghost.remove(), 400);
}
