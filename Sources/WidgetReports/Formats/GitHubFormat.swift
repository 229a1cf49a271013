internal import Wording

extension ReportFormat {
  /// A table for the log of GitHub Actions, and below it workflow commands, which mark lines of the files.
  public static let github = ReportFormat(
    "github", of: .checks, columns: .ofTables, holdsNotes: false
  ) { report, terminal, output in
    ReportFormat.table.write(report, terminal, output)
    for checks in report.checks {
      let file = encoded(
        hasCommand(checks.path) ? escaped(checks.path) : checks.path, isProperty: true)
      for annotation in checks.annotations() {
        let line = annotation.line.map { ",line=\($0)" } ?? ""
        let column = annotation.column.map { ",col=\($0)" } ?? ""
        let place = "file=\(file)\(line)\(column)"
        let message = encoded(escaped(annotation.message), isProperty: false)
        output.write(
          "::\(annotation.level.rawValue) \(place),title=\(annotation.title)::\(message)\n")
      }
    }
  }
}

/// A text with what ends a command, or a property of one, in percent encoding, as the runner decodes
/// it.
private func encoded(_ text: String, isProperty: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    // A name of a file may have what moves the cursor of a terminal.
    case _ where scalar.properties.generalCategory == .control:
      for byte in String(scalar).utf8 {
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
