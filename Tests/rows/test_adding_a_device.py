"""The page for those who add a device: its rows are right, and its commands do what it says."""

import re
import shlex
import subprocess

from shared import ROOT

PAGE = ROOT / "docs" / "adding-a-device.md"


def blocks(text):
    """The indented blocks of the page, each with the paragraph before it."""
    for before, block in re.findall(r"([^\n]+(?:\n[^\n]+)*)\n\n((?:    [^\n]*\n)+)", text):
        yield before, "".join(f"{line[4:]}\n" for line in block.splitlines())


def test_rows_and_commands_of_the_page_work(tmp_path, pytestconfig):
    program = pytestconfig.getoption("--program").absolute()
    (tmp_path / "new").mkdir()
    (tmp_path / "Data").symlink_to(ROOT / "Data")
    answers = {}
    for before, block in blocks(PAGE.read_text()):
        if name := re.search(r"`(new/\w+\.csv)`: |`(mini\.log)` has", before):
            with open(tmp_path / (name[1] or name[2]), "a", encoding="utf-8") as file:
                file.write(block)
            continue
        for line in block.splitlines():
            words = shlex.split(line)
            if words[0].startswith("widgetsize"):
                words[0] = str(program.with_name(words[0]))
            result = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True)
            answers[line] = result.stdout
            unknown = line == "widgetsize iphone 18 mini --data new"
            assert result.returncode == (1 if unknown else 0), (line, result)
    assert answers["widgetsize-tables validate new"].startswith("all is well")
    assert answers["widgetsize iphone 18 mini --data new"].startswith("no size is known")
    assert "354  166.33  1062 × 499" in answers["widgetsize iphone 18 mini medium --data new"]
    page = (tmp_path / "_report" / "devices" / "iphone-18-mini.html").read_text()
    assert "iPhone 18 mini" in page and "somebody" in page
    assert "iPhone 18 mini" in (tmp_path / "_report" / "sizes" / "iphone.html").read_text()
