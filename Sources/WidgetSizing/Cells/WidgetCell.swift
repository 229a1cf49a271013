/// A cell of any system.
public protocol SystemCell: Hashable, Sendable {
  /// The cell, whichever system it is of.
  var cell: WidgetCell { get }
}

extension TodayCell: SystemCell {
  /// The cell, whichever system it is of.
  public var cell: WidgetCell { .today(self) }
}

extension WidgetKitCell: SystemCell {
  /// The cell, whichever system it is of.
  public var cell: WidgetCell { .widgetKit(self) }
}

/// A cell of either system.
public enum WidgetCell: Hashable, Sendable {
  /// Of a Today extension.
  case today(TodayCell)
  /// Of a WidgetKit widget.
  case widgetKit(WidgetKitCell)
}

extension Catalog {
  /// The stable identifier of a cell, the same in every output.
  public func id(of cell: WidgetCell) -> String {
    switch cell {
    case .today(let cell): id(of: cell)
    case .widgetKit(let cell): id(of: cell)
    }
  }
}

/// Finds the cells of both systems that identifiers name.
public struct WidgetCellIDReader: Sendable {
  private let today: CellIDReader
  private let widgetKit: WidgetKitCellIDReader

  /// Makes a reader of the identifiers of a catalog's cells.
  public init(_ catalog: Catalog) {
    today = CellIDReader(catalog)
    widgetKit = WidgetKitCellIDReader(catalog)
  }

  /// The cell that ``Catalog/id(of:)-(WidgetCell)`` gives this identifier; nil if there is none.
  public func cell(_ id: String) -> WidgetCell? {
    today.cell(id).map { .today($0) } ?? widgetKit.cell(id).map { .widgetKit($0) }
  }

  /// The identifier that was most likely meant; nil if a part of it is like nothing there is.
  public func nearest(to id: String) -> String? {
    today.nearest(to: id) ?? widgetKit.nearest(to: id)
  }
}
