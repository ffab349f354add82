// The client against workers that misbehave on purpose.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine } from '../../web/engine/client.js';

/** A worker whose answers are a test's: answer(request) gives a reply's value, SILENT, or a promise of either. */
const SILENT = Symbol('silent');

class FakeWorker {
  onmessage = null;
  terminated = false;
  requests = [];

  constructor(answer) {
    this.answer = answer;
    setImmediate(() => this.reply({ id: 0, value: 'ready' }));
  }

  postMessage(request) {
    this.requests.push(structuredClone(request));
    setImmediate(() => {
      if (this.terminated) return;
      const reply = this.answer(request, this);
      if (reply !== SILENT) this.reply({ id: request.id, ...reply });
    });
  }

  reply(message) {
    if (!this.terminated) this.onmessage?.({ data: structuredClone(message) });
  }

  terminate() {
    this.terminated = true;
  }
}

/** A core that knows one game: any text is a move, but 'bad' is refused. */
function fakeCore() {
  const games = new Map();
  const view = ({ line, ply }) => ({ ply, plies: line.length, record: line.map((text) => ({ text })) });
  const methods = {
    load: () => ({}),
    describe: (_, spec) => ({ value: { name: spec.variant } }),
    open(number, { spec, ply }) {
      const line = [...(spec.moves ?? [])];
      games.set(number, { line, ply: ply ?? line.length });
      return { value: { info: { name: spec.variant }, view: view(games.get(number)) } };
    },
    play(number, text) {
      if (text === 'bad') return { error: { kind: 'move', text: 'no such move' } };
      const game = games.get(number);
      game.line = [...game.line.slice(0, game.ply++), text];
      return { value: view(game) };
    },
    undo(number) {
      --games.get(number).ply;
      return { value: view(games.get(number)) };
    },
    search: (_, token, record) => ({ value: { best: `${record.spec.moves?.length ?? 0}/${record.ply}`, done: true } }),
    stop: () => ({}),
    close: () => ({}),
  };
  return ({ session, method, args }) => methods[method](session, ...args);
}

/** An engine whose n-th worker answers as behave(n, core) says. */
function engineOf(behave, options = {}) {
  const workers = [];
  const startWorker = () => {
    const worker = new FakeWorker(behave(workers.length, fakeCore()));
    workers.push(worker);
    return worker;
  };
  const engine = createEngine({ base: 'http://localhost/', compile: async () => null, startWorker, silence: 500, ...options });
  return { engine, workers };
}

const healthy = (_, core) => core;
const methodsOf = (worker) => worker.requests.map((request) => request.method);
const moves = (game) => game.view.record.map((move) => move.text);

test('starts nothing until it is asked', async () => {
  const { engine, workers } = engineOf(healthy);
  assert.equal(workers.length, 0);
  assert.deepEqual(await engine.describe({ variant: 'x' }), { name: 'x' });
  assert.equal(workers.length, 1);
  await (await engine.open({ variant: 'x' })).search({}).result;
  assert.equal(workers.length, 2);
  engine.close();
});

test('requests of one game are made in turn', async () => {
  const { engine, workers } = engineOf(healthy);
  const game = await engine.open({ variant: 'x' });
  await Promise.all([game.play('a'), game.play('b'), game.undo()]);
  assert.deepEqual([game.view.ply, moves(game)], [1, ['a', 'b']]);
  assert.deepEqual(methodsOf(workers[0]), ['load', 'open', 'play', 'play', 'undo']);
  engine.close();
});

test('a refusal reaches the caller and ends nothing', async () => {
  const { engine, workers } = engineOf(healthy);
  const game = await engine.open({ variant: 'x' });
  await assert.rejects(game.play('bad'), { kind: 'move', text: 'no such move' });
  await game.play('a');
  assert.equal(workers.length, 1);
  engine.close();
});

for (const [how, misbehave] of Object.entries({
  'falls silent': () => SILENT,
  'fails inside the core': () => ({ error: { kind: 'internal', text: 'unreachable' } }),
  'throws': (worker) => (worker.onerror({ message: 'broken' }), SILENT),
})) {
  test(`a worker that ${how} is rebuilt and no move is lost`, async () => {
    const { engine, workers } = engineOf((n, core) => (request, worker) => {
      const ill = n === 0 && request.method === 'play' && request.args[0] === 'c';
      return ill ? misbehave(worker) : core(request);
    });
    const game = await engine.open({ variant: 'x' });
    await game.play('a');
    await game.play('b');
    await game.undo();
    await game.play('c');
    assert.deepEqual([game.view.ply, moves(game)], [2, ['a', 'c']]);
    assert.deepEqual(workers.map((worker) => worker.terminated), [true, false]);
    assert.deepEqual(workers[1].requests.at(-2).args, [{ spec: { variant: 'x', moves: ['a', 'b'] }, ply: 1 }]);
    engine.close();
  });
}

test('a request that is never answered fails at the second try, and the game goes on', async () => {
  const { engine, workers } = engineOf((_, core) => (request) => (request.args[0] === 'c' ? SILENT : core(request)));
  const game = await engine.open({ variant: 'x' });
  await game.play('a');
  await assert.rejects(game.play('c'), { kind: 'internal' });
  assert.equal(workers.length, 2);
  await game.play('b');
  assert.deepEqual(moves(game), ['a', 'b']);
  engine.close();
});

test('a game that waits behind such a request loses nothing', async () => {
  const { engine } = engineOf((_, core) => {
    let hung = false; // a worker that hangs answers nobody any more
    return (request) => ((hung ||= request.args[0] === 'c') ? SILENT : core(request));
  });
  const [bad, good] = await Promise.all([engine.open({ variant: 'x' }), engine.open({ variant: 'y' })]);
  const failing = assert.rejects(bad.play('c'), { kind: 'internal' });
  await good.play('a');
  await failing;
  assert.deepEqual(moves(good), ['a']);
  engine.close();
});

test('a long search that keeps reporting is left alone', async () => {
  const { engine, workers } = engineOf((_, core) => (request, worker) => {
    if (request.method !== 'search') return core(request);
    let reports = 0;
    const clock = setInterval(() => {
      worker.reply({ id: request.id, progress: { nodes: ++reports } });
      if (reports < 15) return;
      clearInterval(clock);
      worker.reply({ id: request.id, value: { best: 'a', nodes: reports } });
    }, 100);
    return SILENT;
  });
  const game = await engine.open({ variant: 'x' });
  const seen = [];
  const { best } = await game.search({}, (progress) => seen.push(progress.nodes)).result;
  assert.equal(best, 'a');
  assert.equal(seen.length, 15);
  assert.equal(workers.filter((worker) => worker.terminated).length, 0);
  engine.close();
});

test('a search whose worker falls silent begins again', async () => {
  const { engine, workers } = engineOf((n, core) => (request) => (n === 1 && request.method === 'search' ? SILENT : core(request)));
  const game = await engine.open({ variant: 'x' });
  await game.play('a');
  assert.equal((await game.search({}).result).best, '1/1');
  assert.deepEqual(workers.map((worker) => worker.terminated), [false, true, false]);
  engine.close();
});

test('a search is of the position after all that was asked before it', async () => {
  const { engine } = engineOf(healthy);
  const game = await engine.open({ variant: 'x' });
  game.play('a');
  game.play('b');
  game.undo();
  assert.equal((await game.search({}).result).best, '2/1');
  engine.close();
});

test('a search that is stopped before it began is still stopped', async () => {
  const { engine, workers } = engineOf(healthy);
  const game = await engine.open({ variant: 'x' });
  const search = game.search({});
  search.stop();
  await search.result;
  assert.deepEqual(methodsOf(workers[1]), ['load', 'search', 'stop']);
  assert.equal(workers[1].requests[1].args[0], workers[1].requests[2].args[0]);
  engine.close();
});

test('what is pending when the engine is closed is rejected', async () => {
  const { engine } = engineOf((_, core) => (request) => (request.method === 'play' ? SILENT : core(request)));
  const game = await engine.open({ variant: 'x' });
  const pending = assert.rejects(game.play('a'), { kind: 'internal' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  engine.close();
  await pending;
  await assert.rejects(engine.describe({ variant: 'x' }), { kind: 'internal' });
});

test('an engine that cannot be fetched says so, and is tried again when it is next asked', async () => {
  let online = false;
  const compile = async () => {
    if (!online) throw new TypeError('Failed to fetch');
  };
  const { engine, workers } = engineOf(healthy, { compile });
  await assert.rejects(engine.describe({ variant: 'x' }), { kind: 'internal', text: /Failed to fetch/ });
  assert.equal(workers[0].terminated, true);
  online = true;
  assert.deepEqual(await engine.describe({ variant: 'x' }), { name: 'x' });
  engine.close();
});

test('a worker may be ready before the core has been fetched', async () => {
  const compile = () => new Promise((resolve) => setTimeout(resolve, 100));
  const { engine } = engineOf(healthy, { compile });
  assert.deepEqual(await engine.describe({ variant: 'x' }), { name: 'x' });
  engine.close();
});
