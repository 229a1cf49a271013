"""A list of differences, grouped by kind, with a few examples of each.

A difference that several questions show, such as another height of one cell, is counted once.
"""

import json
from collections import Counter

# A longer text is cut in an example.
WIDTH = 160


def cut(value):
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = text.replace("\n", "⏎")
    return text if len(text) <= WIDTH else text[:WIDTH] + "…"


class Differences:
    """Counts differences by kind. Memory is bounded: only the first examples are held."""

    # How many different lines of text are counted for each kind.
    MOST_LINES = 20_000

    def __init__(self, shown):
        self.shown = shown
        self.counts = {}
        self.repeated = 0
        self.examples = {}
        self.seen = {}
        self.lines = {}

    def add(self, part, kind, example):
        """One difference of a kind, such as 'width.state changed'."""
        key = (part, kind)
        seen = self.seen.setdefault(key, set())
        if hash(example) in seen:
            self.repeated += 1
            return
        seen.add(hash(example))
        self.counts[key] = self.counts.get(key, 0) + 1
        examples = self.examples.setdefault(key, [])
        if len(examples) < self.shown:
            examples.append(example)

    def add_line(self, part, kind, line, place):
        """A line of text that only one side has. The same line in many places is shown once."""
        counter, places = self.lines.setdefault((part, kind), (Counter(), {}))
        if line in counter or len(counter) < self.MOST_LINES:
            counter[line] += 1
            places.setdefault(line, place)
        self.counts[part, kind] = self.counts.get((part, kind), 0) + 1

    @property
    def total(self):
        """How many differences were added, repeated ones too."""
        return sum(self.counts.values()) + self.repeated

    def write(self, write):
        """Writes the list, and returns whether there is any difference."""
        last = None
        for (part, kind), count in self.counts.items():
            if part != last:
                write(f"{part}")
                last = part
            if (part, kind) in self.lines:
                counter, places = self.lines[part, kind]
                write(f"  {kind}: {count}, {len(counter)} of them different")
                for line, times in counter.most_common(self.shown):
                    write(f"    {times} × {cut(line)}  ({places[line]})")
                continue
            examples = self.examples[part, kind]
            first = "" if count <= len(examples) else f", first {len(examples)}"
            write(f"  {kind}: {count}{first}:" if examples else f"  {kind}: {count}")
            for example in examples:
                write(f"    {example}")
        return bool(self.counts)
