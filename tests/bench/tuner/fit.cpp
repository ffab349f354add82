#include "tuner/fit.h"

#include <cmath>

namespace woodpusher::bench {
namespace {

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

double error_with(const Sample& sample, double scale) {
  double sum = 0;
  for (std::size_t i = 0; i < sample.values.size(); ++i) {
    const double miss = logistic(scale * sample.values[i]) - sample.points[i];
    sum += miss * miss;
  }
  return sample.values.empty() ? 0 : sum / static_cast<double>(sample.values.size());
}

/// Adds the slope of the error of one sample, by weight.
void add_slope(const Sample& sample, const std::vector<double>& changes, std::vector<double>& slope) {
  const std::size_t positions = sample.values.size();
  std::vector<float> now = sample.values;
  for (std::size_t w = 0; w < changes.size(); ++w) {
    const auto change = static_cast<float>(changes[w]);
    if (change == 0) continue;
    const float* steep = sample.slopes[w].data();
    for (std::size_t i = 0; i < positions; ++i) now[i] += change * steep[i];
  }
  for (std::size_t i = 0; i < positions; ++i) {
    const double foretold = logistic(sample.scale * now[i]);
    now[i] = static_cast<float>(2 * (foretold - sample.points[i]) * foretold * (1 - foretold) * sample.scale);
  }
  for (std::size_t w = 0; w < changes.size(); ++w) {
    double sum = 0;
    const float* steep = sample.slopes[w].data();
    for (std::size_t i = 0; i < positions; ++i) sum += now[i] * steep[i];
    slope[w] += sum * sample.share / static_cast<double>(positions);
  }
}

}  // namespace

double error_of(const Sample& sample) { return error_with(sample, sample.scale); }

double best_scale(const Sample& sample) {
  double low = 0.0005, high = 0.02;
  for (int i = 0; i < 40; ++i) {
    const double a = low + (high - low) * 0.382, b = low + (high - low) * 0.618;
    if (error_with(sample, a) < error_with(sample, b))
      high = b;
    else
      low = a;
  }
  return (low + high) / 2;
}

// Adam (Kingma and Ba, 2015), on all positions at once.
std::vector<double> fit(const std::vector<Sample>& samples, const std::vector<double>& stiffness, int steps) {
  const std::size_t weights = stiffness.size();
  std::vector<double> changes(weights), first(weights), second(weights);
  for (int step = 1; step <= steps; ++step) {
    std::vector<double> slope(weights);
    for (const Sample& sample : samples) add_slope(sample, changes, slope);
    for (std::size_t w = 0; w < weights; ++w) {
      slope[w] += 2 * stiffness[w] * changes[w];
      first[w] = 0.9 * first[w] + 0.1 * slope[w];
      second[w] = 0.999 * second[w] + 0.001 * slope[w] * slope[w];
      const double mean = first[w] / (1 - std::pow(0.9, step)), spread = second[w] / (1 - std::pow(0.999, step));
      changes[w] -= 0.5 * mean / (std::sqrt(spread) + 1e-12);
    }
  }
  return changes;
}

}  // namespace woodpusher::bench
