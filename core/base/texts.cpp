#include "base/texts.h"

#include <algorithm>

namespace woodpusher {
namespace {

struct Text {
  std::string_view key, words;
};

/// English. Sorted by key.
constexpr Text kTexts[] = {
    {"atom.A.name", "Elephant"},
    {"atom.A.words", "leaps exactly two squares diagonally"},
    {"atom.B.name", "Bishop"},
    {"atom.B.words", "slides along diagonals"},
    {"atom.D.name", "Dabbabah"},
    {"atom.D.words", "leaps exactly two squares along a rank or file"},
    {"atom.F.name", "Ferz"},
    {"atom.F.words", "steps one square diagonally"},
    {"atom.N.name", "Knight"},
    {"atom.N.words", "leaps two squares straight and one aside"},
    {"atom.R.name", "Rook"},
    {"atom.R.words", "slides along ranks and files"},
    {"atom.W.name", "Vizir"},
    {"atom.W.words", "steps one square along a rank or file"},
    {"atom.[F-fW-fW-fR].name", "Giraffe"},
    {"atom.[F-fW-fW-fR].words", "goes one square diagonally, then three or more straight on, over empty squares"},
    {"atom.capture", ", only to take"},
    {"atom.diagonal", "diagonals"},
    {"atom.fcF.name", "Pawn capture"},
    {"atom.fcF.words", "takes one square diagonally forward"},
    {"atom.fmW.name", "Pawn step"},
    {"atom.fmW.words", "steps one square forward"},
    {"atom.hop", "hops along {0} over exactly one piece"},
    {"atom.imfnD.name", "Double step"},
    {"atom.imfnD.words", "steps two squares forward from where it starts"},
    {"atom.leap", "leaps {0}"},
    {"atom.nN.name", "Horse"},
    {"atom.nN.words", "steps one square straight to an empty square, then one diagonally outward"},
    {"atom.pB.name", "Vao"},
    {"atom.pB.words", "hops along diagonals over exactly one piece"},
    {"atom.pR.name", "Pao"},
    {"atom.pR.words", "hops along ranks and files over exactly one piece"},
    {"atom.path", "goes along the path {0}, over empty squares"},
    {"atom.quiet", ", not to take"},
    {"atom.range", ", at most {0} squares"},
    {"atom.slide", "slides along {0}"},
    {"atom.steps", "steps of {0}"},
    {"atom.straight", "ranks and files"},
    {"betza.bent", "a bent path in brackets takes no direction, \"n\" or \"p\" before it: {0}"},
    {"betza.ends", "the movement ends too early: {0}"},
    {"betza.hop", "\"p\" (hop) needs a rider such as R or B after it: {0}"},
    {"betza.lame", "\"n\" (lame) is understood before N, D and A only: {0}"},
    {"betza.leap", "a leap goes somewhere, and at most 15 squares: {0}"},
    {"betza.nowhere", "the directions leave nothing of the movement: {0}"},
    {"betza.unknown", "\"{0}\" is not understood here"},
    {"board.empty", "the board has no square to move on"},
    {"board.size", "the board has {0} squares and zone sites; at most {1} are possible"},
    {"board.zone", "the zone has {0} sites; at most 64 are possible"},
    {"colour.black", "Black"},
    {"colour.white", "White"},
    {"command.file", "the file \"{0}\" cannot be read"},
    {"command.position", "\"position\" is followed by \"startpos\" or \"fen ...\""},
    {"command.unknown", "unknown command \"{0}\""},
    {"command.value", "\"{0}\" needs a number, not \"{1}\""},
    {"drops.none", "{0}: the game has no drops; add \"pieceDrops = true\""},
    {"explain.a", "a {0}"},
    {"explain.an", "an {0}"},
    {"explain.and", "{0} and {1}"},
    {"explain.and-by", "{0}, and by {1}"},
    {"explain.as", "moves as {0}"},
    {"explain.by", "moves by {0}"},
    {"explain.comma", "{0}, {1}"},
    {"explain.gains", "{0} gains {1}"},
    {"explain.gains-loses", "{0} gains {1} and loses {2}"},
    {"explain.gives", "gives {0}"},
    {"explain.loses", "{0} loses {1}"},
    {"explain.not-lent", "cannot move: nothing on its lines lends it a movement"},
    {"explain.nothing-left", "cannot move: others take all that it has by itself"},
    {"explain.or", "{0} or {1}"},
    {"explain.piece", "the {0} on {1}"},
    {"explain.place", "{0}, as its place on the board says"},
    {"explain.takes", "takes {0}"},
    {"explain.title", "{0} on {1}"},
    {"fen.after-board", "\"{0}\" stands after the board where nothing is expected"},
    {"fen.bracket", "the hands in brackets are not closed with \"]\""},
    {"fen.empty", "the FEN is empty"},
    {"fen.empty-run", "a run of no empty squares"},
    {"fen.en-passant", "\"{0}\" is not a square of the board"},
    {"fen.half-moves", "the half-move counter is a number from 0, not \"{0}\""},
    {"fen.hand", "{0} has {1} of the {2} in hand; the game has {3}"},
    {"fen.hand-full", "too many of \"{0}\" in hand"},
    {"fen.hole", "{0} does not exist on this board"},
    {"fen.in-check", "{0} is in check and {1} is to move"},
    {"fen.kings", "{0} has {1} Kings; each side has exactly one"},
    {"fen.letter", "\"{0}\" is not a piece of this game"},
    {"fen.misplaced", "a {0} cannot stand on {1}"},
    {"fen.move-number", "the move number is a number from 1, not \"{0}\""},
    {"fen.no-hands", "this game has no pieces in hand"},
    {"fen.no-hole", "\"*\" stands on {0}, which is a square of the board"},
    {"fen.pawn-rank", "a {0} cannot stand on {1}, on the first or last rank"},
    {"fen.rights", "castling rights are written with KQkq or \"-\", not \"{0}\""},
    {"fen.row-end", "rank {0} goes on after its {1} squares"},
    {"fen.row-length", "rank {0} has {1} squares; the board is {2} wide"},
    {"fen.rows", "the board ends before rank {0}"},
    {"fen.side", "the side to move is \"w\" or \"b\", not \"{0}\""},
    {"fen.side-missing", "the side to move is missing after the board"},
    {"fen.size", "the FEN is too long"},
    {"fen.too-long", "\"{0}\" stands after the last field"},
    {"ini.bracket", "a section begins with \"[\" and ends with \"]\""},
    {"ini.choice-empty", "the choice \"{0}\" needs at least one value"},
    {"ini.choice-unknown", "there is no choice \"{0}\""},
    {"ini.choice-value", "\"{0}\" is not a value of the choice \"{1}\""},
    {"ini.condition", "a condition is written [name?choice=value], not [{0}]"},
    {"ini.cycle", "the section \"{0}\" builds on itself, or on too many others"},
    {"ini.equals", "a line has the form \"key = value\": {0}"},
    {"ini.nameless", "the section has no name"},
    {"ini.no-section", "there is no section \"{0}\" to build on"},
    {"ini.outside", "\"{0}\" stands before the first section"},
    {"ini.size", "the text is longer than {0} KB"},
    {"key.file", "{0} is a file letter, not \"{1}\""},
    {"key.number", "{0} is a number from {1} to {2}, not \"{3}\""},
    {"key.truth", "{0} is \"true\" or \"false\", not \"{1}\""},
    {"key.unknown", "\"{0}\" is not a key that is understood"},
    {"key.value", "{0} cannot be \"{1}\"; it is one of {2}"},
    {"match.engine", "the engine \"{0}\" does not start or does not answer \"uci\""},
    {"match.engines", "two engines are needed: --engine A --engine B"},
    {"match.other", "the file \"{0}\" holds another match: {1}"},
    {"match.time", "exactly one of --movetime, --nodes and --tc is needed"},
    {"match.value", "{0} needs a value"},
    {"match.write", "the file \"{0}\" cannot be written"},
    {"move.ambiguous", "\"{0}\" could be {1} or {2}"},
    {"move.castle", "castle: {0} to {1}, {2} from {3} to {4}"},
    {"move.illegal", "\"{0}\" is not a legal move here"},
    {"move.over", "the game is over"},
    {"note.en-passant", "The en passant square {0} was dropped: no Pawn can take there."},
    {"note.rights", "The castling right {0} was dropped: King or partner is not at home."},
    {"option.any", ", or any {0} of the letters {1}"},
    {"option.unknown", "there is no option \"{0}\""},
    {"option.value", "{0} cannot be \"{1}\"; it is one of {2}"},
    {"outcome.bare kings", "Bare Kings: neither side can win. Draw."},
    {"outcome.checkmate", "Checkmate. {0} wins."},
    {"outcome.fifty moves", "Fifty moves by each side without a capture, a Pawn move or a drop. Draw."},
    {"outcome.stalemate", "Stalemate: no legal move, and not in check. Draw."},
    {"outcome.threefold repetition", "The position has occurred for the third time. Draw."},
    {"piece.atoms", "the game has more than {0} different movements"},
    {"piece.betza", "{0} needs a movement after the letter: \"x:...\""},
    {"piece.letter", "{0} is one letter, or a letter and its movement (\"a:KN\"), not \"{1}\""},
    {"piece.types", "the game has more than {0} kinds of piece"},
    {"piece.unknown", "{0}: \"{1}\" is not a piece of this game"},
    {"power.basis", "the {0} is not a sum of {1}"},
    {"power.entry", "\"{0}\" is not of the form place:movement for a place of the board"},
    {"power.lines", "the rule has {0} lines; at most {1} are possible"},
    {"power.no-basis", "a consensus needs \"powerBasis\": the movements that it is about"},
    {"promotion.alone", "\"promotionOnRoyalSite\" needs \"promotionAlone\": the piece to become where no piece counts"},
    {"promotion.empty-site", "nothing stands on {0} in the setup, so a Pawn cannot promote to it"},
    {"promotion.needs-consensus", "promotion by what pieces share needs \"power = consensus\""},
    {"promotion.no-type", "pieces may share {0}, but no piece moves exactly so"},
    {"promotion.start-type", "a Pawn cannot become the {0} that starts on {1}"},
    {"promotion.types", "a Pawn cannot become a King or a Pawn"},
    {"search.no-mate", "no mate in {0} found"},
    {"sites.name", "{0}: \"{1}\" is not a square like \"a1\" or a range like \"a1-h1\""},
    {"sites.outside", "{0}: {1} is not on the board"},
    {"start.none", "the definition has no \"startFen\""},
    {"type.lends", "does not move; it lends: {0}"},
    {"type.lent", "moves by what others lend"},
    {"type.none", "has no moves"},
    {"type.table", "moves as its place on the board says"},
    {"variant.unknown", "there is no variant \"{0}\""},
    {"why.armed", "leaves {0} attacked: {1} would move as {2}"},
    {"why.armed-again", "leaves {0} attacked: {1} would be {2} again"},
    {"why.blocked", "{0} stands in the way"},
    {"why.castling-check", "no castling out of check: {0} is attacked by {1}"},
    {"why.castling-crossing", "castling would cross {0}, which is attacked by {1}"},
    {"why.castling-path", "no castling while {0} stands between"},
    {"why.castling-right", "the right to castle with the {0} on {1} is gone"},
    {"why.double-step", "a double step is made only from where a {0} starts"},
    {"why.drop-site", "{0} may not be dropped on {1}"},
    {"why.hurdles", "{0} hops over exactly one piece, not over {1}"},
    {"why.immobile", "{0} never moves"},
    {"why.into-attack", "{0} is attacked by {1}"},
    {"why.leaves-attacked", "leaves {0} attacked by {1}"},
    {"why.never", "{0} never moves so"},
    {"why.no-hurdle", "{0} hops over exactly one piece, and there is none between"},
    {"why.not-in-hand", "{0} has no {1} in hand"},
    {"why.not-lent", "nothing lends {0} such a move now: it would take {1}"},
    {"why.not-yours", "it is {0}'s turn"},
    {"why.nothing", "nothing stands on {0}"},
    {"why.occupied", "{0} stands there"},
    {"why.off-board", "there is no such place"},
    {"why.only-moves", "{0} does not take that way"},
    {"why.only-takes", "{0} goes that way only to take"},
    {"why.own-piece", "{0} is your own"},
    {"why.place", "{0} {1}, as its place on the board says"},
    {"why.same", "{0} stands there already"},
    {"why.still-attacked", "{0} stays attacked by {1}"},
    {"why.taken", "{0} cannot move as {1} now, because of {2}"},
    {"why.takes-nothing", "{0} takes nothing"},
    {"why.takes-royal", "{0} takes nothing but the {1}"},
    {"why.zone", "nothing moves onto {0}"},
};

}  // namespace

std::string words(std::string_view key, const std::vector<std::string>& args) {
  const auto text = std::find_if(std::begin(kTexts), std::end(kTexts), [&](const Text& t) { return t.key == key; });
  const std::string_view pattern = text == std::end(kTexts) ? key : text->words;
  std::string filled;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    const bool place = pattern[at] == '{' && at + 2 < pattern.size() && pattern[at + 2] == '}';
    if (!place) {
      filled += pattern[at];
      continue;
    }
    const auto number = static_cast<std::size_t>(pattern[at + 1] - '0');
    if (number < args.size()) filled += args[number];
    at += 2;
  }
  return filled;
}

bool has_words(std::string_view key) {
  return std::any_of(std::begin(kTexts), std::end(kTexts), [&](const Text& text) { return text.key == key; });
}

std::string words(const Error& error) {
  std::string text;
  if (error.place.line) text += "line " + std::to_string(error.place.line) + ", ";
  if (error.place.column) text += "column " + std::to_string(error.place.column) + ", ";
  if (!text.empty()) text.replace(text.size() - 2, 2, ": ");
  return text + words(error.key, error.args);
}

std::string_view name_of(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Fen: return "fen";
    case ErrorKind::Move: return "move";
    case ErrorKind::Definition: return "definition";
    case ErrorKind::Option: return "option";
    case ErrorKind::Variant: return "variant";
    case ErrorKind::Command: break;
  }
  return "command";
}

}  // namespace woodpusher
