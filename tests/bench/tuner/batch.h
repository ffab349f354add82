#pragma once
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "variant/variant.h"

namespace woodpusher::bench {

/// Positions of one variant with the results of the games that they are from.
class Batch {
 public:
  virtual ~Batch() = default;
  static std::unique_ptr<Batch> of(std::shared_ptr<const Variant> variant);

  /// `points` for White: 0, 0.5 or 1. An error if the FEN is none.
  virtual Status add(const std::string& fen, double points) = 0;
  /// The static evaluation of each position with other weights, from White's side, in centipawns.
  virtual std::vector<float> evaluate(const Weights& weights) const = 0;

  const Variant& variant() const { return *variant_; }
  const std::vector<float>& points() const { return points_; }

 protected:
  explicit Batch(std::shared_ptr<const Variant> variant) : variant_(std::move(variant)) {}
  std::shared_ptr<const Variant> variant_;
  std::vector<float> points_;
};

}  // namespace woodpusher::bench
