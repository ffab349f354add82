import { html, nothing } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { icon } from './icons.js';

/** @import { App } from './app.js' */
/** @import { View } from '../engine/types.js' */
/** @import { Match } from './match.js' */

/** The score sheet: all moves, the result, stepping through them, and a line to type a move. @param {App} app @param {Match | null} match */
export function sheet(app, match) {
  const view = match?.view;
  return html`
    <section class="sheet" aria-label="Moves">
      <div class="moves" @keydown=${walk}>${view ? scoreList(view, (ply) => match.goTo(ply)) : nothing}</div>
      ${match?.outcome ? result(app, match.outcome.text) : typed(app, match)}
      ${nav(match)}
    </section>
  `;
}

/** @param {View} view @param {(ply: number) => void} goTo */
function scoreList({ record, ply }, goTo) {
  if (!record.length) return html`<p class="empty">No moves yet.</p>`;
  const rows = scoreRows(record);
  const tabbed = Math.max(ply - 1, 0); // one stop for the whole list; arrows walk in it
  return html`<ol>${rows.map(({ number, cells }) => html`
    <li>
      <span class="n">${number}</span>
      ${cells.map((at) => at < 0 ? html`<span class="m none">…</span>` : html`
        <button class="m" type="button" tabindex=${at === tabbed ? 0 : -1} aria-current=${at + 1 === ply ? 'step' : nothing} @click=${() => goTo(at + 1)}>${record[at].san}</button>
      `)}
    </li>
  `)}</ol>`;
}

/** @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowLeft: -1, ArrowUp: -2, ArrowRight: 1, ArrowDown: 2 }[event.key];
  const buttons = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('button')];
  const next = step && buttons[buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target)) + step];
  if (!next) return;
  next.focus();
  event.preventDefault();
}

/** Moves by number, White's on the left. @param {View['record']} record */
function scoreRows(record) {
  /** @type {{ number: number, cells: number[] }[]} */
  const rows = [];
  record.forEach(({ number, color }, i) => {
    if (rows.at(-1)?.number !== number) rows.push({ number, cells: color === 'black' ? [-1] : [] });
    rows.at(-1)?.cells.push(i);
  });
  return rows;
}

/** @param {App} app @param {string} text */
const result = (app, text) => html`
  <div class="result"><b>${text}</b><button class="btn line" type="button" @click=${() => app.openDialog('new')}>New game</button></div>
`;

const field = createRef();

/** @param {App} app @param {Match | null} match */
function typed(app, match) {
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (field.value);
    const text = input.value;
    if ((await app.type(text)) && input.value === text) input.value = '';
  };
  return html`
    <form class="typed" @submit=${send} autocomplete="off">
      <input ${ref(field)} type="text" name="move" aria-label="Type a move" placeholder="Type a move: ${example(match)}" spellcheck="false" autocapitalize="off" ?disabled=${!match} />
      <button class="btn icon-only" type="submit" aria-label="Play the typed move" ?disabled=${!match}>${icon('enter')}</button>
    </form>
  `;
}

/** @param {Match | null} match */
const example = (match) => match?.view.moves.slice(0, 2).map(({ san }) => san).join(', ') ?? '';

/** @param {Match | null} match */
function nav(match) {
  const { ply = 0, plies = 0 } = match?.view ?? {};
  const step = (/** @type {string} */ name, /** @type {string} */ label, /** @type {number} */ to) =>
    html`<button class="btn" type="button" aria-label=${label} ?disabled=${to === ply || to < 0 || to > plies} @click=${() => match?.goTo(to)}>${icon(name)}</button>`;
  return html`<div class="nav">${step('first', 'First position', 0)}${step('previous', 'Previous move', ply - 1)}${step('next', 'Next move', ply + 1)}${step('last', 'Last position', plies)}</div>`;
}
