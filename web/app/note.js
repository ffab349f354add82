import { html, nothing } from 'lit';
import { powersInOrder } from '../board/pictures.js';
import { isSite, pieceAt } from '../board/state.js';
import { icon } from './icons.js';
import { piece as picture, power } from './parts.js';
import { capital, movesAs } from './words.js';

/** @import { Atom, Info, Piece, PieceType } from '../engine/types.js' */
/** @import { Source } from '../board/state.js' */
/** @import { Board } from '../board/board.js' */

/** The margin: what the piece that the reader looks at may do, now and by itself. @param {Board} board @param {Source | null} source */
export function note(board, source) {
  const { info } = board.state;
  const piece = source && isSite(source) ? pieceAt(board.state, source.site) : undefined;
  if (piece) return frame('What it can do', onBoard(info, piece));
  if (source && !isSite(source)) return frame('In hand', inHand(info.types[source.drop], info));
  return frame('The game', html`<div class="headline"><h2>${info.title}</h2><p class="now">${info.summary}</p></div>`);
}

/** @param {string} kick @param {unknown} body */
const frame = (kick, body) => html`
  <aside class="note" aria-label="About the piece">
    <p class="kick">${icon('why')} ${kick}</p>
    ${body}
  </aside>
`;

/** @param {Info} info @param {Piece} piece */
function onBoard(info, piece) {
  const type = info.types[piece.type];
  const atoms = piece.changes ? powersInOrder(info.atoms, [...piece.own, ...piece.now]) : [];
  return html`
    <div class="headline"><h2>${capital(piece.color)} ${type.name} on ${info.board.sites[piece.site].name}</h2><p class="now">${movesAs(info, piece)}</p></div>
    ${atoms.length ? html`<ul class="powers">${atoms.map((atom) => powerRow(atom, piece))}</ul>` : nothing}
    ${piece.changes && !piece.own.length ? html`<p class="small quiet by-itself">By itself it ${type.words}.</p>` : nothing}
    ${type.lends.length ? lends(type, info) : nothing}
  `;
}

/** @param {Atom} atom @param {Piece} piece */
function powerRow(atom, { now }) {
  const has = now.includes(atom.index);
  return html`
    <li class=${has ? 'has' : 'lost'}>
      <span class="g">${power(atom.icon)}</span>
      <span><b>${atom.name}</b><small>${atom.words}</small></span>
      <span class="state">${has ? 'has it now' : 'not now'}</span>
    </li>
  `;
}

/** @param {PieceType} type @param {Info} info */
const inHand = (type, info) => html`
  <div class="headline"><h2><span class="inline">${picture(type, 'white')}</span>${type.name}</h2><p class="now">${type.lends.length ? 'lends what it has' : type.words}</p></div>
  ${type.lends.length ? lends(type, info) : nothing}
`;

/** @param {PieceType} type @param {Info} info */
const lends = (type, { atoms }) => html`
  <ul class="powers">
    ${type.lends.map((atom) => html`<li class="has"><span class="g">${power(atoms[atom].icon)}</span><span><b>Lends ${atoms[atom].name}</b><small>${atoms[atom].words}</small></span></li>`)}
  </ul>
`;
