/** @import { Engine } from './engine.mjs' */
/** @import { Game } from './games.mjs' */

const LEAST_SECONDS = 0.5; // ticks of 10 ms are 2 % of it

/** The games that an engine lists. @param {Engine} engine */
async function known(engine) {
  const option = (await engine.ask('uci', 'uciok')).find((line) => line.startsWith('option name UCI_Variant'));
  return new Set(option?.split(/ var /).slice(1).map((name) => name.trim()));
}

/** Lets the engine play a game, built in or from its definition; false if it cannot. */
export async function open(engine, game) {
  if (!(await known(engine)).has(game.name)) {
    if (!game.definitions) return false;
    engine.say(`setoption name VariantPath value ${game.definitions}`);
    if (!(await known(engine)).has(game.name)) return false;
  }
  engine.say(`setoption name UCI_Variant value ${game.name}`);
  return true;
}

/** Nodes and CPU seconds of what `run` does. */
async function timed(engine, run) {
  const begin = engine.cpu();
  const nodes = await run();
  return { nodes, seconds: engine.cpu() - begin };
}

async function countPaths(engine, depth) {
  const lines = await engine.ask(`go perft ${depth}`, 'Nodes searched');
  return Number(lines.at(-1).split(':')[1]);
}

async function countVisits(engine, milliseconds) {
  const lines = await engine.ask(`go movetime ${milliseconds}`, 'bestmove');
  return Number(lines.findLast((line) => / nodes \d/.test(line)).match(/ nodes (\d+)/)[1]);
}

const prepare = async (engine, position) => {
  engine.say('ucinewgame');
  engine.say(`position ${position}`);
  await engine.ask('isready', 'readyok');
};

/** Perft nodes a CPU second, and the count for all engines to agree on. @param {Engine} engine @param {Game} game */
export async function perft(engine, game) {
  await prepare(engine, game.positions[0]);
  const total = { nodes: 0, seconds: 0, runs: 0 };
  while (total.seconds < LEAST_SECONDS) {
    const { nodes, seconds } = await timed(engine, () => countPaths(engine, game.perft));
    total.nodes += nodes;
    total.seconds += seconds;
    total.runs += 1;
  }
  return { rate: total.nodes / total.seconds, count: total.nodes / total.runs };
}

/** Search nodes a CPU second over the game's positions. @param {Engine} engine @param {Game} game */
export async function search(engine, game, milliseconds) {
  const total = { nodes: 0, seconds: 0 };
  for (const position of game.positions) {
    await prepare(engine, position);
    const { nodes, seconds } = await timed(engine, () => countVisits(engine, milliseconds));
    total.nodes += nodes;
    total.seconds += seconds;
  }
  return { rate: total.nodes / total.seconds };
}
