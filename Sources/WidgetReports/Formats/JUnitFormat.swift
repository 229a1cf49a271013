internal import Documents
internal import Wording

extension ReportFormat {
  /// A JUnit report, which CI systems show: a test case for each case.
  public static let junit = ReportFormat("junit", of: .checks) { report, _, output in
    let suites = report.checks.map { (path: $0.path, cases: $0.cases()) }
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let counts = counts(of: suites.flatMap(\.cases))
    output.write("<testsuites name=\"widgetsize check\" \(counts)>\n")
    for suite in suites { writeSuite(suite.cases, of: suite.path, to: output) }
    output.write("</testsuites>\n")
  }
}

/// Writes the cases of a file.
private func writeSuite(
  _ cases: [CheckList.Case], of path: String, to output: ByteOutput
) {
  let file = attribute(path: path)
  output.write("<testsuite name=\(file) errors=\"0\" \(counts(of: cases))>\n")
  for check in cases {
    var start = "<testcase classname=\"widgetsize\" name=\(attribute(check.name)) file=\(file)"
    if let line = check.line { start += " line=\"\(line)\"" }
    let element =
      switch check.outcome {
      case .passed: ""
      case .failed(let kind, let message):
        "<failure type=\(attribute(kind)) message=\(attribute(message))/>"
      case .skipped(let message): "<skipped message=\(attribute(message))/>"
      }
    output.write(element.isEmpty ? "\(start)/>\n" : "\(start)>\(element)</testcase>\n")
  }
  output.write("</testsuite>\n")
}

/// How many cases there are, and of which outcome, as attributes.
private func counts(of cases: [CheckList.Case]) -> String {
  let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
  let skips = cases.count { if case .skipped = $0.outcome { true } else { false } }
  return "tests=\"\(cases.count)\" failures=\"\(failures)\" skipped=\"\(skips)\""
}

/// A path as the value of an attribute, in quotes. XML has references for characters that are not seen,
/// and for blanks that would be lost. Control characters that XML 1.0 cannot hold are written out.
private func attribute(path: String) -> String {
  var result = ""
  var text = ""
  let isCommand = hasCommand(path)
  for scalar in path.unicodeScalars {
    let isPlain = isVisible(scalar) && scalar != " " && !(isCommand && scalar == "#")
    if isPlain {
      text.unicodeScalars.append(scalar)
      continue
    }
    result += PlainText(text).html()
    text = ""
    switch scalar.value {
    case 0x20: result += " "
    case 0xFFFE, 0xFFFF: result += escaped(String(scalar))
    case 0x09, 0x0A, 0x0D, 0x21...:
      result += "&#\(scalar.value);"
    default: result += escaped(String(scalar))
    }
  }
  return "\"\(result)\(PlainText(text).html())\""
}

/// A text as the value of an attribute, in quotes. What XML cannot hold is written out.
private func attribute(_ text: String) -> String {
  "\"" + PlainText(escaped(text, limit: 10_000)).html() + "\""
}
