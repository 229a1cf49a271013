internal import WidgetSizing
internal import Wording

/// The files of a data folder that look like tables and are not read.
///
/// Where the table of that name is read, a copy of it is worth a note, and a backup nothing. Where it is
/// not, somebody expects that the file is read: an error.
struct UnreadTables {
  private(set) var errors: [String] = []
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - place: The folder that tables are read from.
  ///   - names: What is in it.
  ///   - tables: The tables that are read.
  ///   - folder: The folder that was named: `place`, or the one above it.
  init(in place: String, _ names: [String], beside tables: [TableName], of folder: String) {
    for name in Self.files(names, in: place) where !tables.contains(where: { $0.fileName == name })
    {
      let path = Self.quoted("\(place)/\(name)")
      let isTable = name.lowercased().hasSuffix(".csv")
      if isTable {
        errors.append(
          "\(path) is not a table\(didYouMean(name, in: TableName.allCases.map(\.fileName)))")
      } else if let (table, isBackup) = TableName.resembling(name) {
        let rule = "the name of this table is '\(table.fileName)'"
        judge(
          table, isRead: tables.contains(table), isBackup: isBackup, "\(path) is not read: \(rule)")
      }
    }
    let folders = (place == folder ? [] : [folder]) + names.map { "\(place)/\($0)" }
    for other in folders.flatMap({ [$0, $0 + "/tables"] }) where other != place {
      // Of a folder that cannot be read, nothing is known.
      let names = FileSystem.kind(of: other) == .folder ? try? FileSystem.names(in: other) : []
      for name in Self.files(names ?? [], in: other) {
        guard let table = TableName.allCases.first(where: { $0.fileName == name.lowercased() })
        else {
          continue
        }
        let path = Self.quoted("\(other)/\(name)")
        judge(
          table, isRead: tables.contains(table), isBackup: false,
          "\(path) is not read: tables are read from \(Self.quoted(place))")
      }
    }
  }

  private mutating func judge(
    _ table: TableName, isRead: Bool, isBackup: Bool, _ message: String
  ) {
    if !isRead {
      errors.append(message)
    } else if !isBackup {
      notes.append(message)
    }
  }

  /// The names of files that are not hidden.
  private static func files(_ names: [String], in folder: String) -> [String] {
    names.filter { !$0.hasPrefix(".") && FileSystem.kind(of: "\(folder)/\($0)") != .folder }
  }

  private static func quoted(_ path: String) -> String { Wording.quoted(path, limit: 1_000) }
}

extension TableName {
  /// What people and programs append to the name of a table, or write for `csv`.
  private static let extensions: Set = [
    "", "tsv", "tab", "txt", "json", "ndjson", "xls", "xlsx", "ods", "numbers",
  ]

  /// The table that the name of another file means, and whether it is the name of a backup, such as
  /// `claims.csv~`; nil if it means none.
  fileprivate static func resembling(_ name: String) -> (table: TableName, isBackup: Bool)? {
    let name = name.lowercased().drop { $0 == "#" || $0 == "~" || $0 == "$" }
    if let table = allCases.first(where: { name.hasPrefix($0.fileName) }) { return (table, true) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, extensions.contains(parts.count == 2 ? String(parts[1]) : "") else {
      return nil
    }
    // As a person may write `claim_classes`.
    let stem = parts[0].filter { $0.isLetter }
    return allCases.first { $0.rawValue.filter(\.isLetter) == stem }.map { ($0, false) }
  }
}
