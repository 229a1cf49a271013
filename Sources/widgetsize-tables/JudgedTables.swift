internal import ProgramSupport
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// The tables that `validate` checks.
struct JudgedTables {
  /// All tables.
  private(set) var tables = BundledTables.files
  /// The rows that are added to them; nil if none are.
  private(set) var own: TableFiles?
  /// A description of the tables for the report.
  private(set) var subject = "the bundled tables"

  /// The tables of a folder alone if it has all of them, else the bundled tables with its rows.
  init(_ folder: String?) throws {
    guard let folder else { return }
    let read = try DataFolder(folder)
    for note in read.notes { StandardError.write(message: "note: \(note)") }
    if read.tables.files.count == TableName.allCases.count {
      tables = read.tables
      tables.version = try DataPackage.version(beside: folder)
      subject = "all tables of \(quoted(folder))"
    } else {
      own = read.tables
      subject += ", with the rows of \(quoted(folder))"
    }
  }
}
