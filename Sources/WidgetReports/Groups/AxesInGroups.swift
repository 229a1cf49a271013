internal import WidgetSizing

extension Catalog {
  /// The place of a cell on an axis, as a number that sorts as the values do in lists; 0 where there is no
  /// value to speak of.
  func place(of cell: Cell, on axis: Axis) -> Int {
    switch axis {
    case .screenClass: cell.screenClass?.place ?? Axis.placeWithoutScreen(on: cell.platform)
    // A single column is none to speak of.
    case .column: max(0, (cell[axis] ?? 0) - WidgetColumn.single.place)
    case .family: cell[WidgetFamily.self].flatMap(families.firstIndex) ?? 0
    // A size that is the only one is none to speak of.
    case .variant: cell[WidgetVariant.self].flatMap(variants.firstIndex).map { $0 + 1 } ?? 0
    default: cell[axis] ?? 0
    }
  }
}

extension Axis {
  /// The place among screen classes of a platform whose widgets do not depend on a screen.
  fileprivate static func placeWithoutScreen(on platform: Platform) -> Int {
    -1 - (Platform.allCases.firstIndex(of: platform) ?? 0)
  }

  /// The platform that has a place of its own among screen classes; nil if a class has it.
  static func platform(at place: Int) -> Platform? {
    place < 0 ? Platform.allCases[-1 - place] : nil
  }
}
