# What every target of the project is compiled and linked with.
add_library(project_flags INTERFACE)
target_compile_options(project_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion $<$<BOOL:${WOODPUSHER_WERROR}>:-Werror>)
# gcc 12 sees overlaps in std::string's operator+ that are not there (GCC bug 105651).
target_compile_options(project_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
# The stable_sort of libstdc++ 12 calls what C++17 deprecates, and clang 19 warns of it.
target_compile_options(project_flags INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
if(EMSCRIPTEN)
  # Seen as a whole the module is faster and smaller.
  set(whole $<$<CONFIG:Release>:-flto>)
  target_compile_options(project_flags INTERFACE -fno-exceptions ${whole})
  target_link_options(project_flags INTERFACE ${whole})
endif()
if(WOODPUSHER_SANITIZE)
  set(sanitizers -fsanitize=address,undefined)
  target_compile_options(project_flags INTERFACE ${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(project_flags INTERFACE ${sanitizers})
endif()
if(WOODPUSHER_COVERAGE)
  target_compile_options(project_flags INTERFACE --coverage)
  target_link_options(project_flags INTERFACE --coverage)
endif()
