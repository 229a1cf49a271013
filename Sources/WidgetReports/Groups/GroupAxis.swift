internal import WidgetSizing

/// One of the axes along which cells are put together, in the order in which a group names them.
enum GroupAxis: Int, CaseIterable {
  case os, screenClass, isZoomed, orientation, column, entryPoint, mode, textSize

  /// The place of a cell on the axis, as a number that sorts as the values do.
  func place(of cell: TodayCell) -> Int {
    switch self {
    case .os: cell.os.major
    case .screenClass: cell.screenClass.place
    case .isZoomed: cell.isZoomed ? 1 : 0
    case .orientation: Orientation.allCases.firstIndex(of: cell.orientation) ?? 0
    // A single column is none to speak of.
    case .column: cell.column.flatMap(WidgetColumn.allCases.firstIndex) ?? 0
    case .entryPoint: EntryPoint.allCases.firstIndex(of: cell.entryPoint) ?? 0
    case .mode: Mode.allCases.firstIndex(of: cell.mode) ?? 0
    case .textSize: TextSize.allCases.firstIndex(of: cell.textSize) ?? 0
    }
  }
}

extension [GroupAxis] {
  static let all = GroupAxis.allCases
  /// The axes other than mode and text size, which tables have columns for.
  static let places: [GroupAxis] = [
    .os, .screenClass, .isZoomed, .orientation, .column, .entryPoint,
  ]
}
