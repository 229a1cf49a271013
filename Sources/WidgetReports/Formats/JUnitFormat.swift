internal import Documents
internal import Wording

extension ReportFormat {
  /// A JUnit report, which CI systems show: a test case for each case.
  public static let junit = ReportFormat("junit", of: .checks) { report, _, output in
    guard let checks = report.checks else { return }
    let cases = checks.cases()
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let skips = cases.count { if case .skipped = $0.outcome { true } else { false } }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" skipped=\"\(skips)\""
    let file = attribute(checks.path)
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.write("<testsuites name=\"widgetsize check\" \(counts)>\n")
    output.write("<testsuite name=\(file) errors=\"0\" \(counts)>\n")
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
    output.write("</testsuite>\n</testsuites>\n")
  }
}

/// A text as the value of an attribute, in quotes. What XML cannot hold is written out.
private func attribute(_ text: String) -> String {
  "\"" + PlainText(escaped(text, limit: 10_000)).html() + "\""
}
