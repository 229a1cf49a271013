internal import ArgumentParser

/// How an answer is written.
enum OutputFormat: String, CaseIterable {
  case table, markdown, html, csv, tsv, json, ndjson
}

/// How the answer is to be written.
struct FormatOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "table, markdown, html, csv, tsv, json or ndjson.", valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)))
  var format: String?

  @Flag(help: "The same as --format json.")
  var json = false

  /// The format that was asked for; a table if none was.
  func resolved() throws -> OutputFormat {
    guard let format else { return json ? .json : .table }
    guard let value = OutputFormat(rawValue: format.lowercased()) else {
      throw Failure.usage(
        Wording.unknown("format", format, expected: OutputFormat.allCases.map(\.rawValue)))
    }
    if json, value != .json { throw Failure.usage("--json contradicts --format \(value.rawValue)") }
    return value
  }
}
