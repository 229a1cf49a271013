#!/usr/bin/env bash
# Prints the manual page of the program: Scripts/manual.md, with the commands and options from the help of
# the program before its examples.
#
# Usage: manual.sh PROGRAM

set -euo pipefail

# A path that begins with `-` is a path for every program below.
program=${1/#-/./-}
folder=$(dirname -- "${BASH_SOURCE[0]/#-/./-}")

# The help of the program, then of each command: the names below QUESTIONS and the groups that follow, indented by two columns.
help() {
  "$program" --help
  "$program" --help | sed -n '/^QUESTIONS:/,$s/^  \([a-z-][a-z-]*\) .*/\1/p' |
    while read -r name; do
      echo "@command $name"
      "$program" "$name" --help
    done
}

page() {
  sed '/^# EXAMPLES/,$d' "$folder/manual.md" | "$program" render --format man -
  help | awk -f "$folder/manual.awk"
  sed -n '/^# EXAMPLES/,$p' "$folder/manual.md" | "$program" render --format man -
}

printf '.TH WIDGETSIZE 1 "" "widgetsize %s" "User Commands"\n' "$("$program" --version)"
# The font that cmark names C is called CR elsewhere. No paragraph begins below a heading.
page | sed -e 's/\\f\[C\]/\\f[CR]/g' -e '/^\.S[HS]$/{' -e 'n' -e 'n' -e '/^\.PP$/d' -e '}'
