import { describeMove } from './state.js';
import { html } from './svg.js';
import { piecePicture } from './pictures.js';

/** @import { BoardState } from './state.js' */
/** @import { Color, Info, Move, Piece } from '../engine/types.js' */

/**
 * Asks which of several moves with the same squares is meant: a promotion, or the King's step or a castling.
 * @param {HTMLElement} host The board's box; the question stands over the target.
 * @param {BoardState} state
 * @param {Move[]} moves
 * @param {DOMRect} target
 * @param {(move: Move | null) => void} answer Called once; null when the reader thinks better of it.
 */
export function askWhich(host, { info, pieces, view }, moves, target, answer) {
  const color = view?.sideToMove ?? 'white';
  const promotions = moves.every((move) => move.promotion !== null);
  const title = promotions ? 'Promote to' : 'Step or castle?';
  const where = info.board.sites[moves[0].to].name;
  const options = moves.map((move) => drawOption(info, pieces, color, move, promotions));
  const dialog = html('div', { class: promotions ? 'chooser promotions' : 'chooser', role: 'dialog', 'aria-label': `${title}, ${where}` },
    html('header', {}, html('h2', {}, title), html('span', { class: 'where' }, where)),
    html('div', { class: 'options' }, ...options));
  const done = new AbortController();
  /** @param {Move | null} move */
  const close = (move) => {
    if (done.signal.aborted) return;
    done.abort();
    dialog.remove();
    answer(move);
  };
  options.forEach((option, i) => option.addEventListener('click', () => close(moves[i])));
  dialog.addEventListener('keydown', (event) => pressKey(event, options, moves, close));
  document.addEventListener('pointerdown', (event) => !event.composedPath().includes(dialog) && close(null), { capture: true, signal: done.signal });
  dialog.style.setProperty('--columns', String(Math.min(4, options.length)));
  host.append(dialog);
  anchor(host, dialog, target);
  options[0].focus();
  return { close: () => close(null) };
}

/** @param {Info} info @param {Piece[]} pieces @param {Color} color @param {Move} move @param {boolean} promotion */
function drawOption(info, pieces, color, move, promotion) {
  if (promotion && move.promotion !== null) {
    const type = info.types[move.promotion];
    return html('button', { class: 'option', type: 'button', title: type.words }, piecePicture(type, color), html('b', {}, type.name));
  }
  const name = move.kind === 'castle' || move.kind === 'leapCastle' ? 'Castle' : 'Step';
  const words = describeMove(info, pieces, move).replace(/^castle:\s*/i, '');
  return html('button', { class: 'option', type: 'button' }, html('b', {}, name), html('small', {}, words));
}

/** Arrows and the first letter choose. @param {KeyboardEvent} event @param {HTMLElement[]} options @param {Move[]} moves @param {(move: Move | null) => void} close */
function pressKey(event, options, moves, close) {
  const at = options.indexOf(/** @type {HTMLElement} */ (event.target));
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const initial = options.findIndex((o) => (o.textContent ?? '').toLowerCase().startsWith(event.key.toLowerCase()));
  if (event.key === 'Escape') close(null);
  else if (event.key === 'Tab' || step) options[(at + (step ?? (event.shiftKey ? -1 : 1)) + options.length) % options.length].focus();
  else if (event.key.length === 1 && event.key !== ' ' && initial >= 0) close(moves[initial]);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Above the target, or below it near the top; the style sheet makes it a sheet on a phone. @param {HTMLElement} host @param {HTMLElement} dialog @param {DOMRect} target */
function anchor(host, dialog, target) {
  const box = host.getBoundingClientRect();
  const width = dialog.offsetWidth;
  const middle = target.left + target.width / 2 - box.left;
  const left = Math.max(0, Math.min(box.width - width, middle - width / 2));
  const above = target.top - box.top > dialog.offsetHeight + 16;
  const top = above ? target.top - box.top - dialog.offsetHeight - 14 : target.bottom - box.top + 14;
  dialog.classList.toggle('below', !above);
  dialog.style.setProperty('--left', `${left}px`);
  dialog.style.setProperty('--top', `${top}px`);
  dialog.style.setProperty('--tip', `${Math.max(18, Math.min(width - 18, middle - left))}px`);
}
