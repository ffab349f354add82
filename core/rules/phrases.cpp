#include "rules/phrases.h"

#include <bit>
#include <string_view>

#include "base/texts.h"
#include "movement/describe.h"

namespace woodpusher {
namespace {

/// Calls `visit(words)` for each movement of a mask.
template <class Visit>
void each_atom(const Variant& variant, AtomMask atoms, Visit visit) {
  for (; atoms; atoms &= atoms - 1) visit(describe(variant.atoms[static_cast<std::size_t>(std::countr_zero(atoms))]));
}

std::vector<std::string> articled(const Variant& variant, AtomMask atoms) {
  std::vector<std::string> names;
  each_atom(variant, atoms, [&](const AtomWords& atom) { names.push_back(with_article(atom.name)); });
  return names;
}

void append(std::string& text, const std::string& more) { text += (text.empty() ? "" : "; ") + more; }

}  // namespace

std::string with_article(const std::string& name) {
  const bool vowel = !name.empty() && std::string_view("AEIOUaeiou").find(name.front()) != std::string_view::npos;
  return words(vowel ? "explain.an" : "explain.a", {name});
}

std::string piece_phrase(const Variant& variant, Piece piece, int site) {
  return words("explain.piece", {variant.types[type_of(piece)].name, variant.board.name(static_cast<Site>(site))});
}

std::string joined(const std::vector<std::string>& parts, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i == 0)
      text = parts[i];
    else
      text = words(i + 1 == parts.size() ? last : "explain.comma", {text, parts[i]});
  }
  return text;
}

std::string atom_names(const Variant& variant, AtomMask atoms) {
  std::vector<std::string> names;
  each_atom(variant, atoms, [&](const AtomWords& atom) { names.push_back(atom.name); });
  return joined(names);
}

std::string atoms_with_article(const Variant& variant, AtomMask atoms) { return joined(articled(variant, atoms)); }

std::string any_of_atoms(const Variant& variant, AtomMask atoms) {
  return joined(articled(variant, atoms), "explain.or");
}

std::string moves_phrase(const Variant& variant, AtomMask atoms) {
  std::vector<std::string> named;
  std::string others;
  each_atom(variant, atoms, [&](const AtomWords& atom) {
    if (atom.icon.empty())
      append(others, atom.words);
    else
      named.push_back(with_article(atom.name));
  });
  std::string text = named.empty() ? "" : words("explain.as", {joined(named)});
  if (!others.empty()) append(text, others);
  return text.empty() ? words("type.none") : text;
}

std::string atom_words(const Variant& variant, AtomMask atoms) {
  std::string text;
  each_atom(variant, atoms, [&](const AtomWords& atom) { append(text, atom.words); });
  return text;
}

std::string type_phrase(const Variant& variant, int type) {
  const PieceType& piece = variant.types[type];
  const bool receives = variant.power.receivers & type_bit(type);
  if (piece.lends && !piece.own) return words("type.lends", {atom_words(variant, piece.lends)});
  if (receives && variant.power.kind == PowerKind::Inherited && !piece.own) return words("type.lent");
  if (receives && variant.power.kind == PowerKind::Table) return words("type.table");
  const std::string own = atom_words(variant, piece.own);
  return own.empty() ? words("type.none") : own;
}

}  // namespace woodpusher
