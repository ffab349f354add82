// The page around the games: addresses, dialogs, every width, and access.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from './fixtures.mjs';
import { Table } from './table.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GAMES = ['relative-lumberjack', 'huntsman', 'warmachinewazir-spiel', 'chess', 'lumberjack'];

test.describe('the address', () => {
  test('a reload brings game, place in it and players back', async ({ page }) => {
    const table = await Table.open(page, 'huntsman?pao=cannon', { white: 'computer', black: 'human' });
    await expect(table.moves).toHaveCount(1, { timeout: 15_000 });
    const [first] = table.linkMoves();
    await page.reload();
    await table.ready();
    await expect(table.moves).toHaveCount(1);
    expect(table.linkMoves()).toEqual([first]);
    expect(page.url()).toContain('pao=cannon');
    await expect(page.locator('.plate.me .who')).toHaveText('You');
    await expect(page.locator('.plate.me')).toHaveClass(/is-black/);
  });

  test('a copied link brings the game to another browser', async ({ page, browser }) => {
    const table = await Table.open(page, 'chess?fen=4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1');
    await table.click('e2', 'e4');
    await table.click('e8', 'e7');
    await page.getByRole('button', { name: 'Previous move' }).click();
    await expect(table.moves.first()).toHaveAttribute('aria-current', 'step');
    const other = await browser.newPage();
    await other.goto(page.url());
    const copy = new Table(other);
    await copy.ready();
    await copy.expectMoves('e4', 'Ke7');
    await copy.expectAt({ e8: 'black King' });
    await copy.expectAt({ e4: 'white Pawn' });
    await other.close();
  });

  test('moves do not fill the history', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'Chess', exact: false }).filter({ hasText: 'Chess' }).last().click();
    const table = new Table(page);
    await table.ready();
    const before = await page.evaluate(() => history.length);
    await table.click('e2', 'e4');
    await expect(table.moves).toHaveCount(2, { timeout: 15_000 });
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page.locator('main.home')).toBeVisible();
  });

  test('a bad move is told and the moves before it are kept', async ({ page }) => {
    const table = await Table.open(page, 'chess?moves=e2e4_e7e5_e4e5_g8f6');
    await table.expectMoves('e4', 'e5');
    await expect(table.notice).toContainText('Move 3 of 4');
    await expect(table.notice).toContainText('e4e5');
    await table.notice.getByRole('button').click();
    await expect(table.notice).toHaveCount(0);
  });

  test('a bad position is told and the usual start set up', async ({ page }) => {
    const table = await Table.open(page, 'chess?fen=8/8/8/8/8/8/8/8_w_-_-_0_1&moves=e2e4');
    await expect(table.notice).toContainText('cannot be used');
    await table.expectAt({ e1: 'white King' });
    await table.expectMoves();
  });

  test('a bad choice is told and the usual ones set', async ({ page }) => {
    const table = await Table.open(page, 'huntsman?pao=trebuchet&moves=S@c3');
    await expect(table.notice).toContainText('choices');
    await table.expectMoves('S@c3');
  });

  test('what is no game is told at home', async ({ page }) => {
    for (const address of ['#/no-such-game', '#/<img src=x onerror=alert(1)>']) {
      await page.goto('about:blank');
      await page.goto(`./${address}`);
      await expect(page.locator('main.home')).toBeVisible();
      await expect(page.locator('.notice')).toContainText(/no game/i);
      await expect(page.locator('.notice img')).toHaveCount(0);
    }
  });

  test('home offers to go on', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    await table.click('e2', 'e4');
    await table.expectMoves('e4');
    await page.getByRole('link', { name: 'Woodpusher' }).click();
    await page.getByRole('link', { name: /Go on where you were/ }).click();
    await table.ready();
    await table.expectMoves('e4');
  });
});

test.describe('a new game', () => {
  const start = async (table, fill) => {
    const { page } = table;
    await table.more('New game');
    await fill(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Start' }).click();
  };

  test('as Black: the computer begins and the board is turned', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    await start(table, (dialog) => dialog.getByRole('button', { name: 'Black' }).click());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(table.moves).toHaveCount(1, { timeout: 15_000 });
    await expect(page.locator('.plate.me')).toHaveClass(/is-black/);
  });

  test('with a setup of the reader’s own', async ({ page }) => {
    const table = await Table.open(page, 'relative-lumberjack');
    await start(table, async (dialog) => {
      await dialog.locator('select').first().selectOption({ label: 'Other…' });
      await dialog.locator('.field input').fill('KQMCACMQ');
    });
    await expect(table.cell('a1')).toHaveAttribute('aria-label', 'a1, white King');
    expect(page.url()).toContain('array=KQMCACMQ');
  });

  test('a setup that cannot be is refused with the reason, in the dialog', async ({ page }) => {
    const table = await Table.open(page, 'relative-lumberjack');
    await start(table, async (dialog) => {
      await dialog.locator('select').first().selectOption({ label: 'Other…' });
      await dialog.locator('.field input').fill('QQQQQQQQ');
    });
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await table.expectAt({ e1: 'white King' });
  });

  test('the computer alone', async ({ page }) => {
    const table = await Table.open(page, 'huntsman');
    await table.more('New game');
    await page.getByRole('dialog').getByRole('button', { name: 'Computer only' }).click();
    await page.getByRole('dialog').getByLabel('Time for a move').selectOption({ label: 'Half a second' });
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => table.moves.count(), { timeout: 20_000 }).toBeGreaterThan(2);
  });
});

test('the page works in a sandboxed frame of another origin', async ({ page, site, host }) => {
  await page.goto(`${host}sandbox.html?src=${encodeURIComponent(`${site}#/chess`)}`);
  const table = new Table(page.frameLocator('iframe'));
  await expect(table.board).toHaveAttribute('aria-busy', 'false');
  await table.click('e2', 'e4');
  await expect(table.moves).toHaveCount(2, { timeout: 15_000 });
});

test('the rules panel', async ({ page }) => {
  await Table.open(page, 'relative-lumberjack');
  await page.getByRole('button', { name: 'Rules' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Reconstructed');
  await expect(dialog).toContainText('Choices in this game');
  await expect(dialog.locator('tbody tr')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

for (const [width, height] of [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900], [2560, 1440]]) {
  test(`a page of ${width} × ${height} px: nothing is wider, and the board fits`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const game of ['', ...GAMES.map((name) => `#/${name}`)]) {
      await page.goto('about:blank');
      await page.goto(`./${game}`);
      await expect(page.locator(game ? '.play .board' : '.home')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(width);
      if (!game) continue;
      const board = await page.locator('.play .board').boundingBox();
      expect(board.y + board.height, game).toBeLessThanOrEqual(height);
      expect(Math.max(board.width / width, board.height / height), game).toBeGreaterThan(0.55);
    }
  });
}

test('a long score scrolls in its own panel, at the last move', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const files = [...'abcdefghijkl'];
  const moves = [...files.map((f) => `${f}2${f}3_${f}7${f}6`), ...files.map((f) => `${f}3${f}4_${f}6${f}5`)].join('_');
  const table = await Table.open(page, `warmachinewazir-spiel?moves=${moves}`);
  await expect(table.moves).toHaveCount(48);
  await expect(table.moves.last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const check = async (what) => {
      await page.evaluate(`if (!window.axe) { ${axe} }`);
      const { violations } = await page.evaluate(() => window.axe.run());
      expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0].html}`)).toEqual([]);
    };
    await page.goto('./');
    await page.locator('main.home .card').first().waitFor();
    await check('home');
    for (const game of ['huntsman?moves=S@c3_S@f6', 'warmachinewazir-spiel', 'relative-lumberjack?moves=d2d4']) {
      await page.goto('about:blank');
      await page.goto(`./#/${game}`);
      await new Table(page).ready();
      await check(game);
    }
    const table = new Table(page);
    await table.click('d4');
    await expect(page.locator('.note')).toContainText('on d4');
    await table.button('Attacked').click();
    await check('an explanation');
    await table.button('More').click();
    await check('More');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rules' }).first().click();
    await check('Rules');
    await page.keyboard.press('Escape');
    await table.more('New game');
    await check('New game');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Looks and keys' }).click();
    await page.getByLabel('More contrast').check();
    await check('Looks');
    await page.getByRole('button', { name: 'Paste a game' }).click();
    await check('Paste a game');
  });
}
