#!/usr/bin/env bash
# Checks several files of pinned sizes with `widgetsize check`, for pre-commit and for the GitHub Action.
#
# Usage: check-files.sh [OPTION...] FILE...
#
# An argument that begins with '-' is an option of `check`, with its value after '='. All files are checked.
# Exit code: the largest of all checks.

set -uo pipefail

options=() files=()
for argument; do
  case $argument in
    -*) options+=("$argument") ;;
    *) files+=("$argument") ;;
  esac
done
if [ ${#files[@]} -eq 0 ]; then
  echo "no file to check; expected one with pinned sizes, such as sizes.lock.csv" >&2
  exit 64
fi
if ! command -v widgetsize >/dev/null; then
  echo "widgetsize is not installed; docs/install.md says how" >&2
  exit 2
fi

status=0
for file in "${files[@]}"; do
  code=0
  widgetsize check ${options[@]+"${options[@]}"} "$file" || code=$?
  [ "$code" -le "$status" ] || status=$code
done
exit "$status"
