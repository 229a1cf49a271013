#!/usr/bin/env bash
# Fuzzes the readers of user input, and the writers of what comes of it, with libFuzzer and the address
# sanitizer, and prints a row for each: executions, the part of its lines that they reach, crashes.
#
# Usage: fuzz.sh [RUNS [READER...]]
#
# RUNS: executions of each reader, 1000000 by default. READER: all by default. Inputs that reach new lines are
# kept in .build-fuzz/corpus for the next run. An input that breaks a reader is added to the file `found` of its
# inputs in Tests/FuzzTests, a line in Base64, which `make test` reads; the exit code is then 1.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

all=(table catalog sizes log markdown query-line cell-id
  foreign-table image comparison search-index exports)

# The source files of the reader $1.
sources() {
  local tables=(Sources/DataTables/{Table,TableParser,TableCheck,CellFault,EncodedTable,Row}.swift
    Sources/DataTables/{FieldText,DecimalNumber,Byte,Position,Complaint}.swift
    Sources/Wording/{Quoting,Visibility}.swift)
  case $1 in
    table) echo "${tables[@]}" Sources/DataTables/CSVWriter.swift ;;
    catalog) echo Sources/WidgetSizing/Catalog/{Tables,Checks}/*.swift ;;
    sizes) echo Sources/WidgetReports/Comparing/LockFile.swift ;;
    log)
      echo Sources/TableAudit/Measuring/Measure{dSize,mentFields,mentLog,mentReader,mentTables}.swift
      ;;
    markdown)
      echo Sources/Documents/{Filling,Reading}/*.swift \
        Sources/WidgetReports/QueryBlocks/QueryBlocks.swift
      ;;
    query-line)
      echo Sources/WidgetReports/QueryBlocks/QueryLine.swift \
        Sources/widgetsize/Options/QueryLineOptions.swift
      ;;
    foreign-table) echo Sources/{ForeignTables,WidgetReports/ForeignTables}/*.swift ;;
    image)
      echo Sources/WidgetSizing/Images/{RefusalLine,PixelSize,PixelArea}.swift \
        Sources/widgetsize/{Options/ImageOption,Input/LoggedText}.swift
      ;;
    comparison)
      echo Sources/widgetsize/CompareCommand.swift \
        Sources/WidgetReports/Questions/Comparison*.swift
      ;;
    search-index) echo Sources/WidgetSite/Files/SearchIndex*.swift ;;
    exports) echo Sources/WidgetReports/SourceCode/*.swift Sources/Wording/TextTemplate.swift ;;
    cell-id)
      echo Sources/WidgetSizing/Cells/{CellIDReader,CellID}.swift
      ;;
    *)
      echo "unknown reader '$1'; expected one of ${all[*]}" >&2
      return 1
      ;;
  esac
}

# A list that names a file which is gone is found by any start, not at night.
for reader in "${all[@]}"; do
  for name in $(sources "$reader"); do
    [ -e "$name" ] || { echo "fuzz.sh: $reader has no file $name" >&2; exit 1; }
  done
done

runs=${1:-1000000}
if [[ ! $runs =~ ^[0-9]+$ ]]; then
  echo "'$runs' is not a number of executions" >&2
  exit 64
fi
shift || true
readers=("$@")
if [ ${#readers[@]} -eq 0 ]; then
  readers=("${all[@]}")
fi

# The most bytes of an input of the reader $1. Longer inputs take longer, and reach no more lines.
longest() {
  case $1 in
    cell-id) echo 1100 ;; # Identifiers of 1000 bytes and more are refused.
    query-line | image | comparison | search-index | exports) echo 256 ;;
    catalog) echo 2048 ;; # The claims of Tests/tables/sound are longer than 1024.
    *) echo 1024 ;;
  esac
}

# Writes seeds for the reader $1 into the folder $2: what the fuzzer found before, and tables.
seed() {
  mkdir -p "$2"
  local line number=0 found=Tests/FuzzTests/Inputs/$1/found
  if [ -e "$found" ]; then
    while read -r line; do
      number=$((number + 1))
      base64 --decode <<<"$line" >"$2/found-$number"
    done <"$found"
  fi
  [ "$1" = catalog ] || return 0
  for table in Tests/tables/{sound,broken/*}/*.csv; do
    { basename "$table" && cat "$table"; } >"$2/$(basename "$(dirname "$table")")-$(basename "$table")"
  done
}

resources=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
WIDGETSIZE_FUZZER_RUNTIME=$(ls "$resources"/clang/lib/linux/libclang_rt.fuzzer_no_main-*.a)
export WIDGETSIZE_FUZZER_RUNTIME
# The tools of the toolchain: they read only profiles of their own version.
tools=${resources%/lib/swift}/bin
# libFuzzer reports crashes; the report of Swift would wait for a debugger.
export SWIFT_BACKTRACE=enable=no
# Keep less freed memory and shorter traces: more takes half of the time.
export ASAN_OPTIONS=quarantine_size_mb=16:thread_local_quarantine_size_kb=64:malloc_context_size=2

build() {
  swift build --package-path Fuzz --scratch-path "$1" --configuration release \
    --product Fuzzer -Xswiftc -use-ld=lld >&2
}

build .build-fuzz
# The tools of the build are instrumented too, and would write profiles.
LLVM_PROFILE_FILE=/dev/null WIDGETSIZE_FUZZ_COVERAGE=1 build .build-coverage

# The part of the lines of the reader $1 that the inputs in the folders $2... reach, in percent.
coverage() {
  local reader=$1
  shift
  LLVM_PROFILE_FILE=.build-coverage/$reader.profraw WIDGETSIZE_READER=$reader \
    .build-coverage/release/Fuzzer -runs=0 -max_len=4096 "$@" >/dev/null 2>&1
  "$tools/llvm-profdata" merge -o ".build-coverage/$reader.profdata" ".build-coverage/$reader.profraw"
  # The sources are links in the package. Their names have no blanks, the path of the checkout may.
  local names name paths=()
  read -ra names < <(sources "$reader")
  for name in "${names[@]}"; do
    paths+=("$PWD/Fuzz/$name")
  done
  "$tools/llvm-cov" export -summary-only -instr-profile ".build-coverage/$reader.profdata" \
    .build-coverage/release/Fuzzer "${paths[@]}" |
    python3 -c '
import json, sys
lines = json.load(sys.stdin)["data"][0]["totals"]["lines"]
print("{:.1f} of {}".format(lines["percent"], lines["count"]))'
}

failed=0
printf '| reader | executions | a second | inputs kept | lines reached, %% | crashes |\n'
printf '|---|--:|--:|--:|--:|--:|\n'
for reader in "${readers[@]}"; do
  sources "$reader" >/dev/null
  corpus=.build-fuzz/corpus/$reader inputs=Tests/FuzzTests/Inputs/$reader
  seeds=.build-fuzz/seeds/$reader broken=.build-fuzz/broken/$reader
  mkdir -p "$corpus" "$inputs" "$broken"
  seed "$reader" "$seeds"
  # Only the Markdown reader frees memory itself. Looking for leaks takes a tenth of the time.
  leaks=0
  [ "$reader" = markdown ] && leaks=1
  log=.build-fuzz/$reader.log
  crashes=0
  WIDGETSIZE_READER=$reader .build-fuzz/release/Fuzzer -runs="$runs" -timeout=25 \
    -max_len="$(longest "$reader")" -detect_leaks=$leaks -rss_limit_mb=4096 -print_final_stats=1 \
    -artifact_prefix="$broken/" "$corpus" "$inputs" "$seeds" >"$log" 2>&1 || crashes=1
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  speed=$(sed -n 's/^stat::average_exec_per_sec: *//p' "$log")
  kept=$(find "$corpus" -type f | wc -l)
  printf '| %s | %s | %s | %s | %s | %s |\n' "$reader" "${executions:-?}" "${speed:-?}" "$kept" \
    "$(coverage "$reader" "$corpus" "$inputs" "$seeds")" "$crashes"
  if [ "$crashes" -gt 0 ]; then
    failed=1
    for input in "$broken"/*; do
      [ -e "$input" ] || continue
      { base64 <"$input" | tr -d '\n' && echo; } >>"$inputs/found"
      rm -- "$input"
    done
    tail -n 40 "$log" >&2
  fi
done
exit $failed
