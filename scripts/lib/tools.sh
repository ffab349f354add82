# Sourced by the scripts: finds the tools, installs what is missing on Debian 12, says what is missing elsewhere.

jobs=$(nproc)
export CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$jobs}
export CMAKE_GENERATOR=Ninja

have() { command -v "$1" >/dev/null 2>&1; }

fail() {
  echo "$*" >&2
  exit 1
}

may_install() { [ "$(id -u)" = 0 ] && grep -qs '^VERSION_CODENAME=bookworm' /etc/os-release; }

apt_install() {
  echo "installing $*" >&2
  [ -n "${apt_updated:-}" ] || apt-get -qq -o DPkg::Lock::Timeout=600 update >&2
  apt_updated=1
  DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600 install -y --no-install-recommends "$@" >&2
}

# need COMMAND PACKAGE: the command, from this Debian package where it is missing.
need() {
  have "$1" && return
  may_install || fail "missing: $1 (Debian package $2)"
  apt_install "$2"
}

need_native_tools() {
  need cmake cmake
  need ninja ninja-build
  need c++ g++
}

configure() {
  local folder=$1
  shift
  local launcher=()
  have ccache && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  cmake -S . -B "$folder" "${launcher[@]}" "$@" >&2
}
