"""Pages on paper: nothing is cut off, and all of it can be read.

The PDF is what is judged: a browser that finds no room first makes the text smaller, and then
leaves out what lies beyond the edge.
"""

import unicodedata

import pytest

from sheets import read_sheets

# Width and height in inches.
PAPER = {"A4": (210 / 25.4, 297 / 25.4), "Letter": (8.5, 11)}

# In points (1/72 inch).
SMALLEST_TEXT = 6

# How much can stand between two cells of a row: the address of a link. In characters.
BETWEEN_CELLS = 200

# For each row of each table the texts of its cells, in order, as far as they are printed at all.
ROWS = """
  return [...document.querySelectorAll('tr')].map(row =>
    [...row.cells].filter(cell => cell.checkVisibility()).map(cell => cell.innerText));
"""


def letters(text):
    """The text without what a line break in it may change: blanks and hyphens."""
    normal = unicodedata.normalize("NFKC", text)
    return "".join(c for c in normal if not c.isspace() and c not in "-\u00ad\u2010\ufffe\u0002")


def end_of(cells, printed, start):
    """Where the cells end that follow each other from `start` on; None if they do not."""
    for cell in cells:
        found = printed.find(cell, start, start + BETWEEN_CELLS + len(cell))
        if found < 0:
            return None
        start = found + len(cell)
    return start


def find_row(cells, printed, start):
    """Where a row ends that begins after `start`, perhaps not where its first word first occurs."""
    while (start := printed.find(cells[0], start)) >= 0:
        if end := end_of(cells, printed, start):
            return end
        start += 1
    return None


def test_tools_of_a_device_are_not_on_the_paper(website, browser):
    browser.emulate(media="print")
    browser.open(website.address("devices/iphone-16-pro.html"))
    first = read_sheets(browser.print(*PAPER["A4"]))[0].text
    assert "402 × 874 points" in first
    assert not any(tool in first for tool in ("Compare", "Does it fit?", "CSV"))


@pytest.mark.parametrize("paper", PAPER)
def test_all_iphones_stand_on_one_sheet(website, browser, paper):
    browser.emulate(media="print")
    browser.open(website.address("sizes/iphone.html"))
    sheet, = read_sheets(browser.print(*PAPER[paper]))
    assert "iPhone SE (3rd), SE (2nd)" in sheet.text and "349.67 × 164.33" in sheet.text


# A4 is the narrower one.
@pytest.mark.parametrize("paper", ["A4", pytest.param("Letter", marks=pytest.mark.night)])
def test_everything_is_on_the_paper(website, browser, varied_page, paper):
    browser.emulate(media="print")
    varied_page.open(browser, website)
    sheets = read_sheets(browser.print(*PAPER[paper]))
    assert {round(max(sheet.size) / 72, 1) for sheet in sheets} == {round(max(PAPER[paper]), 1)}

    for number, sheet in enumerate(sheets, 1):
        assert sheet.smallest_text >= SMALLEST_TEXT, f"sheet {number} has too small text"
        left, right = sheet.extent
        assert left >= 0 and right <= sheet.size[0], f"sheet {number} is cut off"

    printed = letters("".join(sheet.text for sheet in sheets))
    position = 0
    for row in browser.run(ROWS):
        if cells := [text for cell in row if (text := letters(cell))]:
            # Of two tables beside each other, the second may be on an earlier sheet than the first.
            position = find_row(cells, printed, position) or find_row(cells, printed, 0)
            assert position, f"{row} is not all on the paper"
