#!/usr/bin/env bash
# The steps of the GitHub Action in action.yml, which sets the variables below.
#
# Usage: action.sh install   downloads the program of a release, compares its checksum, adds it to the PATH
#        action.sh check     checks FILES, one a line, with OPTIONS, and with ANNOTATIONS=true annotates them

set -euo pipefail
here=$(dirname -- "${BASH_SOURCE[0]}")

# Ends with a line about an input of the action.
refuse() {
  echo "$1" >&2
  exit 64
}

install_program() {
  local version archive folder
  local LC_ALL=C
  # The version that this checkout of the action has, unless another is asked for.
  version=${VERSION:-$(sed -n 's/^version: //p' "$here/../CITATION.cff")}
  # A version is part of an address, in which `..` would lead to another repository.
  [[ $version =~ ^[0-9]+(\.[0-9]+)*$ ]] ||
    refuse "version: $(printf %q "$version") is not a version; expected digits and points, such as 0.1.0"
  [[ ${CHECKSUM:-} =~ ^([0-9A-Fa-f]{64})?$ ]] ||
    refuse "checksum: $(printf %q "$CHECKSUM") is not a SHA-256; expected 64 hexadecimal digits"
  archive=widgetsize-$version-$(uname -m)-$(uname -s | tr '[:upper:]' '[:lower:]').tar.xz
  folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/widgetsize.XXXXXX")
  cd -- "$folder"
  curl --fail --silent --show-error --location --retry 3 \
    --remote-name "$RELEASES/v$version/$archive" --remote-name "$RELEASES/v$version/SHA256SUMS"
  if [ -n "${CHECKSUM:-}" ]; then
    echo "$CHECKSUM  $archive" >SHA256SUMS
  fi
  grep -F "  $archive" SHA256SUMS | sha256sum --check --strict
  tar -xf "$archive" --strip-components=1
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
