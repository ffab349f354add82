// The computer thinks on a person's time.
import { expect, test } from './fixtures.mjs';
import { Table } from './table.mjs';

/** What the page has asked of its workers about searches: `{ method, ponder, move, token }`. */
async function listen(page) {
  await page.addInitScript(() => {
    window.asked = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (request, ...rest) {
      const { method, args } = request;
      if (method === 'search') window.asked.push({ method, token: args[0], ponder: args[2].ponder, move: args[1].spec.moves.at(-1) });
      if (method === 'stop' || method === 'ponderHit') window.asked.push({ method, token: args[0] });
      return post.call(this, request, ...rest);
    };
  });
  return () => page.evaluate(() => window.asked);
}

/** Black against the computer, which has made its first move and thinks on; what it has asked, and what it expects. */
async function pondering(page, address = 'chess', strength = { level: 9, seconds: 1 }) {
  await page.addInitScript((strength) => {
    localStorage.woodpusher ??= JSON.stringify({ ponder: true });
    history.state ?? history.replaceState({ setup: { players: { white: 'computer', black: 'human' }, ...strength } }, '');
  }, strength);
  const asked = await listen(page);
  const table = await Table.open(page, address);
  await expect(ahead(page)).toHaveCount(1, { timeout: 10_000 });
  const last = (await asked()).at(-1);
  expect(last).toMatchObject({ method: 'search', ponder: true });
  return { table, asked, last };
}

const ahead = (page) => page.locator('.plate .status', { hasText: 'Thinks ahead' });

async function play(page, text) {
  await page.getByLabel('Type a move', { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

/** The search that was given up. */
const stopped = async (asked, { token }) => (await asked()).some((one) => one.method === 'stop' && one.token === token);

for (const address of ['chess', 'huntsman']) {
  test(`${address}: the expected move is answered by the same search`, async ({ page }) => {
    const { table, asked, last } = await pondering(page, address);
    const before = (await asked()).length;
    await play(page, last.move);
    await expect(table.moves).toHaveCount(3, { timeout: 10_000 });
    await expect(table.notice).toHaveCount(0);
    const since = (await asked()).slice(before);
    expect(since[0]).toEqual({ method: 'ponderHit', token: last.token });
    expect(since.filter(({ ponder }) => ponder === false)).toEqual([]);
    await expect.poll(async () => (await asked()).at(-1).ponder, 'and it thinks on').toBe(true);
  });

  test(`${address}: after another move a new search answers`, async ({ page }) => {
    const { table, asked, last } = await pondering(page, address);
    const other = await page.evaluate(async ([name, played, expected]) => {
      const { createEngine } = await import(new URL('./engine/client.js', location.href).href);
      const engine = createEngine();
      const game = await engine.open({ variant: name, moves: [played] });
      engine.close();
      return game.view.moves.find(({ text }) => text !== expected).text;
    }, [address, table.linkMoves()[0], last.move]);
    await play(page, other);
    await expect(table.moves).toHaveCount(3, { timeout: 10_000 });
    await expect(table.notice).toHaveCount(0);
    expect(await stopped(asked, last)).toBe(true);
    expect((await asked()).some(({ method }) => method === 'ponderHit')).toBe(false);
    expect((await asked()).filter(({ ponder }) => ponder === false)).toHaveLength(2);
  });
}

/** What ends it, and what is still there afterwards. */
const ends = {
  'taking back': async ({ table }) => {
    await table.button('Take back').click();
    await expect(table.moves.first()).not.toHaveAttribute('aria-current', 'step');
  },
  'looking back': ({ page }) => page.keyboard.press('['),
  'a new game': async ({ page, table }) => {
    await table.more('New game…');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await table.ready();
  },
  'resigning': async ({ page, table }) => {
    await table.more('Resign…');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(page.locator('.sheet .result')).toContainText(/resign/i);
  },
  'the list of games': ({ page }) => page.getByRole('link', { name: 'Woodpusher' }).click(),
  'the setting': async ({ page }) => {
    await page.getByRole('button', { name: 'Looks and keys' }).click();
    await page.getByLabel('Think on your time').uncheck();
  },
  'a hidden page': ({ page }) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
};
for (const [name, act] of Object.entries(ends)) {
  test(`it is ended by ${name}`, async ({ page }) => {
    const { table, asked, last } = await pondering(page);
    await act({ page, table });
    await expect.poll(() => stopped(asked, last)).toBe(true);
    if (name !== 'a new game') await expect(ahead(page)).toHaveCount(0);
    await expect(table.notice).toHaveCount(0);
  });
}

test('it goes on when the page is seen again, and after a hint', async ({ page }) => {
  const { table, asked, last } = await pondering(page);
  await table.button('Hint').click();
  await expect(page.locator('.board .mark.hint')).toHaveCount(2, { timeout: 10_000 });
  expect(await stopped(asked, last)).toBe(true);
  await expect(ahead(page)).toHaveCount(1);
  await ends['a hidden page']({ page });
  await expect(ahead(page)).toHaveCount(0);
  await page.evaluate(() => {
    delete document.hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(ahead(page)).toHaveCount(1);
  await play(page, last.move);
  await expect(table.moves).toHaveCount(3, { timeout: 10_000 });
});

test('a move set ahead is made, and it thinks on after the answer to that', async ({ page }) => {
  const { table, asked, last } = await pondering(page, 'chess', { level: 10, seconds: 2 }); // time to set a move ahead
  await play(page, last.move === 'b8c6' ? 'g8f6' : 'b8c6');
  await table.click('a7', 'a6');
  await expect(page.locator('.board .mark.premove')).toHaveCount(2);
  await expect(table.moves).toHaveCount(5, { timeout: 15_000 });
  await expect(table.moves.nth(3)).toHaveText('a6');
  await expect(ahead(page)).toHaveCount(1);
  await expect(table.notice).toHaveCount(0);
  expect((await asked()).filter(({ ponder }) => ponder === false)).toHaveLength(3);
});

test('it is off unless the reader wants it', async ({ page }) => {
  const asked = await listen(page);
  const table = await Table.open(page, 'chess', { white: 'computer', black: 'human' });
  await expect(table.moves).toHaveCount(1, { timeout: 10_000 });
  await page.getByRole('button', { name: 'Looks and keys' }).click();
  await expect(page.getByLabel('Think on your time')).not.toBeChecked();
  await page.waitForTimeout(200);
  expect((await asked()).some(({ ponder }) => ponder)).toBe(false);
});
