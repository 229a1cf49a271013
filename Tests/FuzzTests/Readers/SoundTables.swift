import Foundation
import WidgetSizingData

/// A few rows of each table, without a fault: enough to answer from, and quick to read.
enum SoundTables {
  /// The tables of Tests/tables/sound.
  static let files: TableFiles = {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "tables/sound")
    var tables = TableFiles(files: [:])
    for table in BundledTables.names {
      if let data = try? Data(contentsOf: folder.appending(path: "\(table).csv")) {
        tables.files[table] = TableFiles.File(bytes: Array(data), path: "\(table).csv")
      }
    }
    precondition(tables.files["claims"] != nil, "no tables in \(folder.path())")
    return tables
  }()

  /// The same, read.
  static let tables: TableSet = {
    var tables = TableSet.bundled.empty
    precondition(tables.add(files).isEmpty)
    return tables
  }()

  /// An engine on them.
  static let engine = Engine(Catalog(tables))
}
