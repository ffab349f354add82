import { powersInOrder, powerShapes } from './pictures.js';
import { svg } from './svg.js';
import { UNIT } from './layout.js';

/** @import { BoardState } from './state.js' */
/** @import { Box, Layout } from './layout.js' */
/** @import { Info, Influence } from '../engine/types.js' */

const CHIP = 23;
const CHIPS_APART = 50;
/** Of many pieces that take, these are linked; the note lists all of them. */
const NEAREST = 2;

/**
 * Over the pieces: from each piece that takes a power, a dashed line to the one that loses it, with the power struck out.
 * @param {BoardState} state @param {Layout} layout
 */
export function drawTakes({ why, info }, layout) {
  if (!why) return [];
  return takers(why, layout).flatMap(({ site, takes }) => drawTake(info, layout, layout.cells[site], layout.cells[why.site], takes));
}

/** Under the pieces: a line from each piece that gives a power, and to each that is given one. @param {BoardState} state @param {Layout} layout */
export function drawGives({ why }, { cells }) {
  if (!why) return [];
  return [...why.influences, ...why.influenced].filter(({ gives }) => gives.length).flatMap(({ site }) => {
    const line = between(cells[why.site], cells[site], 0.5 * UNIT);
    return [svg('path', { class: 'mark halo', d: line }), svg('path', { class: 'mark link give', d: line })];
  });
}

/** The nearest, and whoever takes what none of them takes. @param {{ site: number, influences: Influence[] }} why @param {Layout} layout */
function takers({ site, influences }, { cells }) {
  const distance = (/** @type {Influence} */ other) => Math.hypot(cells[other.site].x - cells[site].x, cells[other.site].y - cells[site].y);
  const taken = new Set();
  return influences.filter(({ takes }) => takes.length).sort((a, b) => distance(a) - distance(b)).filter(({ takes }, i) => {
    const news = takes.some((atom) => !taken.has(atom));
    takes.forEach((atom) => taken.add(atom));
    return i < NEAREST || news;
  });
}

/** @param {Info} info @param {Layout} layout @param {Box} from @param {Box} to @param {number[]} takes */
function drawTake(info, layout, from, to, takes) {
  const { start, along, out, length, centred } = beside(layout, from, to);
  const at = (/** @type {number} */ forth, /** @type {number} */ away) => ({ x: start.x + along.x * forth + out.x * away, y: start.y + along.y * forth + out.y * away });
  const [a, b, end] = [at(length * 0.27, 48), at(length * 0.73, 48), at(length, 0)];
  const d = `M${start.x} ${start.y}C${a.x} ${a.y} ${b.x} ${b.y} ${end.x} ${end.y}`;
  const chips = powersInOrder(info.atoms, takes).map(({ icon }, i) => {
    const forth = length / 2 - centred + (i - (takes.length - 1) / 2) * CHIPS_APART;
    const { x, y } = at(forth, 144 * (forth / length) * (1 - forth / length));
    return drawChip(icon, x, y);
  });
  return [svg('path', { class: 'mark halo', d }), svg('path', { class: 'mark link take', d }), svg('circle', { class: 'mark knob', cx: start.x, cy: start.y, r: 8.5 }), ...chips];
}

/** A curve beside two pieces: to the right of them, or to the left at the right edge. @param {Layout} layout @param {Box} from @param {Box} to */
function beside({ area }, from, to) {
  const [a, b] = [middle(from), middle(to)];
  const span = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / span, y: (b.y - a.y) / span };
  const side = Math.sign(along.y || -along.x) * (Math.max(a.x, b.x) + UNIT > area.x + area.width ? -1 : 1);
  const out = { x: along.y * side, y: -along.x * side };
  const start = { x: a.x + out.x * 36 + along.x * 18, y: a.y + out.y * 36 + along.y * 18 };
  // Beside the middle of a square stands a dot or a piece; the border of two squares is free.
  const centred = Math.round(span / UNIT) % 2 ? 0 : UNIT / 2;
  return { start, along, out, length: span - 36, centred };
}

/** @param {string} icon @param {number} x @param {number} y */
function drawChip(icon, x, y) {
  return svg('g', { class: 'mark', transform: `translate(${x} ${y})` },
    svg('circle', { class: 'chip', r: CHIP }),
    svg('g', { class: 'glyph', transform: 'translate(-13 -13) scale(1.083)' }, ...powerShapes(icon)),
    svg('path', { class: 'strike', d: 'M-16 16 16-16' }));
}

/** @param {Box} from @param {Box} to @param {number} gap */
function between(from, to, gap) {
  const [a, b] = [middle(from), middle(to)];
  const share = gap / Math.hypot(b.x - a.x, b.y - a.y);
  const point = (/** @type {number} */ t) => `${a.x + (b.x - a.x) * t} ${a.y + (b.y - a.y) * t}`;
  return `M${point(share)}L${point(1 - share)}`;
}

/** @param {Box} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
