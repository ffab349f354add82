import { drawTakes } from './links.js';
import { drawShapes } from './shapes.js';
import { svg } from './svg.js';

/** @import { BoardState } from './state.js' */
/** @import { Box, Layout } from './layout.js' */

/**
 * What stands over the pieces: links, attacks, and what the move aimed at would change.
 * @param {BoardState} state @param {Layout} layout
 */
export function drawBadges(state, layout) {
  const { preview, attacked, shapes } = state;
  const { cells } = layout;
  return [
    ...(attacked ? cells.flatMap((cell, site) => drawAttacks(cell, attacked.white.includes(site), attacked.black.includes(site))) : []),
    ...drawTakes(state, layout),
    ...drawShapes(shapes, layout),
    ...(preview?.gained ?? []).map(({ site }) => drawBadge(cells[site], 'gain')),
    ...(preview?.lost ?? []).map(({ site }) => drawBadge(cells[site], 'lose', preview?.gained.some((gain) => gain.site === site) ? 34 : 0)),
  ];
}

/** White a disc, Black a square, both in one corner. @param {Box} cell @param {boolean} white @param {boolean} black */
function drawAttacks({ x, y, width }, white, black) {
  const right = x + width - 8;
  return [
    ...(white ? [svg('circle', { class: 'mark attack white', cx: right - (black ? 18 : 6), cy: y + 13, r: 6.5 })] : []),
    ...(black ? [svg('rect', { class: 'mark attack black', x: right - 12, y: y + 7, width: 12, height: 12 })] : []),
  ];
}

/** Round and up, or square and down. @param {Box} cell @param {'gain' | 'lose'} kind @param {number} [aside] */
function drawBadge({ x, y, width }, kind, aside = 0) {
  return svg('g', { class: `mark badge ${kind}`, transform: `translate(${x + width - 32 - aside} ${y + 1}) scale(1.5)` }, ...badgeShapes(kind));
}

/** The shapes of a badge, on a grid of 20. @param {'gain' | 'lose'} kind */
export function badgeShapes(kind) {
  return kind === 'gain'
    ? [svg('circle', { cx: 10, cy: 10, r: 9 }), svg('path', { d: 'M10 14.5V6M6 9.5 10 5.5l4 4' })]
    : [svg('rect', { x: 1.5, y: 1.5, width: 17, height: 17, rx: 3 }), svg('path', { d: 'M10 5.5V14M6 10.5 10 14.5l4-4' })];
}
