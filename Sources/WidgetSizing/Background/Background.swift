/// What the tables tell of widgets besides their sizes.
package struct Background: Sendable {
  /// The callbacks, by the versions and then in the order in which they come.
  package internal(set) var lifecycle: [LifecycleStep] = []
  /// What sources say of the memory that a widget may use.
  package internal(set) var memoryLimits: [MemoryLimit] = []

  /// Reads the layers of data that a catalog is read from. A complaint about these tables is one
  /// of ``Catalog/read(_:)`` too.
  package static func read(_ layers: [DataLayer]) -> Background {
    var reader = CatalogReader()
    reader.read([.sources, .osReleases, .lifecycle, .memoryLimits], of: layers)
    return reader.background
  }
}

/// A callback of a Today extension, at its place in the order of callbacks.
package struct LifecycleStep: Sendable {
  /// The versions of which the order is told.
  package let os: ClosedRange<OSVersion>
  /// The place in the order, from 1.
  package let order: Int
  /// The method: `viewDidLoad`.
  package let callback: String
  /// What the system says by it.
  package let meaning: String
  /// The identifier of the source: `S29`.
  package let source: String
  /// A remark on the callback.
  package let note: String?
}

/// How much memory a widget may use, as one source has it.
package struct MemoryLimit: Sendable {
  /// How a source came to its limit.
  package enum Basis: String, CaseIterable, Sendable {
    case stated, advised, observed
  }

  /// The identifier of the row: `S35-16`.
  package let id: String
  /// The system that ends a widget beyond the limit.
  package let system: WidgetSystem
  /// The platform; of Today extensions iOS, on iPads too.
  package let platform: Platform
  /// Nil if the source does not say.
  package let os: ClosedRange<OSVersion>?
  /// In megabytes.
  package let megabytes: Int
  /// How the source came to it.
  package let basis: Basis
  /// The identifier of the source: `S35`.
  package let source: String
  /// A remark on the limit.
  package let note: String?
}
