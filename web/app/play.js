import { html, nothing } from 'lit';
import { header } from './header.js';
import { icon } from './icons.js';
import { note } from './note.js';
import { controls, plate } from './plates.js';
import { sheet } from './sheet.js';
import { opponent } from './match.js';

/** @import { App } from './app.js' */
/** @import { Table } from './table.js' */

/** A game: the margin's note, the board, both players, the score. @param {App} app @param {Table} table */
export function play(app, table) {
  const { board, match, orientation } = table;
  const { info } = board.state;
  const hand = (/** @type {'white' | 'black'} */ color) => (info.hands ? board.hands[color].root : null);
  const top = opponent(orientation);
  return html`
    ${header(app, info.title)}
    <main class="play ${board.ratio > 1.2 ? 'wide' : ''} ${info.hands ? 'with-hands' : ''}">
      ${table.host}
      ${note(app, table)}
      ${plate(app, match, top, 'them', hand(top))}
      ${sheet(app, match)}
      ${plate(app, match, orientation, 'me', hand(orientation))}
      ${controls(app, table)}
    </main>
    ${table.problems.length ? notice(app, table.problems) : nothing}
  `;
}

/** What is wrong, until the reader has read it. @param {App} app @param {string[]} problems */
const notice = (app, problems) => html`
  <div class="notice" role="alert">
    ${icon('warn')}
    <div>${problems.map((text) => html`<p>${text}</p>`)}</div>
    <button class="btn icon-only" type="button" aria-label="Dismiss" @click=${() => app.dismiss()}>${icon('close')}</button>
  </div>
`;
