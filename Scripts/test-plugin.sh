#!/usr/bin/env bash
# Checks the pinned sizes of a package that depends on this one, as its developers would, with nothing
# installed: first right sizes, then sizes with a wrong number.

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
grep -q '^height *353 *352 ' "$work/output" || fail 'it does not say which number has moved'
grep -qx 'error: widgetsize ended with exit code 1' "$work/errors" ||
  fail 'it does not say how the program ended'

echo 'the plugin lets right sizes pass, and fails for one that has moved'
