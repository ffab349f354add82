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

/** What a piece and its explanation have in common. */
const shared = ({ site, type, color, now, own }) => ({ site, type, color, now, own });

/** @param {number[]} numbers */
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);

function emptySite(game) {
  const taken = new Set(game.view.pieces.map((piece) => piece.site));
  return game.info.board.sites.findIndex((_, site) => !taken.has(site));
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

  async 'every piece is explained as the view shows it'(engine, variant) {
    const game = await engine.open({ variant });
    await playThree(game);
    for (const piece of game.view.pieces) {
      const explained = await game.explain(piece.site);
      same(shared(explained), shared(piece), 'piece');
      const legal = new Set(game.view.moves.filter((move) => move.from === piece.site).map((move) => move.to));
      same(sorted(explained.targets.map((target) => target.to)), sorted([...legal]), explained.title);
    }
    same(await game.explain(emptySite(game)), null, 'an empty site');
    await game.close();
  },

  async 'influences are the same seen from both sides'(engine, variant) {
    const game = await engine.open({ variant });
    await playThree(game);
    const forth = [];
    const back = [];
    for (const { site } of game.view.pieces) {
      const { influences, influenced } = await game.explain(site);
      for (const other of influences) forth.push([other.site, site, other.gives, other.takes]);
      for (const other of influenced) back.push([site, other.site, other.gives, other.takes]);
    }
    same(forth.map(String).sort(), back.map(String).sort(), 'pairs');
    await game.close();
  },

  async 'a preview is what the move then brings'(engine, variant) {
    const game = await engine.open({ variant });
    await playThree(game);
    const text = game.view.moves.at(-1).text;
    const before = game.view;
    const { fen, pieces } = await game.preview(text);
    same(await game.goTo(3), before, 'nothing was played');
    await game.play(text);
    same({ fen, pieces }, { fen: game.view.fen, pieces: game.view.pieces }, 'after the move');
    await refused(game.preview('nonsense'), 'move');
    await game.close();
  },

  async 'whatever is not legal is refused with a reason'(engine, variant) {
    const game = await engine.open({ variant });
    const { site: from } = game.view.pieces.find((piece) => piece.color === game.view.sideToMove);
    for (let to = 0; to < game.info.board.sites.length; ++to) {
      const legal = game.view.moves.some((move) => move.from === from && move.to === to);
      const reason = await game.whyNot({ from, to });
      same(reason === null, legal, `from ${from} to ${to}`);
      if (reason) same([typeof reason.key, reason.text.length > 0], ['string', true], 'a reason');
    }
    const drops = game.view.moves.filter((move) => move.drop !== null);
    for (const { drop, to } of drops.slice(0, 3)) same(await game.whyNot({ drop, to }), null, 'a legal drop');
    same((await game.whyNot({ drop: 0, to: from })).text.length > 0, true, 'an illegal drop');
    await game.close();
  },

  async 'attacked sites hold every target of a capture'(engine, variant) {
    const game = await engine.open({ variant });
    await playThree(game);
    const attacked = await game.attacked(game.view.sideToMove);
    same([...new Set(attacked)].length, attacked.length, 'no site twice');
    for (const move of game.view.moves.filter((move) => move.capture && move.kind === 'move')) {
      same(attacked.includes(move.to), true, move.text);
    }
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

  async 'what is said of a column and of its loss'(engine) {
    const game = await engine.open({ variant: 'relative-lumberjack', fen: '3m2k1/8/8/8/3C4/8/8/3K4 w - - 0 1' });
    const site = (name) => game.info.board.sites.findIndex((other) => other.name === name);
    const { title, words, influences } = await game.explain(site('d4'));
    same([title, words, influences.map((other) => other.words)], ['Cardinal on d4', 'moves as a Knight', ['takes Bishop']]);
    const { text, sites } = await game.whyNot({ from: site('d4'), to: site('e6') });
    same(text, 'leaves d1 attacked: the Marshall on d8 would be a Rook again', 'text');
    same(sites, [site('d1'), site('d8')], 'sites');
    await game.play('d1e1');
    const { gained, words: changes } = await game.preview('d8c6');
    same(gained.map((change) => change.site), [site('d4'), site('c6')].sort((a, b) => a - b), 'who gains');
    same(changes, ['the Cardinal on d4 gains Bishop', 'the Marshall on c6 gains Rook'], 'words');
    await game.close();
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
