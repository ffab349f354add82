import { pieces, powers } from '../assets/art.js';
import { svg } from './svg.js';

/** @import { Atom, Color, PieceType } from '../engine/types.js' */

/** @type {Map<string, Element[]>} */
const parsed = new Map();

/** A copy of a drawing's shapes. Only drawings of our own are parsed. @param {string} text */
function shapes(text) {
  if (!parsed.has(text)) {
    const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    parsed.set(text, [...root.children]);
  }
  return /** @type {Element[]} */ (parsed.get(text)).map((shape) => document.importNode(shape, true));
}

/** The shapes of a piece, on a grid of 100. A type without a drawing gets a blank one and its letter. @param {PieceType} type */
export function pieceShapes(type) {
  const drawing = pieces[type.picture];
  if (drawing) return shapes(drawing);
  const letter = svg('text', { class: 'piece-letter', x: 50, y: 57, 'text-anchor': 'middle' }, type.letter);
  return [...shapes(pieces.leaper), letter];
}

/** A piece as a picture of its own, for lists and hands. @param {PieceType} type @param {Color} color */
export function piecePicture(type, color) {
  return svg('svg', { class: `piece ${color}`, viewBox: '0 0 100 100', 'aria-hidden': 'true' }, ...pieceShapes(type));
}

/** The shapes of a power's icon, on a grid of 24. @param {string} icon */
export function powerShapes(icon) {
  return shapes(powers[icon] ?? powers.none);
}

const order = Object.keys(powers);

/** Each once, in the order in which powers are shown. @param {Atom[]} atoms @param {number[]} indices */
export function powersInOrder(atoms, indices) {
  return [...new Set(indices)].map((index) => atoms[index]).sort((a, b) => order.indexOf(a.icon) - order.indexOf(b.icon));
}

/** @param {string} icon */
export function powerPicture(icon) {
  return svg('svg', { class: 'power', viewBox: '0 0 24 24', 'aria-hidden': 'true', fill: 'currentColor' }, ...powerShapes(icon));
}
