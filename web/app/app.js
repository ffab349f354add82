import { html, nothing, render } from 'lit';
import { Board } from '../board/board.js';
import { placeFen } from '../board/fen.js';
import { describeMove } from '../board/state.js';
import { createEngine } from '../engine/client.js';
import { parseLink } from '../share/link.js';
import { keepGame, recall } from './autosave.js';
import { showClocks } from './clock-face.js';
import { endDialog } from './ending.js';
import { home } from './home.js';
import { pressKey } from './keys.js';
import { findMove } from './moves.js';
import { Match } from './match.js';
import { newGameDialog, playersFor, startDraft, strengthDialog } from './new-game.js';
import { openLink, textOf } from './opening.js';
import { openPasted, pasteDialog } from './paste.js';
import { play } from './play.js';
import { rulesDialog } from './rules.js';
import { applyLooks, loadSettings, saveSettings } from './settings.js';
import { Table } from './table.js';
import { announceMove } from './words.js';

/** @import { Info, Move } from '../engine/types.js' */
/** @import { Draft } from './new-game.js' */
/** @import { Settings } from './settings.js' */
/** @import { Link } from '../share/link.js' */

const TICK = 100; // milliseconds
const KEEP = 5000;

/** @typedef {'new' | 'rules' | 'strength' | 'paste' | import('./ending.js').Offer} DialogName */

/** The page: which game is on the table, which dialog is open, what is set. */
export class App {
  engine = createEngine();
  settings = loadSettings();
  /** @type {Table | null} */
  table = null;
  /** @type {DialogName | null} */
  dialog = null;
  /** @type {Draft | null} */
  draft = null;
  /** @type {import('./paste.js').PasteDraft} */
  pasted = { text: '', variant: '', error: '' };
  problem = '';
  /** @type {Map<string, HTMLElement>} */
  #pictures = new Map();
  #opening = 0;
  #drawn = false;

  /** @param {HTMLElement} root @param {HTMLElement} announcer @param {Info[]} infos */
  constructor(root, announcer, infos) {
    this.root = root;
    this.announcer = announcer;
    this.infos = infos;
    applyLooks(this.settings);
    addEventListener('hashchange', () => this.route());
    addEventListener('keydown', (event) => pressKey(this, event));
    addEventListener('pagehide', this.keep);
    document.addEventListener('visibilitychange', () => this.#letPonder());
    addEventListener('fullscreenchange', () => this.draw());
    setInterval(this.keep, KEEP);
    setInterval(() => this.#tick(), TICK);
  }

  /** Goes where the address says. */
  route() {
    const { target, problems } = parseLink(location.hash);
    this.#leaveTable();
    if (target.kind !== 'game') return this.#goHome(target.kind === 'error' ? target.text : '');
    const info = this.infos.find(({ name }) => name === target.link.variant);
    if (!info) return this.#goHome(`There is no game called “${target.link.variant.slice(0, 60)}” here.`);
    this.problem = '';
    this.table = this.#layTable(info, target.link);
    this.table.problems = problems;
    this.draw();
    this.#seat(this.table);
  }

  /** Draws once, however often it is asked before the browser does. */
  draw() {
    if (this.#drawn) return;
    this.#drawn = true;
    queueMicrotask(() => {
      this.#drawn = false;
      this.#render();
    });
  }

  /** @param {Partial<Settings>} patch */
  set(patch) {
    this.settings = { ...this.settings, ...patch };
    saveSettings(this.settings);
    if (this.table) this.table.why.hover = this.settings.explain;
    this.table?.board.set(this.#aids());
    this.#letPonder();
    this.draw();
  }

  /** A picture of a game: of its start, or of a position. @param {Info} info @param {string} [fen] */
  picture = (info, fen) => {
    const key = `${info.name} ${fen}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const host = document.createElement('span');
    const placed = fen ? placeFen(info, fen) : null;
    new Board(host, info, { still: true }).set({ lamps: false, ...(placed ? { pieces: placed } : {}) });
    this.#pictures.set(key, host);
    return host;
  };

  /** @param {DialogName} name */
  openDialog(name) {
    const match = this.table?.match;
    if (name !== 'rules' && name !== 'paste' && !match) return;
    if (name === 'paste') this.pasted = { text: '', variant: this.table?.link.variant ?? '', error: '' };
    if (name === 'new' && match) this.draft = startDraft(match.game.info, match.setup);
    for (const menu of document.querySelectorAll(':popover-open')) /** @type {HTMLElement} */ (menu).hidePopover();
    this.dialog = name;
    this.draw();
  }

  closeDialog = () => {
    this.dialog = null;
    this.draw();
  };

  dismiss() {
    if (this.table) this.table.problems = [];
    this.problem = '';
    this.draw();
  }

  flip() {
    this.table?.flip();
    this.draw();
  }

  async hint() {
    const { table } = this;
    const move = await table?.match?.hint();
    if (!table || !move) return;
    table.board.set({ hint: { from: move.from, to: move.to } });
    this.say(`Hint: ${describeMove(table.board.state.info, table.board.state.pieces, move)}`, move.from < 0);
  }

  async copyLink() {
    try {
      await navigator.clipboard.writeText(location.href);
      this.say('The link is copied. It holds the game so far.', true);
    } catch {
      this.say('Copy the address of this page: it holds the game so far.', true);
    }
  }

  /** A move typed as text or in a score's manner. @param {string} text @returns {Promise<boolean>} Whether it is one. */
  async type(text) {
    const match = this.table?.match;
    const typed = text.trim();
    if (!match || !typed) return false;
    await match.settled; // a fast writer is ahead of the board
    const move = findMove(match.view.moves, typed);
    if (move) match.play(move.text);
    else this.say(`“${typed.slice(0, 30)}” is not a move here.`, true);
    return !!move;
  }

  /** To a screen reader; shown for a while too where the eye needs it. @param {string} text @param {boolean} [shown] */
  say(text, shown = false) {
    this.announcer.textContent = text;
    this.announcer.classList.toggle('shown', shown);
    if (shown) setTimeout(() => this.announcer.classList.remove('shown'), 4000);
  }

  #render() {
    render(html`${this.table ? play(this, this.table) : home(this)}${this.problem ? this.#trouble() : nothing}${this.#openDialog()}`, this.root);
    const dialog = this.root.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    this.#fit();
    showClocks(this.root, this.table?.match ?? null);
  }

  #aids() {
    const { lamps, letters } = this.settings;
    return { lamps, letters };
  }

  #trouble() {
    return html`<div class="notice" role="alert"><p>${this.problem}</p><button class="btn" type="button" @click=${() => this.dismiss()}>Close</button></div>`;
  }

  #openDialog() {
    const { table, dialog, draft } = this;
    if (dialog === 'paste') return this.#pasteDialog();
    if (!table || !dialog) return nothing;
    if (dialog === 'rules') return rulesDialog(table.board.state.info, this.closeDialog);
    if (!table.match) return nothing;
    if (dialog === 'resign' || dialog === 'draw') return endDialog(dialog, table.match, this.closeDialog);
    if (dialog === 'strength') return strengthDialog(table.match.setup, (patch) => this.#setStrength(patch), this.closeDialog);
    const change = (/** @type {Partial<Draft>} */ patch) => (Object.assign(/** @type {Draft} */ (draft), patch), this.draw());
    return draft ? newGameDialog(table.match.game.info, draft, { change, start: () => this.#startNew(draft), close: this.closeDialog }) : nothing;
  }

  #pasteDialog() {
    const change = (/** @type {Partial<import('./paste.js').PasteDraft>} */ patch) => {
      Object.assign(this.pasted, patch);
      this.draw();
    };
    const open = async () => {
      const opened = await openPasted(this.engine, this.infos, this.pasted);
      if ('problem' in opened) return change({ error: opened.problem });
      this.closeDialog();
      if (location.hash === opened.hash) this.route();
      else location.hash = opened.hash;
    };
    return pasteDialog(this.infos, this.pasted, { change, open, close: this.closeDialog });
  }

  /** The style sheet sizes the board by its shape. */
  #fit() {
    const main = /** @type {HTMLElement | null} */ (this.root.querySelector('main.play'));
    if (main && this.table) main.style.setProperty('--ratio', this.table.board.ratio.toFixed(3));
  }

  /** @param {string} problem */
  #goHome(problem) {
    this.problem = problem;
    document.title = 'Woodpusher';
    this.draw();
  }

  #leaveTable() {
    this.#opening++;
    this.table?.leave();
    this.table = null;
    this.dialog = null;
  }

  /** @param {Info} info @param {Link} link */
  #layTable(info, link) {
    document.title = `${info.title} · Woodpusher`;
    const table = new Table(info, link, { onMove: (move, ahead) => this.#move(table, move, ahead), redraw: () => this.draw(), say: (text, more) => this.say(more ? `${this.announcer.textContent} ${text}` : text) });
    table.why.hover = this.settings.explain;
    table.board.set(this.#aids());
    return table;
  }

  /** By touch, if the reader wants it, asked about first. @param {Table} table @param {Move} move @param {boolean} ahead */
  #move(table, move, ahead) {
    if (ahead || !this.settings.confirm || !table.board.touched) return void table.match?.play(move.text);
    table.ask(move);
    this.draw();
  }

  /** @param {Table} table */
  async #seat(table) {
    const opening = this.#opening;
    try {
      const { game, link, problems } = await openLink(this.engine, table.link);
      if (opening !== this.#opening) return void game.close();
      if (link.ply !== undefined && link.ply < game.view.plies) await game.goTo(link.ply);
      table.problems.push(...problems, ...game.view.notes);
      this.#begin(table, new Match(game, recall(this.settings, game.view)), link);
    } catch (error) {
      table.problems.push(textOf(error));
      this.draw();
    }
  }

  /** @param {Table} table @param {Match} match @param {Link} link */
  #begin(table, match, link) {
    match.addEventListener('change', () => this.#show(table, match));
    match.addEventListener('problem', (event) => {
      table.problems.push(/** @type {CustomEvent} */ (event).detail);
      this.draw();
    });
    match.addEventListener('move', (event) => {
      const { before, move } = /** @type {CustomEvent} */ (event).detail;
      if (match.people.length === 2 && this.settings.turn) table.face(match.view.sideToMove);
      if (move) this.say(announceMove(match.game.info, before, move, match.view));
    });
    match.addEventListener('end', (event) => this.say(/** @type {CustomEvent} */ (event).detail.text));
    table.seat(match, link);
    this.#letPonder();
    match.resume();
  }

  /** @param {Table} table @param {Match} match */
  #show(table, match) {
    if (this.table !== table || table.match !== match) return;
    table.refresh();
    this.keep();
    this.draw();
  }

  /** What would be lost with the page. */
  keep = () => {
    const match = this.table?.match;
    if (this.table && match) keepGame(this.settings, this.table, match);
  };

  /** Nothing is thought ahead for a page that nobody sees. */
  #letPonder() {
    this.table?.match?.letPonder(this.settings.ponder && !document.hidden);
  }

  #tick() {
    const match = this.table?.match;
    if (!match?.clock?.running) return;
    match.checkTime();
    showClocks(this.root, match);
  }

  /** @param {{ level?: number, seconds?: number }} patch */
  #setStrength(patch) {
    this.set(patch);
    this.table?.match?.change(patch);
  }

  /** @param {Draft} draft */
  async #startNew({ side, level, seconds, minutes, increment, options }) {
    const time = minutes ? { minutes, increment } : null;
    const before = this.table;
    const match = before?.match;
    if (!before || !match) return;
    const info = match.game.info;
    const chosen = Object.fromEntries(info.choices.filter(({ name, default: usual }) => options[name] !== String(usual)).map(({ name }) => [name, options[name]]));
    try {
      const game = await this.engine.open({ variant: info.name, options: chosen, moves: [] });
      await match.close();
      before.problems = [];
      this.set({ level, seconds });
      this.closeDialog();
      this.#begin(before, new Match(game, { setup: { players: playersFor(side), level, seconds, time } }), { variant: info.name, options: chosen, moves: [] });
      this.say(`New game of ${info.title}.`);
    } catch (error) {
      if (this.draft) this.draft.error = textOf(error);
      this.draw();
    }
  }
}
