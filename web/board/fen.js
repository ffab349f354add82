/** @import { Info, Piece } from '../engine/types.js' */

/**
 * The pieces of a FEN, to draw a board before the core can be asked. It checks nothing and knows no powers; null where
 * the text does not fit the board.
 * @param {Info} info
 * @param {string} fen
 * @returns {Piece[] | null}
 */
export function placeFen({ board, types }, fen) {
  const [placement] = fen.trim().split(/[\s[]/);
  const ranks = Math.max(...board.sites.map((site) => site.rank));
  const letters = new Map(types.map((type) => [type.letter, type.index]));
  /** @type {Piece[]} */
  const pieces = [];
  for (const [row, text] of placement.split('/').entries()) {
    let file = 0;
    for (const token of text.match(/\d+|./g) ?? []) {
      if (/\d/.test(token)) file += Number(token);
      else {
        const site = board.sites.findIndex((s) => s.rank === ranks - row && s.file === file);
        const type = letters.get(token.toUpperCase());
        if (token !== '*' && (site < 0 || type === undefined)) return null;
        if (token !== '*') pieces.push({ site, type: /** @type {number} */ (type), color: token === token.toUpperCase() ? 'white' : 'black', now: [], own: [], changes: false });
        file++;
      }
    }
  }
  return pieces;
}
