// A reader at the page: what tests do there and see.
import { expect } from './fixtures.mjs';

export class Table {
  constructor(page) {
    this.page = page;
    this.board = page.locator('.play .board');
    this.moves = page.locator('.moves button.m');
    this.announcer = page.locator('#announcer');
    this.notice = page.locator('.notice');
    this.chooser = page.locator('.chooser');
  }

  /** Opens a game by its address. With two people nothing moves by itself. */
  static async open(page, address, players = { white: 'human', black: 'human' }) {
    await page.addInitScript((kept) => history.state ?? history.replaceState({ setup: { players: kept, level: 1, seconds: 0.5 } }, ''), players);
    await page.goto(`./#/${address}`);
    const table = new Table(page);
    await table.ready();
    return table;
  }

  async ready() {
    await expect(this.board).toHaveAttribute('aria-busy', 'false');
  }

  /** A site by its name, as a screen reader knows it. */
  cell(name) {
    return this.page.locator(`.board [role="gridcell"][aria-label^="${name},"]`);
  }

  /** What stands on sites: `{ e1: 'white King', e2: 'empty' }`. */
  async expectAt(places) {
    for (const [name, what] of Object.entries(places)) await expect(this.cell(name)).toHaveAttribute('aria-label', new RegExp(`^${name}, ${what}(,|$)`));
  }

  hand(color, piece) {
    return this.page.locator(`.hand .slot[aria-label^="${color} ${piece},"]`);
  }

  /** Playwright's own click checks that the cell itself would get it. */
  async click(...names) {
    for (const name of names) await this.cell(name).click();
  }

  async tap(...names) {
    for (const name of names) await this.cell(name).tap();
  }

  async drag(from, to) {
    const [start, end] = [await this.middle(from), await this.middle(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    await this.page.mouse.up();
  }

  /** A finger's drag, which Playwright has no call for. */
  async swipe(from, to) {
    const [start, end] = [await this.middle(from), await this.middle(to)];
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type, at) => session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await send('touchStart', start);
    for (let i = 1; i <= 5; i++) await send('touchMove', { x: start.x + ((end.x - start.x) * i) / 5, y: start.y + ((end.y - start.y) * i) / 5 });
    await send('touchEnd');
  }

  async middle(place) {
    const box = await (typeof place === 'string' ? this.cell(place) : place).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  button(name) {
    return this.page.locator('.controls').getByRole('button', { name });
  }

  /** What stands in the menu “More”. */
  async more(name) {
    await this.button('More').click();
    await this.page.locator('#more-menu').getByRole('button', { name }).click();
  }

  async expectMoves(...sans) {
    await expect(this.moves).toHaveText(sans);
  }

  /** The moves in the address. */
  linkMoves() {
    const { hash } = new URL(this.page.url());
    return (/[?&]moves=([^&]*)/.exec(hash)?.[1] ?? '').split('_').filter(Boolean);
  }
}
