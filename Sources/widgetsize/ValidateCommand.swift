internal import ArgumentParser
internal import DataTables
internal import ProgramSupport
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
        widgetsize validate Data

      Checks the bundled tables, or those of a folder. A folder with all tables is checked by \
      itself; the rows of one with some of them are added to the bundled ones.

      Exit code 2 means that tables cannot be read; their errors are listed with file, line \
      and column, 1000 at most. Exit code 1 means that a rule misses a claim, an exception is not needed, or \
      a prediction is wrong.
      """)

  @Argument(
    help: ArgumentHelp("Folder of tables to check.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @OptionGroup(title: "Output") var format: FormatOptions

  func run() throws {
    let format = try format.resolved()
    let judged = try JudgedTables(folder)
    let (catalog, complaints) = Catalog.reviewed(judged.tables, adding: judged.own)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    let result = Progress.show("judging the tables") {
      ValidationResult(Engine(catalog), subject: judged.subject)
    }
    try result.report.print(as: format)
    if !result.passes { throw Failure(.unknown) }
  }
}
