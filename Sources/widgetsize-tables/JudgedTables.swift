internal import ProgramSupport
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// The tables that `validate` checks.
struct JudgedTables {
  /// The rows that are checked.
  private(set) var rows = TableSet.bundled.unread
  /// The tables that they are added to, which need no check.
  private(set) var tables = TableSet.bundled.empty
  /// A description of the tables for the report.
  private(set) var subject = "the bundled tables"

  /// The tables of a folder alone if it has all of them, else the bundled tables with its rows.
  init(_ folder: String?) throws {
    guard let folder else { return }
    let read = try DataFolder(folder)
    for note in read.notes { StandardError.write(message: "note: \(note)") }
    rows = read.tables
    if rows.files.count == BundledTables.names.count {
      rows.version = try DataPackage.version(beside: folder)
      subject = "all tables of \(quoted(folder))"
    } else {
      tables = .bundled
      subject += ", with the rows of \(quoted(folder))"
    }
  }
}
