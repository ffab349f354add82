/**
 * A game as an address: `#/huntsman?pao=cannon&fen=...&moves=e2e4_e7e5&ply=1`. Blanks are written `_`. What is wrong in
 * an address is told, and the rest is used.
 *
 * @typedef {object} Link
 * @property {string} variant
 * @property {Record<string, string>} options Those that differ from the variant's defaults.
 * @property {string} [fen] A start of its own.
 * @property {string[]} moves
 * @property {number} [ply] The position looked at, where it is not the last one.
 *
 * @typedef {{ kind: 'home' } | { kind: 'game', link: Link } | { kind: 'error', text: string }} Parsed
 */

const RESERVED = new Set(['fen', 'moves', 'ply']);

/**
 * @param {string} hash With or without its `#`.
 * @returns {{ target: Parsed, problems: string[] }}
 */
export function parseLink(hash) {
  const text = hash.replace(/^#/, '').replace(/^\//, '');
  if (!text) return { target: { kind: 'home' }, problems: [] };
  const [name, ...rest] = text.split('?');
  /** @type {string[]} */
  const problems = [];
  const variant = decode(name.replace(/\/$/, ''), problems);
  if (!/^[a-z0-9][a-z0-9-]*$/i.test(variant)) return { target: { kind: 'error', text: `This address names no game: ${shorten(variant)}` }, problems };
  const fields = parseFields(rest.join('?'), problems);
  return { target: { kind: 'game', link: toLink(variant, fields, problems) }, problems };
}

/** @param {Link} link @returns {string} */
export function formatLink({ variant, options, fen, moves, ply }) {
  const fields = [...Object.entries(options)];
  if (fen) fields.push(['fen', fen]);
  if (moves.length) fields.push(['moves', moves.join(' ')]);
  if (ply !== undefined && ply < moves.length) fields.push(['ply', String(ply)]);
  const query = fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return `#/${encode(variant)}${query && `?${query}`}`;
}

/** @param {string} variant @param {Map<string, string>} fields @param {string[]} problems @returns {Link} */
function toLink(variant, fields, problems) {
  const options = Object.fromEntries([...fields].filter(([name]) => !RESERVED.has(name)));
  const moves = (fields.get('moves') ?? '').split(/\s+/).filter(Boolean);
  const fen = fields.get('fen')?.trim();
  const ply = parsePly(fields.get('ply'), problems);
  return { variant, options, moves, ...(fen ? { fen } : {}), ...(ply === undefined ? {} : { ply: Math.min(ply, moves.length) }) };
}

/** @param {string | undefined} text @param {string[]} problems */
function parsePly(text, problems) {
  if (text === undefined || /^\d{1,5}$/.test(text)) return text === undefined ? undefined : Number(text);
  problems.push(`The address gives “${shorten(text)}” as the move to show, which is no number.`);
  return undefined;
}

/** @param {string} query @param {string[]} problems */
function parseFields(query, problems) {
  /** @type {Map<string, string>} */
  const fields = new Map();
  for (const part of query.split('&').filter(Boolean)) {
    const [name, ...value] = part.split('=');
    const key = decode(name, problems);
    if (fields.has(key)) problems.push(`The address gives “${shorten(key)}” twice; the first one is used.`);
    else fields.set(key, decode(value.join('='), problems));
  }
  return fields;
}

/** @param {string} text */
function encode(text) {
  return encodeURIComponent(text)
    .replace(/_/g, '%5F')
    .replace(/%20/g, '_')
    .replace(/%(2F|40|2C|3A)/g, (code) => decodeURIComponent(code));
}

/** @param {string} text @param {string[]} problems */
function decode(text, problems) {
  const spaced = text.replace(/[_+]/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    problems.push(`The address is damaged at “${shorten(text)}”.`);
    return spaced.replace(/%/g, '');
  }
}

/** @param {string} text */
const shorten = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
