// What holds of a game however it is reached: directly, through the client in node, or from a page.
// The cases import nothing, so that a browser can load them as they are.

/** @param {unknown} actual @param {unknown} expected */
function same(actual, expected, what = '') {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} is not ${b}`);
}

async function refused(promise, kind) {
  const error = await promise.then(
    () => null,
    (reason) => reason,
  );
  same(error?.kind, kind, 'kind of the refusal');
  if (!error.text) throw new Error('a refusal says why');
}

export const variants = ['chess', 'relative-lumberjack', 'huntsman', 'warmachinewazir-spiel', 'lumberjack'];

/** Plays the first, the last and again the first of the legal moves. */
async function playThree(game) {
  for (const index of [0, -1, 0]) await game.play(game.view.moves.at(index).text);
}

const perVariant = {
  async 'a game opens at its start'(engine, variant) {
    const info = await engine.describe({ variant });
    const game = await engine.open({ variant });
    same(game.view.fen, info.start.fen, 'FEN');
    same(game.view.pieces, info.start.pieces, 'pieces');
    same(game.info, info, 'info');
    await game.close();
  },

  async 'moves are played, undone, redone and gone through'(engine, variant) {
    const game = await engine.open({ variant });
    const start = game.view;
    await playThree(game);
    const end = game.view;
    same([end.ply, end.plies, end.record.length], [3, 3, 3], 'three moves');
    await game.undo();
    same([game.view.ply, game.view.plies], [2, 3], 'after undo');
    same((await game.redo()).fen, end.fen, 'after redo');
    same((await game.goTo(0)).moves, start.moves, 'at the start');
    same(game.view.record, end.record, 'the whole line is kept');
    same(await game.goTo(3), end, 'at the end again');
    await game.close();
  },

  async 'another move cuts off what was undone'(engine, variant) {
    const game = await engine.open({ variant });
    await playThree(game);
    await game.goTo(1);
    await game.play(game.view.moves.at(1).text);
    same([game.view.ply, game.view.plies], [2, 2], 'plies');
    await game.close();
  },

  async 'a record opens at its end'(engine, variant) {
    const game = await engine.open({ variant });
    await playThree(game);
    const again = await engine.open({ variant, moves: game.view.record.map((move) => move.text) });
    same(again.view, game.view, 'view');
    await Promise.all([game.close(), again.close()]);
  },

  async 'a refused move changes nothing'(engine, variant) {
    const game = await engine.open({ variant });
    const before = game.view;
    await refused(game.play('a1a1'), 'move');
    await refused(game.play('nonsense'), 'move');
    same(await game.goTo(0), before, 'view');
    await game.close();
  },

  async 'a search finds a legal move'(engine, variant) {
    const game = await engine.open({ variant });
    await game.play(game.view.moves[0].text);
    const { best, done } = await game.search({ depth: 2 }).result;
    same(done, true, 'done');
    same(
      game.view.moves.some((move) => move.text === best),
      true,
      `${best} is legal`,
    );
    await game.close();
  },
};

const general = {
  async 'refusals say of what kind they are'(engine) {
    await refused(engine.open({ variant: 'no-such-variant' }), 'variant');
    await refused(engine.open({ variant: 'chess', fen: 'nonsense' }), 'fen');
    await refused(engine.open({ variant: 'chess', moves: ['e2e5'] }), 'move');
    await refused(engine.open({ variant: 'chess', options: { noSuchOption: '1' } }), 'option');
    await refused(engine.open({ variant: 'own', definition: '[own]\nnoSuchKey = 1\n' }), 'definition');
  },

  async 'games of different variants do not disturb each other'(engine) {
    const games = await Promise.all(variants.map((variant) => engine.open({ variant })));
    const alone = [];
    for (const variant of variants) {
      const game = await engine.open({ variant });
      await playThree(game);
      alone.push(game.view);
      await game.close();
    }
    await Promise.all(games.map(playThree));
    same(
      games.map((game) => game.view),
      alone,
      'views',
    );
    await Promise.all(games.map((game) => game.close()));
  },
};

/** @type {Record<string, (engine: any) => Promise<void>>} */
export const cases = { ...general };
for (const variant of variants) {
  for (const [name, run] of Object.entries(perVariant)) cases[`${variant}: ${name}`] = (engine) => run(engine, variant);
}
