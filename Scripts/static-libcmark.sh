#!/usr/bin/env bash
# Builds libcmark for macOS as a static library, from the source that Homebrew has, and prints the folder of its
# pkg-config file. Homebrew's own library is shared: a program would need it at the same place.
#
# Usage: static-libcmark.sh FOLDER
#
# FOLDER gets include and lib; what is there is kept.

set -euo pipefail

# A path that begins with `-` is a path for every program below.
mkdir -p "${1/#-/./-}"
folder=$(cd -- "$1" && pwd)
if [ ! -e "$folder/lib/libcmark.a" ]; then
  work=$(mktemp -d)
  trap 'rm -rf -- "$work"' EXIT
  brew fetch --build-from-source cmark >&2
  tar -xf "$(brew --cache --build-from-source cmark)" -C "$work"
  # The archive has one folder with all.
  cmake -S "$work"/* -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF -DBUILD_TESTING=OFF \
    -DCMAKE_OSX_DEPLOYMENT_TARGET=13.0 -DCMAKE_INSTALL_PREFIX="$folder" -DCMAKE_INSTALL_LIBDIR=lib >&2
  cmake --build "$work/build" >&2
  cmake --install "$work/build" >&2
fi
echo "$folder/lib/pkgconfig"
