import { svg } from './svg.js';
import { UNIT } from './layout.js';
import { isSite, targets } from './state.js';

/** @import { BoardState } from './state.js' */
/** @import { Box, Layout } from './layout.js' */

/**
 * Everything that marks a site, under the pieces: last move, check, selection, targets, hint. Hue and shape differ.
 * @param {BoardState} state
 * @param {Layout} layout
 */
export function drawMarks(state, layout) {
  const { view, selected, hint, over } = state;
  const { cells } = layout;
  const open = targets(state);
  return [
    ...(view?.last?.sites ?? []).map((site) => tint('last', cells[site])),
    ...(hint ? [hint.from, hint.to].filter((site) => site >= 0).map((site) => tint('hint', cells[site])) : []),
    ...(view?.checks ?? []).map((site) => glow(cells[site])),
    ...(selected && isSite(selected) ? [tint('selected', cells[selected.site])] : []),
    ...[...open].flatMap(([site, mark]) => drawTarget(cells[site], mark, site === over)),
    ...(over >= 0 && !open.has(over) ? [tint('over', cells[over], 2)] : []),
  ];
}

/** @param {string} mark @param {Box} cell @param {number} [by] */
function tint(mark, { x, y, width, height }, by = 0) {
  return svg('rect', { class: `mark ${mark}`, x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });
}

/** @param {Box} cell */
function glow(cell) {
  const at = centre(cell);
  return svg('g', { class: 'mark check' }, ...[58, 54, 50, 46, 42, 38, 34, 30].map((r) => svg('circle', { ...at, r })));
}

/** @param {Box} cell @param {'target' | 'capture'} mark @param {boolean} over */
function drawTarget(cell, mark, over) {
  const at = centre(cell);
  const under = over ? [tint('aimed', cell, 1.5)] : [];
  if (mark === 'target') return [...under, svg('circle', { class: 'mark target', ...at, r: 0.14 * UNIT })];
  return [...under, svg('circle', { class: 'mark ring-halo', ...at, r: 0.43 * UNIT }), svg('circle', { class: 'mark capture', ...at, r: 0.43 * UNIT })];
}

/** @param {Box} cell */
const centre = ({ x, y, width, height }) => ({ cx: x + width / 2, cy: y + height / 2 });
