"""Widths of lines, columns and their order, and colours: what the shape of a terminal changes."""

import shlex

from ..question import Question

WIDTHS = (20, 40, 60, 80, 120)
# Wide tables, narrow ones, and texts that are wrapped.
LINES = [tuple(shlex.split(line)) for line in """
query -d plus
query -d plus --landscape --os 10-12
query --kind today --idiom phone
query -d 'iPhone 15 Pro' --os 18
query -d 'iPad (10th generation)' --kind widgetkit
query --platform watchOS
query --kind activity
query -d 'iPhone 15' --columns width,height
query -d own-one --data models
query -d 'iPhone 99'
query --family nothing
query -d 'iPhone 15' --format svg
query -d 'iPhone 15' --format markdown
query -d 'iPhone 15' --format csv
query -d 'iPhone 15' --json
explain -d plus -t xxl
explain -d 'iPhone 15 Pro' --family systemSmall --os 18
explain -d own-one --data ranks --os 10 --kind today
list devices
list screens
list text-sizes
list entry-points
list os
list families
list sources
list sources --data models
list disputes
list unknown iphone 15 ios 26+
list rules
list sources --columns id
compare 'iPhone 15' 'iPhone 16 Pro'
compare 'iPhone 15' 'iPhone SE' 'iPhone 16 Pro' 'iPhone 11' --os 17,18,26 --differences
fit --rows 5 --row-height 44 --header 20
fit --lines 3 --family small -d 'iPhone 15'
fit --image 1024x1024
identify --height 110
identify 170x170 --kind widgetkit
identify max[718080]
safe --idiom phone --os 10-12 -t xs-xxxl
safe --family systemSmall --platform iPadOS
check lock.csv
check hostile.json
check lock.csv --format github
check widgets.md tables/sizes.ts tables/older.md
render note.md --format markdown
render wrong.md
--help
query --help
help check
""".strip().splitlines()]


def terminals(facts):
    for line in LINES:
        for width in WIDTHS:
            yield Question(line, environment=(("COLUMNS", str(width)),))
        # With colours; the width comes from the terminal.
        yield Question(line, terminal=80)
    for value in ("0", "-1", "x", "1", "100000", ""):
        yield Question(LINES[0], environment=(("COLUMNS", value),))
    for name in ("NO_COLOR", "COLUMNS"):
        yield Question(LINES[0], terminal=60, environment=((name, "100"),))
    yield Question(LINES[0], terminal=60, environment=(("TERM", "dumb"),))
    for command, columns in (
            ("query", ("height", "width,height", "Height,Width", "sources,height,width", "xs", "width,l,xl")),
            ("query -d 'iPhone 15'", ("family,width", "Family,Variant,Height", "pixels", "sources")),
            ("query -d plus --format csv", ("id,height_pt", "height", "height_pt,id")), ("list devices", ("name", "screen,name")),
            ("list devices --format csv", ("name,id", "screen_class")), ("list sources", ("id,author", "title")),
            ("safe --idiom phone", ("width", "height")),
            ("compare 'iPhone 15' 'iPhone SE'", ("family", "difference"))):
        for each in columns:
            yield (*shlex.split(command), "--columns", each)
            for sort in ("", "-"):
                yield (*shlex.split(command), f"--sort={sort}{each.split(',')[0]}")
                yield (*shlex.split(command), "--columns", each, f"--sort={sort}{each.split(',')[-1]}")
