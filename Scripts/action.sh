#!/usr/bin/env bash
# The steps of the GitHub Action in action.yml, which sets the variables below.
#
# Usage: action.sh install   downloads the program of a release, compares its checksum, adds it to the PATH
#        action.sh check     checks FILES, one a line, with OPTIONS, and with ANNOTATIONS=true annotates them

set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")

install_program() {
  local version archive folder
  # The version that this checkout of the action has, unless another is asked for.
  version=${VERSION:-$(sed -n 's/^version: //p' "$here/../CITATION.cff")}
  archive=widgetsize-$version-$(uname -m)-$(uname -s | tr '[:upper:]' '[:lower:]').tar.xz
  folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/widgetsize.XXXXXX")
  cd "$folder"
  curl --fail --silent --show-error --location --retry 3 \
    --remote-name "$RELEASES/v$version/$archive" --remote-name "$RELEASES/v$version/SHA256SUMS"
  if [ -n "${CHECKSUM:-}" ]; then
    echo "$CHECKSUM  $archive" >SHA256SUMS
  fi
  grep -F "  $archive" SHA256SUMS | sha256sum --check --strict
  tar -xf "$archive" --strip-components=1
  echo "$folder/bin" >>"$GITHUB_PATH"
}

check_files() {
  local paths options
  mapfile -t paths < <(grep -v '^[[:space:]]*$' <<<"$FILES")
  read -ra options <<<"${OPTIONS:-}"
  [ "${ANNOTATIONS:-true}" != true ] || options+=(--github)
  "$here/check-files.sh" ${options[@]+"${options[@]}"} ${paths[@]+"${paths[@]}"}
}

case ${1:-} in
  install) install_program ;;
  check) check_files ;;
  *) echo "usage: action.sh install|check" >&2 && exit 64 ;;
esac
