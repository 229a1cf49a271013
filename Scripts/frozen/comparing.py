"""Compares two recordings, and prints the differences by kind."""

import itertools
import re

from . import content
from .differences import Differences, cut
from .facts import Trouble
from .recording import text

HEADING = re.compile(r"(?m)^(?=[a-z]+\.[A-Za-z0-9.@-]+$)")
BY_SUFFIX = {"json": "json", "webmanifest": "json", "csv": "csv", "html": "html"}


class Comparison:
    def __init__(self, old, new, parsed, shown):
        self.old, self.new, self.parsed = old, new, parsed
        self.found = Differences(shown)

    def part(self, part):
        """Compares one part: the common questions, and those of one side only."""
        lists = [side.questions(part) for side in (self.old, self.new)]
        for name, line in lists[0].items():
            if name not in lists[1]:
                self.found.add(part, "questions only in the first", shell(line))
        for name, line in lists[1].items():
            if name not in lists[0]:
                self.found.add(part, "questions only in the second", shell(line))
        for name in lists[0]:
            if name in lists[1]:
                self.question(part, lists[0][name], lists[1][name])

    def question(self, part, old, new):
        asked = shell(old)
        if old["exit"] != new["exit"]:
            told = new["errors"].strip() or "(standard error is empty)"
            self.found.add(
                part, f"exit code {old['exit']} became {new['exit']}", f"{asked}: {cut(told)}")
        elif old["errors"] != new["errors"]:
            lines = [side["errors"].splitlines() for side in (old, new)]
            self.lines(part, "standard error", *lines, asked)
        self.answer(part, old["format"], asked, [
            side.stored(part, old["name"]) for side in (self.old, self.new)])
        files = [line.get("files", []) for line in (old, new)]
        for name in files[0]:
            if name not in files[1]:
                self.found.add(part, "files only in the first", f"{name} ({asked})")
            else:
                form = BY_SUFFIX.get(name.rsplit(".", 1)[-1], "text")
                self.answer(part, form, f"{name}", [
                    side.stored(part, old["name"], name) for side in (self.old, self.new)])
        for name in files[1]:
            if name not in files[0]:
                self.found.add(part, "files only in the second", f"{name} ({asked})")

    def answer(self, part, form, asked, stored):
        """Compares one output: by bytes, and if they differ, by content."""
        if stored[0] == stored[1]:
            return
        old, new = map(text, stored)
        if old == new:
            return
        if not old or not new:
            side = "second" if not old else "first"
            ids = len(re.findall(r'(?m)^(?:today|widgetkit|activity)\.|"id":', old or new))
            cells = f" with {ids} cells" if ids else ""
            self.found.add(part, f"output only in the {side} ({form})", f"{asked}{cells}")
            return
        before = self.found.total
        self.content(part, form, asked, old, new)
        if not self.parsed and before == self.found.total:
            self.found.add(part, f"only layout or order differs ({form})", asked)

    def content(self, part, form, asked, old, new):
        def report(kind, example):
            example = example or asked
            self.found.add(part, f"{kind} ({form})", example)

        compare = {"json": content.compare_json, "csv": content.compare_csv}.get(form)
        if compare:
            try:
                return compare(old, new, report)
            except ValueError:
                self.found.add(part, f"cannot be parsed ({form})", asked)
        if form == "explanation":
            return self.explanations(part, asked, old, new)
        read = content.html_lines if form == "html" else str.splitlines
        self.lines(part, form, read(old), read(new), asked)

    def lines(self, part, form, old, new, asked):
        content.compare_lines(
            old, new, lambda kind, _: self.found.add(part, f"{kind} ({form})", asked),
            lambda kind, line: self.found.add_line(part, f"{kind} ({form})", line, asked))

    def explanations(self, part, asked, old, new):
        """Compares the explanations of several cells, cell by cell."""
        sides = []
        for answer in (old, new):
            head, *cells = HEADING.split(answer)
            named = {cell.split("\n", 1)[0]: cell.rstrip("\n") for cell in cells}
            sides.append({f"(head of {asked})": head, **named} if head else named)
        for kind, example in content.row_differences(*sides, "cells"):
            self.found.add(part, kind, example or asked)
        for name in sides[0]:
            if name in sides[1] and sides[0][name] != sides[1][name]:
                pairs = itertools.zip_longest(
                    *(side[name].splitlines() for side in sides), fillvalue="(nothing)")
                one, other = next((pair for pair in pairs if pair[0] != pair[1]), ("", ""))
                self.found.add(
                    part, "explanations that differ", f"{name}: {cut(one)} → {cut(other)}")
                self.lines(
                    part, "explanation", *(side[name].splitlines() for side in sides), name)


def shell(line):
    """The command line of a question, shortened, after its environment."""
    around = [f"{name}={value}" for name, value in line.get("environment", {}).items()]
    return " ".join(around + [
        word if re.fullmatch(r"[\w@.,+:/=-]+", word) else f"'{word}'" for word in line["arguments"]])


def compare(old, new, parts, parsed, shown):
    """Prints the differences of two recordings. Returns 0 if there are none, else 1."""
    shared = [part for part in parts if part in old.parts and part in new.parts]
    if not shared:
        raise Trouble("the recordings have no part in common")
    comparison = Comparison(old, new, parsed, shown)
    for part in parts:
        if part in shared:
            comparison.part(part)
    skipped = [part for part in parts if (part in old.parts) != (part in new.parts)]
    if skipped:
        print(f"not compared, because only one side has it: {', '.join(skipped)}")
    if comparison.found.write(print):
        return 1
    print(f"the same: {', '.join(shared)}")
    return 0
