#!/usr/bin/env bash
# The hook in .pre-commit-hooks.yaml: separates its `args` from the names of files, and checks the files.
#
# Usage: pre-commit.sh [OPTION...] [--] FILE...
#
# pre-commit passes `args` and then names, with nothing between them. Options end at `--`, which the hook has
# by default, or before the first argument that does not begin with `-`. If `args` has options and no `--`,
# a name that begins with `-` may follow them at once: an option that is also the name of a file is refused.

set -euo pipefail

options=()
while [[ ${1:-} = -* ]]; do
  if [ "$1" = -- ]; then
    shift
    break
  fi
  if [ -e "$1" ] || [ -L "$1" ]; then
    printf "%q is a file, and would be an option; end the args of the hook with '--'\n" "$1" >&2
    exit 64
  fi
  options+=("$1")
  shift
done
exec "$(dirname -- "${BASH_SOURCE[0]}")/check-files.sh" ${options[@]+"${options[@]}"} -- "$@"
