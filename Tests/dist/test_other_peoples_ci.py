"""What a project gets that uses the GitHub Action, the hook of pre-commit, or the packages of data."""

import os
import shutil
import subprocess

import pytest
from frictionless import Package

from shared import ROOT
from workflow import Workflow, hook


@pytest.fixture
def workflow(dist, project, program):
    if shutil.which("curl") is None:
        pytest.skip("curl is not installed; the action downloads with it")
    version = subprocess.check_output([program, "--version"], text=True).strip()
    (project / "releases").mkdir()
    (project / "releases" / f"v{version}").symlink_to(dist.folder)
    return Workflow(project, project / "releases")


def test_action_annotates_what_moved(workflow):
    installed = workflow.install()
    assert installed.returncode == 0, installed
    passed = workflow.run(1, FILES="right sizes.csv\n", OPTIONS="", ANNOTATIONS="true")
    assert (passed.returncode, passed.stdout) == (0, "right sizes.csv: 1 number of 1 cell as pinned\n")
    failed = workflow.run(1, FILES="moved.csv\nright sizes.csv\n", OPTIONS="--strict", ANNOTATIONS="true")
    assert failed.returncode == 1
    assert "::error file=moved.csv,line=2" in failed.stdout
    assert "right sizes.csv: 1 number of 1 cell as pinned" in failed.stdout
    plain = workflow.run(1, FILES="moved.csv", OPTIONS="", ANNOTATIONS="false")
    assert plain.returncode == 1 and "::error" not in plain.stdout


def test_action_checks_tables_of_sizes(workflow, project):
    """The options of `check` reach it, those too that say what the files are."""
    (project / "widgets.md").write_text(
        "| Widget | Small | Medium |\n|---|---|---|\n| 402x874 | 158x158 | 364x170 |\n")
    assert workflow.install().returncode == 0
    wrong = workflow.run(1, FILES="widgets.md", OPTIONS="--os 18+", ANNOTATIONS="true")
    assert wrong.returncode == 1
    assert "::error file=widgets.md,line=3,col=23,title=Wrong widget size::" in wrong.stdout


def test_action_fails_without_a_file(workflow):
    """A check of nothing would pass for ever."""
    assert workflow.install().returncode == 0
    empty = workflow.run(1, FILES="\n", OPTIONS="", ANNOTATIONS="true")
    assert (empty.returncode, empty.stdout) == (64, "") and "no file to check" in empty.stderr


def test_action_refuses_an_archive_with_another_checksum(workflow):
    refused = workflow.install(CHECKSUM="0" * 64)
    assert refused.returncode == 1 and "FAILED" in refused.stderr
    assert not workflow.path.exists()


def test_action_refuses_a_version_without_a_release(workflow):
    refused = workflow.install(VERSION="99.0.0")
    assert refused.returncode != 0 and not workflow.path.exists()


@pytest.fixture
def elsewhere(workflow, project):
    """A machine without an archive: programs of the project's folder come first, and print what they are given."""
    folder = project / "programs"
    folder.mkdir()

    def program(name, script):
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)

    program("uname", """case $1 in -s) echo Darwin ;; *) echo arm64 ;; esac""")
    # It stands for the build: the last argument is PREFIX=FOLDER.
    program("make", """for each; do last=$each; done; folder=${last#PREFIX=}; mkdir "$folder/bin"
        echo "echo built" >"$folder/bin/widgetsize"; chmod +x "$folder/bin/widgetsize"; echo "$@" >>"$HOME/made"
        """)
    program("sw_vers", "echo 26.1")
    program("swift", "exit 0")
    workflow.path.write_text(f"{folder}\n")
    return folder


def test_action_builds_where_there_is_no_archive(workflow, elsewhere, project):
    built = workflow.install()
    assert built.returncode == 0, built
    assert "has no archive for universal-macos\nbuilding it from source" in built.stderr
    [prefix] = workflow.path.read_text().splitlines()[1:]
    assert (project / "made").read_text() == f"-C {ROOT}/Scripts/.. install PREFIX={prefix.removesuffix('/bin')}\n"
    ran = subprocess.run([f"{prefix}/widgetsize"], capture_output=True, text=True, shell=True)
    assert ran.stdout == "built\n"


@pytest.mark.parametrize("variables, words", [
    ({"CHECKSUM": "0" * 64}, "no archive for universal-macos\na checksum needs an archive to compare it with\n"),
    ({}, "no archive for universal-macos\nno Swift builds it here: run on ubuntu-latest"),
])
def test_action_says_why_it_has_no_program(workflow, elsewhere, project, variables, words):
    (elsewhere / "swift").unlink()
    path = os.environ["PATH"]
    os.environ["PATH"] = "/usr/bin:/bin"
    try:
        refused = workflow.install(**variables)
    finally:
        os.environ["PATH"] = path
    assert (refused.returncode, refused.stdout) == (64, "") and words in refused.stderr
    assert refused.stderr.count("\n") == 2 and not (project / "made").exists()


def test_hook_checks_every_file(program, project):
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    command = [ROOT / hook()["entry"], "--strict"]
    passed = subprocess.run([*command, "right sizes.csv"], cwd=project, env={"PATH": path})
    failed = subprocess.run([*command, "moved.csv", "right sizes.csv"], cwd=project, env={"PATH": path},
                            capture_output=True, text=True)
    assert (passed.returncode, failed.returncode) == (0, 1)
    assert "right sizes.csv: 1 number" in failed.stdout
    missing = subprocess.run([*command, "moved.csv"], cwd=project, env={"PATH": "/usr/bin:/bin"},
                             capture_output=True, text=True)
    assert missing.returncode == 2 and "widgetsize is not installed" in missing.stderr


def test_tables_are_a_valid_data_package(dist, tmp_path):
    subprocess.run(["unzip", "-q", dist.path("tables")], cwd=tmp_path, check=True)
    package = Package(str(tmp_path / "datapackage.json"))
    assert {path.name for path in (tmp_path / "tables").iterdir()} == {
        resource.path.split("/")[-1] for resource in package.resources}
    report = package.validate()
    assert report.valid, report.flatten(["title", "message"])
