// What a pasted text is taken for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recognise } from '../../web/share/paste.js';

test('links, with or without what stands before them', () => {
  for (const text of ['#/chess?moves=e2e4', 'https://example.org/page/#/chess?moves=e2e4 ']) assert.deepEqual(recognise(text), { kind: 'link', hash: '#/chess?moves=e2e4' });
});

test('positions', () => {
  for (const fen of ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', '4k3/8/8/8/8/8/8/4K3']) assert.deepEqual(recognise(` ${fen}\n`), { kind: 'fen', fen });
});

test('moves with numbers, comments, variations, signs, tags and a result', () => {
  const text = '[Event "x"]\n[Variant "Chess"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 {good [one]} (1. e3 Kd7 (1... Kf7)) 1... Ke7!? $3 2.e5 ; rest\n2...O-O(c1) 3. S@e4 1-0';
  assert.deepEqual(recognise(text), { kind: 'moves', moves: ['e4', 'Ke7', 'e5', 'O-O(c1)', 'S@e4'], fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', variant: 'Chess' });
  assert.deepEqual(recognise('e2e4 e7e5'), { kind: 'moves', moves: ['e2e4', 'e7e5'] });
});

test('nothing', () => {
  for (const text of ['', ' \n', '[Event "x"]', '1-0']) assert.deepEqual(recognise(text), { kind: 'unknown' });
});
