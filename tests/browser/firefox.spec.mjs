// The main path in Firefox, which Playwright cannot drive as distributions ship it.
import puppeteer from 'puppeteer-core';
import { expect, test } from './fixtures.mjs';

let browser;
let page;

test.beforeAll(async () => {
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: true });
});
test.afterAll(() => browser?.close());
test.beforeEach(async () => {
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 860 });
});
test.afterEach(() => page.close());

const cell = (name) => `.board [role="gridcell"][aria-label^="${name},"]`;
const middle = (selector) => page.$eval(selector, (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
});

async function clickAt(selector) {
  const { x, y } = await middle(selector);
  await page.mouse.click(x, y);
}

async function dragTo(from, to) {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

const moves = () => page.$$eval('.moves button.m', (buttons) => buttons.map((button) => button.textContent));
const label = (name) => page.$eval(cell(name), (element) => element.getAttribute('aria-label'));
const ready = () => page.waitForSelector('.play .board[aria-busy="false"]');

test('Firefox: a game begun from home by clicks; a reload brings it back', async ({ site }) => {
  await page.goto(site);
  await page.waitForSelector('.card');
  await clickAt('.card [aria-label="Play Relative Lumberjack"]');
  await ready();
  await clickAt(cell('d2'));
  await clickAt(cell('d4'));
  await expect.poll(moves, { timeout: 20_000 }).toHaveLength(2);
  expect((await moves())[0]).toBe('d4');
  await page.reload();
  await ready();
  expect(await moves()).toHaveLength(2);
});

test('Firefox: a drop by dragging from the hand, and keys on the board', async ({ site }) => {
  await page.goto(`${site}#/huntsman`);
  await ready();
  await dragTo('.hand .slot[aria-label^="white Stone,"]', cell('c3'));
  await expect.poll(moves, { timeout: 20_000 }).toHaveLength(2);
  expect((await moves())[0]).toBe('S@c3');
  expect(await label('c3')).toBe('c3, white Stone');
  await page.$eval(cell('a1'), (element) => element.focus());
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(moves, { timeout: 20_000 }).toHaveLength(4);
  expect((await moves())[2]).toMatch(/^Ka2/);
});

test('Firefox: the step or the castling', async ({ site }) => {
  await page.goto(`${site}#/warmachinewazir-spiel?fen=6k5/12/12/12/12/12/12/R4K5R_w_KQ_-_0_1`);
  await ready();
  await clickAt(cell('f1'));
  await clickAt(cell('e1'));
  await page.waitForSelector('.chooser');
  await page.keyboard.press('c');
  await expect.poll(() => label('f1')).toBe('f1, white Rook');
});
