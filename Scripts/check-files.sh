#!/usr/bin/env bash
# Checks files of pinned sizes with one `widgetsize check`, for pre-commit and for the GitHub Action.
#
# Usage: check-files.sh [OPTION... --] FILE...
#
# Options of `check` stand before the first `--`, and what is behind it is a file, whatever it is called.
# Without a `--`, every argument is a file.
# Exit code: that of the check.

set -euo pipefail

options=()
for argument; do
  if [ "$argument" = -- ]; then
    while [ "$1" != -- ]; do
      options+=("$1")
      shift
    done
    shift
    break
  fi
done
if [ $# -eq 0 ]; then
  echo "no file to check; expected one with pinned sizes, such as sizes.lock.csv" >&2
  exit 64
fi
if ! command -v widgetsize >/dev/null; then
  echo "widgetsize is not installed; docs/install.md says how" >&2
  exit 2
fi

files=()
for file; do
  # A lone dash would be standard input.
  [ "$file" != - ] || file=./-
  files+=("$file")
done
exec widgetsize check ${options[@]+"${options[@]}"} -- "${files[@]}"
