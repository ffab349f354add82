// Games on the page: moves by every gesture, what the player is asked, taking back, and how a game ends.
import { expect, test } from './fixtures.mjs';
import { Table } from './table.mjs';

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => { throw error; });
  page.on('console', (message) => { if (message.type() === 'error') throw new Error(message.text()); });
});

const featured = { 'Relative Lumberjack': ['d2', 'd4', 'd4'], 'Huntsman Chess': ['a1', 'b2', 'Kb2'], 'Warmachinewazir-Spiel': ['e2', 'e4', 'e4'] };

for (const [title, [from, to, san]] of Object.entries(featured)) {
  test(`${title}: chosen at home, and the computer answers`, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: `Play ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const table = new Table(page);
    await table.ready();
    await table.click(from, to);
    await expect(table.moves).toHaveCount(2, { timeout: 15_000 });
    await expect(table.moves.first()).toHaveText(san);
    expect(table.linkMoves()).toHaveLength(2);
    await expect(table.announcer).toContainText('Black: ');
  });
}

test('the board is drawn before any WebAssembly', async ({ page, site }) => {
  await page.route(`${site}*.wasm`, () => {}); // never answered
  await page.goto('./#/relative-lumberjack');
  await expect(page.locator('.board .pieces .piece')).toHaveCount(32);
  await expect(page.locator('.board')).toHaveAttribute('aria-busy', 'true');
});

test.describe('moves', () => {
  test('by click and click', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    await table.click('e2');
    await expect(table.cell('e4')).toHaveAttribute('aria-label', 'e4, empty, can go here');
    await expect(page.locator('.board .mark.target')).toHaveCount(2);
    await table.click('e4');
    await table.expectMoves('e4');
    await table.expectAt({ e4: 'white Pawn' });
    await expect(page.locator('.board .mark.last')).toHaveCount(2);
  });

  test('a click elsewhere, or a second one, lets go', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    for (const second of ['e2', 'e5']) {
      await table.click('e2');
      await expect(page.locator('.board .mark.selected')).toHaveCount(1);
      await table.click(second);
      await expect(page.locator('.board .mark.selected')).toHaveCount(0);
    }
    await table.expectMoves();
  });

  test('by dragging, captures otherwise marked', async ({ page }) => {
    const table = await Table.open(page, 'chess?moves=e2e4_d7d5');
    await table.click('e4');
    await expect(page.locator('.board .mark.capture')).toHaveCount(1);
    await table.press('Escape');
    await table.drag('e4', 'd5');
    await table.expectMoves('e4', 'd5', 'exd5');
    await table.expectAt({ d5: 'white Pawn' });
    await expect(page.locator('.board .pieces .piece:not(.leaving)')).toHaveCount(31);
  });

  test('a drag to where the piece cannot go brings it back', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    await table.drag('e2', 'e6');
    await expect(page.locator('.drag-ghost')).toHaveCount(0);
    await table.expectAt({ e2: 'white Pawn' });
    await table.expectMoves();
  });

  test('by keyboard alone', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    await table.cell('e1').focus();
    await table.press('ArrowUp', 'Enter', 'ArrowUp', 'ArrowUp');
    await expect(table.cell('e4')).toBeFocused();
    await table.press('Enter');
    await table.expectMoves('e4');
    await expect(table.announcer).toContainText('White: ');
    await table.press('Home');
    await expect(table.cell('a4')).toBeFocused();
    await table.press('End');
    await expect(table.cell('h4')).toBeFocused();
  });

  test('typed', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    const field = page.getByLabel('Type a move', { exact: true });
    for (const text of ['Nf3', 'd7d5']) {
      await field.fill(text);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    await table.expectMoves('Nf3', 'd5');
    await field.fill('Qh9');
    await field.press('Enter');
    await expect(table.announcer).toHaveText('“Qh9” is not a move here.');
  });

  test('the pieces of the other side stay', async ({ page }) => {
    const table = await Table.open(page, 'chess', { white: 'human', black: 'computer' });
    await table.click('e7', 'e5');
    await expect(page.locator('.board .mark.selected')).toHaveCount(0);
    await table.expectMoves();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('tap and tap, and a drag', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    await table.tap('e2', 'e4');
    await table.expectMoves('e4');
    await table.swipe('e7', 'e5');
    await table.expectMoves('e4', 'e5');
  });

  test('a drop from the hand', async ({ page }) => {
    const table = await Table.open(page, 'huntsman');
    await table.hand('white', 'Stone').tap();
    await table.tap('c3');
    await table.expectMoves('S@c3');
    await table.swipe(table.hand('black', 'Horse'), 'c9');
    await table.expectMoves('S@c3', 'H@c9');
  });
});

test.describe('drops', () => {
  test('by click, drag and keyboard', async ({ page }) => {
    const table = await Table.open(page, 'huntsman');
    await table.hand('white', 'Ferz').click();
    await expect(page.locator('.board .mark.target')).toHaveCount(16);
    await table.click('d9');
    await table.expectMoves('F@d9');
    await expect(table.hand('white', 'Ferz')).toBeDisabled();

    const stone = table.hand('black', 'Stone');
    await stone.scrollIntoViewIfNeeded();
    await table.drag(stone, 'd5');
    await table.expectMoves('F@d9', 'S@d5');
    await expect(stone).toHaveAttribute('aria-label', 'black Stone, 7 in hand');

    await table.hand('white', 'Stone').focus();
    await table.press('Enter');
    await expect(table.cell('d5')).toBeFocused();
    await table.press('ArrowUp', 'Enter');
    await table.expectMoves('F@d9', 'S@d5', 'S@d6');
  });

  test('a Stone shows the powers that Trophies lend it', async ({ page }) => {
    const table = await Table.open(page, 'huntsman?moves=F@d9_S@d5');
    await expect(page.locator('.board .lamp.lit')).toHaveCount(1);
    await table.cell('d5').hover();
    await expect(page.locator('.note')).toContainText('Black Stone on d5');
    await expect(page.locator('.note .powers .has')).toHaveCount(1);
  });
});

test.describe('when several moves share their squares', () => {
  test('a promotion with a choice asks', async ({ page }) => {
    const table = await Table.open(page, 'chess?fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1');
    await table.click('a7', 'a8');
    await expect(table.chooser.getByRole('button')).toHaveCount(4);
    expect((await table.chooser.locator('.option b').allTextContents()).sort()).toEqual(['Bishop', 'Knight', 'Queen', 'Rook']);
    await table.press('Escape');
    await expect(table.chooser).toHaveCount(0);
    await table.expectMoves();
    await table.drag('a7', 'a8');
    await table.chooser.getByRole('button', { name: 'Knight' }).click();
    await table.expectMoves('a8=N');
    await table.expectAt({ a8: 'white Knight' });
  });

  test('a promotion without a choice does not', async ({ page }) => {
    const table = await Table.open(page, 'relative-lumberjack?fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1');
    await table.click('a7', 'a8');
    await expect(table.moves).toHaveCount(1);
    await table.expectAt({ a8: 'white Marshall' });
    await expect(table.chooser).toHaveCount(0);
  });

  const leap = 'warmachinewazir-spiel?fen=6k5/12/12/12/12/12/12/R4K5R_w_KQ_-_0_1';

  test('the King’s step or a castling: castle', async ({ page }) => {
    const table = await Table.open(page, leap);
    await table.click('f1', 'e1');
    await expect(table.chooser).toContainText('Step or castle?');
    await table.press('c');
    await expect(table.moves).toHaveCount(1);
    await table.expectAt({ e1: 'white King', f1: 'white Rook', a1: 'empty' });
  });

  test('the King’s step or a castling: step', async ({ page }) => {
    const table = await Table.open(page, leap);
    await table.click('f1', 'e1');
    await table.chooser.getByRole('button', { name: 'Step' }).click();
    await expect(table.moves).toHaveCount(1);
    await table.expectAt({ e1: 'white King', f1: 'empty', a1: 'white Rook' });
  });

  test('a castling by leap that shares its squares with nothing', async ({ page }) => {
    const table = await Table.open(page, leap);
    await table.click('f1', 'c1');
    await expect(table.moves).toHaveText(['O-O(c1)']);
    await table.expectAt({ c1: 'white King', f1: 'white Rook' });
  });

  test('a castling of chess', async ({ page }) => {
    const table = await Table.open(page, 'chess?fen=r3k2r/8/8/8/8/8/8/R3K2R_w_KQkq_-_0_1');
    await table.click('e1', 'g1');
    await table.click('e8', 'c8');
    await table.expectMoves('O-O', 'O-O-O');
    await table.expectAt({ f1: 'white Rook', d8: 'black Rook' });
  });
});

test.describe('back and forth', () => {
  test('against the computer, back to one’s own move and forth again', async ({ page }) => {
    const table = await Table.open(page, 'chess', { white: 'human', black: 'computer' });
    await table.click('e2', 'e4');
    await expect(table.moves).toHaveCount(2, { timeout: 15_000 });
    await table.button('Take back').click();
    await table.expectAt({ e2: 'white Pawn' });
    await expect(page.locator('.moves [aria-current]')).toHaveCount(0);
    await table.more('Redo');
    await table.expectAt({ e4: 'white Pawn' });
    await expect(table.moves.nth(1)).toHaveAttribute('aria-current', 'step');
  });

  test('stepping through the moves, and another move from there', async ({ page }) => {
    const table = await Table.open(page, 'chess?moves=e2e4_e7e5_g1f3');
    const step = (name) => page.getByRole('button', { name, exact: true });
    await expect(step('Next move')).toBeDisabled();
    await step('First position').click();
    await table.expectAt({ e2: 'white Pawn' });
    await step('Next move').click();
    await table.expectAt({ e4: 'white Pawn' });
    await step('Last position').click();
    await table.expectAt({ f3: 'white Knight' });
    await table.moves.nth(1).click();
    await table.expectAt({ f3: 'empty' });
    await table.click('d2', 'd4');
    await table.expectMoves('e4', 'e5', 'd4');
  });

  test('flipped', async ({ page }) => {
    const table = await Table.open(page, 'chess');
    const before = await table.middle('a1');
    await table.button('Flip').click();
    const after = await table.middle('a1');
    expect(after.x).toBeGreaterThan(before.x);
    expect(after.y).toBeLessThan(before.y);
    await table.click('e2', 'e4');
    await table.expectMoves('e4');
  });
});

test('a mate is announced, and ends the game', async ({ page }) => {
  const table = await Table.open(page, 'chess?moves=f2f3_e7e5_g2g4');
  await table.click('d8', 'h4');
  await expect(table.moves.last()).toHaveText('Qh4#');
  await expect(table.announcer).toContainText(/checkmate.*black/i);
  await expect(page.locator('.sheet .result')).toContainText(/checkmate/i);
  await expect(page.locator('.board .mark.check')).toHaveCount(1);
  await table.click('e2');
  await expect(page.locator('.board .mark.selected')).toHaveCount(0);
});

test('a check is marked and said', async ({ page }) => {
  const table = await Table.open(page, 'chess?moves=e2e4_f7f6');
  await table.click('d1', 'h5');
  await expect(page.locator('.board .mark.check')).toHaveCount(1);
  await expect(table.announcer).toContainText('Check');
  await expect(table.cell('e8')).toHaveAttribute('aria-label', 'e8, black King, in check');
  await expect(page.locator('.plate.is-black .status')).toContainText('Check');
});

test('a hint is shown and changes nothing', async ({ page }) => {
  const table = await Table.open(page, 'chess');
  await table.button('Hint').click();
  await expect(page.locator('.board .mark.hint')).toHaveCount(2, { timeout: 10_000 });
  await table.expectMoves();
});
