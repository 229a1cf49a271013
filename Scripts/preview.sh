#!/usr/bin/env bash
# Draws the picture that messengers show beside a link to the site, Site/assets/preview.png, from Site/preview.svg:
# in Chromium, and then with few colours. The PNG is part of the repository, so no build needs this.
#
# `make preview` runs it.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

for browser in chromium-headless-shell chromium chromium-browser google-chrome; do
  command -v "$browser" >/dev/null && break
done
picture=$PWD/Site/assets/preview.png
"$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 \
  --window-size=1200,630 --screenshot="$picture" "file://$PWD/Site/preview.svg" 2>/dev/null
.venv/bin/python - "$picture" <<'PYTHON'
import sys

from PIL import Image

with Image.open(sys.argv[1]) as picture:
    picture.convert("RGB").quantize(32, dither=Image.Dither.NONE).save(sys.argv[1], optimize=True)
PYTHON
