#!/usr/bin/env bash
# Writes the picture of README.md in two versions, widgets.svg and widgets-dark.svg.
#
# Usage: picture.sh PROGRAM FOLDER

set -euo pipefail

# A path that begins with `-` is a path for every program below.
program=${1/#-/./-}
folder=${2/#-/./-}

"$program" query 'iPhone 16 Pro' --os 26 --family system --variant icons-small \
  --format svg >"$folder/widgets.svg"

# Replaces the light colours of drawings by the dark ones of the site. Dimensions have one colour for text
# and another for lines.
sed -e 's/#ffffff/#131313/g' -e 's/#1c1c1a/#f1f1ee/g' -e 's/#5d5d58/#a9a9a3/g' -e 's/#191918/#f1f1ee/g' \
  -e 's/#85857e/#7b7b75/g' -e 's/#5b5b56/#a9a9a3/g' -e 's/#e3e3de/#30302e/g' -e 's/#c4301c/#ff8671/g' \
  -e 's/#981d0c/#ffc2b5/g' -e 's/#c3cbd5/#46505d/g' -e 's/#d4dae1/#38404a/g' -e 's/#e2e6eb/#2c323a/g' \
  -e 's/#eef0f3/#22272d/g' \
  "$folder/widgets.svg" >"$folder/widgets-dark.svg"
