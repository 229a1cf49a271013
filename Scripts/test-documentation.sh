#!/usr/bin/env bash
# Reads the comments and the articles of the library as DocC does; a warning is an error.
#
# Usage: test-documentation.sh FOLDER
#
# FOLDER: where the library was built. `make documentation` builds it once more for the same, and
# writes pages.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ "$(uname)" = Darwin ]; then
  docc=$(xcrun --find docc)
  extract=(xcrun swift-symbolgraph-extract -sdk "$(xcrun --show-sdk-path)")
else
  resources=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  tools=${resources%/lib/swift}/bin
  docc=$tools/docc
  extract=("$tools/swift-symbolgraph-extract")
fi
target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)

mkdir "$work/symbols"
"${extract[@]}" -module-name WidgetSizing -I "$1/Modules" -target "$target" \
  -minimum-access-level public -emit-extension-block-symbols -output-dir "$work/symbols"
"$docc" convert Sources/WidgetSizing/*.docc --additional-symbol-graph-dir "$work/symbols" \
  --fallback-display-name WidgetSizing --fallback-bundle-identifier widgetsize.WidgetSizing \
  --warnings-as-errors --output-path "$work/pages"
[ -f "$work/pages/documentation/widgetsizing.html" ] ||
  [ -f "$work/pages/data/documentation/widgetsizing.json" ]
