#!/usr/bin/env bash
# Writes the picture of README.md in two versions, widgets.svg and widgets-dark.svg.
#
# Usage: picture.sh PROGRAM FOLDER

set -euo pipefail

program=$1
folder=$2

"$program" query 'iPhone 16 Pro' --os 27 --family small,medium,large --variant icons-small \
  --format svg >"$folder/widgets.svg"

# The colours of Site/assets/drawings.css, light and dark.
sed -e 's/#ffffff/#161617/g' -e 's/#1c1c1a/#ececea/g' -e 's/#5d5d58/#a8a8a2/g' \
  -e 's/#0a55a8/#84b9f5/g' -e 's/#e3edf8/#1d2c3f/g' \
  "$folder/widgets.svg" >"$folder/widgets-dark.svg"
