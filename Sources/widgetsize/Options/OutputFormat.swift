internal import ArgumentParser

/// How an answer is written.
enum OutputFormat: String, CaseIterable {
  case table, markdown, html, csv, tsv, json, ndjson, svg

  /// The formats of what is not drawn.
  static let texts = allCases.filter { $0 != .svg }
}

/// How the answer is to be written.
struct FormatOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "table, markdown, html, csv, tsv, json or ndjson; svg for sizes, which it draws to scale.",
      valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)))
  var format: String?

  @Flag(help: "The same as --format json.")
  var json = false

  /// The format that was asked for, of those that there are; a table if none was.
  func resolved(among formats: [OutputFormat] = OutputFormat.texts) throws -> OutputFormat {
    guard let format else { return json ? .json : .table }
    guard let value = OutputFormat(rawValue: format.lowercased()) else {
      throw Failure.usage(Wording.unknown("format", format, expected: formats.map(\.rawValue)))
    }
    guard formats.contains(value) else {
      throw Failure.usage(
        "only sizes are drawn as \(value.rawValue), with 'widgetsize query'; "
          + "expected one of \(formats.map(\.rawValue).joined(separator: ", "))")
    }
    if json, value != .json { throw Failure.usage("--json contradicts --format \(value.rawValue)") }
    return value
  }
}
