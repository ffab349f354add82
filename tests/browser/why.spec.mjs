// Why: what a piece may do and because of whom, what a move would change, and why a move is none.
import { expect, test } from './fixtures.mjs';
import { Table } from './table.mjs';

const crippled = 'relative-lumberjack?fen=m3k1cm/pp1c2pp/4p3/2q2a2/3ApP2/2P5/PPMQ2PP/1C2K1CM_w_-_-_0_15';
const note = (page) => page.locator('.note');
const rows = (page) => page.locator('.ledger tbody tr');

test('the ledger says who takes what, and links show it', async ({ page }) => {
  const table = await Table.open(page, crippled);
  await table.cell('d4').hover();
  await expect(note(page)).toContainText('Amazon on d4');
  await expect(note(page).locator('.now')).toHaveText('moves as a Bishop');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: 'Cardinal d7' })).toContainText('takes Rook');
  await expect(rows(page).filter({ hasText: 'Queen d2' }).getByRole('img', { name: 'Knight: no' })).toBeVisible();
  await expect(page.locator('.ledger tfoot').getByRole('img', { name: 'Bishop: left' })).toBeVisible();
  await expect(page.locator('.board .link.take')).toHaveCount(2);
  await expect(page.locator('.board .mark.takes')).toHaveCount(2);
  await table.cell('d7').hover();
  await expect(note(page).locator('.others')).toContainText('takes Rook from the Amazon on d4');
  await table.cell('a3').hover();
  await expect(page.locator('.board .link')).toHaveCount(0);
  await expect(note(page)).toContainText('Relative Lumberjack');
});

test('a move aimed at shows what it would change', async ({ page }) => {
  const table = await Table.open(page, crippled);
  await table.click('d4');
  await table.cell('c5').hover();
  await expect(note(page).locator('.after')).toContainText('After Axc5 the Marshall on c2 gains Knight');
  await expect(page.locator('.board .badge.gain')).toHaveCount(2);
  await expect(page.locator('.board .badge.lose')).toHaveCount(1);
  await table.cell('e3').hover();
  await expect(note(page).locator('.after')).toContainText('After Ae3');
  await page.mouse.move(5, 400);
  await expect(page.locator('.board .badge')).toHaveCount(0);
  await expect(note(page).locator('.after')).toHaveCount(0);
});

test('a piece dragged over a target shows it too', async ({ page }) => {
  const table = await Table.open(page, crippled);
  const [from, to] = [await table.middle('d4'), await table.middle('c5')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator('.board .badge.gain')).toHaveCount(2);
  await page.mouse.up();
  await table.expectMoves('Axc5');
  await expect(page.locator('.board .badge')).toHaveCount(0);
});

test('by inheritance: the lenders and their lines', async ({ page }) => {
  const table = await Table.open(page, 'huntsman?moves=H@d9_P@i5_S@d5');
  await table.cell('d5').hover();
  await expect(note(page).locator('.now')).toContainText('Horse on d9');
  await expect(page.locator('.lenders li')).toHaveCount(2);
  await expect(page.locator('.lenders li').filter({ hasText: 'Horse' })).toContainText('gives Horse');
  await expect(page.locator('.board .link.give')).toHaveCount(2);
  await table.cell('d9').hover();
  await expect(note(page).locator('.others')).toHaveText('It gives Horse to the Stone on d5.');
  await expect(page.locator('.board .link.give')).toHaveCount(1);
});

test('what is focused is explained to a screen reader', async ({ page }) => {
  const table = await Table.open(page, crippled);
  await table.cell('e1').focus();
  await table.press('ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowUp');
  await expect(table.announcer).toContainText('Amazon on d4 moves as a Bishop: Queen d2 takes Knight and Cardinal d7 takes Rook.');
  await table.press('Enter', 'ArrowLeft', 'ArrowUp');
  await expect(table.announcer).toContainText('After Axc5 the Marshall on c2 gains Knight');
});

test('a refused move says why, frames the squares, and the piece goes back', async ({ page }) => {
  const table = await Table.open(page, crippled);
  await table.drag('d4', 'd5');
  await expect(note(page)).toContainText('because of the Cardinal on d7');
  await expect(page.locator('.board .mark.refused')).toHaveCount(2);
  await expect(page.locator('.drag-ghost')).toHaveCount(0);
  await expect(table.announcer).toContainText('Cardinal on d7');
  await table.click('g2');
  await expect(page.locator('.board .mark.refused')).toHaveCount(0);
  await table.expectMoves();
});

test('the attacked squares of both sides', async ({ page }) => {
  const table = await Table.open(page, 'chess');
  await table.button('Attacked').click();
  await expect(page.locator('.board .attack.white')).toHaveCount(22);
  await expect(page.locator('.board .attack.black')).toHaveCount(22);
  await expect(table.cell('e3')).toHaveAttribute('aria-label', 'e3, empty, attacked by white');
  await table.click('e2', 'e4');
  await expect(table.cell('d5')).toHaveAttribute('aria-label', /attacked by white/);
  await table.button('Attacked').click();
  await expect(page.locator('.board .attack')).toHaveCount(0);
});

test('explanations on hover can be switched off; a click still explains', async ({ page }) => {
  const table = await Table.open(page, crippled);
  await page.locator('.note').getByLabel('Explain on hover').uncheck();
  await table.cell('d4').hover();
  await page.waitForTimeout(300);
  await expect(page.locator('.board .link')).toHaveCount(0);
  await table.click('d4');
  await expect(page.locator('.board .link.take')).toHaveCount(2);
  await page.locator('.note').getByLabel('Powers under each piece').uncheck();
  await expect(page.locator('.board .lamps')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a tap explains any piece, and its first lines are in sight', async ({ page }) => {
    const table = await Table.open(page, crippled);
    await table.tap('d7');
    await expect(note(page).locator('.peek')).toContainText('takes');
    await expect(note(page).locator('.peek')).toBeInViewport();
  });
});
