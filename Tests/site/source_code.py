"""Readers of Swift, Kotlin, Dart and TypeScript: grammars of tree-sitter, and the constants of a file."""

import re

import tree_sitter
import tree_sitter_dart
import tree_sitter_kotlin
import tree_sitter_typescript

LANGUAGES = {
    "dart": tree_sitter.Language(tree_sitter_dart.language()),
    "kotlin": tree_sitter.Language(tree_sitter_kotlin.language()),
    "typescript": tree_sitter.Language(tree_sitter_typescript.language_typescript()),
}

# Parts of a string that are no text: expressions in it.
INTERPOLATIONS = {"interpolation", "template_substitution", "interpolated_expression",
                  "interpolated_identifier"}

NUMBER = r"(-?[0-9]+(?:\.[0-9]+)?)"
PAIR = {
    "dart": rf"const WidgetSize\({NUMBER}, {NUMBER}\)",
    "kotlin": rf"WidgetSize\({NUMBER}, {NUMBER}\)",
    "typescript": rf"\{{ width: {NUMBER}, height: {NUMBER} \}}",
    "swift": rf"CGSize\(width: {NUMBER}, height: {NUMBER}\)",
}
# A constant in a line: its name, then a size or a length. A name that may be a keyword stands in backticks.
CONSTANT = {
    "dart": rf"final (?:double )?(\w+) = (?:{PAIR['dart']}|{NUMBER});",
    "kotlin": rf"(?:const )?val `?(\w+)`? = (?:{PAIR['kotlin']}|{NUMBER})",
    "typescript": rf"(\w+): (?:{PAIR['typescript']}|{NUMBER}),",
    "swift": rf"public static let `?(\w+)`?(?:: CGFloat)? = (?:{PAIR['swift']}|{NUMBER})",
}
STRING = r'"([^"\\]*)"'
# A size with its place in a line: id, name, widget, screen, scale, version and constant.
PLACED = {
    "dart": rf"PlacedWidgetSize\({STRING}, {STRING}, WidgetName\.(\w+), (?:null|{PAIR['dart']}), "
            r"(\w+), (\d+), (\w+)\),",
    "kotlin": rf"PlacedWidgetSize\({STRING}, {STRING}, WidgetName\.`?(\w+)`?, (?:null|{PAIR['kotlin']}), "
              r"(\w+), (\d+), `?(\w+)`?\),?",
    "typescript": rf"\{{ id: {STRING}, name: {STRING}, widget: \"(\w+)\", "
                  rf"screen: (?:null|{PAIR['typescript']}), scale: (\w+), version: (\d+), "
                  r"size: (?P<path>\w+)\.(\w+) \},",
    "swift": rf"WidgetSize\({STRING}, {STRING}, \.(\w+), (?:nil|{PAIR['swift']}), (\w+), (\d+), `?(\w+)`?\),",
}
# What begins the constants of a screen and version.
SCREEN = {"dart": r"final class (Screen\w+|MacOS|VisionOS) \{", "kotlin": r"object (\w+) \{",
          "typescript": r"const (\w+) = \{", "swift": r"public enum (\w+) \{"}


def parse(language, text):
    """The tree of a text, all of which must match the grammar."""
    tree = tree_sitter.Parser(LANGUAGES[language]).parse(text.encode())
    for node in walk(tree.root_node):
        assert node.type != "ERROR" and not node.is_missing, (node.start_point, node.text[:200])
        assert node.type not in INTERPOLATIONS, (node.start_point, node.text[:200])
    return tree


def walk(node):
    """A node and all below it."""
    nodes = [node]
    while nodes:
        node = nodes.pop()
        yield node
        nodes.extend(node.children)


def read(language, text):
    """For each id of a size its numbers, and for each screen its constants, as written."""
    constants, sizes, screen = {}, {}, None
    for line in map(str.strip, text.splitlines()):
        if match := re.fullmatch(SCREEN[language], line):
            screen = constants.setdefault(match[1], {})
        elif match := re.fullmatch(CONSTANT[language], line):
            name, width, height, length = match.groups()
            assert name not in screen, line
            screen[name] = (length,) if length else (width, height)
        elif match := re.fullmatch(PLACED[language], line):
            path = match.groupdict().get("path")
            id, name, widget, width, height, scale, version, *_, constant = match.groups()
            assert id not in sizes and widget == constant, line
            sizes[id] = {"name": name, "widget": widget, "screen": width and (width, height),
                         "scale": scale, "version": int(version), "size": (constants[path] if path else screen)[constant]}
    return sizes, constants
