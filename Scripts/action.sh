#!/usr/bin/env bash
# The steps of the GitHub Action in action.yml, which sets the variables below.
#
# Usage: action.sh install   downloads the program of a release, compares its checksum, adds it to the PATH; builds it
#                            if the release has no archive for the machine
#        action.sh check     checks FILES, one a line, with OPTIONS, and with ANNOTATIONS=true annotates them

set -euo pipefail
here=$(dirname -- "${BASH_SOURCE[0]}")

# Ends with a line about an input of the action.
refuse() {
  echo "$1" >&2
  exit 64
}

# Downloads the program of a release; builds that of this checkout if the release has no archive for the machine.
install_program() {
  local source version folder status=0
  # The version that this checkout of the action has, unless another is asked for.
  source=$(sed -n 's/^version: //p' "$here/../CITATION.cff")
  version=${VERSION:-$source}
  folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/widgetsize.XXXXXX")
  PATH=$folder/bin:$PATH WIDGETSIZE_RELEASES=$RELEASES WIDGETSIZE_VERSION=$version \
    WIDGETSIZE_CHECKSUM=${CHECKSUM:-} "$here/install.sh" "$folder" || status=$?
  if [ "$status" -eq 3 ]; then
    # Nobody knows the checksum of what this machine builds.
    [ -z "${CHECKSUM:-}" ] || refuse "a checksum needs an archive to compare it with"
    [ "$source" = "$version" ] || refuse "the source of this action is version $source: leave out the version"
    command -v swift >/dev/null ||
      refuse "no Swift builds it here: run on ubuntu-latest, or install Swift 6.2 or later before"
    echo "building it from source, which takes some minutes" >&2
    make -C "$here/.." install PREFIX="$folder" >&2
  elif [ "$status" -ne 0 ]; then
    exit "$status"
  fi
  echo "$folder/bin" >>"$GITHUB_PATH"
}

# Splits $1 into `words` as a shell does: at blanks and line ends, with quotes and backslashes. Nothing is
# expanded.
split_words() {
  local text=$1 character quote='' word='' has_word=false at
  words=()
  for ((at = 0; at < ${#text}; at++)); do
    character=${text:at:1}
    if [ "$character" = \\ ] && [ "$quote" != \' ]; then
      at=$((at + 1)) character=${text:at:1}
      # In double quotes, a backslash before any other character stands for itself.
      [[ $quote = '' || $character = ["\"\\\$\`"$'\n'] ]] || word+=\\
      # A line that ends in a backslash goes on.
      [ "$character" = $'\n' ] || word+=$character has_word=true
    elif [ "$character" = "$quote" ]; then
      quote=''
    elif [ -n "$quote" ]; then
      word+=$character
    elif [[ $character = [\'\"] ]]; then
      quote=$character has_word=true
    elif [[ $character != [[:space:]] ]]; then
      word+=$character has_word=true
    elif $has_word; then
      words+=("$word")
      word='' has_word=false
    fi
  done
  [ -z "$quote" ] || refuse "options: a quote $quote is not closed"
  if $has_word; then words+=("$word"); fi
}

check_files() {
  local words line paths=()
  while IFS= read -r line; do
    [[ $line =~ ^[[:space:]]*$ ]] || paths+=("$line")
  done <<<"$FILES"
  split_words "${OPTIONS:-}"
  [ "${ANNOTATIONS:-true}" != true ] || words+=(--format github)
  "$here/check-files.sh" ${words[@]+"${words[@]}"} -- ${paths[@]+"${paths[@]}"}
}

case ${1:-} in
  install) install_program ;;
  check) check_files ;;
  *) echo "usage: action.sh install|check" >&2 && exit 64 ;;
esac
