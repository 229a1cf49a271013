"""Drawings look as they looked when somebody last looked at them.

`pictures/` has a window with each kind of drawing, a quarter of its size. `--record-pictures` writes them anew;
look at every one that changed before you commit it.
"""

import base64
import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops

PICTURES = Path(__file__).with_name("pictures")

# For each kind of drawing its page, and the window and the colour scheme in which it is seen.
SHOTS = {
    "home-screen": ("devices/iphone-16-pro.html", (1280, 1400), "light"),
    "home-screen-pad": ("devices/ipad-pro-11-3.html", (1280, 900), "dark"),
    "watch-face": ("devices/apple-watch-series-9-45-mm.html", (360, 800), "dark"),
    "overlay": ("compare.html", (1280, 900), "light"),
}

# A pixel of a quarter of the size differs if a colour of it differs by more than this, of 255.
GREATEST_DIFFERENCE = 40
# Fonts and their edges differ from one machine to the next; a part that moved or vanished is far more.
MOST_DIFFERENT = 0.02


def part_that_differs(one, other):
    """How many of the pixels of two pictures differ, of 1."""
    if one.size != other.size:
        return 1
    red, green, blue = ImageChops.difference(one, other).split()
    greatest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(greatest.histogram()[GREATEST_DIFFERENCE + 1:]) / (one.width * one.height)


@pytest.mark.parametrize("kind", SHOTS)
def test_a_drawing_looks_as_it_did(website, browser, pytestconfig, kind):
    page, size, scheme = SHOTS[kind]
    browser.emulate(size=size, scheme=scheme)
    browser.open(website.address(page))
    browser.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", f"svg.{kind}")
    shot = Image.open(io.BytesIO(base64.b64decode(browser.picture()))).convert("RGB").reduce(4)
    path = PICTURES / f"{kind}.png"
    if pytestconfig.getoption("--record-pictures"):
        shot.save(path, optimize=True)
        return
    with Image.open(path) as reference:
        different = part_that_differs(shot, reference.convert("RGB"))
    assert different <= MOST_DIFFERENT, f"{different:.1%} of {path.name} differs"


def test_every_picture_belongs_to_a_drawing():
    assert {path.stem for path in PICTURES.glob("*.png")} == SHOTS.keys()
