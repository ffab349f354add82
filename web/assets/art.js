// Every drawing of the project, by file name. A definition names a piece's picture, an atom names its icon.
import amazon from './pieces/amazon.svg';
import bishop from './pieces/bishop.svg';
import cardinal from './pieces/cardinal.svg';
import centaur from './pieces/centaur.svg';
import dabbabah from './pieces/dabbabah.svg';
import elephant from './pieces/elephant.svg';
import ferz from './pieces/ferz.svg';
import giraffe from './pieces/giraffe.svg';
import guard from './pieces/guard.svg';
import hopper from './pieces/hopper.svg';
import horse from './pieces/horse.svg';
import king from './pieces/king.svg';
import knight from './pieces/knight.svg';
import leaper from './pieces/leaper.svg';
import marshall from './pieces/marshall.svg';
import pao from './pieces/pao.svg';
import pawn from './pieces/pawn.svg';
import queen from './pieces/queen.svg';
import rider from './pieces/rider.svg';
import rook from './pieces/rook.svg';
import slider from './pieces/slider.svg';
import stone from './pieces/stone.svg';
import stump from './pieces/stump.svg';
import vao from './pieces/vao.svg';
import vizir from './pieces/vizir.svg';
import warmachinewazir from './pieces/warmachinewazir.svg';
import alfilLeap from './powers/alfil-leap.svg';
import bishopSlide from './powers/bishop-slide.svg';
import dabbabahLeap from './powers/dabbabah-leap.svg';
import ferzStep from './powers/ferz-step.svg';
import giraffeBend from './powers/giraffe-bend.svg';
import kingStep from './powers/king-step.svg';
import knightLeap from './powers/knight-leap.svg';
import mao from './powers/mao.svg';
import none from './powers/none.svg';
import paoHop from './powers/pao-hop.svg';
import rookSlide from './powers/rook-slide.svg';
import vaoHop from './powers/vao-hop.svg';
import wazirStep from './powers/wazir-step.svg';
import grain from './grain.webp';

/** @type {Record<string, string>} */
export const pieces = {
  amazon,
  bishop,
  cardinal,
  centaur,
  dabbabah,
  elephant,
  ferz,
  giraffe,
  guard,
  hopper,
  horse,
  king,
  knight,
  leaper,
  marshall,
  pao,
  pawn,
  queen,
  rider,
  rook,
  slider,
  stone,
  stump,
  vao,
  vizir,
  warmachinewazir,
};

/** In the order in which a piece shows them. @type {Record<string, string>} */
export const powers = {
  'rook-slide': rookSlide,
  'bishop-slide': bishopSlide,
  'knight-leap': knightLeap,
  mao,
  'king-step': kingStep,
  'wazir-step': wazirStep,
  'ferz-step': ferzStep,
  'dabbabah-leap': dabbabahLeap,
  'alfil-leap': alfilLeap,
  'pao-hop': paoHop,
  'vao-hop': vaoHop,
  'giraffe-bend': giraffeBend,
  none,
};

export { grain };
