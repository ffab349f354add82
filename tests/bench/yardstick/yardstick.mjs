// node yardstick.mjs --ours PROGRAM [--theirs PROGRAM] [--wasm SCRIPT]: how fast they are, side by side. See README.md.
import { parseArgs } from 'node:util';
import { Engine } from './engine.mjs';
import { GAMES } from './games.mjs';
import { open, perft, search } from './measure.mjs';
import { table } from './table.mjs';

const WARM_UP = 1000;
const ROLES = ['ours', 'theirs', 'wasm'];

const { values: options } = parseArgs({
  options: {
    ours: { type: 'string' },
    theirs: { type: 'string' },
    wasm: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    movetime: { type: 'string', default: '2000' },
    games: { type: 'string', default: GAMES.map((game) => game.name).join() },
    only: { type: 'string', default: 'perft,search' },
  },
});
const engines = Object.fromEntries(ROLES.filter((role) => options[role]).map((role) => [role, new Engine(options[role])]));
const games = GAMES.filter((game) => options.games.split(',').includes(game.name));
const measures = {
  perft: { title: 'perft, million nodes a CPU second', unit: 1e6, digits: 1, run: perft },
  search: {
    title: 'search, thousand nodes a CPU second',
    unit: 1e3,
    digits: 0,
    run: (engine, game) => search(engine, game, Number(options.movetime)),
  },
};
const chosen = options.only.split(',');
const pairs = [['ours', 'theirs'], ['wasm', 'ours'], ['wasm', 'theirs']];

/** @type {Record<string, { game: string, rates: Record<string, number[]> }[]>} */
const results = Object.fromEntries(chosen.map((name) => [name, games.map(({ name: game }) => ({ game, rates: {} }))]));

/** Each engine in turn, so that whatever else the machine does meets all of them. */
async function measure(index) {
  const counts = new Set();
  for (const [role, engine] of Object.entries(engines)) {
    if (!(await open(engine, games[index]))) continue;
    for (const name of chosen) {
      const { rate, count } = await measures[name].run(engine, games[index]);
      (results[name][index].rates[role] ??= []).push(rate);
      if (count) counts.add(count);
    }
  }
  if (counts.size > 1) throw new Error(`${games[index].name}: perft counts differ: ${[...counts].join(', ')}`);
}

/** Not counted: a compiled module is fast only after a while. */
async function warmUp(game) {
  for (const engine of Object.values(engines)) if (await open(engine, game)) await search(engine, game, WARM_UP);
}

for (const game of games) await warmUp(game);
for (let round = 1; round <= Number(options.rounds); ++round) {
  for (let index = 0; index < games.length; ++index) await measure(index);
  console.error(`round ${round} done`);
}
for (const name of chosen) console.log(`${table(measures[name].title, results[name], { ...measures[name], pairs })}\n`);
for (const engine of Object.values(engines)) engine.quit();
