"""Makes the floor program: the command tree of widgetsize, with commands that print one line.

It parses what widgetsize parses, with the same parser, options and help, and does nothing else.

Usage: floor.py SOURCES FOLDER
"""

import re
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

DECLARATION = re.compile(
    r"^(@main\n)?struct (\w+): (?:Parsable|Question)(Command|Arguments)[^\n]*\{\n(.*?)^\}\n", re.M | re.S)
# Extensions that shorten the declarations.
ABBREVIATION = re.compile(r"^extension (?:Option|Flag|Argument)\b[^\n]*\{\n.*?^\}\n", re.M | re.S)
# Where the stored properties of a declaration end.
BODY = re.compile(
    r"^(  ///[^\n]*\n)*  (private |static |mutating |fileprivate )*(func |var \w+: [^\n=]*\{)", re.M)
# Replacements for expressions of other modules. Completions from tables become the default ones.
WORDS = {
    "Site.standardAddress": '"https://widgetsize.example/"',
    "Program.version": '"0"',
    "ReportFormat.all.map(\\.name)": '["a", "b", "c"]',
    ".devices)": ".default)",
    ".families)": ".default)",
    ".variants)": ".default)",
    ".textStyles": ".default",
    ".versions)": ".default)",
    "SingleValue.reader": "{ $0 }",
}
CASES = re.compile(r"[\w.]+\.allCases\.map\(\\\.rawValue\)")
RAW_VALUE = re.compile(r"= [A-Z][\w.]+\.(\w+)\.rawValue")


def main(sources: Path, folder: Path) -> None:
    parts = ["import ArgumentParser\n"]
    for path in sorted(sources.rglob("*.swift")):
        source = path.read_text()
        parts += ABBREVIATION.findall(source)
        for mark, name, kind, body in DECLARATION.findall(source):
            if end := BODY.search(body):
                body = body[: end.start()]
            run = '  func run() { print("110") }\n' if kind == "Command" and not mark else ""
            parts.append(f"{mark}struct {name}: Parsable{kind} {{\n{body}{run}}}\n")
    text = "\n".join(parts)
    text = CASES.sub('["a", "b", "c"]', text)
    text = RAW_VALUE.sub(r'= "\1"', text)
    for word, value in WORDS.items():
        text = text.replace(word, value)
    target = folder / "Sources" / "floor"
    target.mkdir(parents=True, exist_ok=True)
    (folder / "Package.swift").write_text(MANIFEST)
    (target / "Floor.swift").write_text(text)


main(Path(sys.argv[1]), Path(sys.argv[2]))
