/// What the tables state about widgets besides their sizes.
package struct Background: Sendable {
  /// The callbacks, by version and then in the order in which the system calls them.
  package internal(set) var lifecycle: [LifecycleStep] = []
  /// The memory limits of widgets, as sources state them.
  package internal(set) var memoryLimits: [MemoryLimit] = []

  /// Reads the background from the tables of a catalog. Complaints are left to
  /// ``Catalog/read(_:adding:)``, which reports those about these tables too.
  package static func read(_ tables: TableFiles, adding own: TableFiles? = nil) -> Background {
    var reader = CatalogReader()
    reader.read([.sources, .osReleases, .lifecycle, .memoryLimits], of: tables, adding: own)
    return reader.background
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
