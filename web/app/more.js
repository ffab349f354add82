import { html, nothing } from 'lit';
import { icon } from './icons.js';
import { placeMenu, toggle } from './parts.js';

/** @import { App } from './app.js' */
/** @import { Match } from './match.js' */

/** What one does less often with a game. @param {App} app @param {Match | null} match */
export function more(app, match) {
  const view = match?.view;
  const people = match?.people.length ?? 0;
  const going = people > 0 && !match?.outcome;
  return html`
    <button class="btn" type="button" popovertarget="more-menu">${icon('more')}More</button>
    <div class="menu" id="more-menu" popover @toggle=${placeMenu} @click=${close}>
      ${item('Redo', !!view && view.ply < view.plies, () => match?.redo())}
      ${item('New game…', !!match, () => app.openDialog('new'))}
      <hr />
      ${item('Resign…', going, () => app.openDialog('resign'))}
      ${people === 2 ? item('Agree to a draw…', going, () => app.openDialog('draw')) : nothing}
      ${people === 2 ? toggle('Turn the board each move', app.settings.turn, (turn) => app.set({ turn })) : nothing}
      <hr />
      ${item(document.fullscreenElement ? 'Leave full screen' : 'Full screen', document.fullscreenEnabled, fullScreen)}
    </div>
  `;
}

/** @param {string} label @param {boolean} on @param {() => void} act */
const item = (label, on, act) => html`<button class="item" type="button" ?disabled=${!on} @click=${act}>${label}</button>`;

/** @param {Event} event */
function close(event) {
  const menu = /** @type {HTMLElement} */ (event.currentTarget);
  if (/** @type {Element} */ (event.target).closest('.item') && menu.matches(':popover-open')) menu.hidePopover();
}

function fullScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen().catch(() => {});
}
