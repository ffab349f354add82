import { drawBadges } from './badges.js';
import { createCells } from './cells.js';
import { layoutBoard, UNIT } from './layout.js';
import { drawMarks } from './marks.js';
import { createPieces } from './pieces.js';
import { drawWood } from './squares.js';
import { shownPieces } from './state.js';
import { html, svg } from './svg.js';

/** @import { BoardState } from './state.js' */

/** The SVG of a board, in layers from the wood up; on top the grid that input and screen readers use. */
export class Drawing {
  /** @param {HTMLElement} host @param {boolean} still A picture only. */
  constructor(host, still) {
    this.still = still;
    this.wood = svg('g');
    this.marks = svg('g', { 'aria-hidden': 'true' });
    this.pieceLayer = svg('g', { class: 'pieces', 'aria-hidden': 'true' });
    this.badges = svg('g', { 'aria-hidden': 'true' });
    this.grid = svg('g', { role: 'presentation' });
    const role = still ? { class: 'board still', 'aria-hidden': 'true' } : { class: 'board', role: 'grid' };
    this.root = svg('svg', role, this.wood, this.marks, this.pieceLayer, this.badges, this.grid);
    this.box = html('div', { class: 'board-box' }, this.root);
    this.pieces = createPieces(this.pieceLayer);
    host.append(this.box);
  }

  /** Everything anew: another board, another side below, rim or none. @param {BoardState} state */
  layOut(state) {
    const { board } = state.info;
    this.layout = layoutBoard(board, { flipped: state.orientation === 'black', compact: state.compact });
    const { x, y, width, height } = this.layout.frame;
    this.root.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.root.classList.toggle('compact', state.compact);
    this.wood.replaceChildren(drawWood(board, this.layout));
    if (!this.still) {
      this.cells = createCells(this.layout);
      this.grid.replaceChildren(...this.cells.grid);
    }
    this.draw(state, true);
  }

  /** For type that keeps its size on a small board. @param {number} width */
  scale(width) {
    if (width > 0) this.root.style.setProperty('--units-per-pixel', (this.placed.frame.width / width).toFixed(3));
  }

  /** @param {BoardState} state @param {boolean} [still] Without gliding. */
  draw(state, still = false) {
    this.drawMarks(state);
    this.pieces.update(state.info, this.placed, shownPieces(state), { lamps: state.lamps, letters: state.letters, still });
    this.describe(state);
  }

  /** @param {BoardState} state */
  drawMarks(state) {
    this.marks.replaceChildren(...drawMarks(state, this.placed));
    this.badges.replaceChildren(...drawBadges(state, this.placed));
  }

  /** @param {BoardState} state */
  describe(state) {
    if (this.still) return;
    this.cells?.update(state);
    const turn = state.view ? `, ${state.view.sideToMove} to move` : '';
    this.root.setAttribute('aria-label', state.info.title + turn);
    this.root.setAttribute('aria-busy', String(!state.view));
  }

  /** The piece on a site is in the air; none with -1. @param {number} site */
  lift(site) {
    for (const element of this.pieceLayer.querySelectorAll('.lifted')) element.classList.remove('lifted');
    this.pieces.at(site)?.classList.add('lifted');
  }

  /** @param {number} site */
  focus(site) {
    this.cells?.focus(site);
  }

  /** Another game: no piece of the last one stays to glide. */
  clear() {
    this.pieces.clear();
  }

  get placed() {
    if (!this.layout) throw new Error('not laid out');
    return this.layout;
  }

  /** Drawing units of a point of the window. @param {number} clientX @param {number} clientY */
  toUnits(clientX, clientY) {
    return new DOMPoint(clientX, clientY).matrixTransform(this.matrix.inverse());
  }

  /** Where a site is in the window. @param {number} site */
  rect(site) {
    const cell = this.placed.cells[site];
    const { x, y } = new DOMPoint(cell.x, cell.y).matrixTransform(this.matrix);
    return new DOMRect(x, y, cell.width * this.matrix.a, cell.height * this.matrix.d);
  }

  /** Pixels to a square. */
  get squareSize() {
    return UNIT * this.matrix.a;
  }

  get matrix() {
    return this.root.getScreenCTM() ?? new DOMMatrix();
  }
}
