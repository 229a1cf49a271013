#!/usr/bin/env bash
# Copies a built program without its symbols.
#
# Usage: strip.sh PROGRAM COPY

set -euo pipefail

# A path that begins with `-` is a path for every program below.
program=${1/#-/./-} copy=${2/#-/./-}
install -s -m 755 "$program" "$copy"
if [ "$(uname)" = Linux ]; then
  # Both are hashes that depend on the folder in which the program was built.
  strip --remove-section=.swift_modhash --remove-section=.note.gnu.build-id "$copy"
elif [ "$(uname)" = Darwin ]; then
  # macOS runs no program that was changed after it was signed.
  codesign --force --sign - "$copy"
fi
