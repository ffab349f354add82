#pragma once
#include <vector>

namespace woodpusher::bench {

/// What the evaluation says of some positions, and how it follows the weights: value + sum of slope * change.
struct Sample {
  std::vector<float> values, points;       // by position
  std::vector<std::vector<float>> slopes;  // by weight, by position
  double scale = 0.004;                    // of centipawns in the logistic curve, see best_scale()
  double share = 1;                        // of one position in the whole
};

/// The scale with which the values foretell the points best.
double best_scale(const Sample& sample);
/// The mean square error of what is foretold.
double error_of(const Sample& sample);

/// Changes of the weights that make the error small, each held near 0 as strongly as its `stiffness` says.
std::vector<double> fit(const std::vector<Sample>& samples, const std::vector<double>& stiffness, int steps);

}  // namespace woodpusher::bench
