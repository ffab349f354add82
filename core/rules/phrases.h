#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "position/position.h"

namespace woodpusher {

// Parts of sentences about pieces and their powers.

/// "a Rook", "an Amazon".
std::string with_article(const std::string& name);
/// "the Rook on e8".
std::string piece_phrase(const Variant& variant, Piece piece, int site);
/// "A", "A and B", "A, B and C"; `last` is the key of the text for the last two.
std::string joined(const std::vector<std::string>& parts, std::string_view last = "explain.and");
/// The names of movements: "Rook and Knight".
std::string atom_names(const Variant& variant, AtomMask atoms);
/// "a Rook and a Knight".
std::string atoms_with_article(const Variant& variant, AtomMask atoms);
/// "a Rook or a Knight".
std::string any_of_atoms(const Variant& variant, AtomMask atoms);
/// "moves as a Rook and a Knight; steps one square forward": by name where a movement has the name of a piece.
std::string moves_phrase(const Variant& variant, AtomMask atoms);
/// Each movement described: "slides along ranks and files; slides along diagonals".
std::string atom_words(const Variant& variant, AtomMask atoms);
/// How pieces of a type move, wherever they stand.
std::string type_phrase(const Variant& variant, int type);

template <class Set>
std::vector<Site> sites_in(Set sites) {
  std::vector<Site> found;
  sites.each([&](int site) { found.push_back(static_cast<Site>(site)); });
  return found;
}

/// A site and others.
template <class Set>
std::vector<Site> site_and(int first, Set others) {
  std::vector<Site> sites = sites_in(others);
  sites.insert(sites.begin(), static_cast<Site>(first));
  return sites;
}

/// "the Rook on e8 and the Horse on d9".
template <class Set>
std::string pieces_phrase(const Position<Set>& position, const std::vector<Site>& sites) {
  std::vector<std::string> names;
  for (const Site site : sites) names.push_back(piece_phrase(position.variant(), position.at(site), site));
  return joined(names);
}

}  // namespace woodpusher
