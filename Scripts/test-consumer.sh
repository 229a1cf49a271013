#!/usr/bin/env bash
# Builds and tests the example package that uses the library, as on a machine without libcmark, and checks
# that nothing was built that only the program needs.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

build=.build-consumer
# A release build compiles each module at once, in half the time of a debug build. Optimizing would take five
# times as long.
PKG_CONFIG_LIBDIR=/nowhere \
  swift test --package-path Examples/WidgetTests --scratch-path "$build" --disable-xctest \
  --configuration release -Xswiftc -Onone

# Targets that are not built have a folder too, but no object files.
built=$(find "$build" -name '*.o' \( -path '*/CMarkTree.build/*' -o -path '*/Documents.build/*' \
  -o -path '*/BundledSite.build/*' -o -path '*/ArgumentParser.build/*' \
  -o -path '*/WidgetDrawings.build/*' -o -path '*/WidgetReports.build/*' \) | head -n 1)
if [ -n "$built" ]; then
  echo "built for the library, although only the program needs it: $built" >&2
  exit 1
fi
