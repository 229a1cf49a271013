#!/usr/bin/env bash
# Runs the code that frees memory under the address sanitizer, with leaks. `make soak-sanitizers` does so with
# the whole program and the tests.
#
# Only some folders of Sources/ are compiled, without SwiftPM, in a few seconds.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
# The usual linker warns about each symbol of a sanitizer.
linker=()
[ "$(uname)" != Linux ] || linker=(-use-ld=lld)
read -ra cmark < <(pkg-config --cflags --libs libcmark)

# Compiles the files $2... as the module $1, or as the program if it is called Main.
compile() {
  local name=$1 kind=(-emit-module -emit-library -static)
  shift
  [ "$name" != Main ] || kind=(-emit-executable ${linker[@]+"${linker[@]}"})
  swiftc -swift-version 6 -parse-as-library -enable-testing -wmo -g -package-name widgetsize \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature MemberImportVisibility -module-name "$name" \
    -I "$work" -I Sources/CCmark -sanitize=address "${kind[@]}" \
    -o "$work/$([ "$name" = Main ] && echo main || echo "lib$name.a")" "$@"
}

# A sanitizer sees only separate allocations.
compile CMarkTree -DSEPARATE_ALLOCATIONS Sources/CMarkTree/*.swift
compile Wording Sources/Wording/*.swift
compile Documents Sources/Documents/*/*.swift
compile Main Tests/sanitizers/Memory.swift "$work"/lib{Documents,Wording,CMarkTree}.a "${cmark[@]}"
cat README.md docs/*.md > "$work/documents.md"
LSAN_OPTIONS=suppressions=Tests/leaks.txt "$work/main" "$work/documents.md"

echo 'the sanitizers found nothing'
