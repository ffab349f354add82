/** @import { Color } from '../engine/types.js' */

/**
 * @typedef {{ minutes: number, increment: number }} TimeControl Minutes for the game, seconds added for each move.
 * @typedef {Record<Color, number>} Left Milliseconds.
 */

/** A chess clock. It runs for one side or for none, and knows no game. */
export class Clock {
  /** @type {Color | null} */
  running = null;
  #since = 0;
  #now;

  /** @param {TimeControl} control @param {Left} [left] @param {() => number} [now] */
  constructor(control, left, now = () => performance.now()) {
    this.control = control;
    const whole = control.minutes * 60_000;
    /** @type {Left} */
    this.kept = left ?? { white: whole, black: whole };
    this.#now = now;
  }

  /** @param {Color} color @returns {number} Milliseconds left, never under none. */
  left(color) {
    const gone = color === this.running ? this.#now() - this.#since : 0;
    return Math.max(0, this.kept[color] - gone);
  }

  /** @returns {Left} */
  get times() {
    return { white: this.left('white'), black: this.left('black') };
  }

  /** Runs for that side from now on; for none with null. @param {Color | null} color */
  run(color) {
    if (color === this.running) return;
    this.kept = this.times;
    this.running = color;
    this.#since = this.#now();
  }

  /** A move has been made: its increment is added. @param {Color} color */
  credit(color) {
    const left = this.left(color);
    this.kept = { ...this.times, [color]: left + this.control.increment * 1000 };
    this.#since = this.#now();
  }
}

/** A time as a clock shows it: `12:05`, with tenths in the last twenty seconds. @param {number} ms */
export function clockText(ms) {
  if (ms < 20_000) return `0:${(Math.ceil(ms / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Time for one move of a computer that plays by a clock. @param {number} left Milliseconds. @param {TimeControl} control */
export const shareOf = (left, { increment }) => Math.max(50, Math.min(left / 3, left / 30 + increment * 700));
