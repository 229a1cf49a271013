#!/usr/bin/env bash
# Installs a release on a Mac as users do, with the script and with Homebrew, from the files in a folder: those of the
# release are still a draft, which nobody can download.
#
# Usage: test-install.sh DIST

set -euo pipefail

dist=$(cd -- "${1/#-/./-}" && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
version=$(sed -n 's/^  version "\(.*\)"$/\1/p' "$dist/widgetsize.rb")
releases=file://$work/releases
mkdir "$work/releases"
ln -s "$dist" "$work/releases/v$version"

# Answers a question with the program $1.
try() {
  "$1" iphone 16 pro medium | tee "$work/answer"
  grep -q '349[.]67 × 164[.]33' "$work/answer"
}

bash -c "$(sed "s|https://[^}]*/releases/download|$releases|" "$dist/install.sh")" install.sh "$work/local"
try "$work/local/bin/widgetsize"

# Homebrew takes formulas from a tap alone, and only from one that is trusted.
tap=widgetsize/trial
brew tap-new --no-git "$tap"
sed "s|https://.*/releases/download|$releases|" "$dist/widgetsize.rb" >"$(brew --repository "$tap")/Formula/widgetsize.rb"
brew trust --formula "$tap/widgetsize"
brew install --build-from-source "$tap/widgetsize"
brew test "$tap/widgetsize"
try "$(brew --prefix)/bin/widgetsize"
echo 'the script and the formula install a program that answers'
