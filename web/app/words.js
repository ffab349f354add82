import { describeMove, isSite } from '../board/state.js';
import { opponent } from './match.js';

/** @import { Color, Explanation, Info, Move, Piece, Preview, View } from '../engine/types.js' */
/** @import { Premove } from '../board/state.js' */
/** @import { Match } from './match.js' */

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string[]} words */
export function list(words) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** @param {number} count @param {string} one */
export const plural = (count, one) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** An explanation in one breath. @param {Info} info @param {Explanation} explanation */
export function spoken({ board }, { title, words, influences }) {
  const reasons = influences.map((one) => `${one.name} ${board.sites[one.site].name} ${one.words}`);
  return sentence(`${title} ${words}${reasons.length ? `: ${list(reasons)}` : ''}`);
}

/** What a move would change. @param {{ move: Move, preview: Preview }} coming */
export const after = ({ move, preview }) => (preview.words.length ? sentence(`After ${move.san} ${preview.words.join('; ')}`) : '');

/** A phrase of the core as a sentence. @param {string} text */
export const sentence = (text) => capital(text) + (/[.!?]$/.test(text) ? '' : '.');

/** @param {Match} match @param {Color} color */
export function playerName({ setup, people }, color) {
  if (setup.players[color] === 'computer') return 'Woodpusher';
  return people.length === 1 ? 'You' : capital(color);
}

/** What stands under a player's name. @param {Match} match @param {Color} color */
export function playerStatus(match, color) {
  const { view } = match;
  if (match.outcome) return resultFor(match.outcome, color);
  if (view.sideToMove !== color) return match.pondering && match.setup.players[color] === 'computer' ? 'Thinks ahead' : '';
  const check = view.checks.length ? 'Check. ' : '';
  if (match.thinking) return `${check}Thinking${match.depth ? `, depth ${match.depth}` : ''}`;
  if (match.setup.players[color] === 'computer') return `${check}Waits: you are looking back`;
  return check + (match.people.length === 1 ? 'Your move' : `${capital(color)} to move`);
}

/** @param {{ winner: Color | null, text: string }} outcome @param {Color} color */
function resultFor({ winner, text }, color) {
  if (winner === color) return text;
  return winner ? '' : text;
}

/** @param {Info} info @param {Piece[]} pieces @param {Premove} premove */
export function premoveText({ board, types }, pieces, { source, to }) {
  const site = isSite(source) ? source.site : -1;
  const type = isSite(source) ? pieces.find((piece) => piece.site === site)?.type : source.drop;
  const name = type === undefined ? 'Piece' : types[type].name;
  return `Set ahead: ${name}${site < 0 ? '' : ` ${board.sites[site].name}`} to ${board.sites[to].name}.`;
}

/** What a screen reader says after a move. @param {Info} info @param {View} before @param {Move} move @param {View} view */
export function announceMove(info, before, move, view) {
  const mover = capital(opponent(view.sideToMove));
  const parts = [`${mover}: ${describeMove(info, before.pieces, move)}`];
  if (view.outcome) parts.push(view.outcome.text);
  else if (view.checks.length) parts.push('Check.');
  return parts.join('. ').replace(/\.\./g, '.');
}

/** @param {View} view Numbered as in a score: `14… Qxc5`. */
export function lastMoveText({ record, ply }) {
  const entry = record[ply - 1];
  return entry ? `${entry.number}${entry.color === 'white' ? '.' : '…'} ${entry.san}` : 'Start';
}
