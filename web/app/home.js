import { html, nothing } from 'lit';
import { playingSize } from '../board/layout.js';
import { header } from './header.js';

/** @import { App } from './app.js' */
/** @import { Info } from '../engine/types.js' */

/** The games to choose from. @param {App} app */
export const home = (app) => html`
  ${header(app)}
  <main class="home">
    <section class="lede">
      <div>
        <h1>Chess where a piece is what its surroundings make it.</h1>
        <p>Play by the rules against the computer, and see what every piece can do.</p>
      </div>
      ${goOn(app)}
    </section>
    <section class="featured" aria-label="Featured games">${app.infos.filter((info) => info.featured).map((info) => card(app, info))}</section>
    ${more(app, app.infos.filter((info) => !info.featured))}
    <footer class="foot"><button class="btn line" type="button" @click=${() => app.openDialog('paste')}>Paste a link, a position or a game…</button><span>Free, no account, nothing leaves your browser.</span></footer>
  </main>
`;

/** @param {App} app */
function goOn({ settings, infos, picture }) {
  const { last } = settings;
  const info = last && infos.find(({ title }) => title === last.title);
  if (!last || !info) return nothing;
  return html`
    <a class="goon" href=${last.hash}>
      <span class="thumb">${picture(info, last.fen)}</span>
      <span><small>Go on where you were</small><b>${last.title}</b><span class="go">At move ${last.moveNumber}</span></span>
    </a>
  `;
}

/** @param {App} app @param {Info} info */
const card = ({ picture }, info) => html`
  <article class="card">
    <div class="shelf"><div class="thumb">${picture(info, info.showcase.fen)}</div></div>
    <div class="text">
      <h2><a href="#/${info.name}">${info.title}</a></h2>
      <p class="by">${byline(info)} · ${size(info)}</p>
      <p class="idea">${info.summary}</p>
    </div>
    <div class="acts"><a class="btn primary" href="#/${info.name}" aria-label="Play ${info.title}">Play</a></div>
  </article>
`;

/** @param {App} app @param {Info[]} infos */
const more = ({ picture }, infos) => infos.length === 0 ? nothing : html`
  <div class="shelfhead"><h2>More games</h2></div>
  <section class="more" aria-label="More games">
    ${infos.map((info) => html`
      <a class="item" href="#/${info.name}">
        <span class="pic"><span class="thumb">${picture(info)}</span></span>
        <span><h3>${info.title}</h3><p class="by">${byline(info)}</p><p>${info.summary}</p></span>
      </a>
    `)}
  </section>
`;

/** @param {Info} info */
function size({ board }) {
  const { files, ranks } = playingSize(board);
  return `${files} × ${ranks}${board.zones[0]?.title ? ` and the ${board.zones[0].title}` : ''}`;
}

/** @param {Info} info */
export const byline = ({ author, year }) => [author, year].filter(Boolean).join(', ');
