# cmake -D FOLDER=... -D OUTPUT=... -P embed.cmake: writes the *.ini of FOLDER, in the order of their names, as C++.
file(GLOB files ${FOLDER}/*.ini)
set(entries "")
set(count 0)
foreach(file IN LISTS files)
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  string(APPEND entries "    {\"${name}\", R\"ini(${text})ini\"},\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"catalogue/embedded.h\"

#include <array>

namespace woodpusher {
namespace {
constexpr std::array<EmbeddedFile, ${count}> kFiles{{
${entries}}};
}  // namespace

std::span<const EmbeddedFile> embedded_files() {
  return kFiles;
}
}  // namespace woodpusher
")
