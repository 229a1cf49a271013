"""What the action and the hook hand on to the program: names are never options, and nothing is lost.

These tests need the program alone, of any build, and no archive.
"""

import json
import os
import shutil
import subprocess
import xml.etree.ElementTree

import pytest

from archives import BUILD
from shared import ROOT
from workflow import Workflow, run_hook

CELL = "today.ios10.414x736@3.landscape.l.today-view.expanded"
RIGHT, MOVED = f"id,height_pt\n{CELL},352\n", f"id,height_pt\n{CELL},353\n"

# Names that look like options, like standard input, or like something that a shell or a format expands.
NAMES = [
    "--output=README.md", "--output", "--data=own", "--os=26", "--lenient", "--strict",
    "--format=json", "--help", "--version", "--generate-completion-script=bash", "-h", "-fjson", "-j", "-",
    "--", "---", "--=", "-x y", "$(touch pwned)", "`touch pwned`", "*", "a\\nb", "%s%n", "'", '"', "é", "#",
]


@pytest.fixture
def action(project, program):
    return Workflow(project, program=program)


@pytest.fixture
def path(program):
    return f"{program.parent}{os.pathsep}{os.environ['PATH']}"


def ways_to_check(project, action, path):
    """The action, the hook, and the script of both without and with an option."""
    def run_script(*arguments):
        return subprocess.run(
            [ROOT / "Scripts" / "check-files.sh", *arguments], cwd=project, env={"PATH": path},
            capture_output=True, text=True, stdin=subprocess.DEVNULL)

    return [action.check, lambda *files: run_hook(project, path, *files), run_script,
            lambda *files: run_script("--lenient", "--", *files)]


@pytest.fixture
def printed(project, action):
    """A program that prints its arguments stands for ours, in the action and on the path."""
    folder = project / "bin"
    folder.mkdir()
    (folder / "widgetsize").write_text("#!/bin/sh\nprintf '%s\\0' \"$@\"\n")
    (folder / "widgetsize").chmod(0o755)
    action.path.write_text(f"{folder}\n")
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def arguments(result):
    assert (result.returncode, result.stderr) == (0, ""), result
    return result.stdout.split("\0")[:-1]


@pytest.mark.parametrize("name", NAMES)
def test_name_stands_behind_the_options(project, action, printed, name):
    (project / name).write_text(RIGHT)
    file = "./-" if name == "-" else name
    for way in ways_to_check(project, action, printed):
        for files in ([name, "a.csv"], ["a.csv", name], [name]):
            # Without options, the script takes a `--` for the end of them.
            if name != "--" or way.__name__ != "run_script":
                command = arguments(way(*files))
                assert command[-len(files) - 1:] == ["--", *(file if each == name else each for each in files)]
                assert command[:-len(files) - 1] in (["check"], ["check", "--lenient"])
    assert not (project / "pwned").exists()


@pytest.mark.parametrize("name", ["--output=README.md", "--help", "-h", "-", "--lenient"])
def test_name_is_a_file(project, action, path, name):
    (project / "README.md").write_text("precious\n")
    (project / name).write_text(MOVED)
    for way in ways_to_check(project, action, path)[:3]:
        failed = way(name, "right sizes.csv")
        assert failed.returncode == 1 and "1 of 1 number differs" in failed.stdout, failed
    assert (project / "README.md").read_text() == "precious\n"


def test_name_of_tables_does_not_hide_a_change(project, action, path):
    """Such a file comes with a pull request, and tables in which the changed number is right."""
    own = project / "x" / "sizes.lock.csv"
    own.mkdir(parents=True)
    claims = (ROOT / "Data" / "tables" / "claims.csv").read_text().splitlines()
    row = next(line for line in claims if line.startswith("S02-010,"))
    (own / "claims.csv").write_text(f"{claims[0]}\n{row.replace(',352,', ',353,')}\n")
    (project / "--data=x").mkdir()
    (project / "--data=x" / "sizes.lock.csv").write_text(RIGHT)
    for way in ways_to_check(project, action, path)[:3]:
        assert way("--data=x/sizes.lock.csv", "moved.csv").returncode == 1


def test_name_of_no_file_is_still_no_option(project, action, path):
    (project / "README.md").write_text("precious\n")
    for result in (action.check("--output=README.md", "right sizes.csv"),
                   run_hook(project, path, "--output=README.md", "right sizes.csv")):
        assert result.returncode == 2 and result.stdout == "", result
        assert "'--output=README.md' cannot be read" in result.stderr
    assert (project / "README.md").read_text() == "precious\n"


@pytest.mark.parametrize("args", [["--lenient"], ["--lenient", "--"]])
def test_hook_takes_options(project, path, args):
    assert run_hook(project, path, "moved.csv").returncode == 1
    assert run_hook(project, path, "moved.csv", args=args).returncode == 0
    # Behind a file there is no option, whether or not `--` separates them.
    (project / "--output=README.md").write_text(MOVED)
    moved = run_hook(project, path, "moved.csv", "--output=README.md", args=args)
    assert "--output=README.md:2:" in moved.stdout and not (project / "README.md").exists()


@pytest.mark.parametrize("name", ["--output=README.md", "--strict", "-j"])
def test_hook_refuses_a_file_that_may_be_an_option(project, path, name):
    (project / "README.md").write_text("precious\n")
    (project / name).write_text(RIGHT)
    refused = run_hook(project, path, name, "right sizes.csv", args=["--lenient"])
    assert (refused.returncode, refused.stdout) == (64, ""), refused
    [line] = refused.stderr.splitlines()
    assert name in line and "end the args of the hook with '--'" in line
    assert (project / "README.md").read_text() == "precious\n"
    accepted = run_hook(project, path, name, "right sizes.csv", args=["--lenient", "--"])
    assert accepted.returncode == 0


# Options as they are written in a workflow, and the words that they mean.
OPTIONS = [
    ("--zoomed\n--strict", ["--zoomed", "--strict"]),
    ("\n\n  --zoomed   --strict\n", ["--zoomed", "--strict"]),
    ("--zoomed\r\n\t--strict\r\n", ["--zoomed", "--strict"]),
    ("--zoomed \\\n  --strict", ["--zoomed", "--strict"]),
    ("--device='iPhone 16 Pro' --os=18", ["--device=iPhone 16 Pro", "--os=18"]),
    ('--device="iPhone 16 Pro"\n--os=18', ["--device=iPhone 16 Pro", "--os=18"]),
    ("--device iPhone\\ 16\\ Pro", ["--device", "iPhone 16 Pro"]),
    ("--device ''", ["--device", ""]),
    ("""'it'"'"'s' "a \\"b\\" \\c" '\\'""", ["it's", 'a "b" \\c', "\\"]),
    ("$(touch pwned) `touch pwned` $HOME ~ * {a,b} ;",
     ["$(touch", "pwned)", "`touch", "pwned`", "$HOME", "~", "*", "{a,b}", ";"]),
    ('"$(touch pwned)" > pwned', ["$(touch pwned)", ">", "pwned"]),
    ("", []),
    (" \n ", []),
]


@pytest.mark.parametrize("text, words", OPTIONS)
def test_every_option_reaches_the_program(project, action, printed, text, words):
    for annotations, added in (("true", ["--format", "github"]), ("false", [])):
        command = arguments(
            action.check("a b.csv", "-", "", "--strict", options=text, annotations=annotations))
        assert command == ["check", *words, *added, "--", "a b.csv", "./-", "--strict"]
    assert not (project / "pwned").exists()


@pytest.mark.parametrize("text", ["--device='iPhone 16", '--strict\n"', "--os=18 --device=it's"])
def test_open_quote_is_refused(action, text):
    result = action.check("right sizes.csv", options=text)
    assert (result.returncode, result.stdout) == (64, ""), result
    assert result.stderr.startswith("options: a quote ") and result.stderr.count("\n") == 1


def test_options_on_lines_check_as_on_one(project, action):
    (project / "old.ts").write_text("// iPhone 15 on iOS 18\nsystemMedium 338x158\niPhone 99 small 101x101\n")
    for options in ("--os=18 --strict", "--os=18\n--strict", "\n--os=18\n\n--strict\n"):
        result = action.check("old.ts", options=options)
        assert result.returncode == 1 and "error: 101 × 101 was not judged" in result.stdout, (options, result)


@pytest.mark.parametrize("files", [["moved.csv", "right sizes.csv"], ["right sizes.csv", "moved.csv"]])
def test_report_has_all_files(project, action, path, files):
    def junit():
        suites = xml.etree.ElementTree.parse(project / "r.xml").getroot()
        (project / "r.xml").unlink()
        assert (suites.get("tests"), suites.get("failures")) == ("2", "1")
        return {suite.get("name"): suite.get("failures") for suite in suites}

    expected = {"moved.csv": "1", "right sizes.csv": "0"}
    assert action.check(*files, options="--format=junit --output=r.xml").returncode == 1
    assert junit() == expected
    assert run_hook(project, path, *files, args=["--format=junit", "--output=r.xml", "--"]).returncode == 1
    assert junit() == expected
    for name in ("json", "sarif"):
        result = action.check(*files, options=f"--format={name}", annotations="false")
        assert result.returncode == 1 and json.loads(result.stdout)
    annotated = action.check(*files, annotations="true")
    assert annotated.returncode == 1 and annotated.stdout.count("::error file=moved.csv") == 1


@pytest.mark.parametrize("options", ["--format=sarif", "--format json", "-f=csv", "--json"])
def test_another_format_beside_annotations_needs_a_file(project, action, options):
    refused = action.check("moved.csv", options=options, annotations="true")
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (64, "", 1), refused
    if options != "--json":
        result = action.check("moved.csv", options=f"{options} --output report", annotations="true")
        assert (result.returncode, result.stderr) == (1, ""), result
        assert result.stdout.count("::error file=moved.csv") == 1
        alone = action.check("moved.csv", options=options, annotations="false")
        assert (project / "report").read_text() == alone.stdout


@pytest.fixture
def downloads(project, action):
    """A file that says what was downloaded: a program that fails stands for curl."""
    folder = project / "bin"
    folder.mkdir()
    (folder / "curl").write_text(f"#!/bin/sh\nprintf '%s\\n' \"$@\" >'{project}/downloads'\nexit 22\n")
    (folder / "curl").chmod(0o755)
    action.path.write_text(f"{folder}\n")
    return project / "downloads"


@pytest.mark.parametrize("version", [
    "../../../../evil/repo/releases/download/v1", "v0.1.0", "0.1.0/..", "..", ".1", "1.", "1..0", "0.1.0 ",
    " 0.1.0", "0.1.0\n", "0.1.0\n0.1.0", "0.1.0-beta", "0.1.0;x", "$(touch pwned)", "-1", "٠.١", "0.1.0%2f..",
    "latest", "*"])
def test_version_is_digits_and_points(project, action, downloads, version):
    refused = action.install(VERSION=version)
    assert (refused.returncode, refused.stdout) == (64, ""), refused
    assert refused.stderr.startswith("version: ") and refused.stderr.count("\n") == 1
    assert not downloads.exists() and not (project / "pwned").exists()


@pytest.mark.parametrize("checksum", ["0" * 63, "0" * 65, "g" * 64, f"{'0' * 64}\n", "0" * 32, "*"])
def test_checksum_is_a_digest(action, downloads, checksum):
    refused = action.install(VERSION="0.1.0", CHECKSUM=checksum)
    assert (refused.returncode, refused.stdout) == (64, ""), refused
    assert refused.stderr.startswith("checksum: ") and refused.stderr.count("\n") == 1
    assert not downloads.exists()


@pytest.mark.parametrize("checksum", ["", "0" * 64, "aF" * 32])
def test_version_is_downloaded_from_its_release(action, downloads, checksum):
    assert action.install(VERSION="10.0.12", CHECKSUM=checksum).returncode == 1
    addresses = [line for line in downloads.read_text().splitlines() if line.startswith(action.releases)]
    assert addresses and all(line.startswith(f"{action.releases}/v10.0.12/") for line in addresses)


def test_scripts_take_paths_that_look_like_options(program, tmp_path):
    scripts = ROOT / "Scripts"

    def run(*command):
        return subprocess.run(
            [scripts / command[0], *command[1:]], cwd=tmp_path, capture_output=True, text=True, check=True)

    shutil.copy(program, tmp_path / "-x")
    run("install-built.sh", "-x", "-m 755", BUILD)
    assert {"bin", "share"} == {path.name for path in (tmp_path / "-m 755").iterdir()}
    (tmp_path / "--help").mkdir()
    run("picture.sh", "-x", "--help")
    assert (tmp_path / "--help" / "widgets-dark.svg").stat().st_size > 1000
    run("timed.sh", "-p/a=b", "a%Rb", "true")
    report = run("timed.sh", "--report", "-p/a=b").stdout
    assert "a%Rb " in report
    assert {path.name for path in tmp_path.iterdir()} == {"-x", "-m 755", "--help", "-p"}
