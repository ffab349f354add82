import { html } from 'lit';
import { closeAround, dialog } from './parts.js';
import { capital } from './words.js';

/** @import { Color, View } from '../engine/types.js' */
/** @import { Match } from './match.js' */

/** @typedef {NonNullable<View['outcome']>} Ending How a game has ended: by the rules of the game, or between the players. */

/** @param {Color} color @returns {Color} */
const other = (color) => (color === 'white' ? 'black' : 'white');

/** @param {Color} color @returns {Ending} */
export const onTime = (color) => ({ key: 'time', winner: other(color), text: `${capital(color)}’s time is up. ${capital(other(color))} wins.` });

/** @param {Color} color @returns {Ending} */
export const resigned = (color) => ({ key: 'resigned', winner: other(color), text: `${capital(color)} resigns. ${capital(other(color))} wins.` });

/** @type {Ending} */
export const agreed = { key: 'agreement', winner: null, text: 'Draw by agreement.' };

/** The side that resigns: the only person, or the one to move. @param {Match} match */
export const resigning = ({ people, view }) => (people.length === 1 ? people[0] : view.sideToMove);

/** @typedef {'resign' | 'draw'} Offer */

/** @param {Offer} offer @param {Match} match @param {() => void} close */
export function endDialog(offer, match, close) {
  const end = (/** @type {Event} */ event) => {
    match.end(offer === 'resign' ? resigned(resigning(match)) : agreed);
    closeAround(event);
  };
  const [title, text, yes] = offer === 'resign'
    ? ['Resign', `${capital(resigning(match))} gives this game up.`, 'Resign']
    : ['Draw', 'Both players agree to a draw.', 'Agree'];
  return dialog({ title, className: 'confirm', close }, html`
    <p>${text}</p>
    <div class="acts"><button class="btn" type="button" @click=${closeAround}>Play on</button><button class="btn primary" type="button" @click=${end}>${yes}</button></div>
  `);
}
