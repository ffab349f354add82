import { Board } from '../board/board.js';
import { placeFen } from '../board/fen.js';
import { Why } from './why.js';
import { premoveText } from './words.js';

/** @import { Color, Info, Move } from '../engine/types.js' */
/** @import { Link } from '../share/link.js' */
/** @import { Match } from './match.js' */

/**
 * One game's place on the page: its board, which is drawn before the engine has started, and what is known of the
 * match on it.
 */
export class Table {
  /** @type {Match | null} */
  match = null;
  /** @type {Color} */
  orientation = 'white';
  /** @type {string[]} */
  problems = [];
  /** A move that waits to be confirmed. @type {Move | null} */
  pending = null;

  /** @param {Info} info @param {Link} link @param {{ onMove: (move: Move, ahead: boolean) => void, redraw: () => void, say: (text: string, more?: boolean) => void }} on */
  constructor(info, link, on) {
    this.link = link;
    this.host = document.createElement('div');
    this.host.className = 'stage';
    this.board = new Board(this.host, info, {
      onMove: on.onMove,
      onPremove: (premove, failed) => on.say(premove ? premoveText(info, this.board.state.pieces, premove) : failed ? 'The move set ahead is not possible now.' : 'Nothing is set ahead.', failed),
      onAttend: (source, by) => this.why.attend(source, by),
      onAim: (move) => this.why.aim(move),
      onRefuse: (source, to) => this.why.refuse(source, to),
    });
    this.why = new Why(this.board, { game: () => this.match?.game, redraw: on.redraw, say: on.say });
    const placed = link.fen ? placeFen(info, link.fen) : null;
    if (placed && !link.moves.length) this.board.set({ pieces: placed });
  }

  /** @param {Match} match @param {Link} link What could be used of the link. */
  seat(match, link) {
    this.match = match;
    this.link = link;
    this.board.setInfo(match.game.info);
    this.orientation = match.people.length === 1 ? match.people[0] : 'white';
    this.board.set({ orientation: this.orientation });
  }

  /** The board shows the match as it is. */
  refresh() {
    if (!this.match) return;
    const { view, people, outcome } = this.match;
    const movable = outcome ? [] : people;
    const ahead = people.length === 1 && !outcome && view.ply === view.plies ? people : [];
    const news = this.board.state.view !== view;
    if (news) this.pending = null;
    if (news) this.board.setView(view);
    if (String(this.board.state.ahead) !== String(ahead)) this.board.set({ ahead });
    if (String(this.board.state.movable) !== String(movable)) this.board.set({ movable });
    if (news) this.why.renew();
  }

  /** Asks before a move is made. @param {Move} move */
  ask(move) {
    this.pending = move;
    this.board.set({ hint: { from: move.from, to: move.to } });
  }

  /** @param {boolean} yes */
  answer(yes) {
    const move = this.pending;
    this.pending = null;
    if (yes && move) this.match?.play(move.text);
    else this.board.set({ hint: null });
  }

  /** @param {Color} color */
  face(color) {
    if (color !== this.orientation) this.flip();
  }

  flip() {
    this.orientation = this.orientation === 'white' ? 'black' : 'white';
    this.board.set({ orientation: this.orientation });
  }

  leave() {
    this.why.leave();
    this.match?.close();
    this.board.destroy();
  }
}
