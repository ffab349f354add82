import { followPointer } from './drag.js';
import { neighbour, rows, siteAt } from './layout.js';
import { candidates, isAhead, isSite, pieceAt, sameSource, selectable } from './state.js';

/** @import { Board } from './board.js' */
/** @import { Source } from './state.js' */
/** @import { Color } from '../engine/types.js' */

/** @param {Board} board @param {AbortSignal} signal */
export function listenToBoard(board, signal) {
  const { root } = board.drawing;
  let picked = false; // a press that picked a piece up has been dealt with when its click comes
  root.addEventListener('pointerdown', (event) => {
    board.touched = event.pointerType === 'touch';
    if (event.button === 2) return drawShape(board, event, signal);
    if (event.button === 0) board.drawShape(null);
    picked = press(board, event);
    if (event.pointerType !== 'mouse') holdToLook(board, event, signal, () => (picked = true));
  }, { signal });
  // Shapes inside an SVG do not take `touch-action`: a finger that holds a piece must not scroll.
  root.addEventListener('touchstart', (event) => picked && event.preventDefault(), { signal, passive: false });
  root.addEventListener('click', (event) => {
    if (!picked) click(board, event);
    picked = false;
  }, { signal });
  root.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && board.point(siteUnder(board, event.clientX, event.clientY)), { signal });
  root.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  root.addEventListener('pointerleave', () => board.point(-1), { signal });
  root.addEventListener('keydown', (event) => pressKey(board, event), { signal });
  root.addEventListener('focusin', (event) => {
    const site = event.target instanceof Element ? event.target.getAttribute('data-site') : null;
    if (site !== null) board.moveCursor(Number(site), /** @type {Element} */ (event.target).matches(':focus-visible'));
  }, { signal });
}

/** @param {Board} board @param {number} clientX @param {number} clientY */
function siteUnder({ drawing }, clientX, clientY) {
  const { x, y } = drawing.toUnits(clientX, clientY);
  return siteAt(drawing.placed, x, y);
}

/** A press on a piece of the reader's picks it up. @param {Board} board @param {PointerEvent} event @returns {boolean} Whether it has. */
function press(board, event) {
  const site = siteUnder(board, event.clientX, event.clientY);
  if (event.button !== 0 || site < 0 || candidates(board.state, site).length || !selectable(board.state, { site })) return false;
  board.state.cursor = site;
  pick(board, event, { site });
  return true;
}

/** With the right button, from one site to another, or to the same. @param {Board} board @param {PointerEvent} press @param {AbortSignal} signal */
function drawShape(board, press, signal) {
  const from = siteUnder(board, press.clientX, press.clientY);
  window.addEventListener('pointerup', (event) => {
    const to = siteUnder(board, event.clientX, event.clientY);
    if (from >= 0 && to >= 0) board.drawShape({ from, to });
  }, { once: true, signal });
}

const HOLD = 450;

/** A long press looks at a piece; the click after it does nothing. @param {Board} board @param {PointerEvent} press @param {AbortSignal} signal @param {() => void} held */
function holdToLook(board, press, signal, held) {
  const site = siteUnder(board, press.clientX, press.clientY);
  const timer = setTimeout(() => {
    if (!pieceAt(board.state, site)) return;
    held();
    board.attend(site, 'choice');
  }, HOLD);
  const stop = () => clearTimeout(timer);
  for (const name of ['pointerup', 'pointercancel', 'pointermove']) window.addEventListener(name, stop, { once: true, signal });
}

/** @param {Board} board @param {MouseEvent} event */
function click(board, event) {
  const cell = event.target instanceof Element ? event.target.closest('[data-site]') : null;
  if (cell) board.act(Number(cell.getAttribute('data-site')));
}

/** Dragging out of a hand. @param {Board} board @param {PointerEvent} event @param {{ drop: number, color: Color }} source */
export function pressInHand(board, event, source) {
  board.touched = event.pointerType === 'touch';
  if (event.button === 0 && selectable(board.state, source)) pick(board, event, source);
}

/** Follows a pressed piece. Without a drag the press was a click, and a second one lets go. @param {Board} board @param {PointerEvent} event @param {Source} source */
function pick(board, event, source) {
  const wasSelected = sameSource(board.state.selected, source);
  const piece = carried(board, source);
  board.select(source);
  if (!piece) return;
  followPointer(event, piece, {
    lift: () => board.drawing.lift(isSite(source) ? source.site : -1),
    move: (x, y) => board.point(siteUnder(board, x, y)),
    drop: (x, y, dragged) => {
      if (!dragged && wasSelected) board.select(null);
      const to = siteUnder(board, x, y);
      const moves = dragged ? candidates(board.state, to) : [];
      board.attempt(moves, true);
      if (dragged && !moves.length) setDown(board, source, to);
      return moves.length > 0;
    },
    end: () => {
      board.drawing.lift(-1);
      if (event.pointerType !== 'mouse') board.point(-1);
    },
  });
}

/** Where no legal move ends. @param {Board} board @param {Source} source @param {number} to */
function setDown(board, source, to) {
  const moved = to >= 0 && !sameSource(source, { site: to });
  if (moved && isAhead(board.state)) board.setPremove({ source, to });
  else board.refuse(source, to);
}

/** @param {Board} board @param {Source} source */
function carried({ state, drawing }, source) {
  const piece = isSite(source) ? pieceAt(state, source.site) : { type: source.drop, color: source.color };
  return piece && { type: state.info.types[piece.type], color: piece.color, size: drawing.squareSize };
}

const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/** @param {Board} board @param {KeyboardEvent} event */
function pressKey(board, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { cursor, selected, premove } = board.state;
  const layout = board.drawing.placed;
  const row = () => rows(layout).find((sites) => sites.includes(cursor)) ?? [cursor];
  if (ARROWS[event.key]) board.moveCursor(neighbour(layout, cursor, ...ARROWS[event.key]));
  else if (event.key === 'Home') board.moveCursor(row()[0]);
  else if (event.key === 'End') board.moveCursor(/** @type {number} */ (row().at(-1)));
  else if (event.key === 'Enter' || event.key === ' ') board.act(cursor);
  else if (event.key === 'Escape' && selected) board.select(null);
  else if (event.key === 'Escape' && premove) board.setPremove(null);
  else return;
  event.preventDefault();
}
