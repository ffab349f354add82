import { askWhich } from './chooser.js';
import { Drawing } from './drawing.js';
import { createHand } from './hand.js';
import { toggleShape } from './shapes.js';
import { listenToBoard, pressInHand } from './input.js';
import { actOn, aimedMove, isAhead, isSite, movesFrom, pieceAt, sameSource, selectable, startState } from './state.js';

/** @import { BoardState, Premove, Source } from './state.js' */
/** @import { Color, Info, Move, View } from '../engine/types.js' */

/** A board narrower than this has no rim, and its coordinates stand inside. */
const COMPACT = 460;

/**
 * @typedef {object} BoardOptions
 * @property {(move: Move, ahead: boolean) => void} [onMove] The reader has made a legal move, or had set it ahead; the
 *   board waits for the next view.
 * @property {(premove: Premove | null, failed: boolean) => void} [onPremove] A move is set ahead, or none any more.
 * @property {(source: Source | null, by: 'pointer' | 'focus' | 'choice') => void} [onAttend] What the reader looks at: under the pointer, else selected.
 * @property {(move: Move | null) => void} [onAim] The move that the selection and a target under pointer or focus make.
 * @property {(source: Source, to: number) => void} [onRefuse] A move was tried that is none.
 * @property {boolean} [still] A picture only: no input, nothing for a screen reader.
 */

/**
 * A board of any shape, with the hands that belong to it. It shows what it is given and reports legal moves; it knows
 * no rules and no game.
 */
export class Board {
  /** @type {{ close: () => void } | null} */
  #question = null;
  #dropped = false; // a piece set down by hand does not glide
  /** @type {Move | null} */
  #aim = null;
  /** Whether the last press was a finger's. */
  touched = false;
  #leave = new AbortController();

  /** @param {HTMLElement} host @param {Info} info @param {BoardOptions} [options] */
  constructor(host, info, options = {}) {
    this.options = options;
    /** @type {BoardState} */
    this.state = startState(info);
    this.drawing = new Drawing(host, options.still ?? false);
    this.hands = { white: this.#createHand('white'), black: this.#createHand('black') };
    this.watch = new ResizeObserver(([{ contentRect }]) => this.#fit(contentRect.width));
    this.state.compact = isCompact(host.clientWidth);
    this.#layOut();
    if (!options.still) listenToBoard(this, this.#leave.signal);
    this.watch.observe(this.drawing.box);
  }

  /** Another game, or the same with other options. @param {Info} info */
  setInfo(info) {
    const before = this.state;
    const same = JSON.stringify([info.board, info.types]) === JSON.stringify([before.info.board, before.info.types]);
    const { orientation, movable, ahead, lamps, letters, compact, cursor } = before;
    this.state = { ...startState(info), orientation, movable, ahead, lamps, letters, compact, ...(same ? { cursor } : {}) };
    if (!same) this.drawing.clear();
    this.#layOut();
  }

  /** A new position; a selection that still holds is kept. @param {View} view */
  setView(view) {
    this.#question?.close();
    const still = this.#dropped || !this.state.view;
    const answer = view.ply === (this.state.view?.ply ?? 0) + 1;
    this.#aim = null;
    Object.assign(this.state, { view, pieces: view.pieces, hint: null, why: null, preview: null, attacked: null, refused: [], shapes: [] });
    this.#keepSelection();
    this.#draw(still);
    this.#dropped = false;
    if (this.state.premove) this.#playPremove(answer);
  }

  /** @param {Partial<Pick<BoardState, 'orientation' | 'movable' | 'ahead' | 'lamps' | 'letters' | 'hint' | 'pieces' | 'why' | 'preview' | 'attacked' | 'refused'>>} patch */
  set(patch) {
    const turned = patch.orientation && patch.orientation !== this.state.orientation;
    Object.assign(this.state, patch);
    this.#keepSelection();
    if (!this.state.ahead.length) this.state.premove = null;
    if (turned) this.#layOut();
    else this.#draw();
  }

  /** Drawn width over height. */
  get ratio() {
    const { width, height } = this.drawing.placed.frame;
    return width / height;
  }

  focus() {
    this.drawing.focus(this.state.cursor);
  }

  destroy() {
    this.#leave.abort();
    this.watch.disconnect();
    this.#question?.close();
    this.drawing.box.remove();
  }

  /** @param {Source | null} source */
  select(source) {
    this.state.selected = source && selectable(this.state, source) ? source : null;
    this.state.refused = [];
    this.#draw();
    this.#attend(this.state.selected, 'choice');
    this.#aimAt(-1);
  }

  /** A click, a tap or Enter on a site. @param {number} site */
  act(site) {
    this.state.cursor = site;
    const action = actOn(this.state, site);
    const { selected, premove } = this.state;
    if ('moves' in action) return this.attempt(action.moves, false);
    if ('premove' in action) return this.setPremove(action.premove);
    if (premove && !action.select) this.setPremove(null);
    this.select(action.select);
    if (action.select) return;
    if (selected) this.refuse(selected, site);
    else if (pieceAt(this.state, site)) this.attend(site, 'choice');
  }

  /** Several moves may share their squares: then the reader is asked. @param {Move[]} moves @param {boolean} dragged @param {boolean} [ahead] */
  attempt(moves, dragged, ahead = false) {
    if (moves.length === 1) this.#make(moves[0], dragged, ahead);
    else if (moves.length > 1) this.#ask(moves, dragged);
  }

  /** A move to be made as soon as it is this side's turn; one at a time. @param {Premove | null} premove @param {boolean} [failed] */
  setPremove(premove, failed = false) {
    Object.assign(this.state, { premove, selected: null });
    this.#draw();
    this.options.onPremove?.(premove, failed);
  }

  /** An arrow, or a circle; drawn again it goes. @param {import('./shapes.js').Shape | null} shape None: all of them go. */
  drawShape(shape) {
    if (!shape && !this.state.shapes.length) return;
    this.state.shapes = shape ? toggleShape(this.state.shapes, shape) : [];
    this.drawing.drawMarks(this.state);
  }

  /** Set down where it may not go. @param {Source} source @param {number} to */
  refuse(source, to) {
    if (to >= 0 && !(isSite(source) && source.site === to)) this.options.onRefuse?.(source, to);
  }

  /** Looked at without being moved. @param {number} site @param {'pointer' | 'focus' | 'choice'} by */
  attend(site, by) {
    this.#attend({ site }, by);
  }

  /** A pointer is over a site, or over none with -1. @param {number} site */
  point(site) {
    if (site === this.state.over) return;
    this.state.over = site;
    this.drawing.drawMarks(this.state);
    this.#attend(this.#pieceOr(site), 'pointer');
    this.#aimAt(site);
  }

  /** @param {number} site @param {boolean} [byKey] */
  moveCursor(site, byKey = true) {
    if (site === this.state.cursor && this.drawing.root.contains(document.activeElement)) return;
    this.state.cursor = site;
    this.drawing.describe(this.state);
    this.drawing.focus(site);
    if (!byKey) return;
    this.#attend(this.#pieceOr(site), 'focus');
    this.#aimAt(site);
  }

  /** @param {Move[]} moves @param {boolean} dragged */
  #ask(moves, dragged) {
    const { cursor } = this.state;
    this.#question?.close();
    this.#question = askWhich(this.drawing.box, this.state, moves, this.drawing.rect(moves[0].to), (move) => {
      this.#question = null;
      this.drawing.focus(cursor);
      if (move) this.#make(move, dragged);
      else this.select(null);
    });
  }

  /** Made where it has become possible, else forgotten. @param {boolean} answer The other side has moved. */
  #playPremove(answer) {
    const { premove } = this.state;
    if (!premove || isAhead(this.state)) return;
    const moves = answer ? movesFrom(this.state, premove.source).filter(({ to }) => to === premove.to) : [];
    if (!moves.length) return this.setPremove(null, true);
    this.state.premove = null;
    this.#draw();
    queueMicrotask(() => this.attempt(moves, false, true));
  }

  /** @param {Move} move @param {boolean} dragged @param {boolean} [ahead] */
  #make(move, dragged, ahead = false) {
    this.#dropped = dragged;
    Object.assign(this.state, { selected: null, hint: null, cursor: move.to });
    this.#draw();
    this.options.onMove?.(move, ahead);
  }

  /** Whether the reader walks over the board by keys. */
  get keyboard() {
    return this.drawing.root.querySelector('[data-site]:focus-visible') !== null;
  }

  /** What the reader looks at now. */
  get attention() {
    return this.#pieceOr(this.state.over);
  }

  /** What is selected stays looked at while a target is aimed at. @param {number} site @returns {Source | null} */
  #pieceOr(site) {
    const { state } = this;
    return site >= 0 && pieceAt(state, site) && !aimedMove(state, site) ? { site } : state.selected;
  }

  /** @param {Source | null} source @param {'pointer' | 'focus' | 'choice'} by */
  #attend(source, by) {
    this.options.onAttend?.(source, by);
  }

  /** @param {number} site */
  #aimAt(site) {
    const move = site < 0 ? null : aimedMove(this.state, site);
    if (move === this.#aim) return;
    this.#aim = move;
    this.options.onAim?.(move);
  }

  #keepSelection() {
    const { selected } = this.state;
    if (selected && !selectable(this.state, selected)) this.state.selected = null;
  }

  #layOut() {
    this.drawing.layOut(this.state);
    this.drawing.scale(this.drawing.box.clientWidth);
    this.#drawHands();
  }

  /** @param {boolean} [still] */
  #draw(still) {
    this.drawing.draw(this.state, still);
    this.#drawHands();
  }

  #drawHands() {
    const held = this.state.view?.hands ?? this.state.info.start.hands;
    this.hands.white.update(this.state, held.white);
    this.hands.black.update(this.state, held.black);
  }

  /** @param {number} width */
  #fit(width) {
    this.drawing.scale(width);
    if (isCompact(width) === this.state.compact) return;
    this.state.compact = isCompact(width);
    this.#layOut();
  }

  /** @param {Color} color */
  #createHand(color) {
    return createHand(color, {
      press: (event, source) => pressInHand(this, event, source),
      toggle: (source) => {
        if (sameSource(this.state.selected, source)) return this.select(null);
        this.select(source);
        this.focus();
      },
      attend: (source) => this.#attend(source ?? this.state.selected, 'pointer'),
    });
  }
}

/** @param {number} width */
const isCompact = (width) => width > 0 && width < COMPACT;

