#!/usr/bin/env bash
# Runs a step of the check and records how long it took, or prints what was recorded.
#
# Usage: timed.sh FOLDER STEP COMMAND...
#        timed.sh --report FOLDER
#
# The output of a step goes to FOLDER/STEP.log; if the step fails, its failures are printed. Two steps run at a
# time, and a program that they start may make their standard output non-blocking, to which make cannot
# write. FOLDER/durations.txt gets a line for each step: its name, the elapsed seconds, and the CPU seconds of
# its processes, also of those that outlive their parents.

set -uo pipefail

if [ "$1" = --report ]; then
  folder=${2/#-/./-}
  [ -f "$folder/durations.txt" ] || exit 0
  printf '\n%-20s %10s %12s\n' step 'seconds' 'CPU seconds'
  awk '{ printf "%-20s %10.0f %12.0f\n", $1, $2, $3 + $4; cpu += $3 + $4 }
    END { printf "%-20s %10s %12.0f\n", "all", "", cpu }' <"$folder/durations.txt"
  exit
fi

steps=$(dirname -- "${BASH_SOURCE[0]}")/steps
# A path that begins with `-` is a path for every program below.
folder=${1/#-/./-} step=$2
shift 2
mkdir -p "$folder"
# A name is not a part of the format.
TIMEFORMAT="${step//%/%%} %R %U %S"
status=0
{ time python3 "$steps/adopt.py" "$@" >"$folder/$step.log" 2>&1 </dev/null; } 2>>"$folder/durations.txt" || status=$?
if [ $status -eq 0 ]; then
  echo "$step: ok"
else
  python3 "$steps/failures.py" "$folder/$step.log"
  echo "$step: failed"
fi
exit $status
