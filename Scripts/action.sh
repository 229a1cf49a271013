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

# The machine in the name of an archive: x86_64-linux, aarch64-linux, arm64-macos.
machine() {
  local system
  system=$(uname -s)
  case $system in
    Darwin) system=macos ;;
    Linux) system=linux ;;
  esac
  echo "$(uname -m)-$system"
}

# Compares the files here that are listed on standard input with their SHA-256.
compare_checksums() {
  # macOS has only the script of Perl.
  if command -v sha256sum >/dev/null; then sha256sum --check --strict; else shasum --algorithm 256 --check --strict; fi
}

# Builds the program of this checkout of the action, whose version is $1, into the folder $3; $2 is the version that
# is asked for.
build_program() {
  local missing
  missing="the release $2 has no archive for $(machine)"
  # Nobody knows the checksum of what this machine builds.
  [ -z "${CHECKSUM:-}" ] || refuse "$missing to compare with the checksum"
  [ "$1" = "$2" ] || refuse "$missing, and the source of this action is version $1: leave out the version"
  command -v swift >/dev/null ||
    refuse "$missing, and no Swift builds it here: run on ubuntu-latest, or install Swift 6.2 or later before"
  echo "$missing: building it from source, which takes some minutes" >&2
  make -C "$here/.." install PREFIX="$3" >&2
}

install_program() {
  local source version archive folder
  local LC_ALL=C
  # The version that this checkout of the action has, unless another is asked for.
  source=$(sed -n 's/^version: //p' "$here/../CITATION.cff")
  version=${VERSION:-$source}
  # A version is part of an address, in which `..` would lead to another repository.
  [[ $version =~ ^[0-9]+(\.[0-9]+)*$ ]] ||
    refuse "version: $(printf %q "$version") is not a version; expected digits and points, such as 0.2.0"
  [[ ${CHECKSUM:-} =~ ^([0-9A-Fa-f]{64})?$ ]] ||
    refuse "checksum: $(printf %q "$CHECKSUM") is not a SHA-256; expected 64 hexadecimal digits"
  archive=widgetsize-$version-$(machine).tar.xz
  folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/widgetsize.XXXXXX")
  here=$(cd -- "$here" && pwd)
  cd -- "$folder"
  local download=(curl --fail --silent --show-error --location --retry 3 --remote-name)
  "${download[@]}" "$RELEASES/v$version/SHA256SUMS"
  if ! grep -qF "  $archive" SHA256SUMS; then
    build_program "$source" "$version" "$folder"
  else
    "${download[@]}" "$RELEASES/v$version/$archive"
    if [ -n "${CHECKSUM:-}" ]; then
      echo "$CHECKSUM  $archive" >SHA256SUMS
    fi
    grep -F "  $archive" SHA256SUMS | compare_checksums
    tar -xf "$archive" --strip-components=1
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
