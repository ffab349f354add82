import { rows } from './layout.js';
import { describeSite, isSite, selectable } from './state.js';
import { svg } from './svg.js';

/** @import { BoardState } from './state.js' */
/** @import { Layout } from './layout.js' */

/**
 * The board as a grid for keyboard and screen reader: one cell a site, one of them in the tab order. They also take
 * what pointers do, being on top.
 * @param {Layout} layout
 */
export function createCells(layout) {
  /** @type {SVGGElement[]} */
  const cells = layout.cells.map((box, site) =>
    svg('g', { class: 'cell', role: 'gridcell', 'data-site': site, tabindex: -1 },
      svg('rect', { class: 'hit', x: box.x, y: box.y, width: box.width, height: box.height }),
      svg('rect', { class: 'focus-dark', x: box.x + 2.5, y: box.y + 2.5, width: box.width - 5, height: box.height - 5 }),
      svg('rect', { class: 'focus-light', x: box.x + 6, y: box.y + 6, width: box.width - 12, height: box.height - 12 }),
    ));
  const grid = rows(layout).map((sites) => svg('g', { role: 'row' }, ...sites.map((site) => cells[site])));

  /** @param {BoardState} state */
  function update(state) {
    cells.forEach((cell, site) => {
      set(cell, 'aria-label', describeSite(state, site));
      set(cell, 'aria-selected', String(!!state.selected && isSite(state.selected) && state.selected.site === site));
      set(cell, 'tabindex', site === state.cursor ? '0' : '-1');
      cell.classList.toggle('movable', selectable(state, { site }));
    });
  }

  return { grid, update, focus: (/** @type {number} */ site) => cells[site].focus({ preventScroll: true }) };
}

/** Untouched attributes are not announced again. @param {Element} element @param {string} name @param {string} value */
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
