#include "session/session.h"

#include <algorithm>
#include <optional>

#include "notation/fen.h"
#include "notation/move_text.h"
#include "rules/attacks.h"
#include "rules/perft.h"
#include "rules/phrases.h"
#include "rules/validity.h"

namespace woodpusher {
namespace {

constexpr int kHashMegabytes = 16;

template <class Set>
class GameSession final : public Session {
 public:
  explicit GameSession(std::shared_ptr<const Variant> variant) : ground_(std::move(variant)) {}

  Status restart(std::string_view fen, const std::vector<std::string>& moves) override {
    auto setup = fen.empty() ? Result<Setup>(variant().start) : parse_fen(variant(), fen);
    if (!setup) return setup.error();
    std::vector<std::string> notes;
    auto position = make_position(ground_, *setup, notes);
    if (!position) return position.error();
    Line before{std::move(position_), std::move(record_), std::move(notes_)};
    position_ = std::make_unique<Position<Set>>(std::move(*position));
    record_.clear();
    notes_ = std::move(notes);
    fresh_ = false;
    mute_useless_en_passant(*position_);
    for (std::size_t i = 0; i < moves.size(); ++i)
      if (const Status status = play(moves[i]); !status) {
        Error error = status.error();
        error.place.column = static_cast<int>(i) + 1;
        put_back(std::move(before));
        return error;
      }
    return Done{};
  }

  const Variant& variant() const override { return ground_.variant(); }
  std::shared_ptr<const Variant> share_variant() const override { return ground_.share_variant(); }
  const std::vector<std::string>& notes() const override { return notes_; }
  Setup setup() const override { return position_->setup(); }
  bool in_check() const override { return woodpusher::in_check(*position_, position_->to_move()); }
  AtomMask powers(Site site) const override { return position_->powers(site); }

  const std::vector<LegalMove>& moves() override {
    if (fresh_) return legal_;
    legal_.clear();
    const std::vector<Move> moves = legal_list();
    const std::vector<std::string> sans = san_texts(*position_, moves);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Move move = moves[i];
      const bool takes =
          move.kind() == MoveKind::EnPassant || (!move.is_drop() && !move.is_castling() && position_->at(move.to()));
      legal_.push_back({move, move_text(variant(), move), sans[i], takes});
    }
    outcome_ = woodpusher::outcome(*position_);
    fresh_ = true;
    return legal_;
  }

  const std::optional<Outcome>& outcome() override {
    moves();
    return outcome_;
  }

  std::vector<Site> checked_sites() const override {
    const int royal = royal_site(*position_, position_->to_move());
    return in_check() ? std::vector<Site>{static_cast<Site>(royal)} : std::vector<Site>{};
  }

  std::vector<Site> checkers() const override {
    const int royal = royal_site(*position_, position_->to_move());
    if (royal < 0) return {};
    return sites_in(attackers(*position_, royal, other(position_->to_move())));
  }

  std::optional<Explanation> explain(int site) override {
    if (site < 0 || site >= variant().board.sites() || !position_->at(site)) return std::nullopt;
    return Explanation{position_->powers(site),          own_of(site),
                       movement_words(*position_, site), influences(*position_, site),
                       influenced(*position_, site),     targets(site)};
  }

  Result<Preview> preview(std::string_view text) override {
    const auto found = find(text);
    if (!found) return found.error();
    const Move move = legal_[*found].move;
    Preview preview;
    preview.changes = woodpusher::preview(*position_, move);
    position_->apply(move);
    preview.setup = position_->setup();
    for (int site = 0; site < variant().board.sites(); ++site) preview.powers.push_back(position_->powers(site));
    position_->revert();
    return preview;
  }

  std::vector<Site> attacked(Colour colour) const override { return sites_in(attacked_sites(*position_, colour)); }

  std::optional<WhyNot> why_not(int from, int to) override {
    return or_over(woodpusher::why_not(*position_, from, to));
  }
  std::optional<WhyNot> why_not_drop(int type, int to) override {
    return or_over(woodpusher::why_not_drop(*position_, type, to));
  }

  Status play(std::string_view text) override {
    const auto found = find(text);
    if (!found) return found.error();
    const LegalMove& move = legal_[*found];
    record_.resize(static_cast<std::size_t>(ply()));
    record_.push_back({move.text, move.san, position_->to_move(), position_->state().move_number, move.move});
    advance(move.move);
    return Done{};
  }

  bool undo() override {
    if (ply() == 0) return false;
    position_->revert();
    fresh_ = false;
    return true;
  }
  bool redo() override {
    const auto at = static_cast<std::size_t>(ply());
    if (at >= record_.size()) return false;
    advance(record_[at].move);
    return true;
  }
  const std::vector<PlayedMove>& record() const override { return record_; }
  int ply() const override { return position_->ply(); }

  std::uint64_t perft(int depth) override { return woodpusher::perft(*position_, depth, stack_); }

  std::uint64_t perft_after(Move move, int depth) override {
    position_->apply(move);
    const std::uint64_t nodes = perft(depth);
    position_->revert();
    return nodes;
  }

  void begin_search(const SearchLimits& limits) override {
    if (!search_) search_ = std::make_unique<Search<Set>>(ground_, hash_);
    search_->begin(*position_, limits);
  }
  bool step_search(int milliseconds) override { return !search_ || search_->step(milliseconds); }
  void stop_search() override {
    if (search_) search_->stop();
  }
  void ponder_hit() override {
    if (search_) search_->ponder_hit();
  }
  SearchReport search_report() const override { return search_ ? search_->report() : SearchReport{}; }
  int hash_fullness() const override { return search_ ? search_->hash_fullness() : 0; }
  void set_hash(int megabytes) override {
    hash_ = megabytes;
    search_.reset();
  }

 private:
  /// What a restart replaces.
  struct Line {
    std::unique_ptr<Position<Set>> position;
    std::vector<PlayedMove> record;
    std::vector<std::string> notes;
  };
  void put_back(Line line) {
    position_ = std::move(line.position);
    record_ = std::move(line.record);
    notes_ = std::move(line.notes);
    fresh_ = false;
  }

  AtomMask own_of(int site) const {
    return variant().board.is_zone(static_cast<Site>(site)) ? 0 : own_powers(variant(), position_->at(site));
  }

  std::vector<Explanation::Target> targets(int site) {
    std::vector<Explanation::Target> found;
    if (outcome()) return found;
    for (const LegalMove& legal : moves()) {
      const Move move = legal.move;
      if (move.is_drop() || move.from() != site) continue;
      const auto known = std::find_if(found.begin(), found.end(), [&](const auto& t) { return t.to == move.to(); });
      if (known != found.end()) continue;  // a promotion to another type, or a step and a castling
      found.push_back({static_cast<Site>(move.to()), legal.captures, ways(*position_, site, move.to())});
    }
    return found;
  }

  /// What was decided about a move, unless the game is over and no move counts any more.
  std::optional<WhyNot> or_over(std::optional<WhyNot> decided) {
    if (!decided && outcome()) return WhyNot{"move.over", {}, {}};
    return decided;
  }

  /// The place in legal_ of a move that is written.
  Result<std::size_t> find(std::string_view text) {
    std::vector<std::string> texts, sans;
    for (const LegalMove& move : moves()) {
      texts.push_back(move.text);
      sans.push_back(move.san);
    }
    if (texts.empty()) return Error{ErrorKind::Move, "move.over", {}};
    return find_move(texts, sans, text);
  }

  std::vector<Move> legal_list() {
    legal_moves(*position_, stack_);
    std::vector<Move> moves;
    for (std::size_t i = 0; i < stack_.size(); ++i) moves.push_back(stack_[i]);
    stack_.cut(0);
    return moves;
  }
  void advance(Move move) {
    make(*position_, move);
    fresh_ = false;
  }

  Ground<Set> ground_;
  std::unique_ptr<Position<Set>> position_;
  MoveStack stack_;
  std::vector<std::string> notes_;
  std::vector<PlayedMove> record_;
  bool fresh_ = false;  // legal_ and outcome_ are those of the position
  std::vector<LegalMove> legal_;
  std::optional<Outcome> outcome_;
  int hash_ = kHashMegabytes;
  std::unique_ptr<Search<Set>> search_;
};

template <class Set>
Result<std::unique_ptr<Session>> open_with(std::shared_ptr<const Variant> variant, std::string_view fen,
                                           const std::vector<std::string>& moves) {
  auto session = std::make_unique<GameSession<Set>>(std::move(variant));
  if (const Status status = session->restart(fen, moves); !status) return status.error();
  return std::unique_ptr<Session>(std::move(session));
}

}  // namespace

Result<std::unique_ptr<Session>> Session::open(std::shared_ptr<const Variant> variant, std::string_view fen,
                                               const std::vector<std::string>& moves) {
  return variant->board.walkable() <= Set64::kCapacity ? open_with<Set64>(std::move(variant), fen, moves)
                                                       : open_with<Set128>(std::move(variant), fen, moves);
}

std::string Session::fen() const { return fen_text(variant(), setup()); }

void Session::go_to(int wanted) {
  while (ply() > wanted && undo()) {
  }
  while (ply() < wanted && redo()) {
  }
}

}  // namespace woodpusher
