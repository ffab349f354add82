// node tests/node/uci.mjs: the UCI program of the compiled core, on standard input and output like the native one.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { loadCore } from './core.mjs';

const SLICE = 10;

/**
 * What the program prints for one line, once it has nothing more to do.
 * @param {{ line: (text: string) => string, step: (milliseconds: number) => string, busy: () => boolean }} uci
 * @param {string} line
 */
export function ask(uci, line) {
  let output = uci.line(line);
  while (uci.busy()) output += uci.step(SLICE);
  return output;
}

/** A search reads on while it runs; all else that takes time is finished before the next line. */
const isSearch = (line) => /^\s*go\b(?!\s+perft\b)/.test(line);

/** The text of a file, for VariantPath; null if it cannot be read. @param {string} path */
export function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

async function run(uci, input, output) {
  const lines = [];
  let [ended, searching, wake] = [false, false, () => {}];
  input.on('line', (line) => (lines.push(line), wake()));
  input.on('close', () => ((ended = true), wake()));
  while (!uci.quitting()) {
    if (lines.length && (searching || !uci.busy())) {
      const line = lines.shift();
      output.write(uci.line(line));
      searching = uci.busy() && (searching || isSearch(line));
    } else if (ended && uci.holding()) {
      output.write(uci.line('stop')); // nobody is left to say so
    } else if (uci.busy()) {
      output.write(uci.step(SLICE));
      await setImmediate();
    } else if (ended) {
      return;
    } else {
      await new Promise((resolve) => (wake = resolve));
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { Uci } = await loadCore();
  const input = createInterface({ input: process.stdin }); // from now on no line may be missed
  const uci = new Uci();
  uci.setReader(readText);
  await run(uci, input, process.stdout);
  input.close();
  process.stdin.destroy();
}
