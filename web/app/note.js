import { html, nothing, svg } from 'lit';
import { isSite } from '../board/state.js';
import { icon } from './icons.js';
import { ledger, lenders } from './ledger.js';
import { piece as picture, power, toggle } from './parts.js';
import { capital, list, sentence } from './words.js';

/** @import { Explanation, Influence, Info, Move, PieceType, Preview } from '../engine/types.js' */
/** @import { App } from './app.js' */
/** @import { Table } from './table.js' */

/** The margin: why the piece that the reader looks at moves as it does. @param {App} app @param {Table} table */
export function note(app, table) {
  const { board, why } = table;
  const { info } = board.state;
  const { attention, explanation, coming, refusal } = why;
  if (refusal) return frame(app, 'Why not', refused(refusal.text));
  if (explanation) return frame(app, 'Why it moves so', html`${explained(info, explanation)}${coming ? afterwards(coming) : nothing}`);
  if (attention && !isSite(attention)) return frame(app, 'In hand', html`${inHand(info.types[attention.drop], info)}${coming ? afterwards(coming) : nothing}`);
  return frame(app, 'The game', html`<div class="headline"><h2>${info.title}</h2><p class="now">${info.summary}</p></div>`);
}

/** @param {App} app @param {string} kick @param {unknown} body */
const frame = (app, kick, body) => html`
  <aside class="note" aria-label="About the piece">
    <p class="kick">${icon('why')} ${kick}</p>
    ${body}
    <div class="shows">
      ${toggle('Powers under each piece', app.settings.lamps, (lamps) => app.set({ lamps }))}
      ${toggle('Explain on hover', app.settings.explain, (explain) => app.set({ explain }))}
    </div>
  </aside>
`;

/** @param {Info} info @param {Explanation} why */
function explained(info, why) {
  const { influences, influenced, own } = why;
  const takes = influences.some((one) => one.takes.length);
  return html`
    <div class="headline"><h2>${capital(why.color)} ${why.title}</h2><p class="now">${why.words}</p></div>
    ${influences.length ? html`<p class="peek">${list(influences.map(({ site, name, words }) => `${name} ${info.board.sites[site].name} ${words}`))}.</p>` : nothing}
    <div class="reasons">
      ${takes && own.length ? ledger(info, why) : nothing}
      ${lenders(info, why)}
      ${info.types[why.type].lends.length ? lends(info.types[why.type], info) : nothing}
      ${influenced.length ? html`<p class="small quiet others">It ${list(influenced.map((one) => onOther(info, one)))}.</p>` : nothing}
    </div>
  `;
}

/** @param {Info} info @param {Influence} influence */
const onOther = ({ board }, { site, name, gives, words }) => `${words} ${gives.length ? 'to' : 'from'} the ${name} on ${board.sites[site].name}`;

/** @param {{ move: Move, preview: Preview }} coming */
function afterwards({ move, preview }) {
  if (!preview.words.length) return nothing;
  const gains = preview.gained.length > 0;
  return html`
    <div class="after">
      ${gains ? gain : lose}
      <p class="small"><strong>After ${move.san}</strong> ${preview.words.join('; ')}.</p>
    </div>
  `;
}

const gain = html`<svg class="badge gain" viewBox="0 0 20 20" aria-hidden="true">${svg`<circle cx="10" cy="10" r="9" /><path d="M10 14.5V6M6 9.5 10 5.5l4 4" />`}</svg>`;
const lose = html`<svg class="badge lose" viewBox="0 0 20 20" aria-hidden="true">${svg`<rect x="1.5" y="1.5" width="17" height="17" rx="3" /><path d="M10 5.5V14M6 10.5 10 14.5l4-4" />`}</svg>`;

/** @param {string} text */
const refused = (text) => html`<div class="headline refusal"><p class="now">${sentence(text)}</p></div>`;

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
