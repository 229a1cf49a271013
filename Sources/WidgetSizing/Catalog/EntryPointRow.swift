internal import DataTables

/// What is known of an entry point.
public struct EntryPointRow: Sendable {
  /// The entry point.
  public let entryPoint: EntryPoint
  /// Its position in lists of entry points, from 1.
  let order: Int
  /// What the interface calls it: `Today view`.
  public let name: String
  /// The versions that have it.
  public let os: ClosedRange<OSVersion>
}

extension EntryPointRow: TableRow {
  static let table = "entry_points"

  init(_ row: inout Row) {
    entryPoint = row.choice("id")
    order = row.integer("order")
    name = row.text("name")
    os = row.versions("os_first", "os_last")
  }
}
