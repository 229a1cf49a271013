internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize check`: compares the sizes in files with the tables.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Fail if a pinned size has changed, or a size in a table is wrong.",
    discussion: """
      Examples:
        widgetsize query 'iPhone 16 Pro' --os 18+ --format csv > sizes.lock.csv
        widgetsize check sizes.lock.csv
        widgetsize check --junit report.xml -- *.lock.csv
        widgetsize check --table WidgetSizes.ts README.md

      Reads the output of query as csv, tsv, json or ndjson, or a table with the column id, and \
      height_pt or width_pt. Numbers that a row omits are not compared. Options such as --device \
      name the sizes that each file should have; missing ones are listed, and do not fail the check. \
      Several files have one report. Names after -- are never options.

      With --table, finds the sizes of WidgetKit widgets beside names of devices, screens and \
      families in any text: source code, JSON, CSV, tables in Markdown and HTML. Fails if a size is \
      wrong, or right on older versions only. --os and --device limit what sizes are compared with.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files with pinned sizes; with --table, files with sizes. - is standard input.",
      valueName: "file"), completion: .file())
  var files: [String]

  @Flag(help: "Check the sizes in source code, tables and other text.")
  var table = false

  @Flag(help: "Compare values only, not states, sources and rules.")
  var valuesOnly = false

  @Flag(
    help:
      "Fail if a pinned size is unknown, a size in a table has no device or family, or no size is found."
  )
  var strict = false

  @Option(
    help: ArgumentHelp("Also write a JUnit report, for CI systems.", valueName: "file"),
    completion: .file(),
    transform: SingleValue.reader)
  var junit: String?

  @Flag(
    help: "Also print annotations for GitHub Actions; beside another format on standard error.")
  var github = false

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func run() throws {
    let format = try format.resolved(of: .checks)
    if table, valuesOnly {
      throw Failure.usage("--values-only is for pinned sizes, and contradicts --table")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw Failure.usage("- is standard input, which can be read once; it is named twice")
    }
    let files = FileSystem.distinct(files)
    let junitFile = try junit.map { try OutputFile($0, from: InputPaths(files, data)) }
    let (engine, version) = try data.read()
    let (report, passes) =
      try table ? checkTables(files, engine, version) : checkPinned(files, engine, version)
    try junitFile?.replace(with: report.text(as: .junit))
    try report.print(as: format)
    if github { try annotate(report, beside: format) }
    if !passes { throw Failure(.unknown) }
  }

  /// Prints annotations where GitHub finds them and no reader of another format does.
  private func annotate(_ report: Report, beside format: ReportFormat) throws {
    guard format.name != ReportFormat.table.name else { return try report.print(as: .github) }
    StandardError.write(commands: report.text(as: .github))
  }

  /// Compares pinned sizes with the tables.
  private func checkPinned(
    _ files: [String], _ engine: Engine, _ version: String
  ) throws -> (Report, passes: Bool) {
    let (expected, remarks) = axes.used.isEmpty ? ([], []) : try expected(engine)
    let result = CheckResult(
      try SizeFile.read(files, for: engine), with: engine, expecting: expected,
      valuesOnly: valuesOnly,
      isStrict: strict, dataVersion: version, remarks: remarks)
    return (result.report, result.passes)
  }

  /// Compares the sizes in other people's files with the tables.
  private func checkTables(
    _ files: [String], _ engine: Engine, _ version: String
  ) throws -> (Report, passes: Bool) {
    let own = [OptionOfKinds(name: "--table", kinds: [.widgetKit])]
    let asked = try axes.asked(engine.catalog, own: own)
    let zooms: [DisplayZoom]? =
      axes.target.zoomed ? [.larger] : axes.target.moreSpace ? [.moreSpace] : nil
    let texts = try files.map { (path: $0, bytes: try FileSystem.text(of: $0)) }
    let result = ForeignTableResult(
      texts, with: engine, among: asked.queries, zooms: zooms, isStrict: strict,
      dataVersion: version, remarks: asked.remarks)
    guard !result.comparesNothing else {
      throw Failure.usage(
        "--table: the options leave no widget to compare with; expected versions of an iPhone, iPad or "
          + "Apple Watch that have WidgetKit widgets, such as iOS 14 or later")
    }
    return (result.report, result.passes)
  }

  /// The identifiers of the cells that each file should have, and notes on how the options were
  /// understood.
  private func expected(_ engine: Engine) throws -> (ids: [String], remarks: [String]) {
    let asked = try axes.asked(engine.catalog)
    return (engine.ids(of: asked.queries), asked.remarks)
  }
}
