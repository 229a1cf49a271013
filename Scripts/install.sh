#!/usr/bin/env bash
# Installs the program of a release: downloads the archive for this machine, compares its SHA-256, unpacks it.
#
# Usage: install.sh [FOLDER]
#
# FOLDER/bin gets the program, FOLDER/share its manual page and completions; by default FOLDER is ~/.local.
# These variables change what is downloaded; the copy of this script in a release has its address and version:
#   WIDGETSIZE_RELEASES   https://github.com/OWNER/widgetsize/releases/download
#   WIDGETSIZE_VERSION    such as 0.2.0
#   WIDGETSIZE_CHECKSUM   the SHA-256 of the archive, 64 hexadecimal digits; by default the release states it
#
# Exit codes: 0 installed; 1 the download is not what it should be; 3 the release has no archive for this machine;
# 64 a variable or the argument is wrong.

set -euo pipefail
export LC_ALL=C

releases=${WIDGETSIZE_RELEASES:-}
version=${WIDGETSIZE_VERSION:-}
checksum=${WIDGETSIZE_CHECKSUM:-}

fail() {
  echo "$2" >&2
  exit "$1"
}

# The machine in the name of an archive.
machine() {
  local processor
  processor=$(uname -m)
  case $(uname -s)-$processor in
    Darwin-*) echo universal-macos ;;
    Linux-arm64) echo aarch64-linux ;;
    Linux-amd64) echo x86_64-linux ;;
    Linux-*) echo "$processor-linux" ;;
    *) echo "$processor-$(uname -s)" ;;
  esac
}

# The SHA-256 of a file. macOS has only the script of Perl.
sha256() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

[ $# -le 1 ] || fail 64 "usage: install.sh [FOLDER]"
# A path that begins with `-` is a path for every program below.
target=${1:-$HOME/.local} target=${target/#-/./-}
[[ $releases =~ ^(https|file):// ]] ||
  fail 64 "WIDGETSIZE_RELEASES: expected https://…/releases/download, found $(printf %q "$releases")"
# A version is part of an address, in which `..` would lead to another repository.
[[ $version =~ ^[0-9]+(\.[0-9]+)*$ ]] ||
  fail 64 "version: $(printf %q "$version") is not a version; expected digits and points, such as 0.2.0"
[[ $checksum =~ ^([0-9A-Fa-f]{64})?$ ]] ||
  fail 64 "checksum: $(printf %q "$checksum") is not a SHA-256; expected 64 hexadecimal digits"

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
archive=widgetsize-$version-$(machine).tar.xz
download() {
  curl --fail --silent --show-error --location --retry 3 --output "$work/$1" "$releases/v$version/$1"
}

download SHA256SUMS || fail 1 "version $version: $releases has no such release"
stated=$(awk -v name="$archive" '$2 == name { print $1 }' "$work/SHA256SUMS")
[ -n "$stated" ] || fail 3 "the release $version has no archive for $(machine)"
# What archives for macOS need; docs/install.md says why.
if [ "$(uname -s)" = Darwin ] && [ "$(sw_vers -productVersion | cut -d . -f 1)" -lt 26 ]; then
  fail 3 "the archive for macOS needs macOS 26 or later: build from source"
fi
download "$archive" || fail 1 "$archive cannot be downloaded from $releases/v$version"
expected=$(tr A-F a-f <<<"${checksum:-$stated}")
found=$(sha256 "$work/$archive")
[ "$found" = "$expected" ] || fail 1 "$archive: FAILED: its SHA-256 is $found, expected $expected"
mkdir -p "$target"
tar -xf "$work/$archive" -C "$work"
cp -R "$work/${archive%.tar.xz}/bin" "$work/${archive%.tar.xz}/share" "$target/"
echo "installed $target/bin/widgetsize, version $version" >&2
case :$PATH: in
  *":$target/bin:"*) ;;
  *) echo "add $target/bin to your PATH" >&2 ;;
esac
