#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/explain.h"
#include "rules/outcome.h"
#include "rules/why_not.h"
#include "search/search.h"
#include "variant/variant.h"

namespace woodpusher {

/// A legal move with its texts.
struct LegalMove {
  Move move;
  std::string text, san;
  bool captures = false;
};

/// A move of the game as played.
struct PlayedMove {
  std::string text, san;
  Colour colour;
  int number;
  Move move;
};

/// A piece on the board, what it may do and why.
struct Explanation {
  AtomMask now = 0, own = 0;
  std::string words;                  // "moves as a Bishop"
  std::vector<Influence> influences;  // what others give it and take from it
  std::vector<Influence> influenced;  // what it gives others and takes from them: `site` is theirs
  struct Target {
    Site to;
    bool captures;
    AtomMask atoms;  // those of its powers by which it goes there; none for castling
  };
  std::vector<Target> targets;  // of its legal moves
};

/// A position after a move that has not been made.
struct Preview {
  Setup setup;
  std::vector<AtomMask> powers;  // by site
  std::vector<PowerChange> changes;
};

/// One game being played: a start position, moves, and where in them the players are. Sessions share nothing that
/// changes.
class Session {
 public:
  /// Opens a game at its start, or at a FEN, with moves (move text or SAN) already played. The error names what could
  /// not be read.
  static Result<std::unique_ptr<Session>> open(std::shared_ptr<const Variant> variant, std::string_view fen = {},
                                               const std::vector<std::string>& moves = {});
  virtual ~Session() = default;

  /// Goes to another position of the same game, as open() does; what the search has learnt is kept. If it fails,
  /// nothing has changed.
  virtual Status restart(std::string_view fen, const std::vector<std::string>& moves) = 0;

  virtual const Variant& variant() const = 0;
  virtual std::shared_ptr<const Variant> share_variant() const = 0;
  /// What the FEN reader dropped, in words.
  virtual const std::vector<std::string>& notes() const = 0;

  virtual Setup setup() const = 0;
  std::string fen() const;
  virtual const std::vector<LegalMove>& moves() = 0;  // empty once the game is over by mate or stalemate
  virtual const std::optional<Outcome>& outcome() = 0;
  virtual bool in_check() const = 0;
  /// The royal pieces of the side to move that are attacked, and who attacks them.
  virtual std::vector<Site> checked_sites() const = 0;
  virtual std::vector<Site> checkers() const = 0;
  /// What the piece at a site may do now.
  virtual AtomMask powers(Site site) const = 0;

  /// Nothing where no piece stands.
  virtual std::optional<Explanation> explain(int site) = 0;
  /// What a legal move would change.
  virtual Result<Preview> preview(std::string_view text) = 0;
  /// The walkable sites on which a colour could take a royal piece now.
  virtual std::vector<Site> attacked(Colour colour) const = 0;
  /// Why a piece may not go, or be dropped, there; nothing if it may. Any numbers may be asked about.
  virtual std::optional<WhyNot> why_not(int from, int to) = 0;
  virtual std::optional<WhyNot> why_not_drop(int type, int to) = 0;

  /// Plays a legal move, also where a draw by rule has been reached; what could be redone is forgotten.
  virtual Status play(std::string_view text) = 0;
  virtual bool undo() = 0;
  virtual bool redo() = 0;
  /// The whole line, the part that can be redone included, and how much of it is on the board.
  virtual const std::vector<PlayedMove>& record() const = 0;
  virtual int ply() const = 0;
  void go_to(int ply);

  virtual std::uint64_t perft(int depth) = 0;
  /// The same after one legal move.
  virtual std::uint64_t perft_after(Move move, int depth) = 0;

  /// A search of the position on the board; it keeps a copy of what it needs of the session, which may go on meanwhile.
  virtual void begin_search(const SearchLimits& limits) = 0;
  /// Goes on for about so long; true once it has ended. Without a search there is nothing to do: true.
  virtual bool step_search(int milliseconds) = 0;
  virtual void stop_search() = 0;
  /// The move that a search ponders on has been played.
  virtual void ponder_hit() = 0;
  virtual SearchReport search_report() const = 0;
  /// Of the transposition table, per mille.
  virtual int hash_fullness() const = 0;
  /// Sets the size of the transposition table; what the search has learnt is forgotten.
  virtual void set_hash(int megabytes) = 0;
};

}  // namespace woodpusher
