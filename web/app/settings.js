/**
 * What a reader has set for all games.
 * @typedef {object} Settings
 * @property {'system' | 'light' | 'dark'} theme
 * @property {string} wood
 * @property {boolean} lamps Powers under the pieces.
 * @property {boolean} explain Explanations follow the pointer.
 * @property {boolean} confirm A move by touch is asked about first.
 * @property {number} size Of the board, in percent of what fits.
 * @property {boolean} contrast Harder edges, no washes.
 * @property {boolean} letters Letters on the pieces.
 * @property {boolean} turn The board turns for whoever is to move, where two people play.
 * @property {boolean} ponder The computer thinks on a person's time too; off, as that takes of a battery.
 * @property {number} level 1 to 10.
 * @property {number} seconds For each move of the computer.
 * @property {{ hash: string, title: string, fen: string, moveNumber: number } & import('./match.js').Kept | null} last The game to go on with.
 */

const KEY = 'woodpusher';

/** @type {Settings} */
const DEFAULTS = { theme: 'system', wood: 'walnut', lamps: true, explain: true, confirm: false, size: 100, contrast: false, letters: false, turn: false, ponder: false, level: 4, seconds: 2, last: null };

export const WOODS = ['walnut', 'slate', 'moss', 'print'];
export const MINUTES = [0, 1, 2, 3, 5, 10, 15, 30, 60];
export const INCREMENTS = [0, 1, 2, 3, 5, 10, 20, 30];
export const SECONDS = [0.5, 1, 2, 5, 10, 30];

/** Storage may be refused, as in a sandboxed frame; then settings last as long as the page. @returns {Settings} */
export function loadSettings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  applyLooks(settings);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // nothing to keep them in
  }
}

/** @param {Settings} settings */
export function applyLooks({ theme, wood, size, contrast }) {
  const { dataset, style } = document.documentElement;
  style.setProperty('--board-size', String(size / 100));
  if (contrast) dataset.contrast = 'more';
  else delete dataset.contrast;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (wood === 'walnut') delete dataset.board;
  else dataset.board = wood;
}
