#!/usr/bin/env bash
# Prints the manual page of the program: what Scripts/manual.md says, then the help of every
# subcommand, as cmark writes manual pages.
#
# Usage: manual.sh PROGRAM

set -euo pipefail

program=$1
folder=$(dirname "$0")

markdown() {
  cat "$folder/manual.md"
  # The lines below SUBCOMMANDS that begin with a name two columns in.
  "$program" --help | sed -n '/^SUBCOMMANDS:/,$s/^  \([a-z-][a-z-]*\) .*/\1/p' |
    while read -r name; do
      printf '\n# WIDGETSIZE %s\n\n```\n' "${name^^}"
      "$program" "$name" --help
      printf '```\n'
    done
}

printf '.TH WIDGETSIZE 1 "" "widgetsize %s" "User Commands"\n' "$("$program" --version)"
markdown | "$program" render --format man -
