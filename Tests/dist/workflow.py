"""Other people's CI: the steps of action.yml and the hook of pre-commit, run as GitHub and pre-commit do."""

import os
import shlex
import subprocess

import yaml

from shared import ROOT


class Workflow:
    """The steps of action.yml in the folder of a project, with a folder in place of the releases."""

    def __init__(self, project, releases=None, program=None):
        self.project, self.path = project, project / "path"
        self.steps = yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"]
        self.releases = f"file://{releases}"
        if program:
            # As the step that installs the program leaves it.
            self.path.write_text(f"{program.parent}\n")

    def run(self, number, **variables):
        step = self.steps[number]
        # The script sees only the variables that the step sets.
        assert set(variables) <= set(step["env"]), step
        added = self.path.read_text().splitlines() if self.path.exists() else []
        return subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
            cwd=self.project, capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env={"PATH": os.pathsep.join([*added, os.environ["PATH"]]), "HOME": str(self.project),
                 "GITHUB_ACTION_PATH": str(ROOT), "GITHUB_PATH": str(self.path),
                 "RUNNER_TEMP": str(self.project), **variables})

    def install(self, **variables):
        return self.run(0, RELEASES=self.releases, **variables)

    def check(self, *files, options="", annotations="false"):
        return self.run(1, FILES="\n".join(files), OPTIONS=options, ANNOTATIONS=annotations)


def hook():
    """The description of the hook."""
    [description] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    return description


def run_hook(project, path, *files, args=None):
    """Runs the hook with the files of a commit. `args` of a project replace those of the hook."""
    entry, *rest = shlex.split(hook()["entry"])
    command = [ROOT / entry, *rest, *(hook()["args"] if args is None else args), *files]
    return subprocess.run(command, cwd=project, env={"PATH": path}, capture_output=True, text=True,
                          stdin=subprocess.DEVNULL)
