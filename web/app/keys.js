import { lastMoveText, plural } from './words.js';

/** @import { App } from './app.js' */

/** The keys of a game's page; those of the board are its own. @param {App} app @param {KeyboardEvent} event */
export function pressKey(app, event) {
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea, dialog, .chooser');
  const match = app.table?.match;
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !match) return;
  const { ply, plies } = match.view;
  if (event.key === '[' && ply > 0) match.goTo(ply - 1).then(() => sayWhere(app));
  else if (event.key === ']' && ply < plies) match.goTo(ply + 1).then(() => sayWhere(app));
  else if (event.key === 'f') app.flip();
}

/** @param {App} app */
function sayWhere(app) {
  const view = app.table?.match?.view;
  if (view) app.say(`${lastMoveText(view)}, ${plural(view.plies - view.ply, 'move')} to come`);
}
