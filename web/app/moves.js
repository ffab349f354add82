/** @import { Move } from '../engine/types.js' */

/** A move as somebody writes it: as text, as in a score, or so without its signs. @param {Move[]} moves @param {string} typed */
export function findMove(moves, typed) {
  const plain = (/** @type {string} */ san) => san.replace(/[+#x=]/g, '').replace(/^0-0-0|^0-0/, (castle) => castle.replaceAll('0', 'O'));
  return moves.find(({ text, san }) => text === typed || san === typed) ?? moves.find(({ san }) => plain(san) === plain(typed));
}
