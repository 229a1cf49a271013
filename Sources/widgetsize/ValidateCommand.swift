internal import ArgumentParser
internal import BundledTables
internal import DataTables
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize validate`: whether tables are sound, and what the rules make of them.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check tables and the rules on every claim, and tell how much is known.",
    discussion: """
      Without a folder the bundled tables are judged. A folder that has every table is judged by \
      itself; any other is laid over the bundled tables.

      Tables that cannot be read get all complaints, with file, line and column, and exit code 2. \
      Exit code 1 means that a rule misses a claim, an exception is not needed, a prediction is \
      wrong, or tables of the bundled version give other answers.

      Example: widgetsize validate --json
      """)

  @Argument(
    help: ArgumentHelp("The folder of tables to judge.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Flag(help: "Leave out each claim in turn, and tell what changes without it.")
  var removals = false

  @Option(
    help: ArgumentHelp(
      "Leave out one claim, and list each answer that changes.",
      discussion: "May be given several times.", valueName: "claim"))
  var without: [String] = []

  @OptionGroup(title: "How") var format: FormatOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    let format = try format.resolved()
    let judged = try data.judged(folder)
    let (catalog, complaints) = Catalog.reviewed(judged.layers)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    let engine = Engine(catalog)
    let left = try claims(catalog)
    let result = Progress.show("judging the tables") {
      ValidationResult(
        engine, subject: judged.subject, dataVersion: judged.version,
        reference: judged.layers.count == 1 && folder == nil
          ? nil : (Engine.bundled, BundledTables.dataVersion),
        leavingOut: left, tellsCells: !without.isEmpty)
    }
    try result.report.print(as: format)
    if !result.passes { throw Failure(.unknown) }
  }

  /// The claims to leave out; nil if none are.
  private func claims(_ catalog: Catalog) throws -> [Key<Claim>]? {
    guard !without.isEmpty else { return removals ? Array(catalog.claims.keys) : nil }
    if removals { throw Failure.usage("--without contradicts --removals, which is every claim") }
    return try without.map { id in
      guard let key = catalog.claims.keys.first(where: { catalog.citation(of: $0).id == id })
      else {
        let ids = catalog.claims.keys.map { catalog.citation(of: $0).id }
        throw Failure.usage("unknown claim \(quoted(id))\(didYouMean(id, in: ids))")
      }
      return key
    }
  }
}
