internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize check`: whether the sizes in a file are still those of the tables.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Fail if a pinned size has changed.",
    discussion: """
      Examples:
        widgetsize query 'iPhone 16 Pro' --os 18+ --format csv > sizes.lock.csv
        widgetsize check sizes.lock.csv

      Reads the output of query as csv, tsv, json or ndjson, or a table with the column id, and \
      height_pt or width_pt. Numbers that a row omits are not compared. Options such as --device \
      name the sizes that the file should have; missing ones are listed, and do not fail the check.
      """)

  @Argument(help: "File with the pinned sizes; - is standard input.", completion: .file())
  var file: String

  @Flag(help: "Compare values only, not states, sources and rules.")
  var valuesOnly = false

  @Flag(help: "Fail if a pinned size is unknown, too.")
  var strict = false

  @Option(
    help: ArgumentHelp("Also write a JUnit report, for CI systems.", valueName: "file"),
    completion: .file(),
    transform: SingleValue.reader)
  var junit: String?

  @Flag(help: "Also print annotations for GitHub Actions.")
  var github = false

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func run() throws {
    let format = try format.resolved(of: .checks)
    if github, format.name != ReportFormat.table.name {
      throw Failure.usage("--github contradicts --format \(format.name)")
    }
    let junitFile = try junit.map { try OutputFile($0, from: file) }
    let (engine, version) = try data.read()
    let (expected, remarks) = axes.used.isEmpty ? ([], []) : try expected(engine)
    let result = CheckResult(
      try SizeFile.read(file), with: engine, expecting: expected, valuesOnly: valuesOnly,
      isStrict: strict, dataVersion: version, remarks: remarks)
    let report = result.report
    try junitFile?.replace(with: report.text(as: .junit))
    try report.print(as: format)
    if github { try report.print(as: .github) }
    if !result.passes { throw Failure(.unknown) }
  }

  /// The cells that the file should have, and what must be said of how the options were understood.
  private func expected(_ engine: Engine) throws -> (ids: [String], remarks: [String]) {
    let asked = try axes.asked(engine.catalog)
    return (engine.ids(of: asked.queries), asked.remarks)
  }
}
