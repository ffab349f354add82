# Sourced by the scripts. Finds the tools; installs what is missing on Debian 12 as root, names it elsewhere.

export CMAKE_GENERATOR=Ninja

have() { command -v "$1" >/dev/null 2>&1; }

fail() {
  echo "$*" >&2
  exit 1
}

can_install() { [ "$(id -u)" = 0 ] && grep -qs '^VERSION_CODENAME=bookworm' /etc/os-release; }

apt() { DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600 "$@" >&2; }

apt_install() {
  echo "installing $*" >&2
  apt install -y --no-install-recommends "$@" 2>/dev/null || {
    apt update # the lists may be missing or old
    apt install -y --no-install-recommends "$@"
  }
}

# need COMMAND [PACKAGE]: the command, from the Debian package where it is missing.
need() {
  have "$1" && return
  can_install || fail "missing: $1 (Debian package ${2:-$1})"
  apt_install "${2:-$1}"
}

need_node() {
  need node nodejs
  node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' || fail "Node.js $(node --version) is too old: 18 or later is needed"
}

need_compiler() {
  need cmake
  need ninja ninja-build
  need c++ g++
}

# download_from SUITE FOLDER PACKAGE...: the .deb files of another suite of the machine's own Debian mirror.
# That suite's lists are kept apart, so that nothing else is ever installed from it.
download_from() {
  local suite=$1 folder=$2 mirror options
  shift 2
  [ -n "$(ls /var/lib/apt/lists/*_Packages* 2>/dev/null)" ] || apt update
  mirror=$(apt-get indextargets --format '$(SITE) $(CODENAME) $(COMPONENT)' 'Identifier: Packages' |
    awk '$3 == "main" && $2 !~ /security|updates|backports/ && !found++ { print $1 }')
  chmod 755 "$folder"
  mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $suite main" >"$folder/sources.list"
  options=(-o Dir::State::Lists="$folder/lists" -o Dir::Cache="$folder/cache"
    -o Dir::Etc::SourceList="$folder/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o Dir::Etc::Preferences=/dev/null -o Dir::Etc::PreferencesParts=/dev/null -o APT::Sandbox::User=root)
  apt "${options[@]}" update
  (cd "$folder" && apt "${options[@]}" download "$@")
}

# Catch2 3 is newer than Debian 12: its backport, in a private folder.
need_catch2() {
  local prefix=${CATCH2_PREFIX:-/opt/catch2} scratch
  if can_install && [ ! -e "$prefix/.ok" ]; then
    scratch=$(mktemp -d)
    download_from bookworm-backports "$scratch" libcatch2-dev
    dpkg-deb -x "$scratch"/libcatch2-dev*.deb "$prefix"
    rm -rf "$scratch"
    touch "$prefix/.ok"
  fi
  export CMAKE_PREFIX_PATH=$prefix/usr${CMAKE_PREFIX_PATH:+:$CMAKE_PREFIX_PATH}
}

need_json() {
  [ -e /usr/include/nlohmann/json.hpp ] || ! can_install || apt_install nlohmann-json3-dev
}

use_emscripten() {
  local folder
  need_node
  folder=$(bash scripts/setup-emscripten.sh)
  export PATH=$folder:$PATH
}

# node_packages FOLDER [OPTION...]: what the folder's lock file names, unless that or more is there already.
node_packages() {
  local folder=$1 lock there
  shift
  need_node
  need npm
  lock=$(cksum <"$folder/package-lock.json")
  there=$(cat "$folder/node_modules/.stamp" 2>/dev/null || true)
  if [ "$there" = "$lock " ] || [ "$there" = "$lock $*" ]; then return; fi
  (cd "$folder" && npm ci --no-audit --no-fund --loglevel=error "$@" >&2)
  echo "$lock $*" >"$folder/node_modules/.stamp"
}

# configure FOLDER [OPTION...]
configure() {
  cmake -S . -B "$@" >&2
}

# configure_native FOLDER [OPTION...]
configure_native() {
  local launcher=()
  need_compiler
  if have ccache; then launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
  configure "$1" "${launcher[@]}" "${@:2}"
}
