// Looks: what the reader draws, the size of the board, contrast, paper, motion, the full screen.
import { expect, test } from './fixtures.mjs';
import { Table } from './table.mjs';

const shapes = (page) => page.locator('.board .shape');

async function rightDrag(page, table, from, to) {
  const [start, end] = [await table.middle(from), await table.middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button: 'right' });
}

test('arrows and circles come by the right button, go when drawn again, and with a click', async ({ page }) => {
  const table = await Table.open(page, 'chess');
  await rightDrag(page, table, 'e2', 'e4');
  await rightDrag(page, table, 'd5', 'd5');
  await expect(page.locator('.board .arrow')).toHaveCount(1);
  await expect(page.locator('.board .circle')).toHaveCount(1);
  await rightDrag(page, table, 'd5', 'd5');
  await expect(shapes(page)).toHaveCount(1);
  await table.click('h5');
  await expect(shapes(page)).toHaveCount(0);
  await table.expectMoves();
});

test('size and contrast are set, and kept', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = await Table.open(page, 'chess');
  const before = (await table.board.boundingBox()).width;
  await page.getByRole('button', { name: 'Looks and keys' }).click();
  await page.getByLabel('Size').fill('70');
  await page.getByLabel('More contrast').check();
  await page.reload();
  await table.ready();
  const after = (await table.board.boundingBox()).width;
  expect(after / before).toBeGreaterThan(0.65);
  expect(after / before).toBeLessThan(0.75);
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
});

test('on paper: the board and the moves, no controls, no wood', async ({ page }) => {
  const table = await Table.open(page, 'chess?moves=e2e4_e7e5');
  await page.emulateMedia({ media: 'print' });
  await expect(table.board).toBeVisible();
  await expect(table.moves.first()).toBeVisible();
  for (const gone of ['.controls', '.nav', '.typed', '.shows', '.board .grain']) await expect(page.locator(gone).first()).toBeHidden();
});

test('less motion: pieces are where they belong at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await Table.open(page, 'chess');
  await table.click('e2', 'e4');
  await table.expectMoves('e4');
  const durations = await page.evaluate(() => [...document.querySelectorAll('.board .piece')].map((piece) => getComputedStyle(piece).transitionDuration));
  expect(new Set(durations.flatMap((text) => text.split(', ')))).toEqual(new Set(['0s']));
});

test('the full screen', async ({ page }) => {
  const table = await Table.open(page, 'chess');
  await table.more('Full screen');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  await table.more('Leave full screen');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
});
