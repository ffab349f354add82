#include "conformance/random_definition.h"

#include <algorithm>
#include <vector>

namespace woodpusher::test {
namespace {

const std::vector<std::string> kMovements{"W",
                                          "F",
                                          "D",
                                          "N",
                                          "A",
                                          "R",
                                          "B",
                                          "Q",
                                          "K",
                                          "H",
                                          "C",
                                          "nN",
                                          "nD",
                                          "nA",
                                          "pR",
                                          "pB",
                                          "mRcpR",
                                          "mBcpB",
                                          "[F-fW-fW-fR]",
                                          "NN",
                                          "R2",
                                          "F2",
                                          "fR",
                                          "sB",
                                          "bF",
                                          "ffN",
                                          "fsW",
                                          "mN",
                                          "cN",
                                          "mWcF",
                                          "cR4",
                                          "pR3",
                                          "[W-fF]",
                                          "Z",
                                          "(1,4)",
                                          "lBrR",
                                          "m[F-fB2]",
                                          "cfFmfW",
                                          "DD",
                                          "vWsF"};
const std::vector<std::string> kBasis{"R", "B", "N", "W", "F", "D", "nN", "pR", "[W-fF]"};
constexpr std::string_view kLetters = "abcdefgh";

class Author {
 public:
  explicit Author(Random& random) : random_(random) {}

  std::string run() {
    text_ = "[g]\n";
    board();
    pieces();
    power();
    abilities();
    drops();
    castling();
    start();
    return text_;
  }

 private:
  int below(int bound) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(bound))); }
  bool chance(int percent) { return below(100) < percent; }
  template <class Value>
  const Value& one_of(const std::vector<Value>& values) {
    return values[static_cast<std::size_t>(below(static_cast<int>(values.size())))];
  }
  void add(const std::string& key, const std::string& value) { text_ += key + " = " + value + "\n"; }
  std::string letter() { return std::string(1, kLetters[static_cast<std::size_t>(below(count_))]); }
  std::string some_letters(int percent, std::string others = {}) {
    for (int i = 0; i < count_; ++i)
      if (chance(percent)) others += kLetters[static_cast<std::size_t>(i)];
    return others.empty() ? letter() : others;
  }
  std::string cell(int file, int rank) const { return static_cast<char>('a' + file) + std::to_string(rank + 1); }
  char& at(int file, int rank) { return grid_[static_cast<std::size_t>(rank * files_ + file)]; }

  void board() {
    do {
      files_ = 4 + below(13);
      ranks_ = 4 + below(9);
      zone_ = chance(25) ? 1 : 0;
    } while (files_ * (ranks_ + zone_) > 128);
    add("maxFile", std::to_string(files_));
    add("maxRank", std::to_string(ranks_ + zone_));
    if (zone_) add("zone", cell(0, ranks_) + "-" + cell(files_ - 1, ranks_));
    grid_.assign(static_cast<std::size_t>(files_ * (ranks_ + zone_)), '.');
    std::string holes;
    for (int i = chance(50) ? below(6) : 0; i > 0; --i) {
      const int file = below(files_), rank = below(ranks_);
      at(file, rank) = '*';
      holes += cell(file, rank) + " ";
    }
    if (!holes.empty()) add("holes", holes);
  }

  void pieces() {
    consensus_ = chance(25);
    count_ = 3 + below(5);
    const std::vector<std::string>& pool = consensus_ ? kBasis : kMovements;
    for (int i = 0; i < count_; ++i) {
      std::string betza;
      for (int term = 1 + below(3); term > 0; --term) betza += one_of(pool);
      add("customPiece" + std::to_string(i + 1), std::string(1, kLetters[static_cast<std::size_t>(i)]) + ":" + betza);
    }
    add("king", chance(70) ? "k" : "k:" + one_of(std::vector<std::string>{"WD", "N", "F2", "WcF", "nNF"}));
    has_pawns_ = chance(70);
    if (!has_pawns_) return;
    add("pawn", chance(80) ? "p" : "p:mfFcfW");
    add("doubleStep", chance(70) ? "true" : "false");
    if (chance(80)) add("promotionPieceTypes", some_letters(50));
  }

  void power() {
    rule_ = consensus_ ? "consensus" : one_of(std::vector<std::string>{"own", "inherited", "inherited", "table"});
    add("power", rule_);
    if (consensus_) {
      std::string basis;
      for (const std::string& movement : kBasis) basis += movement + " ";
      add("powerBasis", basis);
      if (zone_)
        add("powerSources", "bc");
      else if (chance(30))
        add("powerSources", some_letters(60));
    }
    if (rule_ == "table") table();
    if (rule_ == "inherited") inheritance();
    if (rule_ == "own") return;
    if (chance(70))
      add("powerLines", one_of(std::vector<std::string>{"file", "rank", "diagonal", "file rank", "rank diagonal"}));
    std::string receivers = chance(30) ? "k" : "";
    if (has_pawns_ && chance(20)) receivers += "p";
    if (chance(60)) add("powerPieces", some_letters(70, receivers));
  }

  void table() {
    std::string entries;
    for (int rank = 1; rank <= ranks_; ++rank) entries += std::to_string(rank) + ":" + one_of(kMovements) + " ";
    add("powerTable.rank", entries);
    add("powerTable.file", "a:" + one_of(kMovements) + " c:" + one_of(kMovements) + one_of(kMovements) + " d:-");
  }

  void inheritance() {
    for (int i = 0; i < count_; ++i)
      if (chance(60)) add("lends." + std::string(1, kLetters[static_cast<std::size_t>(i)]), one_of(kMovements));
    if (has_pawns_ && chance(20)) add("lends.p", one_of(kMovements));
    if (chance(20)) add("lends.k", one_of(kMovements));
    add("powerSide", one_of(std::vector<std::string>{"any", "friend", "enemy"}));
    add("powerKeepsOwn", chance(50) ? "true" : "false");
  }

  void abilities() {
    if (chance(30)) add("captures." + letter(), chance(50) ? "royal" : "nothing");
    if (has_pawns_ && chance(10)) add("captures.p", chance(50) ? "royal" : "nothing");
    if (chance(30)) add("leavesOnCapture." + letter(), letter());
    if (has_pawns_ && chance(15)) add("leavesOnCapture.p", letter());
    if (chance(15)) add("leavesOnCapture.k", letter());
  }

  void drops() {
    if (!zone_ && !chance(30)) return;
    add("pieceDrops", "true");
    if (zone_)
      add("dropRegion.a", "zone");
    else if (chance(30))
      add("dropRegion." + letter(), cell(0, 1) + "-" + cell(files_ - 1, 2));
    for (int i = below(6); i > 0; --i) hands_ += letter();
    if (has_pawns_) hands_ += "P";
    if (zone_) hands_ += "aaAA";
    for (int i = below(6); i > 0; --i) hands_ += static_cast<char>(letter()[0] - 'a' + 'A');
    hands_ = "[" + hands_ + "]";
  }

  void castling() {
    const bool leap = chance(50);
    add("castlingStyle", leap ? "leap" : "orthodox");
    add("castlingRookPieces", "*");
    if (!leap) add("castlingKingSteps", std::to_string(1 + below(4)));
  }

  void start() {
    for (int i = files_ * ranks_ / 3; i > 0; --i) {
      const bool pawn = has_pawns_ && chance(40);
      const int rank = pawn ? 1 + below(ranks_ - 2) : below(ranks_ + zone_);
      const std::string small = pawn ? "p" : letter();
      put(below(files_), rank, chance(50) ? small[0] : static_cast<char>(small[0] - 'a' + 'A'));
    }
    for (const int file : {0, files_ - 1}) {
      put(file, 0, 'B');
      put(file, ranks_ - 1, 'b');
    }
    place_royal('K', 0);
    place_royal('k', ranks_ - 1);
    add("startFen", rows() + hands_ + (chance(50) ? " w" : " b") + " KQkq - 0 1");
  }

  /// In a zone stands only the piece that is dropped there, and nowhere else.
  void put(int file, int rank, char piece) {
    const bool zone_piece = zone_ && (piece == 'a' || piece == 'A');
    if (zone_piece == (rank == ranks_) && at(file, rank) != '*') at(file, rank) = piece;
  }

  void place_royal(char piece, int rank) {
    int file = below(files_);
    while (at(file, rank) == '*' || at(file, rank) == 'K') file = below(files_);
    at(file, rank) = piece;
  }

  std::string rows() {
    std::string text;
    for (int rank = ranks_ + zone_ - 1; rank >= 0; --rank) {
      int run = 0;
      for (int file = 0; file < files_; ++file) {
        if (at(file, rank) == '.') {
          ++run;
          continue;
        }
        text += (run ? std::to_string(run) : "") + at(file, rank);
        run = 0;
      }
      text += (run ? std::to_string(run) : "") + (rank ? "/" : "");
    }
    return text;
  }

  Random& random_;
  std::string text_, rule_, hands_;
  std::vector<char> grid_;
  int files_ = 0, ranks_ = 0, zone_ = 0, count_ = 0;  // ranks without the zone's, which lies above them
  bool consensus_ = false, has_pawns_ = false;
};

}  // namespace

std::string random_definition(Random& random) { return Author(random).run(); }

}  // namespace woodpusher::test
