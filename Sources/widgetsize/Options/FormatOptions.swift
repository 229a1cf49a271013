internal import ArgumentParser
internal import WidgetReports
internal import Wording

/// How the answer is to be written.
struct FormatOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "table, markdown, html, csv, tsv, json or ndjson; of sizes also svg, swift, tokens or css; of "
        + "checks also junit or github.",
      valueName: "format"),
    completion: .list(ReportFormat.all.map(\.name)),
    transform: SingleValue.reader)
  var format: String?

  @Flag(help: "The same as --format json.")
  var json = false

  /// The format that was asked for; a table if none was. `content` is what the answer has beside what
  /// every answer has.
  func resolved(of content: ReportFormat.Content = .answer) throws -> ReportFormat {
    guard let format else { return json ? .json : .table }
    let expected = ReportFormat.all.filter { $0.content == .answer || $0.content == content }
      .map(\.name)
    guard let found = ReportFormat.all.first(where: { $0.name == format.lowercased() }) else {
      throw Failure.usage(Message.unknown("format", format, expected: expected))
    }
    guard expected.contains(found.name) else {
      throw Failure.usage(
        "\(limit(of: found)); expected one of \(expected.joined(separator: ", "))")
    }
    if json, found.name != ReportFormat.json.name {
      throw Failure.usage("--json contradicts --format \(found.name)")
    }
    return found
  }

  private func limit(of format: ReportFormat) -> String {
    switch format.content {
    case .checks: "only checks become \(format.name), with 'widgetsize check'"
    case .answer, .sizes: "only sizes become \(format.name), with 'widgetsize query'"
    }
  }
}
