// Moves set ahead of the computer's answer, and moves that are asked about before they are made.
import { expect, test } from './fixtures.mjs';
import { Table } from './table.mjs';

/** The computer thinks for so long. */
async function against(page, address, seconds = 2) {
  await page.addInitScript((kept) => history.state ?? history.replaceState(kept, ''), { setup: { players: { white: 'human', black: 'computer' }, level: 10, seconds } });
  const table = await Table.open(page, address);
  return table;
}

const marks = (page) => page.locator('.board .mark.premove');

test('a move set ahead is shown, and made in answer', async ({ page }) => {
  const table = await against(page, 'chess?moves=e2e4');
  await table.click('g1', 'f3');
  await expect(marks(page)).toHaveCount(2);
  await expect(table.cell('f3')).toHaveAttribute('aria-label', 'f3, empty, premove');
  await expect(table.announcer).toHaveText('Set ahead: Knight g1 to f3.');
  await expect(table.moves.nth(2)).toHaveText('Nf3', { timeout: 10_000 });
  await expect(marks(page)).toHaveCount(0);
});

test('one that is not possible then is forgotten, and that is told', async ({ page }) => {
  const table = await against(page, 'chess?moves=e2e4');
  await table.drag('a1', 'a5');
  await expect(marks(page)).toHaveCount(2);
  await expect(table.moves).toHaveCount(2, { timeout: 10_000 });
  await expect(table.announcer).toHaveText(/^Black: .* The move set ahead is not possible now\.$/);
  await expect(marks(page)).toHaveCount(0);
  await expect(table.moves).toHaveCount(2);
});

test('another replaces it; Escape, or a click elsewhere, takes it back', async ({ page }) => {
  const table = await against(page, 'chess?moves=e2e4', 5);
  await table.click('g1', 'f3');
  await table.click('b1', 'c3');
  await expect(table.cell('c3')).toHaveAttribute('aria-label', 'c3, empty, premove');
  await expect(marks(page)).toHaveCount(2);
  await table.press('Escape');
  await expect(marks(page)).toHaveCount(0);
  await table.click('g1', 'f3');
  await table.click('d6');
  await expect(marks(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a move is asked about, if the reader wants that', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    await page.getByRole('button', { name: 'Looks and keys' }).tap();
    await page.getByLabel('Confirm moves by touch').check();
    await page.getByRole('button', { name: 'Looks and keys' }).tap();
    await table.tap('e2', 'e4');
    await table.expectMoves();
    await page.getByRole('button', { name: 'Not this' }).tap();
    await table.expectAt({ e2: 'white Pawn' });
    await table.tap('g1', 'f3');
    await page.getByRole('button', { name: 'Play Nf3' }).tap();
    await table.expectMoves('Nf3');
  });
});
