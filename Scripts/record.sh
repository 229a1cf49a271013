#!/usr/bin/env bash
# Records anew what tests compare with: goldens, the samples of documents, docs/questions.md, lock files, cases
# and pictures of pages. Prints which files changed, then runs the same tests without recording: what could not
# be recorded fails there.
#
# `make record` builds first.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

mkdir -p .build
before=.build/before-recording log=.build/record.log
touch "$before"

# A file has the name of its suite.
suites=$(git grep -lE 'expectGolden|isRecording' -- 'Tests/*Tests.swift' | sed 's:.*/::; s/[.]swift$//' | paste -sd '|' -)
pictures='Tests/site/test_pictures.py --night'

tests() {
  make --no-print-directory --keep-going BUILT=yes SWIFT_OPTIONS="--filter '[.]($suites)/'" "$@" \
    test-swift test-cases test-site
}

# A run that records proves nothing: its tests fail on purpose.
RECORD_GOLDENS=yes tests CASE_OPTIONS=--record SITE_TESTS="$pictures --record-pictures" >"$log" 2>&1 || true
find README.md docs Tests -type f -newer "$before" -exec git status --short -- {} + -exec git diff --stat -- {} +
tests SITE_TESTS="$pictures" >"$log" 2>&1 || {
  python3 Scripts/steps/failures.py "$log"
  exit 1
}
