"""Times widgetsize beside the programs that people would use instead, in one run on one machine.

Prints a table of ratios, and writes it into Bench/README.md.

Usage: bench.py [--cells N] [--runs N] [--before PROGRAM] [PART...]

PART: query, questions, cells, export, site, render, growth, page, build, builds; all but the last four without any.
growth doubles the sizes of inputs; page opens two pages in a browser; build times a clean build; builds compares
with PROGRAM, an earlier build.
"""

import argparse
import html
import json
import os
import re
import resource
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import growth as growing

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
WORK = BENCH / ".build-work"
OURS = ROOT / ".build" / "release" / "widgetsize"

rows: list[tuple[str, str, str, str, str]] = []


def tell(name: str, ours: str, theirs: str = "", ratio: str = "", demanded: str = "") -> None:
    rows.append((name, ours, theirs, ratio, demanded))
    print(f"{name:44} {ours:>12} {theirs:>12} {ratio:>8}  {demanded}", flush=True)


def seconds(value: float) -> str:
    return f"{value * 1000:.2f} ms" if value < 1 else f"{value:.2f} s"


def shell(command: str, **options) -> subprocess.CompletedProcess:
    return subprocess.run(command, shell=True, check=True, text=True, **options)


def hyperfine(*commands: str, runs: int) -> list[float]:
    """The fastest run of each command, in seconds: other work of the machine only adds time."""
    result = WORK / "hyperfine.json"
    shell(
        "hyperfine --shell=none --style=none --ignore-failure --warmup 3"
        f" --runs {runs} --export-json {result} "
        + " ".join(map(shlex.quote, commands)), stdout=subprocess.DEVNULL)
    return [entry["min"] for entry in json.loads(result.read_text())["results"]]


def instructions(command: str) -> int:
    """How many instructions a command takes, as callgrind counts them."""
    out = shell(
        f"valgrind --tool=callgrind --callgrind-out-file=/dev/null {command}",
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr
    return int(re.search(r"Collected\s*:\s*(\d+)", out)[1])


class Run(NamedTuple):
    """The cost of a run: elapsed and CPU seconds, and the peak memory in MB, which includes what Python
    has before it starts the command."""

    elapsed: float
    cpu: float
    memory: float


def once(command: str, output: str = os.devnull) -> Run:
    with open(output, "wb") as file:
        start = time.monotonic()
        process = subprocess.Popen(
            ["/bin/sh", "-c", "exec " + command], stdout=file, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        elapsed = time.monotonic() - start
    if status:
        sys.exit(f"failed: {command}")
    return Run(elapsed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def in_turn(*commands: str, runs: int) -> list[Run]:
    """The best run of each command. The commands alternate, so that other work affects all alike."""
    rounds = [[once(command) for command in commands] for _ in range(runs)]
    return [Run(*map(min, zip(*of_command))) for of_command in zip(*rounds)]


def swift_build(package: Path, product: str) -> Path:
    options = "-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors"
    if sys.platform == "linux":
        options += " -Xswiftc -static-executable -Xswiftc -use-ld=lld"
    shell(
        f"swift build --package-path {package} --configuration release --product {product} {options}",
        stdout=subprocess.DEVNULL)
    return package / ".build" / "release" / product


def floor_program() -> Path:
    """The command tree of widgetsize without what its commands do."""
    package = WORK / "floor"
    shell(f"{sys.executable} {BENCH}/floor.py {OURS} {package}")
    return swift_build(package, "floor")


# Questions of people, each of which a different part of the program answers.
COUNTED = (
    "query 'iPhone 16 Pro' --family medium", "iphone 16 pro medium", "identify 364x170", "safe medium",
    "compare iphone 15 iphone 16 pro", "cover medium")

# Commands that check or compare all tables, however little they print.
OF_ALL_TABLES = ("list disputes",)


def questions(runs: int) -> None:
    """Every question of docs/questions.md that needs no file, beside the floor program."""
    text = (ROOT / "docs" / "questions.md").read_text()
    lines = re.findall(r"^    widgetsize (.*)$", text, re.M)
    asked = {re.split(r" 2>&1| \|| > [\w.]+$", line)[0].strip() for line in lines}
    asked = {line for line in asked if not re.search(r"\.(csv|log|md|swift)\b|--output", line)}
    of_all_tables = {line for line in asked if line.startswith(OF_ALL_TABLES)}
    commands = of_all_tables | {
        "identify --height 120", "compare 'iPhone 7' 'iPhone SE' --os 10-12",
        "safe --family medium --os 17+", "query --json",
        "query --kind widgetkit --os 14+ --format csv"}
    floor = floor_program()
    least = hyperfine(f"{floor} query --device plus", runs=runs)[0]

    def timed(lines: set[str], runs: int) -> list[tuple[float, str]]:
        times = sorted((hyperfine(f"{OURS} {line}", runs=runs)[0], line) for line in lines)
        for elapsed, line in times:
            print(f"{elapsed / least:7.2f}  widgetsize {line}")
        return times

    def tell_time(name: str, elapsed: float, demanded: str) -> None:
        tell(f"{name} / floor program", seconds(elapsed), seconds(least),
             f"{elapsed / least:.2f}", demanded)

    times = timed(asked - of_all_tables, runs)
    tell_time(f"median of {len(times)} questions", times[len(times) // 2][0], "at most 8")
    tell_time(f"slowest question, {times[-1][1]}", times[-1][0], "at most 12")
    times = timed(commands, max(runs // 5, 3))
    tell_time(f"slowest command, {times[-1][1]}", times[-1][0], "at most 40")


def query(runs: int) -> None:
    """One number of one cell, from `query` and from its exports."""
    empty_package = WORK / "empty"
    (empty_package / "Sources" / "empty").mkdir(parents=True, exist_ok=True)
    (empty_package / "Package.swift").write_text(
        "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(\n"
        '  name: "empty", targets: [.executableTarget(name: "empty")])\n')
    (empty_package / "Sources" / "empty" / "main.swift").write_text('print("110")\n')
    floor, empty = floor_program(), swift_build(empty_package, "empty")

    data = WORK / "cells"
    shell(f"{OURS} query --kind today --format json > {data}.json")
    shell(f"{OURS} query --kind today --format csv > {data}.csv 2> {os.devnull}")
    Path(f"{data}.sqlite").unlink(missing_ok=True)
    shell(
        f"printf '.mode csv\\n.import {data}.csv cells\\nCREATE INDEX ids ON cells (id);\\n'"
        f" | sqlite3 {data}.sqlite")
    cell = "today.ios10.414x736@3.landscape.l.today-view.expanded"
    arguments = (
        "query --device plus --os 10 --landscape --text-size l --entry-point today-view"
        " --mode expanded")
    ours = f"{OURS} {arguments} --format csv"
    jq = f"""jq -r '.cells[] | select(.id == "{cell}") | .height.value' {data}.json"""
    mlr = f"""mlr --icsv --onidx filter '$id == "{cell}"' then cut -f height_pt {data}.csv"""
    sqlite = f"""sqlite3 {data}.sqlite "SELECT height_pt FROM cells WHERE id = '{cell}'" """
    gojq = "go" + jq
    for command in (jq, gojq, mlr, sqlite):
        if shell(command, stdout=subprocess.PIPE).stdout.strip() != "352":
            sys.exit(f"another answer: {command}")
    if ",352,sourced," not in shell(
        ours, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ).stdout:
        sys.exit(f"another answer: {ours}")

    commands = [ours, f"{floor} {arguments}", str(empty), jq, gojq, mlr, sqlite]
    times = hyperfine(*commands, runs=runs)
    counts = [instructions(command) for command in commands[:3]]
    for name, time_, demanded in zip(
        ["query / floor program", "query / empty Swift program", "query / jq",
         "query / gojq", "query / Miller", "query / sqlite3, ready database"],
        times[1:], ["", "", "less than 1", "less than 1", "less than 1", ""]):
        tell(name, seconds(times[0]), seconds(time_), f"{times[0] / time_:.2f}", demanded)
    for name, count in zip(["the same, floor, instructions", "the same, empty, instructions"],
                           counts[1:]):
        tell(name, f"{counts[0] / 1e6:.2f} M", f"{count / 1e6:.2f} M", f"{counts[0] / count:.2f}")
    for line in COUNTED:
        count = instructions(f"{OURS} {line}")
        tell(f"`{line}` / floor, instructions", f"{count / 1e6:.2f} M", f"{counts[1] / 1e6:.2f} M",
             f"{count / counts[1]:.2f}")


def cells() -> None:
    """The cost of a cell in process, at growing numbers of cells."""
    program = swift_build(BENCH, "sizing-benchmarks")
    results = json.loads(
        shell(f"{program} --format json --quiet --columns name,min", stdout=subprocess.PIPE).stdout)
    first: dict[str, float] = {}
    for result in results["benchmarks"]:
        kind, count = result["name"].rsplit(": ", 1)
        cost = float(result["min"]) / int(count)
        growth = cost / first.setdefault(kind, cost)
        tell(f"{kind}, 10^{len(count) - 1}", f"{cost:.1f} ns a cell", "", f"{growth:.2f}", "flat")


def export(count: int) -> None:
    """All cells of a synthetic catalogue as CSV, from the program and from databases."""
    make_tables = swift_build(BENCH, "make-tables")
    tables = WORK / "tables"
    shell(f"{make_tables} {count} {tables}")
    files = {name: tables / f"{name}.csv" for name in ("screen_classes", "devices", "claims")}
    files["text_sizes"] = ROOT / "Data" / "tables" / "text_sizes.csv"
    create = (BENCH / "sql" / "tables.sql").read_text()
    select = (BENCH / "sql" / "export.sql").read_text()
    for ending in ("sqlite", "duckdb"):
        (WORK / f"tables.{ending}").unlink(missing_ok=True)

    imports = "".join(f".import '{path}' csv_{name}\n" for name, path in files.items())
    script = ".mode csv\n" + imports + re.sub(r"\{csv:(\w+)\}", r"csv_\1", create)
    script += "CREATE INDEX claims_of_class ON claims (screen_class);\nANALYZE;\n"
    subprocess.run(["sqlite3", WORK / "tables.sqlite"], input=script, text=True, check=True)
    (WORK / "sqlite.sql").write_text(
        ".mode list\n.headers on\n.separator ,\n" + select.replace(" DIV ", " / ") + ";\n")
    (WORK / "create.sql").write_text(re.sub(
        r"\{csv:(\w+)\}",
        lambda match: f"read_csv('{files[match[1]]}', all_varchar = true)", create))
    (WORK / "duckdb.sql").write_text(
        f"COPY ({select.replace(' DIV ', ' // ')}) TO '/dev/stdout' (FORMAT csv, HEADER, QUOTE '')")
    # Not imported here: the peak memory of a child includes the memory of this process. One thread, as ours has.
    (WORK / "run_duckdb.py").write_text(
        "import duckdb, sys\n"
        "with duckdb.connect(sys.argv[1], config={'threads': 1}) as database:\n"
        "    database.execute(open(sys.argv[2]).read())\n")
    duckdb = f"{sys.executable} {WORK}/run_duckdb.py {WORK}/tables.duckdb"
    shell(f"{duckdb} {WORK}/create.sql")

    commands = {
        "widgetsize": f"{OURS} query --data {tables} --kind today --idiom phone --os 15-17 --format csv",
        "duckdb": f"{duckdb} {WORK}/duckdb.sql",
        "sqlite3": f"sqlite3 {WORK}/tables.sqlite < {WORK}/sqlite.sql",
    }
    measured = {name: once(command) for name, command in commands.items()}
    ours, duckdb_run = measured["widgetsize"], measured["duckdb"]
    for name, other, wanted in (("DuckDB, one thread", duckdb_run, "at most 1.2"),
                                ("sqlite3", measured["sqlite3"], "less than 1")):
        tell(f"CPU time of the CSV of {count:,} cells / {name}", seconds(ours.cpu), seconds(other.cpu),
             f"{ours.cpu / other.cpu:.2f}", wanted)
    tell("peak memory of that / DuckDB", f"{ours.memory:.0f} MB", f"{duckdb_run.memory:.0f} MB",
         f"{ours.memory / duckdb_run.memory:.2f}", "at most 80 MB")
    if count <= 1_000_000:
        compare(commands)


def compare(commands: dict[str, str]) -> None:
    """Fails unless all wrote the same rows, except those of the bundled devices."""
    outputs = {}
    for name, command in commands.items():
        once(command, str(WORK / f"{name}.csv"))
        lines = (WORK / f"{name}.csv").read_text().splitlines()
        outputs[name] = sorted(
            line for line in lines[1:] if re.match(r"Model \d+,today\.ios", line))
    if len({tuple(lines) for lines in outputs.values()}) > 1:
        sys.exit("the rows differ")
    print("all wrote the same rows")


def as_markdown(page: str) -> str:
    """The words, links and tables of a page as Markdown."""
    main = re.sub(r"<svg.*?</svg>", "", page.partition("<main")[2].partition("</main>")[0], flags=re.DOTALL)

    def row(cells: re.Match[str]) -> str:
        texts = [" ".join(text.split()) for text in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", cells[1], re.DOTALL)]
        rule = "\n|" + " --- |" * len(texts) if 'scope="col"' in cells[1] else ""
        return f"\n| {' | '.join(texts)} |{rule}"

    main = re.sub(r"<tr[^>]*>(.*?)</tr>\n?(?:</?t(?:head|body)>\n?)*", row, main, flags=re.DOTALL)
    main = re.sub(r'<a href="([^"]*)"[^>]*>(.*?)</a>', r"[\2](\1)", main, flags=re.DOTALL)
    main = re.sub(r"<h([1-6])[^>]*>", lambda level: "\n\n" + "#" * int(level[1]) + " ", main)
    main = re.sub(r"<li[^>]*>", "\n- ", re.sub(r"<(?:p|table|caption|summary)[ >]", r"\n\n\g<0>", main))
    return html.unescape(re.sub(r"<[^>]*>", "", main.partition(">")[2]))


def site(runs: int) -> None:
    """The site, beside Hugo, which builds pages from the words and tables of ours as Markdown, and copies the data, the
    templates and the scripts that we make."""
    ours, hugo = WORK / "site", WORK / "hugo"
    shell(f"{OURS} report --output {ours}", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    pages = [page for page in sorted(ours.rglob("*.html")) if 'http-equiv="refresh"' not in page.read_text()]
    (hugo / "layouts" / "_default").mkdir(parents=True, exist_ok=True)
    (hugo / "hugo.toml").write_text(
        'baseURL = "https://widgetsize.example/"\n'
        'disableKinds = ["taxonomy", "term", "RSS", "sitemap", "404"]\n'
        '[markup.goldmark.renderer]\nunsafe = true\n')
    (hugo / "config.toml").write_text((hugo / "hugo.toml").read_text())
    frame = "<!DOCTYPE html><html lang=en><title>{{ .Title }}</title><body>{{ .Content }}</body>"
    for layout in ("single", "list"):
        (hugo / "layouts" / "_default" / f"{layout}.html").write_text(frame)
    shell(f"rm -rf {hugo}/content {hugo}/static")
    for number, page in enumerate(pages):
        # Beside a page called index, Hugo reads all others as its attachments.
        path = page.relative_to(ours)
        target = (hugo / "content" / path.with_name(path.name.replace("index.html", "_index.html"))).with_suffix(".md")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(f'---\ntitle: "page {number}"\n---\n' + as_markdown(page.read_text()))
    (hugo / "static").mkdir()
    for folder in ("api", "assets", "tables", "templates"):
        shell(f"cp -r {ours / folder} {hugo / 'static'}")
    for page in (hugo / "static").rglob("index.*"):
        if page.suffix in (".html", ".md"):
            page.unlink()
    best = in_turn(f"{OURS} report --output {ours}", f"hugo --quiet --source {hugo}", runs=runs)
    made = len(list((hugo / "public").rglob("*.html")))
    spent, theirs = best[0].cpu / len(pages), best[1].cpu / made
    tell(f"CPU time of a page of {len(pages)}, with all data and templates / Hugo", seconds(spent), seconds(theirs),
         f"{spent / theirs:.2f}", "at most 2.5")


def page() -> None:
    """The page of sizes in a browser, beside the page of version 1."""
    ours = WORK / "site"
    shell(f"{OURS} report --output {ours}", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    python = ROOT / ".venv" / "bin" / "python"
    for line in shell(f"{python} {BENCH}/sizes.py {ours}", stdout=subprocess.PIPE).stdout.splitlines():
        new, old, spread, address = line.split("\t")
        print(f"half of the loads of {address}: {spread} CPU seconds", file=sys.stderr)
        tell(f"CPU time of {address} in a browser / version 1", seconds(float(new)),
             seconds(float(old)), f"{float(new) / float(old):.2f}", "at most 0.5")


def render(runs: int) -> None:
    """A Markdown file of 5 MB: the documents of this repository, repeated."""
    tracked = shell("git ls-files -- '*.md'", cwd=ROOT, stdout=subprocess.PIPE).stdout.split()
    text = "\n\n".join(
        (ROOT / path).read_text() for path in tracked if not path.startswith("Tests/"))
    # Otherwise widgetsize would answer the queries, which the others do not.
    text = text.replace("```widgetsize", "```")
    file = WORK / "large.md"
    file.write_text((text * (5_000_000 // len(text) + 1))[:5_000_000])
    md4c = WORK / "md4c"
    shell(f"cc -O2 {BENCH}/md4c.c -lmd4c-html -o {md4c}")
    others = {"cmark-gfm": "cmark-gfm -e table", "md4c": md4c, "cmark": "cmark"}
    best = in_turn(f"{OURS} render --format html {file}",
                   *(f"{command} {file}" for command in others.values()), runs=runs)
    for run, other in zip(best[1:], others):
        wanted = "at most 1" if other == "cmark-gfm" else ""
        tell(f"Markdown of 5 MB to HTML / {other}", seconds(best[0].elapsed), seconds(run.elapsed),
             f"{best[0].elapsed / run.elapsed:.2f}", wanted)


def builds(before: str | None, runs: int) -> None:
    """The slowest commands on the bundled tables, beside an earlier build: CPU time and memory."""
    if not before:
        sys.exit("builds: --before names no program")
    for name, arguments in {
        "Today extensions as CSV": "query --kind today --os 8-17 --format csv",
        "WidgetKit as CSV": "query --kind widgetkit --os 14-26 --format csv",
        "identify --kind widgetkit": "identify --kind widgetkit 364x170",
        "list disputes": "list disputes",
        "query --device plus --landscape": "query --device plus --landscape",
    }.items():
        best = in_turn(*(f"{program} {arguments}" for program in (OURS, before)), runs=runs)
        times = [run.cpu for run in best]
        memory = [run.memory for run in best]
        tell(f"{name}, CPU", *map(seconds, times), f"{times[0] / times[1]:.2f}")
        tell(f"{name}, memory", *(f"{megabytes:.1f} MB" for megabytes in memory),
             f"{memory[0] / memory[1]:.2f}")


def growth() -> None:
    """The growth of the cost of each input when its size doubles, three times in a row."""
    table = []
    for item in growing.INPUTS:
        factors, millions = growing.growth(OURS, item)
        largest = f"{item.count << growing.DOUBLINGS:,}"
        table.append((item.name, f"`{growing.program_with(OURS, item).name} {item.command}`", largest, f"{millions:,.0f} M",
                      *(f"{factor:.2f}" for factor in factors)))
        tell(f"{item.name}, {largest}", f"{millions:,.0f} M", "", f"{max(factors):.2f}",
             f"at most {growing.MOST_GROWTH}")
    write_table("Bench/README.md",
                ("input", "command", "largest", "its instructions", "1 to 2", "2 to 4", "4 to 8"), table,
                ("---", "---", *("--:",) * 5), mark="growth")


def build() -> None:
    """The first build of a clone, with its dependencies downloaded, beside that of the floor program."""
    floor_package, clone = WORK / "clean-floor", WORK / "clean"
    shell(f"rm -rf {floor_package} {clone} && git clone --quiet {ROOT} {clone}")
    shell(f"{sys.executable} {BENCH}/floor.py {OURS} {floor_package}")
    runs = []
    for make in (lambda: shell(f"make -C {clone} release", stdout=subprocess.DEVNULL),
                 lambda: swift_build(floor_package, "floor")):
        start, used = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        make()
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
        runs.append((time.monotonic() - start, cpu))
    for name, ours, floor in zip(("clean build / floor program", "the same, CPU"), *runs):
        tell(name, f"{ours:.0f} s", f"{floor:.0f} s", f"{ours / floor:.2f}")


ALIGNMENT = ("---", "--:", "--:", "--:", "---")


def write_table(document: str, heading: tuple[str, ...], table: list[tuple[str, ...]],
                alignment: tuple[str, ...] = ALIGNMENT, mark: str = "bench") -> None:
    """Replaces the table between two marks, `<!-- bench -->` and `<!-- /bench -->`, in a document of this
    repository."""
    lines = [heading, alignment[:len(heading)], *table]
    path = ROOT / document
    text = path.read_text()
    start = f"<!-- {mark} -->"
    begin, end = text.index(start) + len(start), text.index(f"<!-- /{mark} -->")
    rendered = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    path.write_text(text[:begin] + "\n" + rendered + "\n" + text[end:])


def write_tables() -> None:
    heading = ("", "widgetsize", "beside", "ratio", "wanted")
    write_table("Bench/README.md", heading, rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cells", type=int, default=10_000_000)
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--before", metavar="PROGRAM")
    parser.add_argument("part", nargs="*", metavar="PART")
    options = parser.parse_args()
    parts = {
        "query": lambda: query(options.runs),
        "questions": lambda: questions(min(options.runs, 20)), "cells": cells,
        "export": lambda: export(options.cells), "site": lambda: site(min(options.runs, 10)),
        "render": lambda: render(options.runs), "growth": growth,
        "page": page, "build": build,
        "builds": lambda: builds(options.before, min(options.runs, 20)),
    }
    for part in options.part:
        if part not in parts:
            parser.error(f"unknown part '{part}'; expected {', '.join(parts)}")
    WORK.mkdir(exist_ok=True)
    print(f"{'':44} {'widgetsize':>12} {'beside':>12} {'ratio':>8}  wanted")
    for name, run in parts.items():
        if name in (options.part or parts.keys() - {"growth", "page", "build", "builds"}):
            run()
    stripped = WORK / "stripped"
    shell(f"install -s {OURS} {stripped}")
    tell("binary as installed", f"{stripped.stat().st_size / 1e6:.1f} MB", "", "", "under 30 MB")
    if not options.part:
        write_tables()


if __name__ == "__main__":
    main()
