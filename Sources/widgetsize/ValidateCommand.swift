internal import ArgumentParser
internal import DataTables
internal import WidgetReports
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// `widgetsize validate`: checks tables and tests the rules on them.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check tables, test the rules on every claim, and count what is known.",
    discussion: """
      Examples:
        widgetsize validate
        widgetsize validate --without S02-010

      Checks the bundled tables, or those of a folder. A folder with all tables is checked by \
      itself; the rows of one with some of them are added to the bundled ones.

      Exit code 2 means that tables cannot be read; their errors are listed with file, line \
      and column, 1000 at most. Exit code 1 means that a rule misses a claim, an exception is not needed, a \
      prediction is wrong, or tables of the bundled version give other answers.
      """)

  @Argument(
    help: ArgumentHelp("Folder of tables to check.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Flag(help: "Leave out each claim in turn, and count what changes.")
  var removals = false

  @Option(
    help: ArgumentHelp(
      "Leave out one claim, and list each answer that changes.",
      discussion: "Can be repeated.", valueName: "claim"))
  var without: [String] = []

  @OptionGroup(title: "Output") var format: FormatOptions

  func run() throws {
    let format = try format.resolved()
    let judged = try JudgedTables(folder)
    let (catalog, complaints) = Catalog.reviewed(judged.tables, adding: judged.own)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    let engine = Engine(catalog)
    let left = try claims(catalog)
    let result = Progress.show("judging the tables") {
      ValidationResult(
        engine, subject: judged.subject,
        reference: folder == nil ? nil : .bundled,
        leavingOut: left, listsChangedCells: !without.isEmpty)
    }
    try result.report.print(as: format)
    if !result.passes { throw Failure(.unknown) }
  }

  /// The claims to leave out; nil if none are.
  private func claims(_ catalog: Catalog) throws -> [Key<Claim>]? {
    guard !without.isEmpty else { return removals ? Array(catalog.claims.keys) : nil }
    if removals {
      throw Failure.usage(
        "--without contradicts --removals, which leaves out every claim")
    }
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
