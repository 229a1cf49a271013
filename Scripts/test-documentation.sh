#!/usr/bin/env bash
# Converts the comments and the articles of the libraries with DocC, and compiles the code of docs/library.md; a
# warning is an error.
#
# Usage: test-documentation.sh FOLDER [OUTPUT]
#
# FOLDER: where the libraries were built. `make documentation` builds them again, and writes pages.
# OUTPUT: where the archives of the documentation are written; they are deleted without it.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
output=${2:-$work}
# With sorted keys the same documentation has the same bytes.
export DOCC_JSON_PRETTYPRINT=YES
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
    --warnings-as-errors --output-path "$output/$module.doccarchive"
  page=$output/$module.doccarchive/data/documentation/$(tr '[:upper:]' '[:lower:]' <<<"$module").json
  [ -f "$page" ]
done

# As one program: what the first block imports and names, the next ones use.
awk '/^```swift$/ { inside = 1; next } /^```$/ { inside = 0 } inside' docs/library.md >"$work/main.swift"
swiftc -typecheck -warnings-as-errors -swift-version 6 -target "$target" -I "$1/Modules" "$work/main.swift"
