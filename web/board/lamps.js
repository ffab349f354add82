import { powersInOrder, powerShapes } from './pictures.js';
import { svg } from './svg.js';

/** @import { Info, Piece } from '../engine/types.js' */

const TRAY = { height: 14, step: 12, pad: 4 };
const SCALE = 1.5; // a fifth of the square high

/**
 * The powers of a piece as lamps in a tray under it: lit what it has now, dim what only its type has.
 * @param {Info} info
 * @param {Piece} piece
 * @returns {SVGGElement | null} Null where nothing about its powers can change.
 */
export function drawLamps(info, piece) {
  if (!piece.changes) return null;
  const lamps = lampsOf(info, piece);
  const width = lamps.length * TRAY.step + TRAY.pad;
  const tray = svg('rect', { class: 'tray', x: 0.3, y: 0.3, width: width - 0.6, height: TRAY.height - 0.6, rx: 6.7 });
  const at = `translate(${50 - (width * SCALE) / 2} 77) scale(${SCALE})`;
  return svg('g', { class: 'lamps', transform: at }, tray, ...lamps.map(drawLamp));
}

/** @param {Info} info @param {Piece} piece */
function lampsOf({ atoms }, { now, own }) {
  const lamps = powersInOrder(atoms, [...own, ...now]).map(({ index, icon }) => ({ icon, lit: now.includes(index) }));
  return lamps.length ? lamps : [{ icon: 'none', lit: true }];
}

/** @param {{ icon: string, lit: boolean }} lamp @param {number} i */
function drawLamp({ icon, lit }, i) {
  const size = lit ? 10 : 7;
  const x = TRAY.pad - 1 + i * TRAY.step + (10 - size) / 2;
  const at = `translate(${x} ${(TRAY.height - size) / 2}) scale(${size / 24})`;
  return svg('g', { class: lit ? 'lamp lit' : 'lamp', transform: at }, ...powerShapes(icon));
}
