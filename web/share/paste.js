/**
 * What a pasted text is: an address of a game, a position (FEN), or the moves of a game with what its tags say.
 *
 * @typedef {{ kind: 'link', hash: string }
 *   | { kind: 'fen', fen: string }
 *   | { kind: 'moves', moves: string[], fen?: string, variant?: string }
 *   | { kind: 'unknown' }} Pasted
 */

/** @param {string} text @returns {Pasted} */
export function recognise(text) {
  const trimmed = text.trim();
  const hash = /#\/?[a-z0-9][^\s]*/i.exec(trimmed)?.[0];
  if (hash && (trimmed.startsWith('#') || /^[a-z]+:\/\//i.test(trimmed))) return { kind: 'link', hash };
  if (isFen(trimmed)) return { kind: 'fen', fen: trimmed };
  const tags = readTags(trimmed);
  const moves = readMoves(trimmed);
  const known = { ...(tags.FEN ? { fen: tags.FEN } : {}), ...(tags.Variant ? { variant: tags.Variant } : {}) };
  if (moves.length) return { kind: 'moves', moves, ...known };
  return tags.FEN ? { kind: 'fen', fen: tags.FEN } : { kind: 'unknown' };
}

/** Rows of pieces and numbers, then whose turn it is. @param {string} text */
function isFen(text) {
  const [rows, turn] = text.split(/\s+/);
  return !/[\n]/.test(text) && (rows.match(/\//g)?.length ?? 0) >= 3 && (turn === undefined || /^[wb]$/.test(turn));
}

/** @param {string} text @returns {Record<string, string>} */
const readTags = (text) => Object.fromEntries([...text.matchAll(/^\s*\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]/gm)].map(([, name, value]) => [name, value.replace(/\\(.)/g, '$1')]));

/** Without tags, comments, variations, numbers, signs and the result. @param {string} text */
function readMoves(text) {
  const bare = text
    .replace(/^\s*\[\w+\s+"(?:[^"\\]|\\.)*"\]\s*$/gm, ' ')
    .replace(/\{[^}]*\}|;[^\n]*/g, ' ')
    .replace(/\$\d+/g, ' ');
  return withoutVariations(bare)
    .split(/\s+/)
    .map((word) => word.replace(/^\d+(\.+|…)/, '').replace(/^(\.+|…)/, '').replace(/[!?]+$/, ''))
    .filter((word) => word && !/^(\d+|1-0|0-1|1\/2-1\/2|½-½|\*)$/.test(word));
}

/** Brackets that a move itself holds, as in O-O(c1), stay. @param {string} text */
function withoutVariations(text) {
  let depth = 0;
  let kept = '';
  for (let i = 0; i < text.length; i++) {
    const opens = text[i] === '(' && (depth > 0 || /\s/.test(text[i - 1] ?? ' '));
    if (opens) depth++;
    if (depth === 0) kept += text[i];
    if (text[i] === ')' && depth > 0) depth--;
  }
  return kept;
}
