// The engine in a browser: its workers, from whatever page they are started, and its promises about time.
import { readFileSync } from 'node:fs';
import { headers } from '../../scripts/server.mjs';
import { cases } from '../node/game-cases.mjs';
import { expect, test } from './fixtures.mjs';

const caseText = readFileSync(new URL('../node/game-cases.mjs', import.meta.url));

/** Runs a function in the page with a fresh engine of the site and an argument. */
async function withEngine(frame, site, run, argument) {
  const script = `async ({ site, argument }) => {
    const { createEngine } = await import(site + 'engine/client.js');
    const engine = createEngine();
    try {
      return await (${run})(engine, argument);
    } finally {
      engine.close();
    }
  }`;
  return frame.evaluate(`(${script})(${JSON.stringify({ site, argument })})`);
}

const places = {
  async 'on the page of the site'(page, { site }) {
    await page.route(site + 'blank.html', (route) => route.fulfill({ headers, contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(site + 'blank.html');
    return page.mainFrame();
  },
  async 'on a page of another origin'(page, { host }) {
    await page.goto(host);
    return page.mainFrame();
  },
  'in a sandboxed frame of another origin': (page, { host }) => sandboxed(page, host, host),
  "in a sandboxed frame that shows the site's own page": (page, { site, host }) => sandboxed(page, host, site),
};

async function sandboxed(page, host, src) {
  await page.goto(`${host}sandbox.html?src=${src}`);
  return page.frame('sandbox');
}

for (const [place, visit] of Object.entries(places)) {
  test(`a game is played and searched ${place}`, async ({ page, site, host }) => {
    const frame = await visit(page, { site, host });
    const result = await withEngine(frame, site, async (engine) => {
      const game = await engine.open({ variant: 'chess' });
      await game.play('e2e4');
      const { best } = await game.search({ depth: 2 }).result;
      const view = await game.play(best);
      return { origin: self.origin, ply: view.ply };
    });
    expect(result).toEqual({ origin: place.includes('sandboxed') ? 'null' : new URL(frame.url()).origin, ply: 2 });
  });
}

test.describe('in a page', () => {
  for (const name of Object.keys(cases)) {
    test(name, async ({ page, site }) => {
      await page.route(site + 'cases.mjs', (route) => route.fulfill({ contentType: 'text/javascript', body: caseText }));
      const frame = await places['on the page of the site'](page, { site });
      await withEngine(
        frame,
        site,
        async (engine, [address, name]) => {
          const { cases } = await import(address);
          await cases[name](engine);
        },
        [site + 'cases.mjs', name],
      );
    });
  }
});

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

test('the rules answer within 16 ms while another board searches', async ({ page, site }) => {
  const frame = await places['on the page of the site'](page, { site });
  const times = await withEngine(frame, site, async (engine) => {
    const [searched, played] = await Promise.all(['warmachinewazir-spiel', 'chess'].map((variant) => engine.open({ variant })));
    const search = searched.search({});
    await new Promise((resolve) => setTimeout(resolve, 300));
    const times = [];
    for (let i = 0; i < 41; ++i) {
      const begun = performance.now();
      await (i % 2 ? played.undo() : played.play(played.view.moves[0].text));
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    search.stop();
    await search.result;
    return times;
  });
  test.info().annotations.push({ type: 'median ms', description: String(median(times)) });
  expect(median(times)).toBeLessThan(16);
});

test('a search stops within 50 ms, also while another runs', async ({ page, site }) => {
  const frame = await places['on the page of the site'](page, { site });
  const times = await withEngine(frame, site, async (engine) => {
    const [one, other] = await Promise.all(['huntsman', 'chess'].map((variant) => engine.open({ variant })));
    const background = other.search({});
    const times = [];
    for (let i = 0; i < 11; ++i) {
      const search = one.search({});
      await new Promise((resolve) => setTimeout(resolve, 150));
      const begun = performance.now();
      search.stop();
      const { best } = await search.result;
      times.push(performance.now() - begun);
      if (!one.view.moves.some((move) => move.text === best)) throw new Error(`${best} is not legal`);
    }
    background.stop();
    return times;
  });
  test.info().annotations.push({ type: 'median ms', description: String(median(times)) });
  expect(median(times)).toBeLessThan(50);
});

test('a search obeys its time while the page asks for other things', async ({ page, site }) => {
  const frame = await places['on the page of the site'](page, { site });
  const time = await withEngine(frame, site, async (engine) => {
    const game = await engine.open({ variant: 'chess' });
    await game.search({ depth: 1 }).result;
    const begun = performance.now();
    await Promise.all([game.search({ movetime: 500 }).result, game.play('e2e4')]);
    return performance.now() - begun;
  });
  expect(time).toBeGreaterThan(400);
  expect(time).toBeLessThan(800);
});

test('a worker that is ended is rebuilt and no move is lost', async ({ page, site }) => {
  const frame = await places['on the page of the site'](page, { site });
  const result = await withEngine(frame, site, async (_, site) => {
    const { createEngine } = await import(site + 'engine/client.js');
    const workers = [];
    const startWorker = (url) => {
      workers.push(new Worker(url, { type: 'module' }));
      return workers.at(-1);
    };
    const engine = createEngine({ startWorker });
    const game = await engine.open({ variant: 'huntsman' });
    for (let i = 0; i < 4; ++i) await game.play(game.view.moves[i].text);
    await game.undo();
    const before = game.view;
    workers[0].terminate(); // silent from here on, and nobody is told
    const after = await game.redo();
    await game.undo();
    const record = [before.record, game.view.record].map((line) => line.map((move) => move.text).join(' '));
    engine.close();
    return { workers: workers.length, record, plies: [before.ply, after.ply, game.view.ply], fens: [before.fen, game.view.fen] };
  }, site);
  expect(result.workers).toBe(2);
  expect(result.plies).toEqual([3, 4, 3]);
  expect(result.record[1]).toBe(result.record[0]);
  expect(result.fens[1]).toBe(result.fens[0]);
});

test('a search whose worker is ended begins again', async ({ page, site }) => {
  const frame = await places['on the page of the site'](page, { site });
  const legal = await withEngine(frame, site, async (_, site) => {
    const { createEngine } = await import(site + 'engine/client.js');
    const workers = [];
    const startWorker = (url) => {
      workers.push(new Worker(url, { type: 'module' }));
      return workers.at(-1);
    };
    const engine = createEngine({ startWorker });
    const game = await engine.open({ variant: 'chess' });
    const search = game.search({ movetime: 1000 });
    await new Promise((resolve) => setTimeout(resolve, 400));
    workers[1].terminate();
    const { best } = await search.result;
    engine.close();
    return workers.length === 3 && game.view.moves.some((move) => move.text === best);
  }, site);
  expect(legal).toBe(true);
});
