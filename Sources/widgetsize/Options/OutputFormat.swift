internal import ArgumentParser

/// How an answer is written.
enum OutputFormat: String, CaseIterable {
  case table, markdown, html, csv, tsv, json, ndjson
}

/// What sizes alone can become: a drawing, or a part of somebody's source.
enum SizeFormat: String, CaseIterable {
  case svg, swift, tokens, css
}

/// How the answer is to be written.
struct FormatOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "table, markdown, html, csv, tsv, json or ndjson; of sizes also svg, swift, tokens or css.",
      valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue) + SizeFormat.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var format: String?

  @Flag(help: "The same as --format json.")
  var json = false

  /// The format that was asked for; a table if none was.
  func resolved() throws -> OutputFormat {
    let formats = OutputFormat.allCases.map(\.rawValue)
    if let format, let special = SizeFormat(rawValue: format.lowercased()) {
      throw Failure.usage(
        "only sizes become \(special.rawValue), with 'widgetsize query'; "
          + "expected one of \(formats.joined(separator: ", "))")
    }
    return try resolved(expected: formats)
  }

  /// The format of sizes that was asked for, if it is one that they alone can have.
  func resolvedOfSizes() throws -> SizeFormat? {
    guard let format else { return nil }
    guard let special = SizeFormat(rawValue: format.lowercased()) else {
      _ = try resolved(
        expected: OutputFormat.allCases.map(\.rawValue) + SizeFormat.allCases.map(\.rawValue))
      return nil
    }
    if json { throw contradiction(special.rawValue) }
    return special
  }

  private func resolved(expected formats: [String]) throws -> OutputFormat {
    guard let format else { return json ? .json : .table }
    guard let value = OutputFormat(rawValue: format.lowercased()) else {
      throw Failure.usage(Wording.unknown("format", format, expected: formats))
    }
    if json, value != .json { throw contradiction(value.rawValue) }
    return value
  }

  private func contradiction(_ format: String) -> Failure {
    .usage("--json contradicts --format \(format)")
  }
}
