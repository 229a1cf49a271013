internal import DataTables

/// Finds the cells that identifiers name.
public struct CellIDReader: Sendable {
  private let catalog: Catalog
  private let screenClasses: [String: Key<ScreenClass>]
  private let versions: [String: OSVersion]

  /// Makes a reader of the identifiers of a catalog's cells.
  public init(_ catalog: Catalog) {
    self.catalog = catalog
    screenClasses = Dictionary(
      catalog.screenClasses.keys.map { (catalog.screenClasses[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    versions = Dictionary(
      catalog.releases(of: .iOS).map { ("ios\($0.os)", $0.os) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The cell that ``Catalog/id(of:)-(TodayCell)`` gives this identifier; nil if there is none.
  public func cell(_ id: String) -> TodayCell? {
    guard
      let cell = cell(
        id, os: { versions[$0] }, screenClass: { screenClasses[$0] },
        name: { text, names in names.firstIndex(of: text) })
    else { return nil }
    // An identifier is written in one way only: without `.single`, and `.left` before `.zoomed`.
    return catalog.id(of: cell) == id ? cell : nil
  }

  /// The identifier that was most likely meant; nil if a part of it is like nothing there is.
  public func nearest(to id: String) -> String? {
    // Sorted, for a dictionary has another order in every run.
    cell(
      id, os: { nearest(to: $0, among: versions) },
      screenClass: { nearest(to: $0, among: screenClasses) },
      name: { text, names in
        DataTables.nearest(to: text, in: names).flatMap(names.firstIndex)
      }
    ).map(catalog.id)
  }

  private func nearest<Value>(to text: String, among values: [String: Value]) -> Value? {
    values[text] ?? DataTables.nearest(to: text, in: values.keys.sorted()).flatMap { values[$0] }
  }

  /// Takes an identifier apart, from both ends: the name of a class may have dots.
  private func cell(
    _ id: String, os: (String) -> OSVersion?, screenClass: (String) -> Key<ScreenClass>?,
    name: (String, [String]) -> Int?
  ) -> TodayCell? {
    // No name is as long as this, and an identifier has a few parts.
    guard id.utf8.count <= 1_000 else { return nil }
    var parts = id.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    func value<Value: CaseIterable & RawRepresentable<String>>(of text: String?) -> Value? {
      let values = Array(Value.allCases)
      return text.flatMap { name($0, values.map(\.rawValue)) }.map { values[$0] }
    }
    guard parts.count >= 7, name(parts.removeFirst(), ["today"]) != nil,
      let os = os(parts.removeFirst())
    else { return nil }
    let isZoomed = parts.last == "zoomed"
    if isZoomed { parts.removeLast() }
    let column = parts.last.flatMap(WidgetColumn.init)
    if column != nil { parts.removeLast() }
    guard let mode: Mode = value(of: parts.popLast()),
      let entryPoint: EntryPoint = value(of: parts.popLast()),
      let textSize: TextSize = value(of: parts.popLast()),
      let orientation: Orientation = value(of: parts.popLast()),
      let screenClass = screenClass(Array(parts).joined(by: "."))
    else { return nil }
    let isPad = catalog.screenClasses[screenClass].idiom == .pad
    return TodayCell(
      os: os, screenClass: screenClass, orientation: orientation, textSize: textSize,
      entryPoint: entryPoint, mode: mode, column: column ?? (isPad ? .single : nil),
      isZoomed: isZoomed)
  }
}
