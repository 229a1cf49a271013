#!/usr/bin/env bash
# Installs a built program with its completions and its manual page, as `make install` and `make dist` do.
#
# Usage: install-built.sh PROGRAM FOLDER BUILD
#
# The program goes to FOLDER/bin without its symbols, everything else to FOLDER/share. BUILD has the tool
# generate-manual of swift-argument-parser, which writes the manual page, with the date of the last commit.

set -euo pipefail

# A path that begins with `-` is a path for every program below.
program=${1/#-/./-} folder=${2/#-/./-} build=${3/#-/./-}
share=$folder/share

install -d "$folder/bin" "$share/bash-completion/completions" "$share/zsh/site-functions" \
  "$share/fish/vendor_completions.d" "$share/man/man1"
"$(dirname -- "${BASH_SOURCE[0]}")/strip.sh" "$program" "$folder/bin/widgetsize"
"$program" completion bash >"$share/bash-completion/completions/widgetsize"
"$program" completion zsh >"$share/zsh/site-functions/_widgetsize"
"$program" completion fish >"$share/fish/vendor_completions.d/widgetsize.fish"
day=$(git -C "$(dirname -- "${BASH_SOURCE[0]}")" log -1 --format=%cs 2>/dev/null || date +%F)
"$build/generate-manual" "$program" --date "$day" --output-directory - >"$share/man/man1/widgetsize.1"
