internal import Wording

/// Reads identifiers of cells.
public struct CellIDReader: Sendable {
  private let catalog: Catalog
  /// What identifiers have of the values of each axis, by the places of kind and axis, in the order of lists.
  private let parts: [[AxisParts]]

  /// Makes a reader of the identifiers of a catalog's cells.
  public init(_ catalog: Catalog) {
    self.catalog = catalog
    parts = WidgetKind.allCases.map { kind in
      Axis.all.map { AxisParts($0.values, of: kind, in: catalog) }
    }
  }

  /// The cell that ``Catalog/id(of:)-(Cell)`` gives this identifier; nil if there is none.
  public func cell(_ id: String) -> Cell? {
    // Each cell has one identifier: without `.single`, and with `.left` before `.zoomed`.
    cell(id, isExact: true).flatMap { catalog.id(of: $0) == id ? $0 : nil }
  }

  /// The most similar identifier of a cell; nil if a part of `id` resembles no valid value.
  public func nearest(to id: String) -> String? { cell(id, isExact: false).map(catalog.id) }

  /// Reads an identifier, exactly or with the most similar valid value for each part.
  ///
  /// It reads the parts from both ends, because the identifier of a class may contain dots.
  private func cell(_ id: String, isExact: Bool) -> Cell? {
    // No identifier is this long: a bound on the work for any input.
    guard id.utf8.count <= 1_000 else { return nil }
    var rest = id.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    guard rest.count >= 3, let first = rest.popFirst(), let version = rest.popFirst(),
      let kind = parts[0][WidgetKind.axisNumber].place(of: first, isExact).flatMap(WidgetKind.init),
      let release = parts[kind.place][Release.axisNumber].place(of: version, isExact)
    else { return nil }
    let axes = Axis.all.filter { $0.kinds.contains(kind) }.dropFirst(3)
    let own = parts[kind.place]
    var places = Places.none
    places[WidgetKind.axisNumber] = kind.place
    places[Release.axisNumber] = release
    // The last part that every identifier has: others may follow it.
    guard let last = axes.last(where: { !own[$0.number].mayBeOmitted }) else { return nil }
    for axis in axes.reversed() {
      let found = rest.last.flatMap { own[axis.number].place(of: $0, isExact) }
      if own[axis.number].mayBeOmitted {
        let isPresent =
          found != nil
          && rest.dropLast().contains { own[last.number].place(of: $0, isExact) != nil }
        places[axis.number] = isPresent ? found : 0
        if isPresent { rest.removeLast() }
      } else {
        guard let found else { return nil }
        places[axis.number] = found
        rest.removeLast()
      }
    }
    let name = Array(rest).joined(by: ".")
    places[Key<ScreenClass>.axisNumber] =
      name.isEmpty ? 0 : own[Key<ScreenClass>.axisNumber].place(of: name, isExact)
    return catalog.cell(at: places)
  }
}

extension Catalog {
  /// The cell at some places; nil if its screen is not one of its platform.
  fileprivate func cell(at places: Places) -> Cell? {
    guard var cell = Cell(places) else { return nil }
    let idiom = cell.screenClass.map { screenClasses[$0].idiom }
    guard cell.kind != .today else {
      // Only an iPad has columns.
      if idiom == .pad, cell[WidgetColumn.self] == nil { cell = cell.with(WidgetColumn.single) }
      return idiom == nil ? nil : cell
    }
    return idiom == cell.platform.idiom ? cell : nil
  }
}

/// What the identifiers of the cells of a kind have of the values of an axis.
private struct AxisParts: Sendable {
  private let names: [String]
  private let places: [String: Int]
  /// Whether the identifiers leave a value out.
  let mayBeOmitted: Bool

  init<Value: AxisValue>(_ type: Value.Type, of kind: WidgetKind, in catalog: Catalog) {
    let values = Value.all(of: kind, in: catalog)
    let parts = values.map { ($0.idPart(of: kind, in: catalog), $0.place) }
    names = parts.compactMap(\.0)
    places = Dictionary(
      parts.compactMap { part, place in part.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
    mayBeOmitted = names.count < values.count || Value.mayBeAbsent
  }

  /// The place of the value that a part names, or of the most similar one.
  func place(of part: String, _ isExact: Bool) -> Int? {
    if let place = places[part] { return place }
    guard !isExact, let near = nearest(to: part, in: names) else { return nil }
    return places[near]
  }
}
