internal import WidgetSizingData
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
  init(in place: String, _ names: [String], beside tables: [String], of folder: String) {
    for name in Self.files(names, in: place) where !tables.contains(where: { $0 + ".csv" == name })
    {
      let path = Self.quoted("\(place)/\(name)")
      let isTable = name.lowercased().hasSuffix(".csv")
      if isTable {
        errors.append(
          "\(path) is not a table\(didYouMean(name, in: BundledTables.names.map { $0 + ".csv" }))")
      } else if let (table, isBackup) = Self.table(resembling: name) {
        let rule = "the name of this table is '\(table).csv'"
        judge(
          table, isRead: tables.contains(table), isBackup: isBackup, "\(path) is not read: \(rule)")
      }
    }
    let folders = (place == folder ? [] : [folder]) + names.map { "\(place)/\($0)" }
    for other in folders.flatMap({ [$0, $0 + "/tables"] }) where other != place {
      // Of a folder that cannot be read, nothing is known.
      let names = FileSystem.kind(of: other) == .folder ? try? FileSystem.names(in: other) : []
      for name in Self.files(names ?? [], in: other) {
        guard let table = BundledTables.names.first(where: { $0 + ".csv" == name.lowercased() })
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
    _ table: String, isRead: Bool, isBackup: Bool, _ message: String
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

extension UnreadTables {
  /// What people and programs append to the name of a table, or write for `csv`.
  private static let extensions: Set = [
    "", "tsv", "tab", "txt", "json", "ndjson", "xls", "xlsx", "ods", "numbers",
  ]

  /// The table that the name of another file means, and whether it is the name of a backup, such as
  /// `claims.csv~`; nil if it means none.
  private static func table(resembling name: String) -> (table: String, isBackup: Bool)? {
    let name = name.lowercased().drop { $0 == "#" || $0 == "~" || $0 == "$" }
    if let table = BundledTables.names.first(where: { name.hasPrefix($0 + ".csv") }) {
      return (table, true)
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, extensions.contains(parts.count == 2 ? String(parts[1]) : "") else {
      return nil
    }
    // As a person may write `claim_classes`.
    let stem = parts[0].filter { $0.isLetter }
    return BundledTables.names.first { $0.filter(\.isLetter) == stem }.map { ($0, false) }
  }
}
