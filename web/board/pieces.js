import { drawLamps } from './lamps.js';
import { pieceShapes } from './pictures.js';
import { svg } from './svg.js';

/** @import { Info, Piece } from '../engine/types.js' */
/** @import { Box, Layout } from './layout.js' */

/**
 * @typedef {object} DrawnPiece
 * @property {Piece} piece
 * @property {SVGGElement} element
 * @property {string} looks What it was drawn from.
 */

/**
 * Keeps the drawn pieces in step with a position: those that stay are kept, those that moved glide.
 * @param {SVGGElement} layer
 */
export function createPieces(layer) {
  /** @type {DrawnPiece[]} */
  let drawn = [];

  /** @param {Info} info @param {Layout} layout @param {Piece[]} pieces @param {{ lamps: boolean, letters: boolean, still: boolean }} how */
  function update(info, layout, pieces, how) {
    layer.classList.toggle('still', how.still);
    const before = drawn;
    const matched = matchPieces(before, pieces);
    drawn = pieces.map((piece, i) => redraw(matched[i] ?? create(piece), info, piece, how));
    for (const old of before) if (!drawn.includes(old)) leave(old.element, how.still);
    for (const { element, piece } of drawn) put(element, layout.cells[piece.site]);
    // Settled before the next change, which may glide.
    if (how.still && drawn.length) void getComputedStyle(drawn[0].element).transform;
  }

  /** @param {Piece} piece @returns {DrawnPiece} */
  function create(piece) {
    const element = svg('g', { class: `piece ${piece.color}` });
    layer.append(element);
    return { piece, element, looks: '' };
  }

  /** @param {number} site */
  const at = (site) => drawn.find(({ piece }) => piece.site === site)?.element;

  return { update, at, clear: () => (layer.replaceChildren(), (drawn = [])) };
}

/**
 * The drawn piece that each new piece is: on its own site first, then the nearest of its kind that has lost its site.
 * @param {DrawnPiece[]} before @param {Piece[]} pieces @returns {(DrawnPiece | undefined)[]}
 */
function matchPieces(before, pieces) {
  const same = (/** @type {Piece} */ a, /** @type {Piece} */ b) => a.type === b.type && a.color === b.color;
  const free = new Set(before);
  const take = (/** @type {DrawnPiece | undefined} */ found) => (found && free.delete(found), found);
  const staying = pieces.map((piece) => take(before.find((old) => old.piece.site === piece.site && same(old.piece, piece))));
  return pieces.map((piece, i) => staying[i] ?? take([...free].find((old) => same(old.piece, piece))));
}

/** @param {DrawnPiece} old @param {Info} info @param {Piece} piece @param {{ lamps: boolean, letters: boolean }} how @returns {DrawnPiece} */
function redraw(old, info, piece, { lamps, letters }) {
  old.piece = piece;
  const looks = JSON.stringify([piece.type, lamps && piece.changes, letters, piece.now, piece.own]);
  if (looks === old.looks) return old;
  old.looks = looks;
  const type = info.types[piece.type];
  const tray = lamps ? drawLamps(info, piece) : null;
  const size = info.board.sites[piece.site].zone ? 'small' : tray ? 'raised' : 'whole';
  old.element.replaceChildren(svg('g', { transform: SIZES[size] }, ...pieceShapes(type)));
  if (tray) old.element.append(tray);
  if (letters) old.element.append(svg('text', { class: 'letter', x: 94, y: 24 }, type.letter));
  return old;
}

const SIZES = {
  whole: 'translate(6 6) scale(.88)',
  raised: 'translate(9.5 1) scale(.81)',
  small: 'translate(13 13) scale(.74)',
};

/** @param {SVGElement} element @param {Box} cell */
export function put(element, cell) {
  element.style.transform = `translate(${cell.x}px, ${cell.y}px)`;
}

/** @param {SVGElement} element @param {boolean} still */
function leave(element, still) {
  if (still) return element.remove();
  element.classList.add('leaving');
  element.addEventListener('transitionend', () => element.remove(), { once: true });
  setTimeout(() => element.remove(), 400);
}
