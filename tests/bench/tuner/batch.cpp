#include "tuner/batch.h"

#include "notation/fen.h"
#include "rules/validity.h"
#include "search/evaluation.h"

namespace woodpusher::bench {
namespace {

template <class Set>
class BatchOf final : public Batch {
 public:
  explicit BatchOf(std::shared_ptr<const Variant> variant) : Batch(std::move(variant)), ground_(variant_) {}

  Status add(const std::string& fen, double points) override {
    auto setup = parse_fen(variant(), fen);
    if (!setup) return setup.error();
    std::vector<std::string> notes;
    auto position = make_position(ground_, *setup, notes);
    if (!position) return position.error();
    positions_.push_back(std::move(*position));
    points_.push_back(static_cast<float>(points));
    return Done{};
  }

  std::vector<float> evaluate(const Weights& weights) const override {
    auto other = std::make_shared<Variant>(variant());
    other->weights = weights;
    const Ground<Set> ground(other);
    const Evaluation<Set> evaluate(ground);
    std::vector<float> values;
    values.reserve(positions_.size());
    for (const Position<Set>& position : positions_) {
      const int value = evaluate(position);
      values.push_back(static_cast<float>(position.to_move() == Colour::White ? value : -value));
    }
    return values;
  }

 private:
  Ground<Set> ground_;
  std::vector<Position<Set>> positions_;
};

}  // namespace

std::unique_ptr<Batch> Batch::of(std::shared_ptr<const Variant> variant) {
  if (variant->board.walkable() <= Set64::kCapacity) return std::make_unique<BatchOf<Set64>>(std::move(variant));
  return std::make_unique<BatchOf<Set128>>(std::move(variant));
}

}  // namespace woodpusher::bench
