internal import WidgetSizing

extension Catalog {
  /// The place of a cell on an axis in groups; 0 where there is no value to speak of.
  func place(of cell: Cell, on axis: Axis) -> Int {
    let place = cell[axis] ?? 0
    if place != 0 { return place }
    return switch axis {
    // Widgets that do not depend on a screen have a place for each platform.
    case .screenClass: Axis.place(of: cell.platform)
    // Where there are no columns, all widgets stand below each other, too.
    case .column where cell[axis] == 0: WidgetColumn.single.place
    default: 0
    }
  }
}

extension Catalog {
  /// The places of all screens in groups.
  var screenPlaces: [Int] {
    Platform.allCases.map(Axis.place).sorted() + screenClasses.keys.map(\.place)
  }

  /// The places of the screens of an idiom.
  func screenPlaces(of idiom: Idiom) -> [Int] {
    screenClasses.keys.filter { screenClasses[$0].idiom == idiom }.map(\.place)
  }
}

extension Axis {
  /// The place among screen classes of a platform whose widgets do not depend on a screen.
  fileprivate static func place(of platform: Platform) -> Int {
    -1 - (Platform.allCases.firstIndex(of: platform) ?? 0)
  }

  /// The platform that has a place of its own among screen classes; nil if a class has it.
  static func platform(at place: Int) -> Platform? {
    place < 0 ? Platform.allCases[-1 - place] : nil
  }
}
