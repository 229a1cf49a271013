internal import BundledSite
internal import Documents
internal import Wording

extension ReportFormat {
  /// A JUnit report, which CI systems show: a test case for each case.
  public static let junit = check("junit")
  /// A table for the log of GitHub Actions, and below it workflow commands, which mark lines of the files.
  public static let github = check("github", columns: .ofTables)
  /// SARIF 2.1.0, which code scanning services read: a rule for each sort of finding, and a result with
  /// file, line and column for each finding.
  public static let sarif = check("sarif")

  /// The format of the template with a name in `Site/templates/checks`; where it has columns, below the table.
  private static func check(_ name: String, columns: Columns? = nil) -> ReportFormat {
    ReportFormat(name, of: .checks, columns: columns, holdsNotes: columns == nil) {
      report, terminal, output in
      if columns != nil { ReportFormat.table.write(report, terminal, output) }
      // Read here: each start of the program makes all formats.
      let template = TextTemplate(BundledSite.text(of: "templates/checks/\(name).template") ?? "")
      let values = CheckValues(report)
      template.fill(forms: CheckValues.forms, values.value) { output.write($0) }
    }
  }
}

/// What the templates of checks name.
///
/// Of the whole: `dataVersion`, and of all cases how many `tests`, `failures` and `skipped` there are. Lists:
/// - `files`, each a `path`, the same counts, and its `cases`: `name`, `line`, and `passed`, or `failure` or `skip`, which
///   have `kind` and `message`.
/// - `annotations` of all files, the `path` in each: `level` as GitHub has it, `severity` as compilers, `kind`, `title`,
///   `message`, `line`, `column` and, if it `isCorrected`, `corrections`, each `line`, `column`, `end` and `text`.
/// - `rules`, the `kind` and `title` of each sort of annotation.
private final class CheckValues {
  typealias Values = TextTemplate.Values
  typealias Value = TextTemplate.Value

  private let report: Report
  private lazy var files = report.checks.map { (path: $0.path, cases: $0.cases()) }
  private lazy var annotations = report.checks.flatMap { checks in
    checks.annotations().map { (path: checks.path, annotation: $0) }
  }

  init(_ report: Report) { self.report = report }

  /// What stands for a name that no item of a list has.
  func value(_ name: String) -> Value? {
    switch name {
    case "dataVersion": .foreign(report.dataVersion)
    case "files":
      .list(
        files.map { file in
          Self.counts(of: file.cases).merging([
            "path": .foreign(file.path), "cases": .list(file.cases.map(Self.values)),
          ]) { $1 }
        })
    case "annotations": .list(annotations.map { Self.values(of: $0.annotation, in: $0.path) })
    case "rules":
      .list(
        annotations.map(\.annotation).grouped(by: \.kind).map {
          ["kind": .foreign($0.key), "title": .foreign($0.elements[0].title)]
        })
    default: Self.counts(of: files.flatMap(\.cases))[name]
    }
  }

  private static func counts(of cases: [CheckList.Case]) -> Values {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let skips = cases.count { if case .skipped = $0.outcome { true } else { false } }
    return [
      "tests": .plain("\(cases.count)"), "failures": .plain("\(failures)"),
      "skipped": .plain("\(skips)"),
    ]
  }

  private static func values(of check: CheckList.Case) -> Values {
    var values: Values = [
      "name": .foreign(check.name), "line": .known(check.line.map(String.init), Value.plain),
      "passed": .flag(false), "failure": .list([]), "skip": .list([]),
    ]
    switch check.outcome {
    case .passed: values["passed"] = .flag(true)
    case .failed(let kind, let message):
      values["failure"] = .list([["kind": .foreign(kind), "message": .foreign(message)]])
    case .skipped(let message): values["skip"] = .list([["message": .foreign(message)]])
    }
    return values
  }

  private static func values(of annotation: CheckList.Annotation, in path: String) -> Values {
    [
      "path": .foreign(path), "level": .plain(annotation.level.rawValue),
      "severity": .plain(annotation.level.wordOfCompilers), "kind": .foreign(annotation.kind),
      "title": .plain(annotation.title), "message": .foreign(annotation.message),
      "line": .known(annotation.line.map(String.init), Value.plain),
      "column": .known(annotation.column.map(String.init), Value.plain),
      "isCorrected": .flag(!annotation.corrections.isEmpty),
      "corrections": .list(
        annotation.corrections.map { correction in
          [
            "line": .plain("\(correction.line)"), "column": .plain("\(correction.column)"),
            "end": .plain("\(correction.column + correction.bytes.count)"),
            "text": .foreign(correction.text),
          ]
        }),
    ]
  }

  /// The forms in which texts of files stand.
  static let forms: [String: @Sendable (String) -> String] = [
    "json": { CodeForms.json($0) },
    // What XML cannot hold is written out.
    "XML": { PlainText(escaped($0, limit: 10_000)).html() }, "path in XML": { reference($0) },
    "command": { encoded(escaped($0)) },
    "property": { encoded(hasCommand($0) ? escaped($0) : $0, besides: ":,") },
    "reference": { address($0) },
  ]

  /// A path in an attribute. XML has references for characters that are not seen, and for blanks that would be lost.
  /// Control characters that XML 1.0 cannot hold are written out.
  private static func reference(_ path: String) -> String {
    let isCommand = hasCommand(path)
    return path.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x20: " "
      case _ where "<>&\"".unicodeScalars.contains(scalar): PlainText(String(scalar)).html()
      case _ where isVisible(scalar) && !(isCommand && scalar == "#"): String(scalar)
      case 0x09, 0x0A, 0x0D, 0x21..<0xFFFE, 0x10000...: "&#\(scalar.value);"
      default: escaped(String(scalar))
      }
    }.joined(by: "")
  }

  /// A text with what ends a command, or a property of one, in percent encoding, as the runner decodes it. A name of a
  /// file may have what moves the cursor of a terminal.
  private static func encoded(_ text: String, besides ends: String = "") -> String {
    text.unicodeScalars.map { scalar in
      (ends + "%").unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .control
        ? String(scalar).percentEncoded { _ in false } : String(scalar)
    }.joined(by: "")
  }

  /// A path as a reference to a file, in percent encoding; standard input has no path.
  private static func address(_ path: String) -> String {
    let path = path == "-" ? "stdin" : path
    let plain = Set("/.-_~".utf8)
    return (path.hasPrefix("/") ? "file://" : "")
      + path.percentEncoded { byte in
        let letter = byte | 0x20
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || plain.contains(byte)
      }
  }
}
