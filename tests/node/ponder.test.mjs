// Searches on the opponent's time, through the client and the compiled core.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createEngine } from '../../web/engine/client.js';
import { loadCore } from './core.mjs';
import { local } from './local-worker.mjs';
import { ask } from './uci.mjs';

const engine = createEngine(local);
const started = [];
after(() => {
  for (const search of started) search.stop(); // those of failed tests too
  return engine.close();
});

/** A search, which is in `started` so that it is ended whatever happens. */
function search(game, limits, onProgress) {
  const begun = game.search(limits, onProgress);
  started.push(begun);
  return begun;
}

/** A search that has told twice how far it is. */
async function running(game, limits) {
  const reports = [];
  const begun = search(game, limits, (progress) => reports.push(progress));
  while (reports.length < 2) await wait(10);
  return { begun, reports };
}

const variants = ['chess', 'relative-lumberjack', 'huntsman', 'lumberjack', 'warmachinewazir-spiel'];
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether a search gives its result within a time. */
const ends = ({ result }, milliseconds) => Promise.race([result.then(() => true), wait(milliseconds).then(() => false)]);

/** A game, a move in it to ponder on, and the moves that are legal after it. */
async function gameWithReply(spec) {
  const game = await engine.open(spec);
  const reply = game.view.moves.at(-1).text;
  const { view } = await engine.open({ ...spec, moves: [...(spec.moves ?? []), reply] });
  return { game, reply, legal: view.moves.map(({ text }) => text) };
}

for (const variant of variants) {
  test(`${variant}: a hit gives a move for the position after the move pondered on`, async () => {
    const { game, reply, legal } = await gameWithReply({ variant });
    const { begun, reports } = await running(game, { ponder: reply, movetime: 30, level: 10 });
    assert.equal(await ends(begun, 100), false, 'time does not count yet');
    assert.ok(reports.every(({ done }) => !done));
    begun.ponderHit();
    await game.play(reply);
    const { best, done } = await begun.result;
    assert.equal(done, true);
    assert.ok(legal.includes(best), best);
    await game.close();
  });

  test(`${variant}: another move than the one pondered on ends it, and a search of the real position follows`, async () => {
    const { game, reply } = await gameWithReply({ variant });
    const { begun } = await running(game, { ponder: reply });
    begun.stop();
    await game.play(game.view.moves[0].text);
    const { best } = await search(game, { depth: 2 }).result;
    assert.ok(game.view.moves.some(({ text }) => text === best), best);
    assert.equal((await begun.result).done, true);
    await game.close();
  });
}

for (const end of ['ponderHit', 'stop']) {
  test(`a search with nothing left to do keeps its result until ${end}`, async () => {
    const game = await engine.open({ variant: 'chess', moves: ['f2f3', 'e7e5'] });
    for (const limits of [{ ponder: 'g2g4' }, { ponder: 'g2g4', depth: 1 }, { ponder: 'a2a3', level: 1 }]) {
      const { begun } = await running(game, limits);
      assert.equal(await ends(begun, 50), false);
      begun[end]();
      assert.equal((await begun.result).done, true);
    }
    await game.close();
  });
}

test('a worker with nothing left to do shows that it is alive', async () => {
  const brief = createEngine({ ...local, silence: 400 });
  const game = await brief.open({ variant: 'chess', moves: ['f2f3', 'e7e5'] });
  let reports = 0;
  const begun = search(game, { ponder: 'g2g4', depth: 1 }, () => ++reports);
  await wait(1200);
  begun.ponderHit();
  assert.equal((await begun.result).best, 'd8h4');
  assert.ok(reports >= 2 && reports < 20, `${reports} reports`); // and does not run in circles
  await brief.close();
});

test('a hit, or a stop, before the search has begun still counts', async () => {
  const game = await engine.open({ variant: 'chess' });
  for (const end of ['ponderHit', 'stop']) {
    search(game, {});
    const begun = search(game, { ponder: 'e2e4', depth: 2 });
    begun[end]();
    assert.equal((await begun.result).done, true);
  }
  await game.close();
});

test('a level plays the same whether it pondered or not', async () => {
  const play = async (ponder) => {
    const game = await engine.open({ variant: 'chess', moves: ponder ? [] : ['e2e4'] });
    const { begun } = ponder ? await running(game, { ponder, level: 4 }) : { begun: search(game, { level: 4 }) };
    begun.ponderHit();
    const { best } = await begun.result;
    await game.close();
    return best;
  };
  assert.equal(await play('e2e4'), await play());
});

test('a move to ponder on that is not legal is refused', async () => {
  const game = await engine.open({ variant: 'chess' });
  await assert.rejects(search(game, { ponder: 'e2e5' }).result, { kind: 'move' });
  assert.equal((await search(game, { depth: 1 }).result).done, true);
  await game.close();
});

test('a search that is pondering when its worker is lost ponders again; one that was hit does not', async () => {
  for (const hit of [false, true]) {
    const asked = [];
    let searchers = 0;
    const startWorker = () => {
      const worker = local.startWorker();
      const post = worker.postMessage;
      let ill = false;
      worker.postMessage = (request) => {
        if (request.method === 'search') {
          asked.push(request.args[2].ponder);
          ill = ++searchers === 1;
        }
        if (!ill) post(request);
      };
      return worker;
    };
    const frail = createEngine({ ...local, startWorker, silence: 300 });
    const game = await frail.open({ variant: 'chess' });
    const begun = search(game, { ponder: 'e2e4', depth: 2 });
    while (asked.length < 1) await wait(10);
    if (hit) begun.ponderHit();
    while (asked.length < 2) await wait(10);
    assert.deepEqual(asked, [true, !hit]);
    if (!hit) assert.equal(await ends(begun, 200), false);
    if (!hit) begun.ponderHit();
    assert.equal((await begun.result).done, true);
    await frail.close();
  }
});

test('UCI over the compiled core keeps its best move while it ponders', async () => {
  const { Uci } = await loadCore();
  const uci = new Uci();
  ask(uci, 'position startpos moves f2f3 e7e5 g2g4');
  assert.doesNotMatch(ask(uci, 'go ponder movetime 1'), /bestmove/);
  assert.equal(uci.holding(), true);
  assert.match(ask(uci, 'ponderhit'), /bestmove d8h4/);
  uci.delete();
});
