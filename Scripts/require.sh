#!/usr/bin/env bash
# Installs the missing programs and libraries that a target of the Makefile needs: with apt-get on Debian
# and its relatives, with Homebrew elsewhere. It does not touch installed ones, whatever installed them.
#
# Usage: require.sh NEED...
#
# NEED: swift, libcmark, cmark-gfm, python, java, chromium, chromedriver, typescript, npm,
# unzip, zsh, fish, shellcheck, busybox, cmake, xz, curl, and for benchmarks hyperfine, jq, gojq, miller, sqlite3, hugo,
# cmark, md4c, valgrind

set -euo pipefail

# Debian, but not Ubuntu, has a package of Chromium without windows.
is_debian() { grep -qsx 'ID=debian' /etc/os-release; }

# Whether the need $1 is met.
is_met() {
  case $1 in
    swift) swift --version ;;
    libcmark) pkg-config --exists libcmark ;;
    cmark-gfm) cmark-gfm --version ;;
    # Debian's python3 comes without ensurepip, which a virtual environment needs.
    python) python3 -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' ;;
    # macOS has a program of this name that only says that Java is missing.
    java) java -version ;;
    # The smaller browser where there is a package of it, else where chromedriver looks for one.
    chromium)
      if is_debian; then
        command -v chromium-headless-shell
      else
        command -v chromium || command -v chromium-browser || command -v google-chrome ||
          ls -d '/Applications/Google Chrome.app' || ls -d /Applications/Chromium.app
      fi
      ;;
    chromedriver) chromedriver --version ;;
    typescript) tsc --version && node --version ;;
    npm) npm --version ;;
    # SwiftPM unpacks artifact bundles with it.
    unzip) unzip -v ;;
    # It has no option that only prints something.
    zsh | fish | shellcheck | cmake | xz | curl) "$1" --version ;;
    busybox) busybox ;;
    miller) mlr --version ;;
    hugo) hugo version ;;
    md4c) [ -e /usr/include/md4c-html.h ] || [ -e "$(brew --prefix)/include/md4c-html.h" ] ;;
    hyperfine | jq | gojq | sqlite3 | cmark | valgrind) "$1" --version ;;
    *) false ;;
  esac >/dev/null 2>&1
}

# The packages that meet the need $2, as the package manager $1 calls them.
packages() {
  case $1:$2 in
    apt-get:libcmark) echo pkg-config libcmark-dev ;;
    apt-get:cmark-gfm) echo cmark-gfm ;;
    apt-get:python) echo python3-venv ;;
    apt-get:java) echo default-jre-headless ;;
    apt-get:chromium) if is_debian; then echo chromium-headless-shell; else echo chromium; fi ;;
    apt-get:chromedriver) echo chromium-driver ;;
    apt-get:typescript) echo node-typescript nodejs ;;
    apt-get:npm | apt-get:unzip | apt-get:zsh | apt-get:fish | apt-get:shellcheck | \
      apt-get:busybox | apt-get:cmake | apt-get:curl) echo "$2" ;;
    apt-get:xz) echo xz-utils ;;
    apt-get:hyperfine | apt-get:jq | apt-get:gojq | apt-get:miller | apt-get:sqlite3 | \
      apt-get:hugo | apt-get:cmark | apt-get:valgrind) echo "$2" ;;
    apt-get:md4c) echo libmd4c-dev libmd4c-html0-dev ;;
    brew:libcmark) echo pkgconf cmark ;;
    brew:cmark-gfm) echo cmark-gfm ;;
    brew:python) echo python ;;
    brew:java) echo openjdk ;;
    brew:chromium) echo google-chrome ;;
    brew:chromedriver) echo chromedriver ;;
    brew:typescript) echo typescript node ;;
    brew:npm) echo node ;;
    brew:unzip | brew:zsh | brew:fish | brew:shellcheck | brew:cmake | brew:xz | brew:curl) echo "$2" ;;
    brew:sqlite3) echo sqlite ;;
    brew:hyperfine | brew:jq | brew:gojq | brew:miller | brew:hugo | brew:cmark | brew:md4c) echo "$2" ;;
  esac
}

install_with() {
  local manager=$1
  shift
  echo "installing $*" >&2
  if [ "$manager" = brew ]; then
    brew install "$@"
    return
  fi
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  ${as_root[@]+"${as_root[@]}"} apt-get -qq update
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq --option Dpkg::Use-Pty=0 install --yes --no-install-recommends "$@"
}

manager=
for candidate in apt-get brew; do
  if command -v "$candidate" >/dev/null; then manager=$candidate && break; fi
done

missing=()
for need in "$@"; do
  is_met "$need" && continue
  # Word splitting is wanted: a need may take several packages.
  # shellcheck disable=SC2207
  missing+=($(packages "$manager" "$need"))
done
[ ${#missing[@]} -eq 0 ] || install_with "$manager" "${missing[@]}" >&2

for need in "$@"; do
  is_met "$need" && continue
  case $need in
    swift) echo "swift is missing; see https://www.swift.org/install for version 6.2 or later" ;;
    libcmark) echo "libcmark is missing: the library, its headers and its pkg-config file" ;;
    cmark-gfm | npm | unzip | zsh | fish | shellcheck | busybox | cmake | xz | curl) echo "the program $need is missing" ;;
    python) echo "python3 is missing, older than 3.11, or without venv" ;;
    java) echo "java is missing, or not on the PATH: a runtime of version 8 or later" ;;
    chromium) echo "a browser is missing: Chromium or Chrome" ;;
    chromedriver) echo "the program chromedriver is missing, which drives Chromium and Chrome" ;;
    typescript) echo "tsc is missing, the compiler of TypeScript, or node" ;;
    hyperfine | jq | gojq | miller | sqlite3 | hugo | cmark | md4c | valgrind)
      echo "$need is missing, which the benchmarks compare with" ;;
    *) echo "unknown need '$need'" ;;
  esac >&2
  exit 1
done
