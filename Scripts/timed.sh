#!/usr/bin/env bash
# Runs a step of the check and records how long it took, or prints what was recorded.
#
# Usage: timed.sh FILE STEP COMMAND...
#        timed.sh --report FILE
#
# FILE gets a line for each step: its name, the seconds that passed, and the seconds that its
# processes used on all cores.

set -uo pipefail

if [ "$1" = --report ]; then
  [ -f "$2" ] || exit 0
  printf '\n%-20s %10s %12s\n' step 'seconds' 'CPU seconds'
  awk '{ printf "%-20s %10.0f %12.0f\n", $1, $2, $3 + $4; cpu += $3 + $4 }
    END { printf "%-20s %10s %12.0f\n", "all", "", cpu }' "$2"
  exit
fi

file=$1 step=$2
shift 2
mkdir -p "$(dirname "$file")"
TIMEFORMAT="$step %R %U %S"
# The command keeps its own standard error: only the line of `time` goes to the file.
{ time "$@" 2>&3; } 3>&2 2>>"$file"
