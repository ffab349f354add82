import { html, nothing } from 'lit';
import { placeFen } from '../board/fen.js';
import { formatLink, parseLink } from '../share/link.js';
import { recognise } from '../share/paste.js';
import { findMove } from './moves.js';
import { textOf } from './opening.js';
import { closeAround, dialog } from './parts.js';
import { sentence } from './words.js';

/** @import { Info } from '../engine/types.js' */
/** @import { Engine } from './opening.js' */

/**
 * What the dialog holds while it is open.
 * @typedef {{ text: string, variant: string, error: string }} PasteDraft `variant` is '' for whichever game fits.
 * @typedef {{ hash: string } | { problem: string }} Opened
 */

/**
 * @param {Info[]} infos @param {PasteDraft} draft
 * @param {{ change: (patch: Partial<PasteDraft>) => void, open: () => void, close: () => void }} on
 */
export function pasteDialog(infos, draft, on) {
  const value = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).value;
  return dialog({ title: 'Paste a game', className: 'paste', close: on.close }, html`
    <form @submit=${(/** @type {SubmitEvent} */ event) => (event.preventDefault(), on.open())}>
      <label class="column"><span class="caption">A link, a position (FEN), or moves: 1. e4 e5 2. Nf3</span>
        <textarea rows="5" spellcheck="false" autofocus .value=${draft.text} @input=${(/** @type {Event} */ e) => on.change({ text: value(e), error: '' })}></textarea>
      </label>
      <label class="row"><span class="caption">Game</span>
        <select @change=${(/** @type {Event} */ e) => on.change({ variant: value(e), error: '' })}>
          <option value="" ?selected=${!draft.variant}>Whichever fits</option>
          ${infos.map(({ name, title }) => html`<option value=${name} ?selected=${name === draft.variant}>${title}</option>`)}
        </select>
      </label>
      ${draft.error ? html`<p class="error" role="alert">${draft.error}</p>` : nothing}
      <div class="acts"><button class="btn" type="button" @click=${closeAround}>Cancel</button><button class="btn primary" type="submit">Open</button></div>
    </form>
  `);
}

/** @param {Engine} engine @param {Info[]} infos @param {PasteDraft} draft @returns {Promise<Opened>} */
export async function openPasted(engine, infos, { text, variant }) {
  if (!text.trim()) return { problem: 'Paste something first.' };
  const pasted = recognise(text);
  if (pasted.kind === 'link') return openLink(infos, pasted.hash);
  if (pasted.kind === 'unknown') return { problem: 'This is no link, no position and no list of moves.' };
  const named = pasted.kind === 'moves' ? infos.find(({ name, title }) => [name, title].some((one) => one.toLowerCase() === pasted.variant?.toLowerCase())) : undefined;
  const chosen = named?.name ?? variant;
  const games = chosen ? infos.filter(({ name }) => name === chosen) : infos;
  const moves = pasted.kind === 'moves' ? pasted.moves : [];
  return tryGames(engine, games, pasted.fen, moves);
}

/** @param {Info[]} infos @param {string} hash @returns {Opened} */
function openLink(infos, hash) {
  const { target } = parseLink(hash);
  if (target.kind !== 'game') return { problem: target.kind === 'error' ? target.text : 'This link leads to no game.' };
  const known = infos.some(({ name }) => name === target.link.variant);
  return known ? { hash: formatLink(target.link) } : { problem: `There is no game called “${target.link.variant.slice(0, 60)}” here.` };
}

/** The first game that takes all of it; else the reason of the one that came furthest. @param {Engine} engine @param {Info[]} games @param {string | undefined} fen @param {string[]} moves @returns {Promise<Opened>} */
async function tryGames(engine, games, fen, moves) {
  let best = { played: -1, problem: 'No game here has such a board.' };
  for (const info of games) {
    if (fen && games.length > 1 && !placeFen(info, fen)) continue;
    const attempt = await tryGame(engine, info.name, fen, moves);
    if ('hash' in attempt) return attempt;
    if (attempt.played > best.played) best = attempt;
  }
  return best;
}

/** @param {Engine} engine @param {string} variant @param {string | undefined} fen @param {string[]} moves @returns {Promise<{ hash: string } | { played: number, problem: string }>} */
async function tryGame(engine, variant, fen, moves) {
  /** @type {string[]} */
  const played = [];
  let game;
  try {
    game = await engine.open({ variant, ...(fen ? { fen } : {}) });
    for (const typed of moves) {
      const move = findMove(game.view.moves, typed);
      if (!move) return { played: played.length, problem: `Move ${played.length + 1}, “${typed.slice(0, 20)}”, is not possible there in ${game.info.title}.` };
      await game.play(move.text);
      played.push(move.text);
    }
    return { hash: formatLink({ variant, options: {}, ...(fen ? { fen } : {}), moves: played }) };
  } catch (error) {
    return { played: played.length, problem: sentence(textOf(error)) };
  } finally {
    game?.close();
  }
}
