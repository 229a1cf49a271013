internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize check`: whether the sizes in a file are still those of the tables.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare the sizes in a file with the tables, and fail if one is another.",
    discussion: """
      The file is what query wrote as csv, tsv, json or ndjson, of either system, or a table by \
      hand: the column id, and height_pt or width_pt. What a row does not say is not compared. \
      With options that say which sizes, cells of theirs that the file does not have are told as \
      new; they do not fail the check.

      Example: widgetsize query --device 'iPhone 7' --format csv | widgetsize check -
      """)

  @Argument(help: "The file with the expected sizes; - is standard input.", completion: .file())
  var file: String

  @Flag(help: "Let another state, source or rule pass while the value is the same.")
  var valuesOnly = false

  @Flag(help: "Fail for a pinned size that is unknown, too.")
  var strict = false

  @Option(
    help: ArgumentHelp("Write a JUnit report too, for CI systems.", valueName: "file"),
    completion: .file(),
    transform: SingleValue.reader)
  var junit: String?

  @Flag(help: "Print annotations for GitHub Actions too.")
  var github = false

  @OptionGroup(title: "Which sizes the file should have") var axes: AxisOptions
  @OptionGroup(title: "How") var format: FormatOptions
  @OptionGroup var data: DataOptions

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
