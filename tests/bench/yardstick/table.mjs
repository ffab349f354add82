export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const spread = (values, text) => `${text(median(values))} (${text(Math.min(...values))} to ${text(Math.max(...values))})`;
const ratios = (above, below) => above.map((value, round) => value / below[round]);
const row = (cells) => `| ${cells.join(' | ')} |`;

/**
 * A row a game: the rate of each engine, and its ratio to others in the same round.
 * @param {string} title
 * @param {{ game: string, rates: Record<string, number[]> }[]} results rates by engine, one a round
 * @param {{ unit: number, digits: number, pairs: [string, string][] }} shape
 */
export function table(title, results, { unit, digits, pairs }) {
  const engines = [...new Set(results.flatMap(({ rates }) => Object.keys(rates)))];
  const shown = pairs.filter((pair) => pair.every((engine) => engines.includes(engine)));
  const head = [title, ...engines, ...shown.map(([above, below]) => `${above} / ${below}`)];
  const body = results.map(({ game, rates }) => [
    game,
    ...engines.map((engine) => (rates[engine] ? spread(rates[engine], (rate) => (rate / unit).toFixed(digits)) : '')),
    ...shown.map(([above, below]) =>
      rates[above] && rates[below] ? spread(ratios(rates[above], rates[below]), (ratio) => ratio.toFixed(2)) : '',
    ),
  ]);
  return [row(head), row(head.map((_, column) => (column ? '--:' : '---'))), ...body.map(row)].join('\n');
}
