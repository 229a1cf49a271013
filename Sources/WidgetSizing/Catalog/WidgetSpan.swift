internal import DataTables

/// How many cells of the grid of its screen a widget covers.
public struct WidgetSpan: Hashable, Sendable {
  /// How many it is wide.
  public let columns: Int
  /// How many it is high.
  public let rows: Int

  /// How many cells a side covers; 1 for a quantity that is no side.
  subscript(quantity: Quantity) -> Int {
    switch quantity {
    case .width: columns
    case .height: rows
    default: 1
    }
  }
}

extension WidgetSpan {
  /// Reads a row about widgets; nil if they are no rectangle of a grid.
  init?(_ row: inout Row) {
    guard let columns = row.optionalInteger("columns"), let rows = row.optionalInteger("rows")
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
