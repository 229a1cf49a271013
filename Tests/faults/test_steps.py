"""The steps of the check: what they cost, what a failed one prints, and what their results say."""

import os
import re
import subprocess
import sys

import pytest

from shared import ROOT

TIMED = ROOT / "Scripts" / "timed.sh"
RESULTS = ROOT / "Scripts" / "steps" / "results.py"
CHOOSE = ROOT / "Scripts" / "steps" / "choose.py"
# It leaves a process behind that uses more than a quarter of a second, in a session of its own.
ORPHAN = """
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        while time.process_time() < 0.3: pass
    os._exit(0)
os.wait()
"""


def step(folder, *command):
    return subprocess.run(
        [TIMED, folder, "fake", *command], capture_output=True, encoding="utf-8", check=False)


def python(folder, text):
    return step(folder, sys.executable, "-c", text)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux hands over orphans")
def test_steps_count_the_time_of_processes_left_behind(folder):
    assert python(folder, ORPHAN).stdout == "fake: ok\n"
    name, _, user, system = (folder / "durations.txt").read_text().split()
    assert name == "fake" and float(user) + float(system) >= 0.3


@pytest.mark.parametrize("script, code", [("exit 7", 7), ("kill -9 $$", 137), ("exit 0", 0)])
def test_steps_end_as_their_commands(folder, script, code):
    result = step(folder, "sh", "-c", f"echo said; {script}")
    assert result.returncode == code
    assert (folder / "fake.log").read_text() == "said\n"
    assert ("said" in result.stdout) == (code != 0)


def test_steps_name_a_program_that_is_missing(folder):
    result = step(folder, "no-such-program")
    assert result.returncode == 127
    assert "'no-such-program' cannot be run: No such file or directory" in result.stdout


PASSED = 'print("◇ Test one() started.\\n✔ Test one() passed after 0.001 seconds.\\n" * 30_000)\n'
ISSUE = """print('''✘ Test "says so" recorded an issue at SayTests.swift:12:5: Expectation failed: said → "no
such thing" == "yes"
↳ the comment of the issue
✘ Test "says so" failed after 0.001 seconds with 1 issue.''')
"""
SECTIONS = """print('''============ FAILURES ============
____________ test_broken _________
>   assert 1 == 2
E   assert 1 == 2
====== short test summary info =====
FAILED Tests/faults/test_x.py::test_broken - assert 1 == 2
==== 1 failed, 9000 passed in 3.00s ====''')
"""
LOGS = {
    "Swift Testing": (PASSED + ISSUE + PASSED, [
        'SayTests.swift:12:5: Expectation failed', 'such thing" == "yes"', "the comment of the issue",
        'Test "says so" failed after']),
    "pytest": ("print('.\\n' * 60_000)\n" + SECTIONS, [
        "> assert 1 == 2", "E assert 1 == 2", "test_x.py::test_broken", "1 failed, 9000 passed"]),
    "a compiler": (PASSED + "print('a/b.swift:3:4: error: no such name\\n  3 | x\\n    | ^\\n')\n" + PASSED, [
        "a/b.swift:3:4: error: no such name", "3 | x"]),
    "many issues": (PASSED + ISSUE + "print('✘ Test x() recorded an issue at X.swift:1:1\\n' * 50_000)\n", [
        'Test "says so" failed after']),
    "nothing known": (PASSED + "print('the last words')\n", ["the last words"]),
    "a line without an end": ("print('error: ' + 'x' * 5_000_000)\n", ["error: xxx"]),
}


@pytest.mark.parametrize("log", LOGS)
def test_failed_steps_print_their_failures_alone(folder, log):
    script, expected = LOGS[log]
    result = python(folder, script + "raise SystemExit(1)")
    assert result.returncode == 1
    said = " ".join(result.stdout.split())
    for each in expected:
        assert each in said
    assert len(result.stdout) < 40_000
    lines = (folder / "fake.log").read_text().splitlines()
    assert f"All {len(lines)} lines: {folder}/fake.log" in result.stdout
    assert result.stdout.endswith("fake: failed\n")


def junit(*cases):
    return "<testsuites><testsuite>" + "".join(
        f'<testcase classname="{each}" name="{name}">{inside}</testcase>'
        for each, name, inside in cases) + "</testsuite></testsuites>"


GOOD = junit(("A", "one", ""))
SKIPPED = '<skipped message="there is no {}"/>'
RUNS = {
    "all is well": ({}, 0, "7 passed, 0 failed, 0 skipped", 0),
    "skipped": (
        {"fault-tests": junit(("B", "two[a]", SKIPPED.format("disk")), ("B", "two[b]", SKIPPED.format("disk")),
                              ("B", "three", "<skipped/>"))}, 0,
        "skipped:\n  B.three: no reason is given\n  B.two (2 times): there is no disk\n"
        "6 passed, 0 failed, 3 skipped", 0),
    "left to the night": (
        {"tests": junit(("M.RareTests", "one", "<skipped>runs at night</skipped>"), ("A", "one", "")),
         "steps/test-faults.log": "ran\n12 tests run at night\n= 5 passed ="}, 0,
        "left to the night: 12 of test-faults, 1 of RareTests\n7 passed, 0 failed, 0 skipped", 0),
    "left out": (
        {"site-tests": None, "left-out.txt": "test-site: needs Chromium\n"}, 0,
        "left out:\n  test-site: needs Chromium\n6 passed, 0 failed, 0 skipped", 0),
    "with words in the name": ({"tests": None, "tests-swift-testing": GOOD}, 0, "7 passed, 0 failed, 0 skipped", 0),
    "failed": (
        {"tests": junit(("A", "one", "<failure/><failure/>"), ("A", "two", "<error/>"))}, 1,
        "6 passed, 2 failed, 0 skipped", 1),
    "a step failed that counts nothing": ({}, 1, "7 passed, 1 failed, 0 skipped", 1),
    "nothing was checked": ({"site-tests": None}, 0, "6 passed, 1 failed, 0 skipped", 1),
    "half a file": ({"dist-tests": "<testsuites><testcase"}, 0, "6 passed, 1 failed, 0 skipped", 1),
}


@pytest.mark.parametrize("run", RUNS)
def test_steps_have_results_that_name_what_was_skipped(folder, run):
    changed, status, expected, code = RUNS[run]
    (folder / ".build" / "steps").mkdir(parents=True)
    (folder / ".build" / "steps" / "test-tables.log").write_text("ok claims 12 rows\nok of no kind\n")
    names = ("tests", "case-tests", "fault-tests", "row-tests", "site-tests", "dist-tests")
    for name, text in {**dict.fromkeys(names, GOOD), **changed}.items():
        if text is not None:
            (folder / ".build" / (name if "." in name else f"{name}.xml")).write_text(text)
    result = subprocess.run(
        [sys.executable, RESULTS, str(status)], capture_output=True, encoding="utf-8", cwd=folder,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}, check=False)
    assert result.returncode == code
    assert result.stdout.strip() == expected


def choose(folder, *steps, check="all", system="Linux", script=CHOOSE):
    """The steps that are chosen, and the lines on those that are left out."""
    result = subprocess.run(
        [sys.executable, "-c", "import platform, runpy, sys; name = sys.argv.pop(1); platform.system = lambda: name; "
         f"runpy.run_path({str(script)!r}, run_name='__main__')", system, folder / "out" / "left.txt", *steps],
        capture_output=True, encoding="utf-8", env={**os.environ, "CHECK": check}, check=False)
    if result.returncode:
        return result.returncode, result.stderr
    return result.stdout.split(), (folder / "out" / "left.txt").read_text().splitlines()


def test_steps_are_chosen_by_system_and_check(folder):
    steps = re.search(r"^STEPS = ((?:.*\\\n)*.*)", (ROOT / "Makefile").read_text(), re.MULTILINE)[1]
    steps = steps.replace("\\", "").split()
    assert choose(folder, *steps) == (steps, [])
    chosen, left_out = choose(folder, *steps, system="Darwin")
    assert {"build-tests", "test-swift", "test-cases", "test-engine", "test-plugin"} <= set(chosen)
    assert sorted(chosen + [line.split(": ")[0] for line in left_out]) == sorted(steps) and left_out
    portable, left_out = choose(folder, *steps, check="portable")
    assert portable == ["build-program", "build-tests", "test-swift", "test-engine", "test-cases"]
    assert len(left_out) == len(steps) - len(portable)
    assert choose(folder, *steps, check="some") == (
        64, "CHECK is 'some'; expected 'changed', 'all' or 'portable'\n")


@pytest.mark.parametrize("path, run", [
    (None, []), ("Sources/WidgetSizing/a.swift", []), ("README.md", []), ("Examples/a", ["test-plugin", "test-dist"]),
    ("Sources/Wording/a.swift", ["test-sanitizers"]), ("action.yml", ["test-dist"]),
    ("Makefile", ["test-plugin", "test-sanitizers", "test-dist"])])
def test_steps_are_chosen_by_what_changed(folder, path, run):
    """In a repository with one commit, which a full run has seen, and a file that is new or committed since."""
    script = folder / "Scripts" / "steps" / "choose.py"
    script.parent.mkdir(parents=True)
    script.write_text(CHOOSE.read_text())

    def git(*arguments):
        command = ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@b", *arguments]
        return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout

    git("init", "--quiet")
    (folder / ".gitignore").write_text("/out\n/.ci\n")
    git("add", "--all")
    git("commit", "--quiet", "--message", "one")
    optional = ["test-plugin", "test-sanitizers", "test-dist"]
    # Nobody knows what changed.
    assert choose(folder, "lint", *optional, check="changed", script=script)[0] == ["lint", *optional]
    (folder / ".ci").mkdir()
    for text in ("--output=x", "0" * 40):
        (folder / ".ci" / "full-run").write_text(text)
        assert choose(folder, "lint", *optional, check="changed", script=script)[0] == ["lint", *optional]
    (folder / ".ci" / "full-run").write_text(git("rev-parse", "HEAD"))
    if path:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text("new")
    for commits in (False, True):
        if commits:
            git("add", "--all")
            git("commit", "--quiet", "--allow-empty", "--message", "two")
        chosen, left_out = choose(folder, "lint", *optional, check="changed", script=script)
        assert chosen == ["lint", *run] and len(left_out) == len(optional) - len(run)
        assert all(": no part of it changed since " in line for line in left_out)


def test_mutants_are_built_from_the_package():
    """Tests/mutation changes lines of Package.swift, and says so if they are gone."""
    command = [sys.executable, "-c", "import mutate; print(mutate.manifest())"]
    result = subprocess.run(
        command, cwd=ROOT / "Tests" / "mutation", capture_output=True, encoding="utf-8", check=False)
    assert result.returncode == 0, result.stderr
    assert "EveryAnswer" in result.stdout and "treatAllWarnings" not in result.stdout
