import { html, nothing } from 'lit';
import { powersInOrder } from '../board/pictures.js';
import { piece as picture, power } from './parts.js';
import { capital, plural } from './words.js';

/** @import { Atom, Color, Explanation, Info, Influence } from '../engine/types.js' */

/**
 * Who takes what: a row for each piece that counts, a column for each power, the sum at the foot.
 * @param {Info} info @param {Explanation} why
 */
export function ledger(info, why) {
  const atoms = powersInOrder(info.atoms, [...why.own, ...why.now]);
  return html`
    <table class="ledger">
      <thead><tr><th scope="col">Counting</th>${atoms.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>
        ${row(info, why, info.types[why.type].name, 'by itself', atoms.map((atom) => cell(atom, why.own.includes(atom.index))))}
        ${why.influences.map((one) => row(info, one, one.name, one.words, atoms.map((atom) => cell(atom, !one.takes.includes(atom.index)))))}
      </tbody>
      <tfoot><tr><th scope="row">Left</th>${atoms.map((atom) => html`<td>${sum(atom, why.now.includes(atom.index))}</td>`)}</tr></tfoot>
    </table>
  `;
}

/** @param {Info} info @param {{ site: number, type: number, color: Color }} who @param {string} name @param {string} words @param {unknown[]} cells */
const row = (info, { site, type, color }, name, words, cells) => html`
  <tr>
    <th scope="row"><span class="who">${picture(info.types[type], color)}<span>${name} ${info.board.sites[site].name}<small>${words}</small></span></span></th>
    ${cells.map((content) => html`<td>${content}</td>`)}
  </tr>
`;

/** @param {Atom} atom @param {boolean} has */
const cell = ({ name, icon }, has) => has
  ? html`<span class="g" role="img" aria-label=${`${name}: yes`}>${power(icon)}</span>`
  : html`<svg class="g miss" viewBox="0 0 10 10" role="img" aria-label=${`${name}: no`}><circle cx="5" cy="5" r="4.6" /><path d="M2.8 5H7.2" /></svg>`;

/** @param {Atom} atom @param {boolean} has */
const sum = ({ name, icon }, has) => html`<span class="g ${has ? '' : 'off'}" role="img" aria-label=${`${name}: ${has ? 'left' : 'gone'}`}>${power(icon)}</span>`;

/** Who lends what, and to how many squares that leads. @param {Info} info @param {Explanation} why */
export function lenders(info, { influences, targets }) {
  const gifts = influences.filter(({ gives }) => gives.length);
  return gifts.length === 0 ? nothing : html`<ul class="powers lenders">${gifts.map((gift) => lender(info, gift, targets))}</ul>`;
}

/** @param {Info} info @param {Influence} gift @param {Explanation['targets']} targets */
function lender({ types, atoms, board }, { site, type, color, name, words, gives }, targets) {
  const squares = targets.filter((target) => target.atoms.some((atom) => gives.includes(atom))).length;
  return html`
    <li class="has">
      <span class="niche">${picture(types[type], color)}</span>
      <span>
        <b>${capital(color)} ${name} ${board.sites[site].name} ${words}</b>
        <small>${gives.map((atom) => atoms[atom].words).join('; ')}</small>
        ${targets.length ? html`<small class="squares">${plural(squares, 'square')}</small>` : nothing}
      </span>
      <span class="glyphs">${gives.map((atom) => power(atoms[atom].icon))}</span>
    </li>
  `;
}
