#!/usr/bin/env bash
# Converts the comments and the articles of the libraries with DocC; a warning is an error.
#
# Usage: test-documentation.sh FOLDER
#
# FOLDER: where the libraries were built. `make documentation` builds them again, and writes pages.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
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

for module in WidgetSizing WidgetSizingData; do
  mkdir "$work/$module"
  "${extract[@]}" -module-name "$module" -I "$1/Modules" -target "$target" \
    -minimum-access-level public -emit-extension-block-symbols -output-dir "$work/$module"
  "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "widgetsize.$module" \
    --warnings-as-errors --output-path "$work/pages"
  page=documentation/$(tr '[:upper:]' '[:lower:]' <<<"$module")
  [ -f "$work/pages/$page.html" ] || [ -f "$work/pages/data/$page.json" ]
done
