"""What a project gets that uses the GitHub Action, the hook of pre-commit, or the packages of data."""

import json
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


def test_sizes_of_npm_are_those_of_the_program(dist, program):
    sizes = json.loads(dist.text("npm", "sizes.json"))["sizes"]
    asked = subprocess.check_output(
        [program, "query", "iPhone 16 Pro", "--os", "26", "--known", "--json"], text=True)
    expected = [
        (cell["id"], quantity, cell[quantity]["value"], cell[quantity]["pixels"], cell[quantity]["state"])
        for cell in json.loads(asked)["cells"] for quantity in ("width", "height")
        if cell[quantity]["value"] is not None]
    found = {(size["id"], quantity, size[quantity]["value"], size[quantity]["pixels"], size[quantity]["state"])
             for size in sizes for quantity in ("width", "height") if quantity in size}
    assert expected and set(expected) <= found
    assert len({size["id"] for size in sizes}) == len(sizes)
    assert {size["system"] for size in sizes} == {"widgetkit", "activity"}
    assert all(quantity["sources"] for size in sizes for quantity in size.values()
               if isinstance(quantity, dict))


@pytest.mark.night
def test_types_of_npm_fit_its_data(dist, tmp_path):
    """The compiler of TypeScript checks the whole data against the types, and refuses a wrong name."""
    package = dist.unpack("npm", tmp_path)
    data = json.loads((package / "sizes.json").read_text())
    # One by one, because the compiler gives up on a literal of thousands of objects.
    lines = ['import type { Device, Size, Source } from "./index";']
    typed = [("Size", data["sizes"]), ("Device", data["devices"]), ("Source", data["sources"].values())]
    for name, values in typed:
        lines += [f"const {name}{number}: {name} = {json.dumps(value)};" for number, value in enumerate(values)]
    (package / "fits.ts").write_text("\n".join(lines))
    (package / "wrong.ts").write_text(
        'import { sizes } from "./index";\nconsole.log(sizes[0].widht);\n')
    command = ["tsc", "--noEmit", "--strict"]
    fits = subprocess.run([*command, "fits.ts"], cwd=package, capture_output=True, text=True)
    assert fits.returncode == 0, fits.stdout[:2000]
    wrong = subprocess.run([*command, "wrong.ts"], cwd=package, capture_output=True, text=True)
    assert "widht" in wrong.stdout
