import { formatLink } from '../share/link.js';
import { playersFor } from './new-game.js';
import { saveSettings } from './settings.js';

/** @import { View } from '../engine/types.js' */
/** @import { Kept, Match } from './match.js' */
/** @import { Settings } from './settings.js' */
/** @import { Table } from './table.js' */

/**
 * Keeps the game: in the address its moves, in the history's state and the settings who plays, the clocks, and how it
 * ended. The history is not filled.
 * @param {Settings} settings @param {Table} table @param {Match} match
 */
export function keepGame(settings, table, match) {
  const { view, kept } = match;
  const { record, ply } = view;
  const hash = formatLink({ ...table.link, moves: record.map(({ text }) => text), ply });
  // Browsers limit how often an address may change.
  if (location.hash !== hash || JSON.stringify(history.state) !== JSON.stringify(kept)) history.replaceState(kept, '', hash);
  const last = { hash, title: match.game.info.title, fen: view.fen, moveNumber: view.moveNumber, ...kept };
  if (!record.length || JSON.stringify(settings.last) === JSON.stringify(last)) return;
  settings.last = last;
  saveSettings(settings);
}

/**
 * A reload finds its game in the history, the last one is in the settings; a link from elsewhere gives its reader the
 * side to move.
 * @param {Settings} settings @param {View} view @returns {Kept}
 */
export function recall({ level, seconds, last }, { sideToMove }) {
  const kept = history.state?.setup ? history.state : last?.hash === location.hash ? last : undefined;
  const setup = kept?.setup?.players ? kept.setup : { players: playersFor(sideToMove) };
  return { setup: { level, seconds, ...setup }, left: kept?.left, ended: kept?.ended };
}
