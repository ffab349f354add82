// One box to paste into: recognised and opened, or refused with the reason.
import { expect, test } from './fixtures.mjs';
import { Table } from './table.mjs';

async function paste(page, text) {
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
}

const fromMenu = async (page) => {
  await page.getByRole('button', { name: 'Looks and keys' }).click();
  await page.getByRole('button', { name: 'Paste a game' }).click();
};

test('at home a position finds its game; a link and moves open', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /Paste a link/ }).click();
  await paste(page, '6k5/12/12/12/12/12/12/R4K5R w KQ - 0 1');
  const table = new Table(page);
  await table.ready();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warmachinewazir-Spiel');
  await table.expectAt({ f1: 'white King' });

  await fromMenu(page);
  await paste(page, 'https://example.org/#/huntsman?moves=F@d9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Huntsman Chess');
  await table.ready();
  await expect(table.moves.first()).toHaveText('F@d9');

  await fromMenu(page);
  await page.getByRole('dialog').getByLabel('Game', { exact: false }).last().selectOption({ label: 'Chess' });
  await paste(page, '1. e4 e5 2. Nf3 {a Knight} Nc6 1/2-1/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chess');
  await table.ready();
  for (const [i, san] of ['e4', 'e5', 'Nf3', 'Nc6'].entries()) await expect(table.moves.nth(i)).toHaveText(san);
});

test('what cannot be opened is refused with the reason', async ({ page }) => {
  await Table.open(page, 'chess');
  await fromMenu(page);
  const alert = page.getByRole('dialog').getByRole('alert');
  for (const [text, reason] of [
    ['1. e4 e5 2. Qh9', 'Move 3, “Qh9”'],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'King'],
    ['#/no-such-game', 'no game called'],
    ['  ', 'Paste something'],
  ]) {
    await paste(page, text);
    await expect(alert).toContainText(reason);
  }
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
