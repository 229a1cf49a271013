"""Makes mutants of Swift source, all of them in one text that chooses at run time.

Each mutated operator becomes a new operator with the same precedence, so that the expressions around
it need not be parsed:

    a < b + c   becomes   a ∂∃ b + c, where ∂∃ is <, or <= if mutant 17 is chosen.
"""

import re
from dataclasses import dataclass

# What each operator becomes: a close neighbour, which a test of the boundary tells apart.
INFIX = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "+": "-", "-": "+", "*": "+", "&&": "||", "||": "&&", "+=": "-=", "-=": "+=",
}
PRECEDENCE = {
    **dict.fromkeys(["<", "<=", ">", ">=", "==", "!="], "ComparisonPrecedence"),
    **dict.fromkeys(["+", "-"], "AdditionPrecedence"), "*": "MultiplicationPrecedence",
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence",
    **dict.fromkeys(["+=", "-="], "AssignmentPrecedence"),
}
FUNCTIONS = {"min": "max", "max": "min"}
TOKEN = re.compile(
    r'(?P<comment>//[^\n]*)|(?P<block>/\*)|(?P<text>#*""")|(?P<string>#*")'
    r"|(?P<infix>(?<=\s)(?:<=|>=|==|!=|&&|\|\||\+=|-=|[<>+*-])(?=\s))"
    r"|(?P<not>(?<![\w)\]!?.])!(?=[\w(]))"
    r"|(?P<call>(?<![\w.])(?:min|max)\()"
    r"|(?P<number>(?<![\w.])\d[\d_]*(?![\w.]))"
    r"|(?P<truth>(?<![\w.])(?:true|false)(?!\w))")


@dataclass
class Mutant:
    number: int
    file: str
    line: int
    before: str
    after: str
    kind: str

    def __str__(self):
        return f"{self.file}:{self.line}: {self.before} → {self.after}"

    @property
    def name(self):
        """The operator that stands for the mutated one."""
        return chr(0x2200 + self.number // 200) + chr(0x2200 + self.number % 200)


def end_of_string(text, start, delimiter):
    """The end of a string literal that begins at `start`, past its interpolations."""
    at, quote = start + len(delimiter), delimiter.lstrip("#")
    hashes = "#" * (len(delimiter) - len(quote))
    while at < len(text):
        if text.startswith("\\" + hashes + "(", at):
            depth, at = 1, at + 2 + len(hashes)
            while depth and at < len(text):
                inner = re.compile(r'#*"""|#*"').match(text, at)
                if inner:
                    at = end_of_string(text, at, inner[0])
                    continue
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                at += 1
        elif text[at] == "\\" and not hashes:
            at += 2
        elif text.startswith(quote + hashes, at):
            return at + len(quote) + len(hashes)
        else:
            at += 1
    return at


def is_declaration(text, at):
    """Whether a place is not in an expression but in the declaration of an operator, an availability, a
    raw value or a pattern."""
    line = text[text.rfind("\n", 0, at) + 1:at]
    return bool(re.search(r"func $|^\s*(@|#)|^\s*case .*(=|:)? ?$|\bwhere \w+$", line)) or bool(
        re.match(r"\s*case\b", line) and ":" not in line)


def places(text):
    """The places of a text that can be mutated: kind, start, end."""
    at = 0
    while match := TOKEN.search(text, at):
        kind, at = match.lastgroup, match.end()
        if kind == "block":
            at = text.index("*/", at) + 2
        elif kind in ("text", "string"):
            at = end_of_string(text, match.start(), match[0])
        elif kind != "comment" and not is_declaration(text, match.start()):
            yield kind, match.start(), match.end()


def mutants(files):
    """The mutants of files, given as texts by their names: a list, and where each one is."""
    made, where = [], {}
    for file, text in sorted(files.items()):
        for kind, start, end in places(text):
            before = text[start:end]
            after = {
                "infix": INFIX.get(before), "not": "", "number": f"{before} + 1",
                "call": FUNCTIONS.get(before[:-1], "") + "(",
                "truth": "false" if before == "true" else "true",
            }[kind]
            mutant = Mutant(
                len(made), file, text.count("\n", 0, start) + 1, before, after, kind)
            made.append(mutant)
            where[mutant.number] = (start, end)
    return made, where


def rewritten(file, text, made, where):
    """The text of a file with all its mutants in it."""
    parts, at = [], 0
    for mutant in made:
        if mutant.file != file:
            continue
        start, end = where[mutant.number]
        parts += [text[at:start], {
            "infix": mutant.name, "not": mutant.name,
            "number": f"mutated({mutant.number}, {mutant.before})",
            "truth": f"(mutantIsChosen({mutant.number}) != {mutant.before})",
            "call": f"{mutant.before[:-1]}imum({mutant.number}, ",
        }[mutant.kind]]
        at = end
    return "".join(parts) + text[at:]


def operators(made):
    """Swift that declares the operators and functions that the mutants use."""
    lines = [PRELUDE.replace("COUNT", str(1 + max((mutant.number for mutant in made), default=0)))]
    for mutant in made:
        name, chosen = mutant.name, f"mutantIsChosen({mutant.number})"
        before, after = mutant.before, mutant.after
        if mutant.kind == "not":
            lines += [f"prefix operator {name}",
                      f"prefix func {name} (x: Bool) -> Bool {{ {chosen} ? x : !x }}"]
        if mutant.kind != "infix":
            continue
        lines.append(f"infix operator {name}: {PRECEDENCE[before]}")
        body = f"{{ {chosen} ? l {after} r : l {before} r }}"
        if before in ("==", "!="):
            lines += [f"func {name} <T: Equatable>(l: T, r: T) -> Bool {body}",
                      f"func {name} <T: Equatable>(l: T?, r: T?) -> Bool {body}",
                      f"func {name} <T>(l: T?, r: _OptionalNilComparisonType) -> Bool {body}"]
        elif before in ("<", "<=", ">", ">="):
            lines.append(f"func {name} <T: Comparable>(l: T, r: T) -> Bool {body}")
        elif before in ("&&", "||"):
            body = f"{{ try {chosen} ? l {after} r() : l {before} r() }}"
            lines.append(
                f"func {name} (l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool {body}")
        elif before in ("+=", "-="):
            body = f"{{ if {chosen} {{ l {after} r }} else {{ l {before} r }} }}"
            lines += [f"func {name} (l: inout Int, r: Int) {body}",
                      f"func {name} (l: inout Points, r: Points) "
                      f"{{ l = {chosen} ? l {after[0]} r : l {before[0]} r }}"]
        else:
            lines.append(f"func {name} (l: Int, r: Int) -> Int {body}")
            if before == "*":
                lines.append(f"func {name} (l: Int, r: Points) -> Points "
                             f"{{ {chosen} ? Points(threeHundredths: l) + r : l * r }}")
            else:
                lines.append(f"func {name} (l: Points, r: Points) -> Points {body}")
    return "\n".join(lines) + "\n"


PRELUDE = """
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

private let chosenMutant = getenv("WIDGETSIZE_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1

// A byte for each mutant in a file, which is set when its code runs.
private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
  guard let path = getenv("WIDGETSIZE_REACHED"), path.pointee != 0 else { return nil }
  let file = open(path, O_RDWR)
  let bytes = mmap(nil, COUNT, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
  guard file >= 0, let bytes, bytes != MAP_FAILED else { fatalError("no file for what is reached") }
  return bytes.assumingMemoryBound(to: UInt8.self)
}()

@inline(never) func mutantIsChosen(_ number: Int) -> Bool {
  reached?[number] = 1
  return number == chosenMutant
}

func mutated<T: BinaryInteger>(_ number: Int, _ value: T) -> T {
  mutantIsChosen(number) ? value + 1 : value
}

func minimum<T: Comparable>(_ number: Int, _ l: T, _ r: T) -> T {
  mutantIsChosen(number) ? max(l, r) : min(l, r)
}

func maximum<T: Comparable>(_ number: Int, _ l: T, _ r: T) -> T {
  mutantIsChosen(number) ? min(l, r) : max(l, r)
}
"""
