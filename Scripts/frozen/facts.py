"""Facts about a build, from which the questions are made. The program itself prints them."""

import json
import os
import re
import subprocess

# The environment of the program. Settings of the user must not change an answer.
ENVIRONMENT = {
    **{name: os.environ[name] for name in ("PATH", "TMPDIR", "SystemRoot") if name in os.environ},
    "LC_ALL": "C.UTF-8",
}
# Longer than any question takes with a debug build.
TIMEOUT = 1_800


class Trouble(Exception):
    """Nothing can be recorded or compared; the text says why, in one line."""


def called(argument):
    """The first long name of an option; `<file>` for an argument without a name."""
    names = [each["name"] for each in argument.get("names", []) if each["kind"] == "long"]
    return names[0] if names else f"<{argument['valueName']}>"


class Facts:
    """The commands of a program with their options, and the devices, screens and versions it has."""

    def __init__(self, program):
        self.program = program
        self._values = {}
        self.help = json.loads(self._output("--experimental-dump-help"))["command"]
        self.commands = [
            command["commandName"] for command in self.help["subcommands"]
            if command["commandName"] != "help"]
        self.devices = [row["name"] for row in self._list("devices")]
        self.screens = [row["id"] for row in self._list("screens")]
        # `10`, or `iOS 10` and `26.2` should the list ever have these.
        majors = [re.search(r"\d+", str(row["os"])) for row in self._list("os")]
        self.versions = sorted({int(major.group()) for major in majors if major})

    def arguments(self, command):
        """What the help says of the options and arguments of a command."""
        return next(found.get("arguments", []) for found in self.help["subcommands"]
                    if found["commandName"] == command)

    def options(self, command):
        """The long names of its options; an argument without a name is called as in `<file>`."""
        return [called(argument) for argument in self.arguments(command)]

    def short_names(self, command, option):
        return [each["name"] for argument in self.arguments(command) if called(argument) == option
                for each in argument.get("names", []) if each["kind"] == "short"]

    def completed(self, command):
        """The options whose values come from the tables, as a shell asks for them."""
        return [called(argument) for argument in self.arguments(command)
                if argument.get("names") and "custom" in argument.get("completionKind", {})]

    def values(self, command, name):
        """The values that the help lists for an option or an argument of a command; [] for none."""
        if (command, name) not in self._values:
            self._values[command, name] = self._listed(command, name)
        return self._values[command, name]

    def _listed(self, command, name):
        for argument in self.arguments(command):
            if called(argument) in (name, f"<{name}>"):
                kind = argument.get("completionKind", {})
                if "custom" in kind:
                    option = "--" + name
                    answer = self._output("---completion", command, "--", option, "0", "0")
                    return answer.decode().split()
                return list(kind.get("list", {}).get("values", []))
        return []

    def _list(self, topic):
        answer = json.loads(self._output("list", topic, "--json"))
        # Earlier builds print a bare list of rows, later ones an object that has it.
        if isinstance(answer, list):
            return answer
        return next(rows for rows in answer.values() if isinstance(rows, list) and rows
                    and isinstance(rows[0], dict))

    def _output(self, *arguments):
        try:
            result = subprocess.run(
                [self.program, *arguments], capture_output=True, env=ENVIRONMENT, timeout=TIMEOUT)
        except OSError as error:
            raise Trouble(f"'{self.program}' cannot be run: {error.strerror}") from error
        if result.returncode:
            raise Trouble(
                f"'{self.program} {' '.join(arguments)}' ends with {result.returncode}: "
                f"{result.stderr.decode(errors='replace').strip()}")
        return result.stdout
