import { isSite, premoveSites, targets } from './state.js';
import { svg } from './svg.js';
import { drawGives } from './links.js';
import { UNIT } from './layout.js';

/** @import { BoardState } from './state.js' */
/** @import { Box, Layout } from './layout.js' */

/**
 * Everything that marks a site, under the pieces: last move, check, selection, targets, hint, and the pieces that an
 * explanation names. Hue and shape differ.
 * @param {BoardState} state
 * @param {Layout} layout
 */
export function drawMarks(state, layout) {
  const { view, selected, hint, over, info, pieces, refused } = state;
  const { cells } = layout;
  const zone = (/** @type {number} */ site) => info.board.sites[site].zone;
  const tint = (/** @type {string} */ mark, /** @type {number} */ site, by = 0) => drawTint(mark, cells[site], zone(site) ? 5 : by, zone(site) ? 19 : 0);
  const open = targets(state);
  return [
    ...pieces.filter(({ site }) => zone(site)).map(({ site }) => drawTint('niche filled', cells[site], 7, 19)),
    ...(view?.last?.sites ?? []).map((site) => tint('last', site)),
    ...drawInfluences(state, layout, tint),
    ...premoveSites(state).map((site) => tint('premove', site, 3)),
    ...refused.map((site) => tint('refused', site, 1.5)),
    ...(hint ? [hint.from, hint.to].filter((site) => site >= 0).map((site) => tint('hint', site, 4)) : []),
    ...(view?.checks ?? []).map((site) => drawCheck(cells[site])),
    ...(selected && isSite(selected) ? [tint('selected', selected.site)] : []),
    ...[...open].flatMap(([site, mark]) => [...(site === over ? [tint('aimed', site, 1.5)] : []), ...drawTarget(cells[site], mark)]),
    ...(over >= 0 && !open.has(over) ? [tint('over', over, 2)] : []),
  ];
}

/**
 * The file or rank that they stand on, and the pieces that give and take.
 * @param {BoardState} state @param {Layout} layout @param {(mark: string, site: number, by?: number) => SVGElement} tint
 */
function drawInfluences(state, layout, tint) {
  const { why } = state;
  if (!why) return [];
  return [
    ...drawLine(state, layout),
    ...why.influences.flatMap(({ site, gives, takes }) => [...(takes.length ? [tint('takes', site, 5)] : []), ...(gives.length ? [tint('gives', site, 5)] : [])]),
    ...drawGives(state, layout),
  ];
}

/** Rails beside the file, or rank, on which pieces count. @param {BoardState} state @param {Layout} layout */
function drawLine({ why, info }, { cells, area }) {
  const counts = (why?.influences ?? []).filter(({ gives }) => !gives.length).map(({ site }) => cells[site]);
  if (!why || !counts.length || info.board.sites[why.site].zone) return [];
  const at = cells[why.site];
  const upright = counts.every(({ x }) => x === at.x);
  if (!upright && !counts.every(({ y }) => y === at.y)) return [];
  const box = upright ? { x: at.x, y: area.y, width: at.width, height: area.height } : { x: area.x, y: at.y, width: area.width, height: at.height };
  const rails = upright ? [{ ...box, width: 4 }, { ...box, x: box.x + box.width - 4, width: 4 }] : [{ ...box, height: 4 }, { ...box, y: box.y + box.height - 4, height: 4 }];
  return [svg('rect', { class: 'mark band', ...box }), ...rails.map((rail) => svg('rect', { class: 'mark rail', ...rail }))];
}

/** @param {string} mark @param {Box} cell @param {number} by @param {number} rx */
function drawTint(mark, { x, y, width, height }, by, rx) {
  return svg('rect', { class: `mark ${mark}`, x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by, rx });
}

/** A glow that fades outwards. @param {Box} cell */
function drawCheck(cell) {
  const at = centre(cell);
  return svg('g', { class: 'mark check' }, ...[50, 47, 44, 41, 38, 35, 32, 28].map((r) => svg('circle', { ...at, r })));
}

/** @param {Box} cell @param {'target' | 'capture'} mark */
function drawTarget(cell, mark) {
  const at = centre(cell);
  if (mark === 'target') return [svg('circle', { class: 'mark target', ...at, r: 0.14 * UNIT })];
  const ring = { ...at, r: 0.43 * UNIT };
  return [svg('circle', { class: 'mark ring-halo', ...ring }), svg('circle', { class: 'mark capture', ...ring })];
}

/** @param {Box} cell */
const centre = ({ x, y, width, height }) => ({ cx: x + width / 2, cy: y + height / 2 });
