// Every position of the oracle, through the compiled core: moves, what each leads to, check, outcome and perft.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { loadCore } from './core.mjs';
import { ask } from './uci.mjs';

const rows = readFileSync(new URL('../oracle/positions.jsonl', import.meta.url), 'utf8').trim().split('\n').map(JSON.parse);
const core = await loadCore();

function open({ variant, fen }) {
  const { value, error } = core.open({ variant, fen });
  assert.equal(error, undefined);
  return value;
}

function outcomeText({ outcome }) {
  if (!outcome) return null;
  return outcome.winner ? `${outcome.key} ${outcome.winner[0]}` : outcome.key;
}

function fenAfter(session, text) {
  const { value, error } = session.play(text);
  assert.equal(error, undefined);
  session.undo();
  return value.fen;
}

function checkPosition(row) {
  const session = open(row);
  const view = session.view();
  assert.deepEqual(view.moves.map((move) => move.text).sort(), Object.keys(row.moves).sort());
  for (const [text, fen] of Object.entries(row.moves)) assert.equal(fenAfter(session, text), fen, text);
  assert.equal(view.fen, row.fen);
  assert.equal(view.checks.length > 0, row.check);
  assert.equal(outcomeText(view), row.outcome);
  session.delete();
}

function checkPerft(row) {
  const uci = new core.Uci();
  ask(uci, `setoption name UCI_Variant value ${row.variant}`);
  ask(uci, `position fen ${row.fen}`);
  const counts = row.perft.map((_, i) => Number(/Nodes searched: (\d+)/.exec(ask(uci, `go perft ${i + 1}`))?.[1]));
  assert.deepEqual(counts, row.perft);
  uci.delete();
}

for (const variant of new Set(rows.map((row) => row.variant))) {
  describe(variant, () => {
    for (const row of rows.filter((row) => row.variant === variant)) {
      test(`${row.kind}: ${row.fen}`, () => {
        checkPosition(row);
        checkPerft(row);
      });
    }
  });
}
