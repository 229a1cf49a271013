internal import ArgumentParser
internal import ProgramSupport
internal import TableAudit
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize-tables validate`: checks tables and tests the rules on them.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check tables, test the rules on every claim, and count what is known.",
    discussion: """
      Examples:
        widgetsize-tables validate
        widgetsize-tables validate Data

      Checks the bundled tables, or those of a folder. A folder with all tables is checked by \
      itself; the rows of one with some of them are added to the bundled ones.

      Exit code 2 means that tables cannot be read; their errors are listed with file, line \
      and column, 1000 at most. Exit code 1 means that a rule misses a claim, an exception is not needed, or \
      a prediction is wrong.
      """)

  /// The formats of the answer.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table, markdown, html, csv, json

    var report: ReportFormat {
      switch self {
      case .table: .table
      case .markdown: .markdown
      case .html: .html
      case .csv: .csv
      case .json: .json
      }
    }
  }

  @Argument(
    help: ArgumentHelp("Folder of tables to check.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(name: .shortAndLong, help: "Format of the answer.")
  var format = Format.table

  @Flag(help: "Short for --format json.")
  var json = false

  func run() throws {
    let judged = try JudgedTables(folder)
    let review = TableReview(judged.rows, addedTo: judged.tables)
    guard review.complaints.isEmpty else { throw Complaints(.data, review.complaints) }
    let result = Progress.show("judging the tables") {
      ValidationResult(Engine(review.catalog), subject: judged.subject)
    }
    try result.report.print(as: json ? .json : format.report)
    if !result.passes { throw Failure(.unknown) }
  }
}
