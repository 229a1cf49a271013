"""Makes the floor program: the command tree of widgetsize, with commands that print one line.

It parses what widgetsize parses, with the same parser, options and help, and does nothing else. Values of
options are texts: it does not read them.

Usage: floor.py PROGRAM FOLDER
"""

import json
import subprocess
import sys
from pathlib import Path

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "floor",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .executableTarget(
      name: "floor",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")])
  ])
"""



def literal(text: str) -> str:
    """A text as a literal of Swift, in which nothing is escaped."""
    return f'##"""\n{text}\n"""##'


def declaration(argument: dict, number: int) -> str:
    """The property of an argument."""
    kind = {"positional": "Argument", "option": "Option", "flag": "Flag"}[argument["kind"]]
    parts = []
    if kind != "Argument":
        names = (f'.custom{name["kind"].capitalize()}("{name["name"]}")' for name in argument["names"])
        parts.append(f"name: [{', '.join(names)}]")
    if argument["parsingStrategy"] == "unconditional":
        parts.append("parsing: .unconditional")
    words = (argument.get("abstract", ""), argument.get("discussion", ""))
    help_ = ", discussion: ".join(map(literal, words))
    value = "" if kind == "Flag" else f', valueName: "{argument["valueName"]}"'
    parts.append(f"help: ArgumentHelp({help_}{value})")
    type_ = "[String] = []" if argument["isRepeating"] else "String?" if argument["isOptional"] else "String"
    if kind == "Flag":
        type_ = "Int" if argument["isRepeating"] else "Bool = false"
    return f"  @{kind}({', '.join(parts)}) var argument{number}: {type_}\n"


def declarations(command: dict, type_: str, attribute: str = "") -> str:
    """The type of a command, then those of its commands."""
    inner = [item for item in command.get("subcommands", []) if item["commandName"] != "help"]
    types = [f"{type_}{number}" for number in range(len(inner))]
    # The parser adds the help, and the version of the whole program.
    arguments = [
        item for item in command.get("arguments", [])
        if item["valueName"] not in ("help", "version") or item["kind"] != "flag"]
    version = ', version: "0"' if attribute else ""
    own = "".join(declaration(item, number) for number, item in enumerate(arguments))
    text = f"""
{attribute}struct {type_}: ParsableCommand {{
  static let configuration = CommandConfiguration(
    commandName: "{command["commandName"]}", abstract: {literal(command.get("abstract", ""))},
    discussion: {literal(command.get("discussion", ""))}{version},
    subcommands: [{", ".join(f"{name}.self" for name in types)}])
{own}  func run() {{ print("110") }}
}}
"""
    return text + "".join(map(declarations, inner, types))


def main(program: Path, folder: Path) -> None:
    listed = subprocess.run([program, "--experimental-dump-help"], check=True, stdout=subprocess.PIPE)
    text = declarations(json.loads(listed.stdout)["command"], "Floor", "@main\n")
    target = folder / "Sources" / "floor"
    target.mkdir(parents=True, exist_ok=True)
    (folder / "Package.swift").write_text(MANIFEST)
    (target / "Floor.swift").write_text("import ArgumentParser\n" + text)


main(Path(sys.argv[1]), Path(sys.argv[2]))
