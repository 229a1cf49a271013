/// What the tables tell of widgets besides their sizes.
public struct Background: Sendable {
  /// The callbacks, by the versions and then in the order in which they come.
  public internal(set) var lifecycle: [LifecycleStep] = []
  /// What sources say of the memory that a widget may use.
  public internal(set) var memoryLimits: [MemoryLimit] = []

  /// Reads the layers of data that a catalog is read from. A complaint about these tables is one
  /// of ``Catalog/read(_:)`` too.
  public static func read(_ layers: [DataLayer]) -> Background {
    var reader = CatalogReader()
    reader.read([.sources, .osReleases, .lifecycle, .memoryLimits], of: layers)
    return reader.background
  }
}

/// A callback of a Today extension, at its place in the order of callbacks.
public struct LifecycleStep: Sendable {
  /// The versions of which the order is told.
  public let os: ClosedRange<OSVersion>
  /// The place in the order, from 1.
  public let order: Int
  /// The method: `viewDidLoad`.
  public let callback: String
  /// What the system says by it.
  public let meaning: String
  /// The identifier of the source: `S29`.
  public let source: String
  /// A remark on the callback.
  public let note: String?
}

/// How much memory a widget may use, as one source has it.
public struct MemoryLimit: Sendable {
  /// How a source came to its limit.
  public enum Basis: String, CaseIterable, Sendable {
    case stated, advised, observed
  }

  /// The identifier of the row: `S35-16`.
  public let id: String
  /// The system that ends a widget beyond the limit.
  public let system: WidgetSystem
  /// The platform; of Today extensions iOS, on iPads too.
  public let platform: Platform
  /// Nil if the source does not say.
  public let os: ClosedRange<OSVersion>?
  /// In megabytes.
  public let megabytes: Int
  /// How the source came to it.
  public let basis: Basis
  /// The identifier of the source: `S35`.
  public let source: String
  /// A remark on the limit.
  public let note: String?
}
