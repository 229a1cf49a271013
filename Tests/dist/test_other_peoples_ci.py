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
    wrong = workflow.run(1, FILES="widgets.md", OPTIONS="--table --no-sources", ANNOTATIONS="true")
    assert wrong.returncode == 1
    assert "::error file=widgets.md,line=3,col=23,title=Wrong widget size::" in wrong.stdout


def test_action_fails_without_a_file(workflow):
    """A check of nothing would pass for ever."""
    assert workflow.install().returncode == 0
    empty = workflow.run(1, FILES="\n", OPTIONS="", ANNOTATIONS="true")
    assert (empty.returncode, empty.stdout) == (64, "") and "no file to check" in empty.stderr


def test_action_refuses_an_archive_with_another_checksum(workflow):
    refused = workflow.install(CHECKSUM="0" * 64)
    assert refused.returncode == 1 and "FAILED" in refused.stdout
    assert not workflow.path.exists()


def test_action_refuses_a_version_without_a_release(workflow):
    refused = workflow.install(VERSION="99.0.0")
    assert refused.returncode != 0 and not workflow.path.exists()


def test_hook_checks_every_file(program, project):
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    command = [ROOT / hook()["entry"], "--values-only"]
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
