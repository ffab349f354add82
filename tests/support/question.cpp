#include "support/question.h"

#include <stdexcept>

#include "base/texts.h"

namespace woodpusher::test {

Question::Question(const std::string& variant, const std::string& fen, const Options& options)
    : table_(variant, fen, options) {}

api::Explained Question::piece(const std::string& site) {
  const auto explained = api::explain(table_.session(), at(site));
  if (!explained) throw std::runtime_error("nothing stands on " + site);
  return *explained;
}

std::string Question::words(const std::string& site) { return piece(site).title + " " + piece(site).words; }

Names Question::preview(const std::string& move) {
  const auto preview = api::preview(table_.session(), move);
  if (!preview) throw std::runtime_error(woodpusher::words(preview.error()));
  return {preview->words.begin(), preview->words.end()};
}

std::string Question::why(const std::string& from, const std::string& to) {
  return text(api::why_not(table_.session(), at(from), at(to)));
}

std::string Question::why_drop(char letter, const std::string& to) {
  const int type = *table_.session().variant().type_of_letter(letter);
  return text(api::why_not_drop(table_.session(), type, at(to)));
}

Names Question::names(const std::vector<int>& sites) {
  Names found;
  for (const int site : sites) found.insert(name(site));
  return found;
}

Names Question::named(const std::vector<api::InfluenceInfo>& influences) {
  Names found;
  for (const api::InfluenceInfo& influence : influences) found.insert(name(influence.site) + " " + influence.words);
  return found;
}

std::string Question::text(const std::optional<api::Reason>& reason) {
  about = reason ? names(reason->sites) : Names{};
  return reason ? reason->text : "";
}

}  // namespace woodpusher::test
