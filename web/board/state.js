/** @import { Color, Explanation, Info, Move, Piece, Preview, View } from '../engine/types.js' */

/** @typedef {{ site: number } | { drop: number, color: Color }} Source Where a move starts: a site, or a type in a hand. */

/** @import { Shape } from './shapes.js' */

/** @typedef {{ source: Source, to: number }} Premove */

/**
 * What a board shows and what its reader is doing. No DOM here.
 * @typedef {object} BoardState
 * @property {Info} info
 * @property {View | null} view Null until the engine has answered: the start is drawn, nothing can move.
 * @property {Piece[]} pieces
 * @property {Color} orientation The side at the bottom.
 * @property {Color[]} movable The sides this reader may move.
 * @property {Color[]} ahead The sides for which this reader may set a move ahead, to be made in answer.
 * @property {Premove | null} premove
 * @property {boolean} lamps Whether powers are shown under the pieces.
 * @property {boolean} letters Whether each piece carries its letter, for the unfamiliar.
 * @property {boolean} compact
 * @property {Source | null} selected
 * @property {number} cursor The site the keyboard is on.
 * @property {number} over The site under a pointer, or -1.
 * @property {{ from: number, to: number } | null} hint
 * @property {Explanation | null} why What the links on the board show.
 * @property {Preview | null} preview What the move that the reader aims at would change.
 * @property {Record<Color, number[]> | null} attacked
 * @property {Shape[]} shapes What the reader has drawn.
 * @property {number[]} refused Sites that the reason for a refusal names.
 */

/** @param {Info} info @returns {BoardState} */
export function startState(info) {
  return {
    info,
    view: null,
    pieces: info.start.pieces,
    orientation: 'white',
    movable: [],
    ahead: [],
    premove: null,
    lamps: true,
    letters: false,
    compact: false,
    selected: null,
    cursor: firstCursor(info),
    over: -1,
    hint: null,
    why: null,
    preview: null,
    attacked: null,
    shapes: [],
    refused: [],
  };
}

/** The keyboard starts on White's royal piece, or on the first site. @param {Info} info */
function firstCursor(info) {
  return info.start.pieces.find((p) => p.color === 'white' && info.types[p.type].royal)?.site ?? 0;
}

/** The pieces with the powers to come, while a move is aimed at. @param {BoardState} state @returns {Piece[]} */
export function shownPieces({ pieces, preview }) {
  if (!preview) return pieces;
  const coming = new Map(preview.pieces.map((piece) => [piece.site, piece]));
  return pieces.map((piece) => {
    const after = coming.get(piece.site);
    return after && after.type === piece.type && after.color === piece.color ? after : piece;
  });
}

/** The move that the reader aims at with what is selected. @param {BoardState} state @param {number} site */
export const aimedMove = (state, site) => candidates(state, site)[0] ?? null;

/** @param {BoardState} state @param {number} site */
export const pieceAt = (state, site) => state.pieces.find((piece) => piece.site === site);

/** @param {Source} source @returns {source is { site: number }} */
export const isSite = (source) => 'site' in source;

/** @param {Source | null} a @param {Source | null} b */
export function sameSource(a, b) {
  if (!a || !b) return a === b;
  if (isSite(a)) return isSite(b) && a.site === b.site;
  return !isSite(b) && a.drop === b.drop && a.color === b.color;
}

/** The moves the reader may make now. @param {BoardState} state */
function ownMoves({ view, movable }) {
  return view && movable.includes(view.sideToMove) ? view.moves : [];
}

/** @param {BoardState} state @param {Source} source @returns {Move[]} */
export function movesFrom(state, source) {
  const moves = ownMoves(state);
  if (isSite(source)) return moves.filter((move) => move.kind !== 'drop' && move.from === source.site);
  if (source.color !== state.view?.sideToMove) return [];
  return moves.filter((move) => move.kind === 'drop' && move.drop === source.drop);
}

/** The moves that the selection and a target leave open: usually one. @param {BoardState} state @param {number} to */
export function candidates(state, to) {
  return state.selected ? movesFrom(state, state.selected).filter((move) => move.to === to) : [];
}

/** @param {BoardState} state @returns {Map<number, 'target' | 'capture'>} */
export function targets(state) {
  const moves = state.selected ? movesFrom(state, state.selected) : [];
  return new Map(moves.map((move) => [move.to, move.capture ? 'capture' : 'target']));
}

/** Whether a move now is one set ahead: it is the other side's turn. @param {BoardState} state */
export const isAhead = ({ view, ahead }) => !!view && !view.outcome && ahead.length > 0 && !ahead.includes(view.sideToMove);

/** @param {BoardState} state @param {Source} source @returns {Color} */
const colorOf = (state, source) => /** @type {Color} */ (isSite(source) ? pieceAt(state, source.site)?.color : source.color);

/** @param {BoardState} state @param {{ drop: number, color: Color }} source */
const holds = ({ view }, { drop, color }) => (view?.hands[color] ?? []).some(({ type, count }) => type === drop && count > 0);

/** Whether a click there may start a move; a piece of the reader's that cannot move can be selected too. */
export function selectable(/** @type {BoardState} */ state, /** @type {Source} */ source) {
  if (!state.view || state.view.outcome) return false;
  if (isAhead(state)) return state.ahead.includes(colorOf(state, source)) && (isSite(source) || holds(state, source));
  if (!state.movable.includes(state.view.sideToMove)) return false;
  if (!isSite(source)) return movesFrom(state, source).length > 0;
  return pieceAt(state, source.site)?.color === state.view.sideToMove;
}

/**
 * What a click, a tap or Enter on a site means.
 * @param {BoardState} state
 * @param {number} site
 * @returns {{ moves: Move[] } | { premove: Premove } | { select: Source | null }}
 */
export function actOn(state, site) {
  const moves = candidates(state, site);
  if (moves.length) return { moves };
  const source = { site };
  const again = sameSource(state.selected, source);
  if (state.selected && isAhead(state) && !again && !selectable(state, source)) return { premove: { source: state.selected, to: site } };
  return { select: !again && selectable(state, source) ? source : null };
}

/** @param {BoardState} state @param {number} site What a screen reader says of a site. */
export function describeSite(state, site) {
  const { info } = state;
  const piece = pieceAt(state, site);
  const what = piece ? `${piece.color} ${info.types[piece.type].name}` : 'empty';
  const mark = targets(state).get(site);
  const note = mark === 'capture' ? ', can be captured' : mark ? ', can go here' : state.view?.checks.includes(site) ? ', in check' : '';
  const ahead = premoveSites(state).includes(site) ? ', premove' : '';
  return `${info.board.sites[site].name}, ${what}${note}${ahead}${describeAttacks(state, site)}`;
}

/** @param {BoardState} state */
export const premoveSites = ({ premove }) => (premove ? [...(isSite(premove.source) ? [premove.source.site] : []), premove.to] : []);

/** @param {BoardState} state @param {number} site */
function describeAttacks({ attacked }, site) {
  const by = /** @type {Color[]} */ (['white', 'black']).filter((color) => attacked?.[color].includes(site));
  return by.length ? `, attacked by ${by.join(' and ')}` : '';
}

/** A move in words: for a castling the core's own. @param {Info} info @param {Piece[]} pieces @param {Move} move */
export function describeMove({ board, types }, pieces, move) {
  if (move.kind === 'castle' || move.kind === 'leapCastle') return move.words || move.san;
  const to = board.sites[move.to].name;
  if (move.drop !== null) return `${types[move.drop].name} dropped on ${to}`;
  const mover = pieces.find(({ site }) => site === move.from);
  const taken = pieces.find(({ site }) => site === move.to);
  const way = !move.capture ? 'to' : taken ? `takes ${types[taken.type].name} on` : 'takes on';
  const becomes = move.promotion === null ? '' : ` and becomes ${types[move.promotion].name}`;
  return `${mover ? types[mover.type].name : 'Piece'} ${board.sites[move.from].name} ${way} ${to}${becomes}`;
}
