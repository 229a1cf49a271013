"""Files that other people's programs read: valid by their schemas, and in step with tables and program."""

import json
import re
import subprocess
import sys

import pytest
import yaml

from shared import ROOT, table_rows

sys.path.insert(0, str(ROOT / "Scripts"))
from distribution.macos import PROCESSORS  # noqa: E402

FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
# The file and the schema that comes with check-jsonschema.
SCHEMAS = {
    "action.yml": "github-actions",
    "CITATION.cff": "citation-file-format",
    ".github/ISSUE_TEMPLATE/config.yml": "github-issue-config",
    ".github/dependabot.yml": "dependabot",
    **{str(path.relative_to(ROOT)): "github-workflows" for path in (ROOT / ".github/workflows").iterdir()},
    **{str(path.relative_to(ROOT)): "github-issue-forms" for path in FORMS},
}


@pytest.mark.parametrize("name", SCHEMAS)
def test_file_is_valid(name):
    subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{SCHEMAS[name]}", name],
        cwd=ROOT, check=True)


@pytest.mark.parametrize("path", sorted((ROOT / ".github/workflows").iterdir()), ids=lambda path: path.stem)
def test_workflow_pins_its_actions(path):
    """A tag can move, and a step that has the token can push."""
    actions = re.findall(r"uses: (?!\./)(.*)", path.read_text())
    assert actions
    for action in actions:
        assert re.fullmatch(r"[a-z-]+/[a-z-]+@[0-9a-f]{40} # v[0-9]+[.][0-9]+[.][0-9]+", action), action
    steps = [step for job in yaml.safe_load(path.read_text())["jobs"].values()
             for step in job.get("steps", [])]
    for step in steps:
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


def test_release_drafts_what_passed():
    """Each job needs the one before, and the first is the whole check, in which nothing may fail."""
    workflows = ROOT / ".github" / "workflows"
    jobs = yaml.safe_load((workflows / "release.yml").read_text())["jobs"]
    assert jobs["test"]["uses"] == "./.github/workflows/ci.yml"
    order = ["test", "programs", "archives", "installs", "publish"]
    assert [jobs[job].get("needs") for job in order] == [None, *order[:-1]] and set(jobs) == set(order)
    machines = {row["machine"] for row in jobs["programs"]["strategy"]["matrix"]["include"]}
    assert machines == {"aarch64-linux", *PROCESSORS}
    checks = yaml.safe_load((workflows / "ci.yml").read_text())["jobs"]
    assert not any("continue-on-error" in job for job in checks.values())
    rows = checks["check"]["strategy"]["matrix"]["include"]
    assert {("x86-64", "6.2"), ("x86-64", "newest"), ("ARM", "6.3")} <= {(row["machine"], row["swift"]) for row in rows}
    assert [row["check"] for row in rows].count("all") == 1


@pytest.mark.parametrize("path", sorted((ROOT / ".github/workflows").iterdir()), ids=lambda path: path.stem)
def test_jobs_end_and_steps_have_no_program_of_their_own(path):
    """A job that hangs ends; a step is a command or two, and all else is a script that is tested."""
    for job in yaml.safe_load(path.read_text())["jobs"].values():
        assert "uses" in job or job["timeout-minutes"] <= 350
        for step in job.get("steps", []):
            assert len(step.get("run", "").splitlines()) <= 1, step


@pytest.mark.parametrize("name", ["Tests", "Bench"])
def test_requirements_have_hashes(name):
    text = (ROOT / name / "requirements.txt").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert lines
    for line in lines:
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+( +--hash=sha256:[0-9a-f]{64})+", line), line


def test_hook_of_pre_commit_names_a_script():
    [hook] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert {"id", "name", "entry", "language"} <= set(hook)
    assert (ROOT / hook["entry"]).stat().st_mode & 0o100
    assert hook["args"][-1:] == ["--"]
    assert re.search(hook["files"], "App/sizes.lock.csv") and not re.search(hook["files"], "sizes.csv")


def test_citation_has_the_version_of_the_program(program):
    """The GitHub Action reads there which release it needs."""
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert citation["version"] == subprocess.check_output([program, "--version"], text=True).strip()


@pytest.mark.parametrize("path", [path for path in FORMS if path.stem != "program-fault"], ids=lambda path: path.stem)
def test_form_asks_for_columns_of_claims(path):
    fields = {field["id"] for field in yaml.safe_load(path.read_text())["body"]}
    # What was asked, what came of it, and the versions are of the program and not of a claim.
    assert fields - {"question", "answer", "version"} <= set(table_rows("claims")[0])


def test_form_offers_what_the_tables_have():
    form = ROOT / ".github" / "ISSUE_TEMPLATE" / "measurement.yml"
    fields = {field["id"]: field["attributes"] for field in yaml.safe_load(form.read_text())["body"]}
    offered = {name: set(re.findall(r"\(([\w-]+)\)$", "\n".join(fields[name]["options"]), re.MULTILINE))
               for name in ("family", "zoom", "method")}
    assert offered["family"] == {family["id"] for family in table_rows("families")}
    assert offered["zoom"] == {"standard", "larger", "more-space"}
    package = json.loads((ROOT / "Data" / "datapackage.json").read_text())
    [claims] = [table for table in package["resources"] if table["name"] == "claims"]
    [method] = [field for field in claims["schema"]["fields"] if field["name"] == "method"]
    # A table is what a document has; the form does not ask for the difference.
    assert offered["method"] == set(method["constraints"]["enum"]) - {"table"}
