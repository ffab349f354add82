#!/usr/bin/env bash
# Prints the folder to put on PATH for a usable Emscripten, installing one where there is none:
#  1. an emcc on PATH that is new enough is used as it is;
#  2. on Debian 12 the package of the next Debian release, from the machine's own mirror, is unpacked into a private
#     folder. Nothing of the system is upgraded: clang-19, lld-19 and llvm-19 are Debian 12's own, and only binaryen,
#     which wants the newer libc, runs with that libc from the private folder.
set -euo pipefail
. "$(dirname "$0")/lib/tools.sh"

wanted=3.1.50
prefix=${EM_PREFIX:-/opt/emscripten-trixie}
emscripten=$prefix/usr/share/emscripten
lib=$prefix/usr/lib/x86_64-linux-gnu

new_enough() {
  have emcc && printf '%s\n%s\n' "$wanted" "$(emcc -dumpversion | cut -d- -f1)" | sort -CV
}

unpack() {
  local deb
  rm -rf "$prefix"
  mkdir -p "$prefix"
  for deb in "$1"/*.deb; do
    dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$prefix" --exclude='./usr/share/doc' --exclude='./usr/share/man' \
      --exclude='./usr/share/emscripten/test' --exclude='./usr/share/emscripten/docs' --exclude='*/wasm32-emscripten/pic'
  done
}

# Starts each binaryen tool through the loader and libraries that it was built for.
wrap_binaryen() {
  local tool name
  mkdir -p "$prefix/binaryen/bin"
  for tool in "$prefix"/usr/bin/wasm*; do
    name=$prefix/binaryen/bin/$(basename "$tool")
    printf '#!/bin/sh\nexec %s/ld-linux-x86-64.so.2 --library-path %s %s "$@"\n' "$lib" "$lib" "$tool" >"$name"
    chmod +x "$name"
  done
}

configure_emscripten() {
  mkdir -p "$emscripten/node_modules"
  ln -sfn /usr/share/nodejs/acorn "$emscripten/node_modules/acorn" # only Debian's own Node.js looks there by itself
  sed -i -e "s#^BINARYEN_ROOT = .*#BINARYEN_ROOT = '$prefix/binaryen'#" \
    -e "s#^NODE_JS = .*#NODE_JS = '$(command -v node)'#" "$emscripten/.emscripten"
}

install() {
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  apt_install clang-19 lld-19 llvm-19 node-acorn python3
  download_from trixie "$scratch" emscripten binaryen libc6 libstdc++6 libgcc-s1
  unpack "$scratch"
  wrap_binaryen
  configure_emscripten
  touch "$prefix/.ok"
}

if new_enough; then
  dirname "$(command -v emcc)"
  exit
fi
if [ ! -e "$prefix/.ok" ]; then
  can_install || fail "missing: Emscripten $wanted or later (emcc) on PATH"
  need_node
  install
fi
echo "$emscripten"
