package import WidgetSizing

/// One of the axes along which cells are put together, in the order in which a group names them.
package enum GroupAxis: Int, CaseIterable, Sendable {
  case os, screenClass, zoom, orientation, column, entryPoint, mode, family, variant, textSize
}

extension [GroupAxis] {
  /// All axes; a system has some of them.
  static let all = GroupAxis.allCases
}

extension WidgetKind {
  /// The axes that tell its cells apart.
  package var axes: [GroupAxis] {
    switch self {
    case .today: [.os, .screenClass, .zoom, .orientation, .column, .entryPoint, .mode, .textSize]
    case .widgetKit, .activity: [.os, .screenClass, .zoom, .family, .variant]
    }
  }
}

extension Catalog {
  /// The place of a cell on an axis, as a number that sorts as the values do; 0 where its system has
  /// not the axis.
  func place(of cell: Cell, on axis: GroupAxis) -> Int {
    switch axis {
    case .os: GroupAxis.place(of: cell.os, on: cell.platform)
    case .screenClass: cell.screenClass?.place ?? GroupAxis.placeWithoutScreen(on: cell.platform)
    case .zoom: GroupAxis.place(of: cell.zoom)
    case .orientation: GroupAxis.place(of: cell.today?.orientation)
    // A single column is none to speak of.
    case .column: GroupAxis.place(of: cell.today?.column)
    case .entryPoint: GroupAxis.place(of: cell.today?.entryPoint)
    case .mode: GroupAxis.place(of: cell.today?.mode)
    case .textSize: GroupAxis.place(of: cell.today?.textSize)
    case .family: cell.widget.flatMap { families.firstIndex(of: $0.family) } ?? 0
    // A size that is the only one is none to speak of.
    case .variant: cell.widget?.variant.flatMap(variants.firstIndex).map { $0 + 1 } ?? 0
    }
  }
}

extension GroupAxis {
  /// The place of a value among all that there are; 0 of none.
  fileprivate static func place<Value: CaseIterable & Equatable>(of value: Value?) -> Int {
    value.map { value in Array(Value.allCases).firstIndex(of: value) ?? 0 } ?? 0
  }
}

extension GroupAxis {
  /// More than any version is.
  private static let versions = 1_000

  /// The place of a version of a platform: those of a platform are beside each other.
  fileprivate static func place(of os: OSVersion, on platform: Platform) -> Int {
    versions * (Platform.allCases.firstIndex(of: platform) ?? 0) + os.major
  }

  /// The version that has a place, and its platform.
  static func version(at place: Int) -> (platform: Platform, os: OSVersion) {
    (Platform.allCases[place / versions], OSVersion(place % versions))
  }

  /// The place among screen classes of a platform whose widgets do not depend on a screen.
  fileprivate static func placeWithoutScreen(on platform: Platform) -> Int {
    -1 - (Platform.allCases.firstIndex(of: platform) ?? 0)
  }

  /// The platform that has a place of its own among screen classes; nil if a class has it.
  static func platform(at place: Int) -> Platform? {
    place < 0 ? Platform.allCases[-1 - place] : nil
  }
}
