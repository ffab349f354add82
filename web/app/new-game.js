import { html, nothing } from 'lit';
import { dialog, closeAround, segments } from './parts.js';
import { meter } from './plates.js';
import { INCREMENTS, MINUTES, SECONDS } from './settings.js';
import { plural } from './words.js';

/** @import { Choice, Color, Info } from '../engine/types.js' */
/** @import { Player, Setup } from './match.js' */

/** @typedef {'white' | 'black' | 'people' | 'computer'} Side */

/** @type {[Side, string][]} */
const SIDES = [['white', 'White'], ['black', 'Black'], ['people', 'Two people'], ['computer', 'Computer only']];

/** @param {Side} side @returns {Record<Color, Player>} */
export function playersFor(side) {
  const human = (/** @type {Color} */ color) => side === color || side === 'people';
  return { white: human('white') ? 'human' : 'computer', black: human('black') ? 'human' : 'computer' };
}

/** @param {Record<Color, Player>} players @returns {Side} */
export function sideOf({ white, black }) {
  if (white === black) return white === 'human' ? 'people' : 'computer';
  return white === 'human' ? 'white' : 'black';
}

/**
 * What the dialog holds while it is open.
 * @typedef {object} Draft
 * @property {Side} side
 * @property {number} level
 * @property {number} seconds
 * @property {number} minutes On each clock; 0 for none.
 * @property {number} increment
 * @property {Record<string, string>} options
 * @property {Set<string>} free Choices for which the reader gives a value of their own.
 * @property {string} error
 */

/** @param {Info} info @param {Setup} setup @returns {Draft} */
export function startDraft(info, setup) {
  const options = Object.fromEntries(info.choices.map(({ name, default: usual }) => [name, String(info.options[name] ?? usual)]));
  const free = new Set(info.choices.filter(({ name, values }) => !values.some(({ value }) => value === options[name])).map(({ name }) => name));
  const { minutes = 0, increment = 0 } = setup.time ?? {};
  return { side: sideOf(setup.players), level: setup.level, seconds: setup.seconds, minutes, increment, options, free, error: '' };
}

/**
 * @param {Info} info @param {Draft} draft
 * @param {{ change: (patch: Partial<Draft>) => void, start: () => void, close: () => void }} on
 */
export function newGameDialog(info, draft, on) {
  const submit = (/** @type {SubmitEvent} */ event) => (event.preventDefault(), on.start());
  return dialog({ title: 'New game', aside: info.title, className: 'new-game', close: on.close }, html`
    <form @submit=${submit}>
      <div class="row"><span class="caption">You play</span>${segments('You play', draft.side, SIDES, (side) => on.change({ side }))}</div>
      ${draft.side === 'people' ? nothing : strengthFields(draft, on.change)}
      ${info.choices.map((choice) => choiceField(choice, draft, on.change))}
      ${clockFields(draft, on.change)}
      ${draft.error ? html`<p class="error" role="alert">${draft.error}</p>` : nothing}
      <div class="acts"><button class="btn" type="button" @click=${closeAround}>Cancel</button><button class="btn primary" type="submit">Start</button></div>
    </form>
  `);
}

/** @param {Setup} setup @param {(patch: { level?: number, seconds?: number }) => void} change @param {() => void} close */
export const strengthDialog = (setup, change, close) =>
  dialog({ title: 'The computer', className: 'strength', close }, html`
    <form method="dialog">${strengthFields(setup, change)}<div class="acts"><button class="btn primary" type="button" @click=${closeAround}>Done</button></div></form>
  `);

/** @param {{ level: number, seconds: number }} now @param {(patch: { level?: number, seconds?: number }) => void} change */
const strengthFields = ({ level, seconds }, change) => html`
  <label class="row"><span class="caption">Level</span>
    <span class="range"><input type="range" min="1" max="10" step="1" .value=${String(level)} aria-valuetext="Level ${level} of 10"
      @input=${(/** @type {Event} */ e) => change({ level: Number(valueOf(e)) })} /><output>${level}</output>${meter(level)}</span>
  </label>
  <label class="row"><span class="caption">Time for a move</span>
    <select @change=${(/** @type {Event} */ e) => change({ seconds: Number(valueOf(e)) })}>
      ${SECONDS.map((s) => html`<option value=${s} ?selected=${s === seconds}>${s === 0.5 ? 'Half a second' : s === 1 ? '1 second' : `${s} seconds`}</option>`)}
    </select>
  </label>
`;

/** @param {Draft} draft @param {(patch: Partial<Draft>) => void} change */
const clockFields = ({ minutes, increment }, change) => html`
  <label class="row"><span class="caption">Clock</span>
    <select @change=${(/** @type {Event} */ e) => change({ minutes: Number(valueOf(e)) })}>
      ${MINUTES.map((m) => html`<option value=${m} ?selected=${m === minutes}>${m ? `${plural(m, 'minute')} each` : 'None'}</option>`)}
    </select>
  </label>
  ${minutes ? html`
    <label class="row"><span class="caption">Added for each move</span>
      <select @change=${(/** @type {Event} */ e) => change({ increment: Number(valueOf(e)) })}>
        ${INCREMENTS.map((s) => html`<option value=${s} ?selected=${s === increment}>${s ? plural(s, 'second') : 'Nothing'}</option>`)}
      </select>
    </label>` : nothing}
`;

const OTHER = '\u0000other';

/** @param {Choice} choice @param {Draft} draft @param {(patch: Partial<Draft>) => void} change */
function choiceField(choice, draft, change) {
  const own = draft.free.has(choice.name);
  const set = (/** @type {string} */ value) => change({ options: { ...draft.options, [choice.name]: value }, error: '' });
  const pick = (/** @type {Event} */ event) => {
    const other = valueOf(event) === OTHER;
    draft.free[other ? 'add' : 'delete'](choice.name);
    set(other ? '' : valueOf(event));
  };
  return html`
    <label class="row"><span class="caption">${choice.title}</span>
      <select @change=${pick}>
        ${choice.values.map(({ value, title }) => html`<option value=${value} ?selected=${!own && value === draft.options[choice.name]}>${title || value}</option>`)}
        ${choice.any ? html`<option value=${OTHER} ?selected=${own}>Other…</option>` : nothing}
      </select>
    </label>
    ${own ? html`
      <label class="row"><span class="caption sub">Your own${choice.anyHint ? `, of ${choice.anyHint}` : ''}</span>
        <span class="field"><input type="text" required .value=${draft.options[choice.name]} spellcheck="false" @input=${(/** @type {Event} */ e) => set(valueOf(e).trim())} /></span>
      </label>` : nothing}
  `;
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;
