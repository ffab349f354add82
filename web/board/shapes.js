import { svg } from './svg.js';

/** @import { Box, Layout } from './layout.js' */

/** @typedef {{ from: number, to: number }} Shape An arrow that the reader has drawn; a circle where it ends where it began. */

const HEAD = { length: 34, width: 44 };

/** @param {Shape[]} shapes @param {Shape} shape @returns {Shape[]} With it; without it, if it was there. */
export function toggleShape(shapes, { from, to }) {
  const others = shapes.filter((shape) => shape.from !== from || shape.to !== to);
  return others.length < shapes.length ? others : [...shapes, { from, to }];
}

/** @param {Shape[]} shapes @param {Layout} layout */
export const drawShapes = (shapes, { cells }) => shapes.map(({ from, to }) => (from === to ? drawCircle(cells[from]) : drawArrow(cells[from], cells[to])));

/** @param {Box} cell */
function drawCircle(cell) {
  const { x, y } = middle(cell);
  return svg('circle', { class: 'mark shape circle', cx: x, cy: y, r: 45 });
}

/** @param {Box} from @param {Box} to */
function drawArrow(from, to) {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const neck = length - HEAD.length - 10;
  const outline = `M26 -7H${neck}V${-HEAD.width / 2}L${length - 10} 0 ${neck} ${HEAD.width / 2}V7H26z`;
  return svg('path', { class: 'mark shape arrow', transform: `translate(${a.x} ${a.y}) rotate(${turn})`, d: outline });
}

/** @param {Box} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
