"""Pages look as they looked when somebody last looked at them.

`pictures/` has each page at each width and in each colour scheme, a quarter of its size. `--record-pictures`
writes them anew; look at every one that changed before you commit it.
"""

import base64
from pathlib import Path

import pytest

PICTURES = Path(__file__).with_name("pictures")

PAGES = {
    "home": "index.html",
    "iphone": "devices/iphone-16-pro.html",
    "ipad": "devices/ipad-pro-11-3.html",
    "watch": "devices/apple-watch-series-9-45-mm.html",
    "compare": "compare.html",
    "smallest": "safe.html",
    "fit": "fit.html",
    "today": "today.html",
}
SIZES = [(360, 800), (1280, 900), (1920, 1080)]
SCHEMES = ["light", "dark"]

# A pixel of a quarter of the size differs if a colour of it differs by more than this, of 255.
GREATEST_DIFFERENCE = 40
# Fonts and their edges differ from one machine to the next; a part that moved or vanished is far more.
MOST_DIFFERENT = 0.02

# The part of pixels that differ between a screenshot, reduced to a quarter, and a reference; without a
# reference the reduced screenshot.
COMPARE = """
  const [shot, reference, limit] = arguments;
  const load = (data) => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("no picture"));
    image.src = `data:image/png;base64,${data}`;
  });
  const draw = (image, width, height) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    return canvas;
  };
  (async () => {
    const image = await load(shot);
    const small = draw(image, Math.round(image.width / 4), Math.round(image.height / 4));
    if (!reference) return done(small.toDataURL("image/png").split(",")[1]);
    const old = await load(reference);
    if (old.width !== small.width || old.height !== small.height) return done(1);
    const pixels = [small, draw(old, old.width, old.height)].map((canvas) =>
      canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data);
    let different = 0;
    for (let i = 0; i < pixels[0].length; i += 4) {
      const most = Math.max(...[0, 1, 2].map((c) => Math.abs(pixels[0][i + c] - pixels[1][i + c])));
      if (most > limit) different += 1;
    }
    done(different / (pixels[0].length / 4));
  })().catch((error) => done(String(error)));
"""


def name_of(subject, size, scheme):
    return f"{subject}-{size[0]}-{scheme}.png"


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("subject", PAGES)
def test_a_page_looks_as_it_did(website, browser, pytestconfig, subject, size, scheme):
    browser.emulate(size=size, scheme=scheme)
    browser.open(website.address(PAGES[subject]))
    shot = browser.picture()
    path = PICTURES / name_of(subject, size, scheme)
    browser.open("about:blank")
    if pytestconfig.getoption("--record-pictures"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(base64.b64decode(browser.run_async(COMPARE, shot, None, None)))
        return
    reference = base64.b64encode(path.read_bytes()).decode()
    different = browser.run_async(COMPARE, shot, reference, GREATEST_DIFFERENCE)
    assert isinstance(different, (int, float)), different
    assert different <= MOST_DIFFERENT, f"{different:.1%} of {path.name} differs"


def test_every_picture_belongs_to_a_page():
    names = {name_of(*key) for key in
             ((subject, size, scheme) for subject in PAGES for size in SIZES for scheme in SCHEMES)}
    assert {path.name for path in PICTURES.glob("*.png")} == names
