/** @import { Link } from '../share/link.js' */

/** @typedef {ReturnType<typeof import('../engine/client.js').createEngine>} Engine */
/** @typedef {Awaited<ReturnType<Engine['open']>>} Game */

/**
 * Opens the game that a link describes. What the core refuses is left out, and the reader told.
 * @param {Engine} engine
 * @param {Link} link
 * @returns {Promise<{ game: Game, link: Link, problems: string[] }>} Rejects only where there is no such variant.
 */
export async function openLink(engine, link) {
  const { variant, options, fen, moves } = link;
  try {
    const game = await engine.open({ variant, options, fen, moves });
    return { game, link, problems: [] };
  } catch (error) {
    if (!REPAIRS.has(kindOf(error))) throw error;
  }
  return openPart(engine, link);
}

const REPAIRS = new Set(['option', 'fen', 'move', 'moves']);

/** @param {unknown} error */
const kindOf = (error) => (error instanceof Object && 'kind' in error ? String(error.kind) : '');

/** @param {unknown} error */
export const textOf = (error) => {
  const text = error instanceof Object && 'text' in error ? String(error.text) : String(error);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};

/** Without its moves first, then as many of them as can be played. @param {Engine} engine @param {Link} link */
async function openPart(engine, link) {
  /** @type {string[]} */
  const problems = [];
  let { options, fen, moves } = link;
  for (;;) {
    try {
      const game = await engine.open({ variant: link.variant, options, fen });
      const played = await playAll(game, moves, problems);
      return { game, link: { variant: link.variant, options, moves: played, ...(fen ? { fen } : {}) }, problems };
    } catch (error) {
      const kind = kindOf(error);
      if (kind === 'option' && Object.keys(options).length) {
        options = {};
        problems.push(`The choices in this address cannot be used: ${textOf(error)} The usual ones are set.`);
      } else if (kind === 'fen' && fen) {
        fen = undefined;
        moves = [];
        problems.push(`The position in this address cannot be used: ${textOf(error)} This is the usual start.`);
      } else throw error;
    }
  }
}

/** @param {Game} game @param {string[]} moves @param {string[]} problems */
async function playAll(game, moves, problems) {
  for (const [i, text] of moves.entries()) {
    try {
      await game.play(text);
    } catch (error) {
      if (kindOf(error) === 'internal') throw error;
      problems.push(`Move ${i + 1} of ${moves.length} in this address, “${text.slice(0, 20)}”, is not possible there. The game stands before it.`);
      return moves.slice(0, i);
    }
  }
  return moves;
}
