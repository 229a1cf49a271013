internal import ArgumentParser
internal import ProgramSupport
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The options for what a format shows: columns, their order, and sources.
struct ShapeOptions: ParsableArguments {
  /// The columns that most questions have.
  private static let usualColumns = [
    "device", "family", "variant", "version", "width", "height", "pixels", "radius", "margin",
    "sources",
  ]

  @Flag(name: .shortAndLong, help: "Short for --format json.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Show only these columns, in this order: headings of a table, or names in csv.",
      valueName: "names"),
    completion: .list(Self.usualColumns),
    transform: SingleValue.reader)
  var columns: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Sort the rows by this column; '-' before it sorts the largest first.", valueName: "column"),
    completion: .list(Self.usualColumns),
    transform: SingleValue.reader)
  var sort: String?

  @Flag(help: "List the sources with their addresses below tables.")
  var sources = false
}

extension ShapeOptions {
  /// The formats with the columns, sorting and sources that the options select.
  ///
  /// - Throws: A usage error for an option that none of the formats can obey.
  func applied(to formats: [ReportFormat]) throws -> [ReportFormat] {
    for (option, isGiven) in [("--columns", columns != nil), ("--sort", sort != nil)]
    where isGiven && formats.allSatisfy({ $0.columns == nil }) {
      throw refusal(of: option, "formats with columns", formats) { $0.columns != nil }
    }
    if sources, formats.allSatisfy({ $0.columns != .ofTables }) {
      throw refusal(of: "--sources", "tables", formats) { $0.columns == .ofTables }
    }
    var shape = ReportShape()
    if let columns {
      shape.columns = columns.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.withoutBlanks) }
      if shape.columns.contains("") {
        throw Failure.usage(
          "--columns \(quoted(columns)) lacks a name; write them in one word, such as width,height")
      }
    }
    if let sort {
      if sort.hasPrefix("--") { throw Failure.usage("--sort needs the name of a column") }
      shape.sorting = ReportShape.Sorting(sort)
    }
    shape.showsAddresses = sources
    return formats.map { format in
      var format = format
      if format.columns != nil { format.shape = shape }
      return format
    }
  }

  private func refusal(
    of option: String, _ kind: String, _ formats: [ReportFormat],
    _ isMeant: (ReportFormat) -> Bool
  ) -> Failure {
    let expected = ReportFormat.all.filter { isMeant($0) && $0.content == .answer }.map(\.name)
      .joined(separator: ", ")
    return .usage(
      "\(option) is for \(kind), not for \(formats.map(\.name).list); expected one of \(expected)")
  }
}
