import { html, nothing } from 'lit';
import { icon, logo } from './icons.js';
import { placeMenu, segments, toggle } from './parts.js';
import { WOODS } from './settings.js';
import { capital } from './words.js';

/** @import { App } from './app.js' */
/** @import { Settings } from './settings.js' */

/** @param {App} app @param {string} [title] The game's, on its page. */
export const header = (app, title) => html`
  <header class="top ${title ? 'has-crumb' : ''}">
    <a class="brand" href="#/">${logo}<span>Woodpusher</span></a>
    ${title ? crumb(app, title) : nothing}
    <span class="fill"></span>
    ${title ? gameActions(app) : nothing}
    <button class="btn icon-only" type="button" aria-label="Looks and keys" popovertarget="main-menu">${icon('menu')}</button>
    ${mainMenu(app)}
  </header>
`;

/** @param {App} app @param {string} title */
const crumb = (app, title) => html`
  <div class="crumb">
    <span class="slash" aria-hidden="true">/</span>
    <h1><button class="btn" type="button" popovertarget="game-menu"><span>${title}</span>${icon('down')}</button></h1>
  </div>
  <div class="menu" id="game-menu" popover @toggle=${placeMenu}>
    <button class="item" type="button" @click=${() => app.openDialog('new')}>New game…</button>
    <button class="item" type="button" @click=${() => app.openDialog('rules')}>Rules</button>
    <hr />
    ${app.infos.map((info) => html`<a class="item" href="#/${info.name}" aria-current=${info.title === title}>${info.title}</a>`)}
  </div>
`;

/** @param {App} app */
const gameActions = (app) => html`
  <button class="btn rules" type="button" @click=${() => app.openDialog('rules')}>${icon('book')}<span class="label">Rules</span></button>
  <button class="btn" type="button" @click=${() => app.copyLink()}>${icon('link')}<span class="label">Copy link</span></button>
`;

/** @param {App} app */
const mainMenu = (app) => html`
  <div class="menu wide" id="main-menu" popover @toggle=${placeMenu}>
    <button class="item" type="button" @click=${() => app.openDialog('paste')}>Paste a game…</button>
    <hr />
    <p class="caption">Page</p>
    ${segments('Page', app.settings.theme, [['system', 'System'], ['light', 'Light'], ['dark', 'Dark']], (theme) => app.set({ theme }))}
    <p class="caption">Board</p>
    ${segments('Board', app.settings.wood, WOODS.map((wood) => /** @type {[string, string]} */ ([wood, capital(wood)])), (wood) => app.set({ wood }))}
    ${boardSize(app)}
    ${toggle('More contrast', app.settings.contrast, (contrast) => app.set({ contrast }))}
    ${toggle('Powers under each piece', app.settings.lamps, (lamps) => app.set({ lamps }))}
    ${toggle('Explain on hover', app.settings.explain, (explain) => app.set({ explain }))}
    ${toggle('Confirm moves by touch', app.settings.confirm, (confirm) => app.set({ confirm }))}
    ${toggle('Letters on the pieces', app.settings.letters, (letters) => app.set({ letters }))}
    ${toggle('Think on your time', app.settings.ponder, (ponder) => app.set({ ponder }))}
    ${keys}
  </div>
`;

/** @param {App} app */
const boardSize = (app) => html`
  <label class="switch board-size">Size <input type="range" min="60" max="100" step="5" .value=${String(app.settings.size)} aria-valuetext=${`${app.settings.size} percent`}
    @input=${(/** @type {Event} */ event) => app.set({ size: Number(/** @type {HTMLInputElement} */ (event.target).value) })} /></label>
`;

const keys = html`
  <p class="caption">Keys</p>
  <dl class="keys">
    <div><dt><kbd class="key">arrows</kbd></dt><dd>walk over the board</dd></div>
    <div><dt><kbd class="key">Enter</kbd></dt><dd>take up, set down</dd></div>
    <div><dt><kbd class="key">Esc</kbd></dt><dd>let go</dd></div>
    <div><dt><kbd class="key">[</kbd> <kbd class="key">]</kbd></dt><dd>step through the moves</dd></div>
    <div><dt><kbd class="key">drag</kbd></dt><dd>with the right button: arrows and circles</dd></div>
    <div><dt><kbd class="key">f</kbd></dt><dd>turn the board</dd></div>
  </dl>
`;
