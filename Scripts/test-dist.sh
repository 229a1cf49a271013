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
for archive in "$work"/a/dist/widgetsize-*-linux.tar.xz; do
  tar --extract --file "$archive" --directory "$work"
done
if grep -qaF -- "$work" "$work"/widgetsize-*-linux/bin/*; then
  echo "a program contains the path of the folder in which it was built" >&2
  exit 1
fi
echo 'the archives from two folders have the same bytes'
