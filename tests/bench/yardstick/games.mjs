import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const START = 'startpos';

/**
 * A game to measure: read from `definitions` by an engine that does not know it; the depth of perft at the first
 * position; the positions to search from.
 * @typedef {{ name: string, definitions?: string, perft: number, positions: string[] }} Game
 */

/** @type {Game[]} */
export const GAMES = [
  {
    name: 'chess',
    perft: 6,
    positions: [
      START,
      'fen r2qkb1r/p2b1ppp/1pn1pn2/2Pp4/3P4/P1N2N2/1P3PPP/R1BQKB1R w KQkq - 0 9',
      'fen r2q1b1r/p4k1p/2b1p1p1/4Q3/8/P3p3/1B3PPP/R3KB1R w KQ - 0 19',
    ],
  },
  {
    name: 'capablanca',
    definitions: file('perft/games.ini'),
    perft: 5,
    positions: [
      START,
      'fen r1ab1kbc1r/pp4pppp/3p3n2/2p1qpN3/3nP5/2NP6/PPP2QPPPP/R1AB1KBC1R w KQkq - 0 9',
      'fen 4kcb2r/ppBa2p1pp/5b4/2p3pP2/3nP1p3/3P6/PPP2QP1PP/R4K1C1R w KQ - 1 21',
    ],
  },
  {
    name: 'warmachinewazir-nocastle',
    definitions: file('oracle/wspiel.ini'),
    perft: 5,
    positions: [
      START,
      'fen r1wbgqkcbn1r/pp2np2ppp1/4p2p2w1/3p2p4p/3P7P/1WPN3P2W1/PP3PPQPPP1/R2BCK1GBN1R w - - 0 11',
      'fen r4q2cn1r/1p2n2kppp1/1bw1ppbp1w2/p2p5PWp/P2P1PPp3P/2PN2B1N3/1P4G1P1P1/R2BCKQ4R w - - 0 24',
    ],
  },
  { name: 'warmachinewazir-spiel', perft: 5, positions: [START] },
  {
    name: 'relative-lumberjack',
    perft: 5,
    positions: [START, 'fen m3k1cm/pp1c2pp/4p3/2q2a2/3ApP2/2P5/PPMQ2PP/1C2K1CM w - - 0 15'],
  },
  {
    name: 'huntsman',
    perft: 3,
    positions: [START, 'fen 2fH1V2*/9/6k2/4s3e/3S2s1p/5s3/2S5W/1K1S5/9[DEFGPSSSSSdghvwsssss] w - - 0 8'],
  },
  { name: 'lumberjack', perft: 5, positions: [START] },
];
