// What lies between the players: clocks, resigning, draws, the board between two people; and that a reload loses none of it.
import { expect, test } from './fixtures.mjs';
import { Table } from './table.mjs';

const two = { white: 'human', black: 'human' };
const face = (page, color) => page.locator(`[data-clock=${color}]`);

/** A game with clocks on which so much is left. */
async function timed(page, address, left, players = two, increment = 0) {
  await page.addInitScript((kept) => history.state ?? history.replaceState(kept, ''), { setup: { players, level: 1, seconds: 0.5, time: { minutes: 1, increment } }, left });
  return Table.open(page, address);
}

async function confirm(page, table, item, answer) {
  await table.more(item);
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
}

test('a clock is chosen, waits for the first move, and adds its increment', async ({ page }) => {
  const table = await Table.open(page, 'chess');
  await table.more('New game');
  await page.getByRole('dialog').getByLabel('Clock').selectOption({ label: '5 minutes each' });
  await page.getByLabel('Added for each move').selectOption({ label: '20 seconds' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(face(page, 'white')).toHaveText('5:00');
  await table.click('e2', 'e4');
  await expect(face(page, 'black')).toHaveText('4:59');
  await expect(face(page, 'white')).toHaveText('5:00');
  await table.click('e7', 'e5');
  await expect(face(page, 'black')).toHaveText(/^5:1\d$/);
  await page.getByRole('button', { name: 'Previous move' }).click();
  const still = await face(page, 'black').textContent();
  await page.waitForTimeout(1200);
  await expect(face(page, 'black')).toHaveText(still);
});

test('who has no time left loses, and is told so', async ({ page }) => {
  const table = await timed(page, 'chess?moves=e2e4_e7e5', { white: 1500, black: 60_000 });
  await expect(face(page, 'white')).toHaveClass(/low/);
  await expect(page.locator('.sheet .result')).toContainText('White’s time is up. Black wins.');
  await expect(table.announcer).toHaveText('White’s time is up. Black wins.');
  await table.click('g1');
  await expect(page.locator('.board .mark.selected')).toHaveCount(0);
});

test('the computer moves within its clock', async ({ page }) => {
  const table = await timed(page, 'chess?moves=e2e4', { white: 60_000, black: 1200 }, { white: 'human', black: 'computer' }, 1);
  await expect(table.moves).toHaveCount(2);
  await expect(page.locator('.sheet .result')).toHaveCount(0);
});

test('resigning is asked about, ends the game, and outlives a reload', async ({ page }) => {
  const table = await Table.open(page, 'chess?moves=e2e4', two);
  await confirm(page, table, 'Resign', 'Play on');
  await expect(page.locator('.sheet .result')).toHaveCount(0);
  await confirm(page, table, 'Resign', 'Resign');
  await expect(page.locator('.sheet .result')).toContainText('Black resigns. White wins.');
  await page.reload();
  await table.ready();
  await expect(page.locator('.sheet .result')).toContainText('Black resigns. White wins.');
  await table.click('e7');
  await expect(page.locator('.board .mark.selected')).toHaveCount(0);
});

test('two people agree to a draw; nobody does with the computer', async ({ page }) => {
  const table = await Table.open(page, 'chess?moves=e2e4', two);
  await confirm(page, table, 'Agree to a draw', 'Agree');
  await expect(page.locator('.sheet .result')).toContainText('Draw by agreement.');
  await expect(table.announcer).toHaveText('Draw by agreement.');
  await table.more('New game');
  await page.getByRole('dialog').getByRole('button', { name: 'White', exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await table.button('More').click();
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'draw' })).toHaveCount(0);
});

test('the board turns for two people, if they want', async ({ page }) => {
  const table = await Table.open(page, 'chess', two);
  await table.button('More').click();
  await page.getByLabel('Turn the board each move').check();
  await page.keyboard.press('Escape');
  await table.click('e2', 'e4');
  await expect(page.locator('.plate.me')).toHaveClass(/is-black/);
  await table.click('e7', 'e5');
  await expect(page.locator('.plate.me')).toHaveClass(/is-white/);
});

test('a reload keeps the clocks; a new tab goes on with them from home', async ({ page }) => {
  const table = await timed(page, 'chess', { white: 50_000, black: 40_000 });
  await table.click('e2', 'e4');
  await table.expectMoves('e4');
  await page.reload();
  await table.ready();
  await expect(face(page, 'black')).toHaveText(/^0:3\d$/);
  await expect(face(page, 'white')).toHaveText('0:50');
  const other = await page.context().newPage();
  await other.goto('./');
  await other.getByRole('link', { name: /Go on where you were/ }).click();
  await new Table(other).ready();
  await expect(face(other, 'white')).toHaveText('0:50');
  await other.close();
});
