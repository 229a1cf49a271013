internal import DataTables

/// What the tables state about widgets besides their sizes.
package struct Background: Sendable {
  /// The callbacks, by version and then in the order in which the system calls them.
  package let lifecycle: [LifecycleStep]
  /// The memory limits of widgets, as sources state them.
  package let memoryLimits: [MemoryLimit]

  /// Reads the background.
  package init(_ tables: TableSet) {
    let rows = TableRows(tables)
    lifecycle = rows.all().sorted {
      ($0.os.lowerBound, $0.order, $0.os.upperBound) < (
        $1.os.lowerBound, $1.order, $1.os.upperBound
      )
    }
    memoryLimits = rows.all()
  }
}

/// A callback of a Today extension, at its place in the order of callbacks.
package struct LifecycleStep: Sendable {
  /// The versions for which the order holds.
  package let os: ClosedRange<OSVersion>
  /// The place in the order, from 1.
  package let order: Int
  /// The method: `viewDidLoad`.
  package let callback: String
  /// What the call means.
  package let meaning: String
  /// The identifier of the source: `S29`.
  package let source: String
  /// A remark on the callback.
  package let note: String?
}

extension LifecycleStep: TableRow {
  static let table = "lifecycle"

  init(_ row: inout Row) {
    os = row.versions("os_first", "os_last")
    order = row.integer("order")
    callback = row.text("callback")
    meaning = row.text("meaning")
    source = row.text("source_id")
    note = row.optionalText("note")
  }
}

/// How much memory a widget may use, according to one source.
package struct MemoryLimit: Sendable {
  /// How a source found its limit.
  package enum Basis: String, CaseIterable, Sendable {
    case stated, advised, observed
  }

  /// The identifier of the row: `S35-16`.
  package let id: String
  /// The kind of widget.
  package let kind: WidgetKind
  /// The platform; for Today extensions iOS, also on iPads.
  package let platform: Platform
  /// The versions; nil if the source does not state them.
  package let os: ClosedRange<OSVersion>?
  /// The limit in megabytes.
  package let megabytes: Int
  /// How the source found it.
  package let basis: Basis
  /// The identifier of the source: `S35`.
  package let source: String
  /// A remark on the limit.
  package let note: String?
}

extension MemoryLimit: TableRow {
  static let table = "memory_limits"

  init(_ row: inout Row) {
    id = row.text("id")
    kind = row.choice("kind")
    platform = row.choice("platform")
    os = row.optionalVersions("os_first", "os_last")
    megabytes = row.integer("limit_mb")
    basis = row.choice("basis")
    source = row.text("source_id")
    note = row.optionalText("note")
  }
}
