// The board's own parts that need no browser: where things lie, and what a click means.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { layoutBoard, neighbour, rows, siteAt, UNIT } from '../../web/board/layout.js';
import { placeFen } from '../../web/board/fen.js';
import { actOn, candidates, describeSite, movesFrom, selectable, startState, targets } from '../../web/board/state.js';

/** A small board with one zone square above each file. */
function board(files, ranks, zone) {
  const site = (file, rank, y, inZone) => ({ name: 'abcdefghijkl'[file] + (rank + 1), x: file, y, zone: inZone, dark: (file + rank) % 2 === 0, file, rank });
  const sites = Array.from({ length: files * ranks }, (_, i) => site(i % files, Math.floor(i / files), Math.floor(i / files), false));
  if (zone) for (let file = 0; file < files; file++) sites.push(site(file, ranks, ranks + 0.25, true));
  const labels = [
    ...Array.from({ length: files }, (_, i) => ({ text: 'abcdefghijkl'[i], axis: 'file', at: i + 0.5 })),
    ...Array.from({ length: ranks }, (_, i) => ({ text: String(i + 1), axis: 'rank', at: i + 0.5 })),
  ];
  const zones = zone ? [{ title: 'Zone', x: 0, y: ranks + 0.25, width: files, height: 1 }] : [];
  return { width: files, height: ranks + (zone ? 1.25 : 0), files, ranks, sites, labels, zones };
}

const named = (b, name) => b.sites.findIndex((site) => site.name === name);

describe('layout', () => {
  const b = board(4, 3, true);

  for (const flipped of [false, true]) {
    for (const compact of [false, true]) {
      test(`every site is found where it is drawn, ${flipped ? 'flipped' : 'upright'}, ${compact ? 'compact' : 'with a rim'}`, () => {
        const layout = layoutBoard(b, { flipped, compact });
        layout.cells.forEach(({ x, y }, site) => {
          assert.equal(siteAt(layout, x + UNIT / 2, y + UNIT / 2), site);
          assert.ok(x >= layout.frame.x && x + UNIT <= layout.frame.x + layout.frame.width);
          assert.ok(y >= layout.frame.y && y + UNIT <= layout.frame.y + layout.frame.height);
        });
      });
    }
  }

  test('between board and zone there is nothing', () => {
    const layout = layoutBoard(b);
    assert.equal(siteAt(layout, UNIT / 2, UNIT * 1.1), -1);
  });

  test('arrows walk from the board into the zone and stop at edges', () => {
    const layout = layoutBoard(b);
    assert.equal(neighbour(layout, named(b, 'b3'), 0, -1), named(b, 'b4'));
    assert.equal(neighbour(layout, named(b, 'b4'), 0, -1), named(b, 'b4'));
    assert.equal(neighbour(layout, named(b, 'a1'), 1, 0), named(b, 'b1'));
    assert.equal(neighbour(layout, named(b, 'd1'), 1, 0), named(b, 'd1'));
  });

  test('arrows follow the drawing when it is flipped', () => {
    const layout = layoutBoard(b, { flipped: true });
    assert.equal(neighbour(layout, named(b, 'b3'), 0, 1), named(b, 'b4'));
    assert.equal(neighbour(layout, named(b, 'b1'), 1, 0), named(b, 'a1'));
  });

  test('rows come from the top, each from the left', () => {
    const names = (flipped) => rows(layoutBoard(b, { flipped })).map((row) => row.map((site) => b.sites[site].name).join(' '));
    assert.deepEqual(names(false), ['a4 b4 c4 d4', 'a3 b3 c3 d3', 'a2 b2 c2 d2', 'a1 b1 c1 d1']);
    assert.deepEqual(names(true), ['d1 c1 b1 a1', 'd2 c2 b2 a2', 'd3 c3 b3 a3', 'd4 c4 b4 a4']);
  });

  test('each coordinate is beside its own file or rank', () => {
    for (const flipped of [false, true]) {
      const layout = layoutBoard(b, { flipped });
      const at = (text) => layout.labels.find((label) => label.text === text);
      assert.equal(at('c').x, layout.cells[named(b, 'c1')].x + UNIT / 2);
      assert.equal(at('2').y, layout.cells[named(b, 'a2')].y + UNIT / 2);
    }
  });
});

describe('state', () => {
  const b = board(4, 3, false);
  const types = ['King', 'Pawn', 'Rook'].map((name, index) => ({ index, name, letter: name[0], royal: index === 0 }));
  const piece = (name, type, color) => ({ site: named(b, name), type, color, now: [], own: [], changes: false });
  const pieces = [piece('a1', 0, 'white'), piece('b2', 1, 'white'), piece('d3', 0, 'black')];
  const info = { title: 'Small', board: b, types, start: { pieces, hands: { white: [], black: [] } } };
  const move = (text, from, to, more = {}) => ({ text, san: text, kind: 'move', from: from ? named(b, from) : -1, to: named(b, to), capture: false, promotion: null, drop: null, words: '', ...more });
  const moves = [
    move('b2b3q', 'b2', 'b3', { promotion: 2 }), move('b2b3r', 'b2', 'b3', { promotion: 1 }),
    move('a1b1', 'a1', 'b1'), move('a1c1,d1a1', 'a1', 'b1', { kind: 'leapCastle' }), move('R@c2', '', 'c2', { kind: 'drop', drop: 2 }),
  ];
  const view = { sideToMove: 'white', pieces, moves, checks: [], outcome: null, last: null };
  const ready = (patch = {}) => ({ ...startState(info), view, pieces, movable: ['white'], ...patch });

  test('before the engine has answered nothing can be taken up', () => {
    assert.equal(selectable({ ...ready(), view: null }, { site: named(b, 'a1') }), false);
  });

  test('only pieces of a side that the reader plays and whose turn it is', () => {
    assert.equal(selectable(ready(), { site: named(b, 'a1') }), true);
    assert.equal(selectable(ready(), { site: named(b, 'd3') }), false);
    assert.equal(selectable(ready({ movable: ['black'] }), { site: named(b, 'a1') }), false);
    assert.equal(selectable(ready({ view: { ...view, outcome: { key: 'stalemate', winner: null, text: '' } } }), { site: named(b, 'a1') }), false);
  });

  test('a second click on a piece lets go; elsewhere too', () => {
    const selected = { site: named(b, 'a1') };
    assert.deepEqual(actOn(ready(), named(b, 'a1')), { select: selected });
    assert.deepEqual(actOn(ready({ selected }), named(b, 'a1')), { select: null });
    assert.deepEqual(actOn(ready({ selected }), named(b, 'd1')), { select: null });
  });

  test('moves that share their squares all stand for choice', () => {
    assert.equal(candidates(ready({ selected: { site: named(b, 'b2') } }), named(b, 'b3')).length, 2);
    assert.equal(candidates(ready({ selected: { site: named(b, 'a1') } }), named(b, 'b1')).length, 2);
  });

  test('drops start in the hand of the side to move', () => {
    assert.equal(movesFrom(ready(), { drop: 2, color: 'white' }).length, 1);
    assert.equal(movesFrom(ready(), { drop: 2, color: 'black' }).length, 0);
    assert.deepEqual([...targets(ready({ selected: { drop: 2, color: 'white' } }))], [[named(b, 'c2'), 'target']]);
  });

  test('a screen reader hears place, piece and what can happen there', () => {
    assert.equal(describeSite(ready(), named(b, 'd3')), 'd3, black King');
    assert.equal(describeSite(ready({ selected: { site: named(b, 'b2') } }), named(b, 'b3')), 'b3, empty, can go here');
  });
});

describe('a FEN before the core', () => {
  const b = board(12, 2, false);
  const info = { board: b, types: ['K', 'R'].map((letter, index) => ({ letter, index })) };

  test('long runs of empty squares', () => {
    const placed = placeFen(info, '11k/R10K w - - 0 1').map(({ site, type, color }) => [b.sites[site].name, type, color]);
    assert.deepEqual(placed, [['l2', 0, 'black'], ['a1', 1, 'white'], ['l1', 0, 'white']]);
  });

  test('null where it does not fit', () => {
    for (const fen of ['12k/12', 'x11/12', '12/12/12/k11']) assert.equal(placeFen(info, fen), null);
  });
});
