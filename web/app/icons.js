import { html, svg } from 'lit';

/** Line icons on a grid of 24. @type {Record<string, string>} */
const PATHS = {
  down: 'm6 9 6 6 6-6',
  book: 'M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5zM4 20.5A2.5 2.5 0 0 0 6.5 21H20',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  why: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.7 9.6a2.4 2.4 0 1 1 3.5 2.1c-.8.5-1.2 1-1.2 1.9M12 16.9v.1',
  first: 'M18 18 12 12l6-6M7 6v12',
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  last: 'm6 18 6-6-6-6M17 6v12',
  back: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  flip: 'M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3',
  more: 'M5 11.2a.8.8 0 1 0 .01 0M12 11.2a.8.8 0 1 0 .01 0M19 11.2a.8.8 0 1 0 .01 0',
  close: 'M6 6l12 12M18 6 6 18',
  now: 'M5 5l8 7-8 7zM17 5v14',
  attacked: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  warn: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3v.1',
  enter: 'M20 5v6a4 4 0 0 1-4 4H5m4-4-4 4 4 4',
};

/** @param {string} name */
export const icon = (name) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name]} />`}</svg>`;

export const logo = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <rect class="tile" width="28" height="28" rx="6" />
  <path class="half" d="M14 0h8a6 6 0 0 1 6 6v8H14zM0 14h14v14H6a6 6 0 0 1-6-6z" />
  <path class="pawn" d="M14 4.5a4.3 4.3 0 0 1 2.6 7.7c1.6.7 1.9 1.3 1.9 2.1h-2.2c.3 2.9 1.5 4.9 4 6.6.7.5 1 1.2 1 2.1v1H6.7v-1c0-.9.3-1.6 1-2.1 2.5-1.7 3.7-3.7 4-6.6H9.5c0-.8.3-1.4 1.9-2.1A4.3 4.3 0 0 1 14 4.5z" />
</svg>`;
