import { grain } from '../assets/art.js';
import { svg } from './svg.js';
import { UNIT } from './layout.js';

/** @import { Board as BoardInfo } from '../engine/types.js' */
/** @import { Layout } from './layout.js' */

// Each square is its own piece of veneer: a few cuts of one plank.
const CUTS = [[0, 0], [-210, -95], [-420, -330], [-90, -480], [-330, -190], [-150, -560]];
const PLANK = { width: 900, height: 640 };

let boards = 0;

/**
 * The wood: frame, inlay, squares, zones and coordinates. Drawn once for a board, an orientation and a width.
 * @param {BoardInfo} board
 * @param {Layout} layout
 */
export function drawWood(board, layout) {
  const id = `wood-${++boards}`;
  return svg('g', { class: 'wood', 'aria-hidden': 'true' },
    svg('defs', {}, ...CUTS.map(([x, y], i) => plank(`${id}-${i}`, x, y)), frameLight(`${id}-light`)),
    ...drawFrame(layout, id),
    ...layout.zones.map((zone) => svg('rect', { class: 'felt', ...inset(zone, -4), rx: 8 })),
    ...zoneTitle(layout),
    ...board.sites.flatMap((site, i) => (site.zone ? drawNiche(layout.cells[i]) : drawSquare(layout.cells[i], site, `url(#${id}-${cut(i)})`))),
    ...layout.labels.map(drawLabel),
  );
}

/** @param {number} site */
const cut = (site) => (site * 7 + (site >> 3) * 3) % CUTS.length;

/** @param {string} id @param {number} x @param {number} y */
function plank(id, x, y) {
  const image = svg('image', { href: grain, preserveAspectRatio: 'none', ...PLANK });
  return svg('pattern', { id, patternUnits: 'userSpaceOnUse', x, y, ...PLANK }, image);
}

/** @param {string} id */
function frameLight(id) {
  return svg('linearGradient', { id, x1: 0, y1: 0, x2: 0.2, y2: 1 }, svg('stop', { class: 'light-from', offset: 0 }), svg('stop', { class: 'light-to', offset: 0.4 }));
}

/** @param {Layout} layout @param {string} id */
function drawFrame({ frame, area, compact }, id) {
  const rx = compact ? 3 : 8;
  const rim = svg('g', { class: 'rim' },
    svg('rect', { class: 'frame', ...frame, rx }),
    svg('rect', { fill: `url(#${id}-light)`, ...frame, rx }),
    svg('rect', { class: 'grain', fill: `url(#${id}-0)`, ...frame, rx }),
    svg('rect', { class: 'edge', ...inset(frame, 0.6), rx }));
  return [rim, svg('rect', { class: 'inlay', ...inset(area, -3.5) })];
}

/** @param {{ x: number, y: number, width: number, height: number }} box @param {number} by */
const inset = ({ x, y, width, height }, by) => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });

/** @param {{ x: number, y: number }} cell @param {{ dark: boolean }} site @param {string} wood */
function drawSquare({ x, y }, site, wood) {
  const box = { x, y, width: UNIT, height: UNIT };
  return [svg('rect', { class: site.dark ? 'square dark' : 'square light', ...box }), svg('rect', { class: 'grain veneer', fill: wood, ...box })];
}

/** @param {{ x: number, y: number }} cell */
function drawNiche({ x, y }) {
  return [svg('rect', { class: 'niche', ...inset({ x, y, width: UNIT, height: UNIT }, 8), rx: 18 })];
}

/** Two zones that meet at a corner are named there. @param {Layout} layout */
function zoneTitle({ zones, compact }) {
  if (compact || zones.length !== 2) return [];
  const [across, up] = [...zones].sort((a, b) => b.width - a.width);
  const x = up.x + up.width / 2;
  const middle = across.y + across.height / 2;
  const words = across.title.split(' ');
  return words.map((word, i) => svg('text', { class: 'zone-title', x, y: middle + (i - (words.length - 1) / 2) * 17 + 5 }, word));
}

/** @param {Layout['labels'][number]} label */
function drawLabel({ text, x, y, place, dark }) {
  return svg('text', { class: `label ${place}${dark ? ' on-dark' : ''}`, x, y }, text);
}
