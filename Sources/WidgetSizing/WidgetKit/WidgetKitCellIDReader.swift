internal import DataTables

/// Finds the WidgetKit cells that identifiers name.
public struct WidgetKitCellIDReader: Sendable {
  private let catalog: Catalog
  private let screenClasses: [String: Key<ScreenClass>]
  /// The versions of each platform that the tables know of, as identifiers have them: `ipados17`.
  private let versions: [String: (platform: Platform, os: OSVersion)]

  /// Makes a reader of the identifiers of a catalog's cells.
  public init(_ catalog: Catalog) {
    self.catalog = catalog
    screenClasses = Dictionary(
      catalog.screenClasses.keys.map { (catalog.screenClasses[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    versions = Dictionary(
      catalog.osReleases.map {
        ("\($0.platform.rawValue.lowercased())\($0.os)", (platform: $0.platform, os: $0.os))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The cell that ``Catalog/id(of:)-(WidgetKitCell)`` gives this identifier; nil if there is none.
  public func cell(_ id: String) -> WidgetKitCell? {
    guard
      let cell = cell(
        id, version: { versions[$0] }, screenClass: { screenClasses[$0] },
        name: { text, names in names.firstIndex(of: text) })
    else { return nil }
    // An identifier is written in one way only.
    return catalog.id(of: cell) == id ? cell : nil
  }

  /// The identifier that was most likely meant; nil if a part of it is like nothing there is.
  public func nearest(to id: String) -> String? {
    // Sorted, for a dictionary has another order in every run.
    cell(
      id, version: { nearest(to: $0, among: versions) },
      screenClass: { nearest(to: $0, among: screenClasses) },
      name: { text, names in DataTables.nearest(to: text, in: names).flatMap(names.firstIndex) }
    ).map(catalog.id)
  }

  private func nearest<Value>(to text: String, among values: [String: Value]) -> Value? {
    values[text] ?? DataTables.nearest(to: text, in: values.keys.sorted()).flatMap { values[$0] }
  }

  /// Takes an identifier apart, from both ends: the name of a class may have dots.
  private func cell(
    _ id: String, version: (String) -> (platform: Platform, os: OSVersion)?,
    screenClass: (String) -> Key<ScreenClass>?, name: (String, [String]) -> Int?
  ) -> WidgetKitCell? {
    // No name is as long as this, and an identifier has a few parts.
    guard id.utf8.count <= 1_000 else { return nil }
    var parts = id.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    guard parts.count >= 3, name(parts.removeFirst(), ["widgetkit"]) != nil,
      let (platform, os) = version(parts.removeFirst())
    else { return nil }
    let zoom = parts.last.flatMap(DisplayZoom.init) ?? .standard
    if zoom != .standard { parts.removeLast() }
    let variant = parts.last.flatMap(WidgetVariant.init)
    if variant != nil { parts.removeLast() }
    let families = WidgetFamily.allCases.map(\.rawValue)
    guard let family = parts.popLast().flatMap({ name($0, families) }) else { return nil }
    var key: Key<ScreenClass>?
    if let idiom = platform.idiom {
      guard let found = screenClass(Array(parts).joined(by: ".")),
        catalog.screenClasses[found].idiom == idiom
      else { return nil }
      key = found
    } else if !parts.isEmpty {
      return nil
    }
    return WidgetKitCell(
      platform: platform, os: os, screenClass: key, zoom: zoom,
      family: WidgetFamily.allCases[family], variant: variant)
  }
}
