// The chess clock, by a time of the test's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clock, clockText, shareOf } from '../../web/app/clock.js';

test('it runs for one side, and a move earns its increment', () => {
  let now = 0;
  const clock = new Clock({ minutes: 1, increment: 2 }, undefined, () => now);
  now = 9000;
  assert.deepEqual(clock.times, { white: 60_000, black: 60_000 });
  clock.run('white');
  now = 14_000;
  assert.equal(clock.left('white'), 55_000);
  clock.credit('white');
  clock.run('black');
  now = 15_000;
  assert.deepEqual(clock.times, { white: 57_000, black: 59_000 });
  clock.run(null);
  now = 99_000;
  assert.deepEqual(clock.times, { white: 57_000, black: 59_000 });
  clock.run('white');
  now = 999_000;
  assert.equal(clock.left('white'), 0);
});

test('its text', () => {
  for (const [ms, text] of [[3_600_000, '1:00:00'], [65_001, '1:06'], [60_000, '1:00'], [20_000, '0:20'], [9_950, '0:10.0'], [1_240, '0:01.3'], [0, '0:00.0']]) assert.equal(clockText(ms), text);
});

test('a computer’s share never spends what is left', () => {
  for (const left of [300, 1000, 60_000]) for (const increment of [0, 5]) assert.ok(shareOf(left, { minutes: 1, increment }) < left / 2);
});
