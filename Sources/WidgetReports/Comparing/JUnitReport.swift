internal import DataTables
internal import WidgetSizing

extension CheckResult {
  /// Writes the check as a JUnit report, which CI systems show: a test case for each cell.
  ///
  /// A cell that differs or is missing has failed; one that is new was skipped.
  public func writeJUnit(to output: inout some TextOutputStream) {
    let failures = Dictionary(grouping: failures, by: \.id)
    let missing = Set(comparison.missing)
    let failed = failures.count + missing.count
    let counts =
      "tests=\"\(sizes.cells.count + comparison.new.count)\" failures=\"\(failed)\" "
      + "skipped=\"\(comparison.new.count)\""
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.write("<testsuites name=\"widgetsize check\" \(counts)>\n")
    output.write("<testsuite name=\(attribute(sizes.path)) errors=\"0\" \(counts)>\n")
    for cell in sizes.cells {
      if let changes = failures[cell.id] {
        let message = changes.map(\.sentence).joined(by: "; ")
        let kind = changes.contains(where: \.isOfValue) ? "value" : "evidence"
        writeCase(cell.id, "failure type=\"\(kind)\" message=\(attribute(message))", to: &output)
      } else if missing.contains(cell.id) {
        writeCase(
          cell.id, "failure type=\"missing\" message=\(attribute(missingMessage(cell.id)))",
          to: &output)
      } else {
        writeCase(cell.id, nil, to: &output)
      }
    }
    for id in comparison.new {
      writeCase(id, "skipped message=\"new: the file does not have this cell\"", to: &output)
    }
    output.write("</testsuite>\n</testsuites>\n")
  }

  /// What must be said of a cell that does not exist.
  func missingMessage(_ id: String) -> String {
    "there is no cell \(quoted(id, limit: 200))"
      + (nearest(to: id).map { "; did you mean \(quoted($0, limit: 200))?" } ?? "")
  }

  private func writeCase(
    _ id: String, _ element: String?, to output: inout some TextOutputStream
  ) {
    var start = "<testcase classname=\"widgetsize\" name=\(attribute(id)) file="
    start += attribute(sizes.path)
    if let line = sizes.lines[id] { start += " line=\"\(line)\"" }
    output.write(element.map { "\(start)><\($0)/></testcase>\n" } ?? "\(start)/>\n")
  }

  /// A text as the value of an attribute, in quotes.
  private func attribute(_ text: String) -> String {
    var value = "\""
    // What XML cannot hold, control characters above all, is not seen and written out.
    for scalar in escaped(text, limit: 10_000).unicodeScalars {
      switch scalar {
      case "&": value += "&amp;"
      case "<": value += "&lt;"
      case ">": value += "&gt;"
      case "\"": value += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": value += "\u{FFFD}"
      default: value.unicodeScalars.append(scalar)
      }
    }
    return value + "\""
  }
}
