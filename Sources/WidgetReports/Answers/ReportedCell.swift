package import WidgetSizing

/// A cell of either system, as the reports that both have tell it.
package protocol ReportedCell: CanvasCell, GroupedCell {
  /// What asks for such cells.
  associatedtype Query: Sendable

  /// The system.
  static var system: WidgetSystem { get }
  /// The axis of the kinds that stand apart from each other, with its name as a key.
  static var kindAxis: (axis: GroupAxis, name: String) { get }
  /// The columns that say which cell it is, as those of `query`.
  static var axisColumns: [Listing.Column] { get }

  /// What a kind is called.
  static func name(of kind: Kind) -> String
  /// One query for each screen and version, each once, with the versions settled.
  static func settled(_ queries: [Query], in engine: Engine) -> [Query]
  /// Which versions are answered for where none was said; nil if they were.
  static func versionLine(of queries: [Query], in catalog: Catalog) -> String?

  /// The identifier.
  func id(in catalog: Catalog) -> String
  /// The values of ``axisColumns``.
  func axisValues(in catalog: Catalog) -> [String?]
  /// Writes the keys that say which cell it is.
  func writeAxes(to json: inout JSONWriter<some TextOutputStream>, in catalog: Catalog)
}

extension ReportedCell {
  /// Whether Display Zoom is on.
  var isZoomed: Bool { place(on: .zoom) != 0 }

  /// The axes that tell a place: tables have columns for the others.
  static var placeAxes: [GroupAxis] { axes.filter { $0 != kindAxis.axis && $0 != .textSize } }
}

extension TodayCell: ReportedCell {
  package static var system: WidgetSystem { .today }
  package static var kindAxis: (axis: GroupAxis, name: String) { (.mode, "mode") }
  package static var axisColumns: [Listing.Column] {
    [
      "id", "system", "os", "screen_class", "screen_name", "orientation", "text_size",
      "entry_point", "mode", "column", "zoomed",
    ].map { .init($0) }
  }

  package static func name(of kind: Mode) -> String {
    kind == .legacy ? "iOS 8 and 9" : kind.rawValue
  }

  package static func settled(_ queries: [TodayQuery], in engine: Engine) -> [TodayQuery] {
    engine.settled(queries)
  }

  package static func versionLine(of queries: [TodayQuery], in catalog: Catalog) -> String? {
    queries.contains(where: \.isBestMeasured) ? catalog.versionLine(of: queries) : nil
  }

  package func id(in catalog: Catalog) -> String { catalog.id(of: self) }

  package func axisValues(in catalog: Catalog) -> [String?] {
    let screen = catalog.screenClasses[screenClass]
    return [
      id(in: catalog), Self.system.rawValue, os.description, screen.id, screen.name,
      orientation.rawValue, textSize.rawValue, entryPoint.rawValue, mode.rawValue,
      column?.rawValue ?? "", isZoomed ? "true" : "false",
    ]
  }

  package func writeAxes(to json: inout JSONWriter<some TextOutputStream>, in catalog: Catalog) {
    json.axes(of: self, catalog)
  }
}

extension WidgetKitCell: ReportedCell {
  package static var system: WidgetSystem { .widgetKit }
  package static var kindAxis: (axis: GroupAxis, name: String) { (.family, "family") }
  package static var axisColumns: [Listing.Column] {
    WidgetKitResult.axisHeadings.map { .init($0) }
  }

  package static func name(of kind: WidgetFamily) -> String { kind.rawValue }

  package static func settled(
    _ queries: [WidgetKitQuery], in engine: Engine
  ) -> [WidgetKitQuery] {
    engine.settled(queries)
  }

  package static func versionLine(of queries: [WidgetKitQuery], in catalog: Catalog) -> String? {
    queries.contains(where: \.isNewestMeasured) ? catalog.versionLine(of: queries) : nil
  }

  package func id(in catalog: Catalog) -> String { catalog.id(of: self) }

  package func axisValues(in catalog: Catalog) -> [String?] { catalog.axisValues(of: self) }

  package func writeAxes(to json: inout JSONWriter<some TextOutputStream>, in catalog: Catalog) {
    json.axes(of: self, catalog)
  }
}
