// Links: what is written is read back, and nothing that is read can throw.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { formatLink, parseLink } from '../../web/share/link.js';

const game = (hash) => {
  const { target, problems } = parseLink(hash);
  assert.equal(target.kind, 'game');
  return { ...target.link, problems };
};

describe('links', () => {
  test('an empty address is home', () => {
    for (const hash of ['', '#', '#/']) assert.deepEqual(parseLink(hash), { target: { kind: 'home' }, problems: [] });
  });

  test('a game with everything', () => {
    const hash = '#/huntsman?pao=cannon&fen=8*/7k1/9/9/9/9/9/9/K8%5BSs%5D_w_-_-_0_1&moves=S@e4_a1b1&ply=1';
    assert.deepEqual(game(hash), {
      variant: 'huntsman', options: { pao: 'cannon' }, fen: '8*/7k1/9/9/9/9/9/9/K8[Ss] w - - 0 1', moves: ['S@e4', 'a1b1'], ply: 1, problems: [],
    });
  });

  test('a castling of two pieces stays one move', () => {
    assert.deepEqual(game('#/warmachinewazir-spiel?moves=f1d1,a1f1_e7e5').moves, ['f1d1,a1f1', 'e7e5']);
  });

  test('other ways to write blanks are read', () => {
    for (const moves of ['e2e4+e7e5', 'e2e4%20e7e5', 'e2e4_e7e5', 'e2e4__e7e5_']) assert.deepEqual(game(`#/chess?moves=${moves}`).moves, ['e2e4', 'e7e5']);
  });

  test('what is damaged is told and the rest used', () => {
    const { moves, options, problems } = game('#/chess?moves=e2e4&array=%E0%A4%A&moves=d2d4&ply=last');
    assert.deepEqual(moves, ['e2e4']);
    assert.equal(typeof options.array, 'string');
    assert.equal(problems.length, 3);
  });

  test('an address that names no game is an error', () => {
    for (const hash of ['#/<script>', '#/?moves=e2e4', '#/a b']) assert.equal(parseLink(hash).target.kind, 'error');
  });

  const word = fc.string({ unit: fc.constantFrom(...'abcKQ09/@,:[]*+-_%=&?# é'), minLength: 1 }).map((s) => s.trim().replace(/\s+/g, ' ')).filter(Boolean);
  const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);

  test('written and read back', () => {
    const options = fc.dictionary(name.filter((n) => !['fen', 'moves', 'ply', '__proto__'].includes(n)), word);
    const link = fc.record({ variant: name, options, fen: word, moves: fc.array(word.map((w) => w.replace(/\s/g, '') || 'x')) });
    fc.assert(fc.property(link, (value) => assert.deepEqual(game(formatLink(value)), { ...value, options: { ...value.options }, problems: [] })));
  });

  test('any text at all', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseLink(text)));
  });
});
