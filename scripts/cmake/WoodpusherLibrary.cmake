# woodpusher_library(rules DEPENDS position) makes of core/rules the target woodpusher_rules: all *.cpp of the folder
# but main.cpp and the given EXCEPT files, or an interface where there is none.
#
# Code writes #include "rules/outcome.h". The include path of the target holds nothing but a link to its own folder,
# and that of the folders it depends on comes with them, so an include of a folder further up does not compile.
function(woodpusher_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "FOLDER" "DEPENDS;EXCEPT;GENERATED")
  set(folder ${CMAKE_CURRENT_SOURCE_DIR}/${name})
  if(arg_FOLDER)
    set(folder ${arg_FOLDER})
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  list(TRANSFORM arg_EXCEPT PREPEND ${folder}/)
  list(REMOVE_ITEM sources ${folder}/main.cpp ${arg_EXCEPT})
  list(APPEND sources ${arg_GENERATED})

  set(target woodpusher_${name})
  set(include_root ${PROJECT_BINARY_DIR}/include/${name})
  file(MAKE_DIRECTORY ${include_root})
  file(CREATE_LINK ${folder} ${include_root}/${name} SYMBOLIC)

  list(TRANSFORM arg_DEPENDS PREPEND woodpusher_)
  if(sources)
    add_library(${target} STATIC ${sources})
    set(scope PUBLIC)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} ${include_root})
  target_link_libraries(${target} ${scope} project_flags ${arg_DEPENDS})
endfunction()
