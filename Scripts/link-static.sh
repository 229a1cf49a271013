#!/usr/bin/env bash
# Links a program as `make release` does on Linux, from the objects of another build: that takes seconds,
# and compiling takes minutes. Elsewhere the program is copied.
#
# Usage: link-static.sh BUILD PROGRAM

set -euo pipefail

# A path that begins with `-` is a path for every program below.
build=${1/#-/./-} program=${2/#-/./-}
name=$(basename -- "$program")
mkdir -p "$(dirname "$program")"
if [ "$(uname)" != Linux ]; then
  cp "$build/$name" "$program"
  exit
fi

# Compiled for dynamic linking, the objects do not name the parts of the static Foundation. SwiftPM gives
# the entry point of a program the name of its module.
swiftc -static-executable -use-ld=lld "@$build/$name.product/Objects.LinkFileList" \
  -lcmark -l_FoundationCollections -l_FoundationCShims -l_FoundationICU -lswiftSynchronization -lstdc++ \
  -Xlinker --gc-sections -Xlinker --defsym=main="${name//-/_}_main" -o "$program"
