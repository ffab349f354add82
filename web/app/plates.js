import { html, nothing } from 'lit';
import { icon } from './icons.js';
import { more } from './more.js';
import { playerName, playerStatus } from './words.js';

/** @import { App } from './app.js' */
/** @import { Color, Move } from '../engine/types.js' */
/** @import { Match } from './match.js' */
/** @import { Table } from './table.js' */

/**
 * A player's name plate: whose side, what is going on, the strength of a computer, the hand.
 * @param {App} app @param {Match | null} match @param {Color} color @param {'them' | 'me'} side @param {Node | null} hand
 */
export function plate(app, match, color, side, hand) {
  const turn = match && !match.outcome && match.view.sideToMove === color;
  const name = match ? playerName(match, color) : color;
  return html`
    <section class="plate ${side} is-${color} ${turn ? 'turn' : ''} ${match?.clock ? 'timed' : ''}" aria-label="${name}, ${color}">
      <span class="dotside" aria-hidden="true"></span>
      <div class="id">
        <div class="who">${match ? name : '…'}</div>
        ${match?.setup.players[color] === 'computer' ? strength(app, match) : nothing}
      </div>
      <span class="status ${match?.thinking && turn ? 'thinking' : ''}">${match ? playerStatus(match, color) : ''}</span>
      ${match?.clock ? html`<span class="clock" role="timer" aria-label="${color}’s clock" data-clock=${color}></span>` : nothing}
      ${hand ?? nothing}
    </section>
  `;
}

/** @param {App} app @param {Match} match */
const strength = (app, { setup }) => html`
  <button class="level" type="button" @click=${() => app.openDialog('strength')} aria-label="Level ${setup.level}, change it" aria-haspopup="dialog">
    Level ${setup.level} ${meter(setup.level)}
  </button>
`;

/** @param {number} level */
export const meter = (level) => html`<span class="meter" aria-hidden="true">${Array.from({ length: 10 }, (_, i) => html`<i class=${i < level ? 'on' : ''}></i>`)}</span>`;

/**
 * A hint, while it is a person's move; else what makes the computer move.
 * @param {App} app @param {Match | null} match
 * @param {(name: string, label: string, on: boolean, act: () => void) => unknown} control
 */
function third(app, match, control) {
  if (match?.thinking) return control('now', 'Move now', true, () => match.moveNow());
  const over = !match || !!match.outcome;
  if (!over && match.setup.players[match.view.sideToMove] === 'computer') return control('now', 'Go on', true, () => match.moveForMe());
  return control('hint', 'Hint', !over, () => app.hint());
}

/** @param {App} app @param {Table} table @param {Move} move */
function confirmation(app, table, move) {
  const answer = (/** @type {boolean} */ yes) => () => {
    table.answer(yes);
    app.draw();
  };
  return html`
    <div class="controls confirming" role="group" aria-label="Confirm the move">
      <button class="btn line" type="button" @click=${answer(false)}>${icon('close')}Not this</button>
      <button class="btn primary" type="button" @click=${answer(true)}>${icon('enter')}Play ${move.san}</button>
    </div>
  `;
}

/** What one does to a game. @param {App} app @param {Table} table */
export function controls(app, table) {
  const { match, why, pending } = table;
  if (pending) return confirmation(app, table, pending);
  const view = match?.view;
  const control = (/** @type {string} */ name, /** @type {string} */ label, /** @type {boolean} */ on, /** @type {() => void} */ act) =>
    html`<button class="btn" type="button" ?disabled=${!on} @click=${act}>${icon(name)}${label}</button>`;
  return html`
    <div class="controls" role="group" aria-label="Game">
      ${control('back', 'Take back', !!view && view.ply > 0, () => match?.takeBack())}
      ${third(app, match, control)}
      ${control('flip', 'Flip', true, () => app.flip())}
      <button class="btn" type="button" aria-pressed=${why.attacks} ?disabled=${!match} @click=${() => why.showAttacks(!why.attacks)}>${icon('attacked')}Attacked</button>
      ${more(app, match)}
    </div>
  `;
}
