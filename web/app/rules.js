import { html, nothing } from 'lit';
import { dialog, piece } from './parts.js';
import { byline } from './home.js';

/** @import { Info } from '../engine/types.js' */

/** The game's rules, its choices, what is reconstructed, and its pieces. @param {Info} info @param {() => void} close */
export const rulesDialog = (info, close) =>
  dialog({ title: info.title, aside: byline(info), className: 'rules', close }, html`
    <section><p class="lead">${info.summary}</p>${bullets(info.rules)}</section>
    ${info.choices.length ? choices(info) : nothing}
    ${info.reconstructed.length ? html`<section><h3>Reconstructed</h3><p class="quiet small">Where the author’s text is silent or lost, this is how it is played here.</p>${bullets(info.reconstructed)}</section>` : nothing}
    ${pieceTable(info)}
    ${info.source ? html`<p class="source small quiet">Source: ${source(info.source)}</p>` : nothing}
  `);

/** @param {string} text An address, or the name of a publication. */
const source = (text) => (/^https?:\/\//.test(text) ? html`<a href=${text} rel="noopener noreferrer">${text}</a>` : text);

/** @param {string[]} sentences */
const bullets = (sentences) => html`<ul class="bullets">${sentences.map((text) => html`<li>${text}</li>`)}</ul>`;

/** @param {Info} info */
const choices = ({ choices, options }) => html`
  <section>
    <h3>Choices in this game</h3>
    <dl class="choices">${choices.map((choice) => html`<div><dt>${choice.title}</dt><dd>${valueTitle(choice, String(options[choice.name] ?? choice.default))}</dd></div>`)}</dl>
  </section>
`;

/** @param {Info['choices'][number]} choice @param {string} value */
const valueTitle = ({ values }, value) => values.find((v) => v.value === value)?.title ?? value;

/** @param {Info} info */
const pieceTable = ({ types }) => html`
  <section>
    <h3>Pieces</h3>
    <div class="scroll" tabindex="0" role="region" aria-label="Pieces">
      <table class="pieces-table">
        <thead><tr><th scope="col" colspan="2">Piece</th><th scope="col">Letter</th><th scope="col">Moves</th><th scope="col">Betza</th></tr></thead>
        <tbody>${types.map((type) => html`
          <tr>
            <td class="pic">${piece(type, 'white')}${piece(type, 'black')}</td>
            <th scope="row">${type.name}</th>
            <td>${type.letter}</td>
            <td>${type.words}</td>
            <td><code>${type.betza}</code></td>
          </tr>
        `)}</tbody>
      </table>
    </div>
  </section>
`;
