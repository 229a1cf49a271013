#!/usr/bin/env bash
# Checks the sizes of packages that depend on this one, as their developers would, with nothing installed: first
# right sizes, then sizes with a wrong number. One package runs the command, the other checks in each build.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
sed 's/,352$/,353/' Examples/WidgetTests/sizes.lock.csv >"$work/moved.csv"

# Runs the plugin, with its output in $work/output and $work/errors. It shares the build folder of
# test-consumer.sh. SwiftPM builds its program as a tool, in folders that test-consumer.sh does not look at.
widgetsize() {
  swift package --package-path Examples/WidgetTests --scratch-path .build-consumer \
    widgetsize "$@" >"$work/output" 2>"$work/errors"
}

fail() {
  cat "$work/output" "$work/errors" >&2
  echo "the plugin: $1" >&2
  exit 1
}

# A path is relative to the package.
widgetsize check sizes.lock.csv || fail 'right sizes do not pass'
grep -qx 'sizes.lock.csv: 1 number of 1 cell as pinned' "$work/output" ||
  fail 'it does not say that the sizes are as pinned'

status=0
widgetsize check "$work/moved.csv" || status=$?
[ "$status" -eq 1 ] || fail "a number that has moved ends in exit code $status, and not in 1"
grep -q ': height was 353, is 352 ' "$work/output" || fail 'it does not say which number has moved'
grep -qx 'error: widgetsize ended with exit code 1' "$work/errors" ||
  fail 'it does not say how the program ended'

# A copy of the other package, which is edited.
cp -r Examples/CheckedSizes "$work"
sed -i.original "s|path: \"../..\"|path: \"$PWD\"|" "$work/CheckedSizes/Package.swift"
sizes=$work/CheckedSizes/Sources/CheckedSizes/PreviewSizes.swift

# Builds it, with what the build prints in $work/output.
build() {
  swift build --package-path "$work/CheckedSizes" --scratch-path .build-checked >"$work/output" 2>"$work/errors" ||
    fail 'the package with the check does not build'
}

build
grep -q 'Checking sizes of widgets' "$work/output" || fail 'the build does not check the sizes'
! grep -q 'warning:' "$work/output" || fail 'the build warns of right sizes'

sed -i.original 's/width: 338, height: 354/width: 339, height: 354/' "$sizes"
build
line=$(grep -n 'width: 339' "$sizes" | cut -d : -f 1)
grep -q "PreviewSizes.swift:$line:[0-9]*: warning: 339 × 354 is no size of systemLarge" "$work/output" ||
  fail 'the build does not warn of a wrong size at its line'
[ -z "$(find .build-checked/debug/ -name '*_CheckedSizes.resources')" ] || fail 'the build adds resources'

echo 'the plugin lets right sizes pass, and fails for one that has moved'
echo 'a build warns of a wrong size at its line'
