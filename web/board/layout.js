/** @import { Board as BoardInfo, Site } from '../engine/types.js' */

/** Drawing units to a square: the grid of the piece drawings. */
export const UNIT = 100;

const RIM = { plain: 15, labelled: 33 };
const STRIP = 46; // below a small board of many files

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {{ text: string, x: number, y: number, place: 'rim' | 'left' | 'bottom', dark: boolean }} PlacedLabel
 */

/**
 * Where everything is drawn. A compact board has no rim and its coordinates stand inside the squares.
 * @param {BoardInfo} board
 * @param {{ flipped?: boolean, compact?: boolean }} [options]
 */
export function layoutBoard(board, { flipped = false, compact = false } = {}) {
  /** @param {{ x: number, y: number, width?: number, height?: number }} box @returns {Box} */
  const place = ({ x, y, width = 1, height = 1 }) => ({
    x: (flipped ? board.width - x - width : x) * UNIT,
    y: (flipped ? y : board.height - y - height) * UNIT,
    width: width * UNIT,
    height: height * UNIT,
  });
  const cells = board.sites.map((site) => place(site));
  const area = bounds(cells.filter((_, i) => !board.sites[i].zone));
  const whole = { x: 0, y: 0, width: board.width * UNIT, height: board.height * UNIT };
  const rim = rims(board, area, whole, compact);
  return {
    cells,
    area,
    rim,
    zones: board.zones.map((zone) => ({ title: zone.title, ...place(zone) })),
    labels: compact ? insideLabels(board, cells, area, rim) : rimLabels(board, area, rim, flipped),
    frame: {
      x: -rim.left,
      y: -rim.top,
      width: whole.width + rim.left + rim.right,
      height: whole.height + rim.top + rim.bottom,
    },
    flipped,
    compact,
  };
}

/** @typedef {ReturnType<typeof layoutBoard>} Layout */

/** @param {Layout} layout @param {number} x @param {number} y @returns {number} The site there, or -1. */
export function siteAt(layout, x, y) {
  return layout.cells.findIndex((c) => x >= c.x && x < c.x + c.width && y >= c.y && y < c.y + c.height);
}

/**
 * The next site in a direction on the drawing; the same site at an edge.
 * @param {Layout} layout @param {number} site @param {number} dx @param {number} dy
 */
export function neighbour(layout, site, dx, dy) {
  const from = layout.cells[site];
  const ahead = (/** @type {Box} */ c) => (c.x - from.x) * dx + (c.y - from.y) * dy;
  const aside = (/** @type {Box} */ c) => Math.abs((c.x - from.x) * dy) + Math.abs((c.y - from.y) * dx);
  return layout.cells.reduce(
    (best, cell, i) =>
      ahead(cell) > UNIT / 2 && aside(cell) < UNIT / 2 && (best === site || ahead(cell) < ahead(layout.cells[best])) ? i : best,
    site,
  );
}

/** Sites as the rows of a grid, from the top, each from the left. @param {Layout} layout @returns {number[][]} */
export function rows(layout) {
  /** @type {Map<number, number[]>} */
  const byTop = new Map();
  layout.cells.forEach((cell, i) => {
    const top = Math.round(cell.y);
    byTop.set(top, [...(byTop.get(top) ?? []), i]);
  });
  return [...byTop.entries()]
    .sort((a, b) => a[0] - b[0])
    .map(([, sites]) => sites.sort((a, b) => layout.cells[a].x - layout.cells[b].x));
}

/** @param {Box[]} boxes @returns {Box} */
function bounds(boxes) {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  const bottom = Math.max(...boxes.map((b) => b.y + b.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Letters go below the board and numbers to its left, unless a zone lies there. */
function rims(/** @type {BoardInfo} */ board, /** @type {Box} */ area, /** @type {Box} */ whole, /** @type {boolean} */ compact) {
  const below = area.y + area.height >= whole.height - 1;
  const left = area.x <= 1;
  if (compact) {
    const edge = board.zones.length ? 4 : 0;
    return { left: edge, right: edge, top: edge, bottom: edge + (hasStrip(area) ? STRIP : 0), numbersLeft: left, lettersBelow: below };
  }
  return {
    left: left ? RIM.labelled : RIM.plain,
    right: left ? RIM.plain : RIM.labelled,
    top: below ? RIM.plain : RIM.labelled,
    bottom: below ? RIM.labelled : RIM.plain,
    numbersLeft: left,
    lettersBelow: below,
  };
}

/** @param {BoardInfo} board @param {Box} area @param {ReturnType<typeof rims>} rim @param {boolean} flipped @returns {PlacedLabel[]} */
function rimLabels(board, area, rim, flipped) {
  const middle = RIM.labelled / 2 + 1;
  const y = rim.lettersBelow ? area.y + area.height + middle : area.y - middle;
  const x = rim.numbersLeft ? area.x - middle : area.x + area.width + middle;
  return board.labels.map(({ text, axis, at }) => {
    const across = (flipped ? board.width - at : at) * UNIT;
    const down = (flipped ? at : board.height - at) * UNIT;
    return { text, dark: false, place: 'rim', ...(axis === 'file' ? { x: across, y } : { x, y: down }) };
  });
}

/** @param {BoardInfo} board @param {Box[]} cells @param {Box} area @param {ReturnType<typeof rims>} rim @returns {PlacedLabel[]} */
function insideLabels(board, cells, area, rim) {
  const strip = hasStrip(area);
  /** @type {PlacedLabel[]} */
  const placed = [];
  for (const label of board.labels) {
    const file = label.axis === 'file';
    const i = board.sites.findIndex((site, s) => !site.zone && on(site, label) && (file ? bottomRow(cells[s], area) : cells[s].x === area.x));
    if (i < 0 || (strip && !file)) continue;
    const cell = cells[i];
    if (strip) placed.push({ text: label.text, dark: false, place: 'rim', x: cell.x + UNIT / 2, y: area.y + area.height + rim.bottom / 2 });
    else if (file) placed.push({ text: label.text, dark: board.sites[i].dark, place: 'bottom', x: cell.x + UNIT - 6, y: cell.y + UNIT - 7 });
    else placed.push({ text: label.text, dark: board.sites[i].dark, place: 'left', x: cell.x + 5, y: cell.y + 21 });
  }
  return placed;
}

/** Squares too small for a letter beside a piece: the letters go below. @param {Box} area */
const hasStrip = (area) => area.width > 8 * UNIT;

/** Files and ranks without the zones. @param {BoardInfo} board */
export function playingSize({ sites }) {
  const squares = sites.filter((site) => !site.zone);
  return { files: new Set(squares.map(({ file }) => file)).size, ranks: new Set(squares.map(({ rank }) => rank)).size };
}

/** @param {Site} site @param {{ axis: string, at: number }} label */
const on = (site, label) => Math.abs((label.axis === 'file' ? site.x : site.y) + 0.5 - label.at) < 0.01;

/** @param {Box} cell @param {Box} area */
const bottomRow = (cell, area) => Math.abs(cell.y + cell.height - area.y - area.height) < 1;
