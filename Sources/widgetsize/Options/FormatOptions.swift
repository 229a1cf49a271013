internal import ArgumentParser
internal import WidgetReports
internal import Wording

/// The options for the output format.
struct FormatOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "table, markdown, html, csv, tsv, json, ndjson or another that the text above names.",
      valueName: "format"),
    completion: .list(ReportFormat.all.filter { $0.content == .answer }.map(\.name)),
    transform: SingleValue.reader)
  var format: String?

  @Flag(name: .shortAndLong, help: "Short for --format json.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Show only these columns, in this order: headings of a table, or names in csv and tsv.",
      valueName: "names"),
    transform: SingleValue.reader)
  var columns: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Sort the rows by this column; '-' before it sorts the largest first.", valueName: "column"),
    transform: SingleValue.reader)
  var sort: String?

  @Flag(help: "List the sources with their addresses below tables.")
  var sources = false

  @Flag(help: "Omit the sources from tables.")
  var noSources = false

  /// The requested format; by default a table. `content` is the extra content that the answer has
  /// for some formats.
  func resolved(of content: ReportFormat.Content = .answer) throws -> ReportFormat {
    var format = try namedFormat(of: content)
    format.shape = try shape(for: format)
    return format
  }

  /// The columns, sorting and sources that the options select.
  private func shape(for format: ReportFormat) throws -> ReportShape {
    var shape = ReportShape()
    for (option, isGiven) in [("--columns", columns != nil), ("--sort", sort != nil)]
    where isGiven && format.columns == nil {
      throw Failure.usage(
        "\(option) is for formats with columns, not for \(format.name); "
          + "expected one of \(names { $0.columns != nil })")
    }
    if sources, noSources { throw Failure.usage("--sources contradicts --no-sources") }
    for (option, isGiven) in [("--sources", sources), ("--no-sources", noSources)]
    where isGiven && format.columns != .ofTables {
      throw Failure.usage(
        "\(option) is for tables, not for \(format.name); "
          + "expected one of \(names { $0.columns == .ofTables })")
    }
    if let columns {
      shape.columns = columns.split(separator: ",").map(String.init)
      if shape.columns.isEmpty { throw Failure.usage("--columns needs the name of a column") }
    }
    if let sort { shape.sorting = ReportShape.Sorting(sort) }
    shape.showsSources = !noSources
    shape.showsAddresses = sources
    return shape
  }

  private func names(_ isMeant: (ReportFormat) -> Bool) -> String {
    ReportFormat.all.filter(isMeant).map(\.name).joined(separator: ", ")
  }

  private func namedFormat(of content: ReportFormat.Content) throws -> ReportFormat {
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
