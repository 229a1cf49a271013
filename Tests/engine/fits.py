"""Lines of text in widgets, computed a second time: line heights, and what is seen."""

import math
from fractions import Fraction

LINES = 3
# The styles of the lines of a row, the space between rows, and the height above them.
ROW_STYLES = ("headline", "body")
SPACING, HEADER = 4, 10


class Fits:
    """Whether lines of text fit, from the answers of an engine."""

    def __init__(self, engine):
        self.engine = engine
        self.listed = {
            (row["platform"], row["text_style"], row["text_size"]): Fraction(row["line_height_pt"])
            for row in engine.tables.rows("line_heights")
        }

    def line_height(self, style, text_size, cell):
        """The greatest height that a line may have, in points; None if no source states one."""
        if cell.setting.kind == "today":
            settled = self.engine.tables.releases[cell.os]["line_heights"] == "older"
            if style == "body":
                older, current = self.engine.tables.line_heights[text_size]
                return older if settled else max(older, current)
            # No source lists the other styles before iOS 11.
            if settled:
                return None
        return self.listed.get(
            (cell.platform, style, text_size), self.listed.get((cell.platform, style, "*")))

    def fit(self, style, text_size, cell):
        """The line height, the height of all lines, the number of whole lines seen, and the height cut
        off, in points. If the height of the widget or the line is unknown, only the line height."""
        line = self.line_height(style, text_size, cell)
        height = self.engine.answer("height", cell).value
        if line is None or height is None:
            return (line, None, None, None)
        seen = min(LINES, math.floor(height / line))
        return (line, LINES * line, seen, max(Fraction(0), LINES * line - height))

    def fit_rows(self, text_size, cell):
        """The height of all rows of mixed styles, the number of whole rows seen, and the height cut off."""
        heights = [self.line_height(style, text_size, cell) for style in ROW_STYLES]
        height = self.engine.answer("height", cell).value
        if None in heights or height is None:
            return (None, None, None)
        row = sum(heights)
        seen = min(LINES, max(0, math.floor((height - HEADER + SPACING) / (row + SPACING))))
        content = HEADER + LINES * (row + SPACING) - SPACING
        return (content, seen, max(Fraction(0), content - height))
