// Fits the weights of the evaluation to the results of games, see README.md.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "catalogue/catalogue.h"
#include "tuner/batch.h"
#include "tuner/fit.h"

namespace woodpusher::bench {
namespace {

constexpr int kRounds = 5, kSteps = 300;
constexpr double kStiffness = 1e-6;  // for a change by a unit of a weight of middling size

struct Job {
  std::vector<std::unique_ptr<Batch>> batches;
  std::map<std::string, std::size_t> places;
  std::string definitions;
  std::size_t most = 60000;  // positions a variant
};

Result<std::shared_ptr<const Variant>> load(const Job& job, const std::string& name) {
  const auto built_in = load_variant(name);
  return built_in ? built_in : load_variant_from(job.definitions, name);
}

/// Reads "variant;half points of White;FEN" lines; true if all went well.
bool read(Job& job, const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  const std::size_t every = std::max<std::size_t>(lines.size() / job.most, 1);
  for (std::size_t i = 0; i < lines.size(); i += every) {
    const auto one = lines[i].find(';'), two = lines[i].find(';', one + 1);
    if (two == std::string::npos) return false;
    const std::string name = lines[i].substr(0, one);
    if (!job.places.contains(name)) {
      const auto variant = load(job, name);
      if (!variant) return false;
      job.places[name] = job.batches.size();
      job.batches.push_back(Batch::of(*variant));
    }
    const double points = std::stod(lines[i].substr(one + 1, two - one - 1)) / 2;
    if (!job.batches[job.places[name]]->add(lines[i].substr(two + 1), points)) return false;
  }
  return true;
}

/// One half of a weight.
struct Half {
  Weight weight;
  bool opening;
  int& in(Weights& weights) const { return opening ? weights[weight].opening : weights[weight].ending; }
};

/// Danger is counted once, and matters while there is much on the board.
bool is_danger(Weight weight) { return weight >= Weight::DangerBase && weight <= Weight::Danger; }

std::vector<Half> halves(const std::string& fixed) {
  std::vector<Half> found;
  for (int i = 0; i < kWeights; ++i) {
    const auto weight = static_cast<Weight>(i);
    if (("," + fixed + ",").find("," + std::string(name_of(weight)) + ",") != std::string::npos) continue;
    found.push_back({weight, true});
    if (!is_danger(weight)) found.push_back({weight, false});
  }
  return found;
}

Sample sample_of(const Batch& batch, const Weights& weights, const std::vector<Half>& halves) {
  Sample sample;
  sample.values = batch.evaluate(weights);
  sample.points = batch.points();
  for (const Half& half : halves) {
    Weights changed = weights;
    const int by = std::max(4, std::abs(half.in(changed)) / 3);
    half.in(changed) += by;
    std::vector<float> slope = batch.evaluate(changed);
    for (std::size_t i = 0; i < slope.size(); ++i) slope[i] = (slope[i] - sample.values[i]) / static_cast<float>(by);
    sample.slopes.push_back(std::move(slope));
  }
  return sample;
}

void print(const Weights& weights) {
  for (int i = 0; i < kWeights; ++i) {
    const auto weight = static_cast<Weight>(i);
    std::cout << "weight." << name_of(weight) << " = " << weights[weight].opening << " " << weights[weight].ending
              << "\n";
  }
  std::cout << std::flush;
}

Weights changed(const Weights& weights, const std::vector<Half>& tuned, const std::vector<double>& changes,
                double share) {
  Weights result = weights;
  for (std::size_t i = 0; i < tuned.size(); ++i)
    tuned[i].in(result) += static_cast<int>(std::lround(changes[i] * share));
  return result;
}

/// The mean error over the variants, each with the scale that suits it best.
double whole_error(const Job& job, const Weights& weights, bool tell) {
  double sum = 0;
  for (const auto& batch : job.batches) {
    Sample sample{batch->evaluate(weights), batch->points(), {}, 0, 1};
    sample.scale = best_scale(sample);
    sum += error_of(sample);
    if (tell)
      std::cerr << batch->variant().name << ": " << sample.values.size() << " positions, scale " << sample.scale
                << ", error " << error_of(sample) << "\n";
  }
  return sum / static_cast<double>(job.batches.size());
}

/// What the slopes promise holds near by only: of the whole step and parts of it, the best is taken.
bool improve(const Job& job, const std::vector<Half>& tuned, Weights& weights) {
  std::vector<Sample> samples;
  for (const auto& batch : job.batches) {
    samples.push_back(sample_of(*batch, weights, tuned));
    samples.back().scale = best_scale(samples.back());
    samples.back().share = 1 / static_cast<double>(job.batches.size());
  }
  std::vector<double> stiffness;
  for (const Half& half : tuned) stiffness.push_back(kStiffness / (1 + std::abs(half.in(weights)) / 4.0));
  const std::vector<double> changes = fit(samples, stiffness, kSteps);
  const Weights before = weights;
  double least = whole_error(job, before, true);
  bool better = false;
  for (const double share : {1.0, 0.6, 0.3, 0.1}) {
    const Weights tried = changed(before, tuned, changes, share);
    const double error = whole_error(job, tried, false);
    if (error >= least) continue;
    least = error;
    weights = tried;
    better = true;
  }
  return better;
}

void tune(const Job& job, const std::string& fixed) {
  Weights weights = job.batches[0]->variant().weights;
  const std::vector<Half> tuned = halves(fixed);
  for (int round = 0; round < kRounds && improve(job, tuned, weights); ++round) {
  }
  whole_error(job, weights, true);
  print(weights);
}

int run(const std::vector<std::string>& arguments) {
  Job job;
  std::string fixed;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const bool more = i + 1 < arguments.size();
    if (arguments[i] == "--variant-path" && more) {
      std::ostringstream text;
      text << std::ifstream(arguments[++i]).rdbuf();
      job.definitions = text.str();
    } else if (arguments[i] == "--most" && more) {
      job.most = std::stoul(arguments[++i]);
    } else if (arguments[i] == "--fixed" && more) {
      fixed = arguments[++i];
    } else if (!read(job, arguments[i])) {
      std::cerr << "cannot read " << arguments[i] << "\n";
      return 2;
    }
  }
  if (job.batches.empty()) {
    std::cerr << "usage: woodpusher_tuner [--variant-path FILE] [--most N] [--fixed NAME,NAME] POSITIONS...\n";
    return 2;
  }
  tune(job, fixed);
  return 0;
}

}  // namespace
}  // namespace woodpusher::bench

int main(int count, char** words) { return woodpusher::bench::run({words + 1, words + count}); }
