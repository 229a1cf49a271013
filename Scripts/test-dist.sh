#!/usr/bin/env bash
# Builds the archives of the last commit in two folders with names of different lengths, and compares them.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

for folder in "$work/a" "$work/another-folder"; do
  git clone --quiet . "$folder"
  make -C "$folder" dist
done
cmp "$work/a/dist/SHA256SUMS" "$work/another-folder/dist/SHA256SUMS"
tar --extract --file "$work"/a/dist/widgetsize-*-linux.tar.xz --directory "$work"
if grep -qaF -- "$work" "$work"/widgetsize-*-linux/bin/widgetsize; then
  echo "the program contains the path of the folder in which it was built" >&2
  exit 1
fi
echo 'the archives from two folders have the same bytes'
