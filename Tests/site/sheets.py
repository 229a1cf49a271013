"""The sheets of a PDF, read by the library that browsers show PDF with."""

from typing import NamedTuple

from pypdfium2 import PdfDocument, raw


class Sheet(NamedTuple):
    """Lengths are points, 1/72 inch."""

    size: tuple
    text: str
    # The left and the right end of the text.
    extent: tuple
    smallest_text: float


def read_sheets(pdf):
    with PdfDocument(pdf) as document:
        return [read_sheet(page) for page in document]


def read_sheet(page):
    text = page.get_textpage()
    whole = text.get_text_range()
    lefts, rights, sizes = [], [], []
    matrix = raw.FS_MATRIX()
    for index in range(text.count_chars()):
        if chr(raw.FPDFText_GetUnicode(text, index)).isspace():
            continue
        left, _, right, _ = text.get_charbox(index)
        lefts.append(left)
        rights.append(right)
        raw.FPDFText_GetMatrix(text, index, matrix)
        sizes.append(raw.FPDFText_GetFontSize(text, index) * abs(matrix.d))
    extent = (min(lefts, default=0), max(rights, default=0))
    return Sheet(page.get_size(), whole, extent, min(sizes, default=float("inf")))
