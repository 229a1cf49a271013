internal import CLibrary
package import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// A folder of tables, which `--data` and others name.
package struct DataFolder {
  /// The tables in it, or in the folder `tables` below it.
  package let tables: TableFiles
  /// What there is to say of files that look like tables and are not read.
  package let notes: [String]

  /// Reads a folder. A file that looks like a table is an error if no table of that name is read.
  package init(_ folder: String) throws {
    guard FileSystem.kind(of: folder) == .folder else {
      // Without permission to search a parent folder, the folder looks missing.
      if errno == EACCES { throw FileSystem.failure("read", folder) }
      let hint =
        FileSystem.kind(of: folder) == .other && !folder.hasSuffix(".csv")
        ? "; 'widgetsize check \(folder)' compares the sizes in a file" : ""
      throw Failure(.data, ["data folder '\(folder)' is not a folder\(hint)"])
    }
    var place = folder
    switch FileSystem.kind(of: folder + "/tables") {
    case .nothing: break
    case .folder: place += "/tables"
    case .other: throw Failure(.data, ["'\(folder)/tables' is not a folder"])
    }
    // Compares names, so that a dangling link counts as a table.
    let names = try FileSystem.names(in: place)
    let found = BundledTables.names.filter { names.contains($0 + ".csv") }
    let unread = UnreadTables(in: place, names, beside: found, of: folder)
    guard unread.errors.isEmpty else { throw Failure(.data, unread.errors) }
    guard !found.isEmpty else {
      throw Failure(
        .data, ["data folder '\(folder)' has none of the tables, such as claims.csv"])
    }
    var tables = TableFiles(files: [:])
    for table in found {
      let path = "\(place)/\(table).csv"
      let bytes = try FileSystem.bytes(of: path, .regular)
      tables.files[table] = TableFiles.File(bytes: bytes, path: path)
    }
    self.tables = tables
    notes = unread.notes
  }
}
