internal import ArgumentParser
internal import Documents
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize list`: what there is to ask for, and what is known of it.
struct ListCommand: ParsableCommand {
  /// What can be listed.
  enum Topic: String, CaseIterable {
    case devices, screens
    case textSizes = "text-sizes"
    case entryPoints = "entry-points"
    case os, families, sources, conflicts, rules
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List devices, screens, text sizes, families, sources, conflicts or rules.")

  @Argument(
    help: "devices, screens, text-sizes, entry-points, os, families, sources, conflicts or rules.",
    completion: .list(Topic.allCases.map(\.rawValue)))
  var topic: String

  @OptionGroup(title: "How") var format: FormatOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    let format = try format.resolved()
    guard let topic = Topic(rawValue: topic) else {
      throw Failure.usage(
        Wording.unknown("topic", topic, expected: Topic.allCases.map(\.rawValue)))
    }
    let (engine, _) = try data.read()
    let catalog = engine.catalog
    var output = StandardOutput()
    switch topic {
    case .devices: write(.devices(catalog), as: format, to: &output)
    case .screens: write(.screens(catalog), as: format, to: &output)
    case .textSizes: write(.textSizes(catalog), as: format, to: &output)
    case .entryPoints: write(.entryPoints(catalog), as: format, to: &output)
    case .os: write(.os(catalog), as: format, to: &output)
    case .families: write(.families(catalog), as: format, to: &output)
    case .sources: write(.sources(catalog), as: format, to: &output)
    case .conflicts:
      write(.conflicts(engine, Audit(engine)), as: format, to: &output)
    case .rules:
      writeRules(engine, as: format, to: &output)
    }
    output.flush()
  }

  private func write(_ list: Listing, as format: OutputFormat, to output: inout StandardOutput) {
    switch format {
    case .table: list.writeText(to: &output, isColored: StandardOutput.isColored)
    case .markdown: output.write(list.document.markdown())
    case .html: output.write(list.document.html())
    case .csv: list.writeCSV(to: &output)
    case .tsv: list.writeTSV(to: &output)
    case .json: list.writeJSON(to: &output, isLineWise: false)
    case .ndjson: list.writeJSON(to: &output, isLineWise: true)
    }
  }

  /// The rules are three lists: people see all of them, data formats have the first.
  private func writeRules(
    _ engine: Engine, as format: OutputFormat, to output: inout StandardOutput
  ) {
    let audit = Audit(engine), catalog = engine.catalog
    write(.rules(audit), as: format, to: &output)
    guard format == .table || format == .markdown || format == .html else { return }
    output.write("\n")
    write(.parameters(audit, catalog), as: format, to: &output)
    output.write("\n")
    if format == .table { output.write("leave one out: \(audit.leaveOneOutPhrase)\n\n") }
    write(.leaveOneOut(audit, catalog), as: format, to: &output)
  }
}
