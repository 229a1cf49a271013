internal import WidgetSizing
internal import Wording

extension WidgetKind {
  /// The axes that tell the rows of a comparison apart, in the order in which rows name them.
  var comparedAxes: [Axis] {
    let first: [Axis] = [.family, .variant, .orientation, .column, .entryPoint, .mode]
    let others = Axis.settings.filter { $0 != .zoom && $0 != .textSize && !first.contains($0) }
    return (first + others + [.textSize]).filter { $0.kinds.contains(self) }
  }
}

extension Axis {
  /// The key of a list of its values in JSON: rows pair cells with different columns or variants.
  var listKey: String { [.column, .variant].contains(self) ? key + "s" : key }
}

extension Catalog {
  /// The identifiers of the values of a row on an axis, each once.
  func ids(of row: SubjectComparison.Row, on axis: Axis) -> [String] {
    row.cells.compactMap { id(of: $0.cell, on: axis) }.withoutRepetition
  }

  /// The values of a row on an axis in words: `icons-small / canvas`; empty if there are none.
  func label(of row: SubjectComparison.Row, on axis: Axis) -> String {
    guard axis == .entryPoint else { return ids(of: row, on: axis).joined(by: " / ") }
    return row.cells.compactMap { $0.cell[EntryPoint.self].map { name(of: $0) } }.withoutRepetition
      .joined(by: " / ")
  }
}
