package import WidgetSizing

/// One of the axes along which cells are put together, in the order in which a group names them.
package enum GroupAxis: Int, CaseIterable, Sendable {
  case os, screenClass, zoom, orientation, column, entryPoint, mode, family, variant, textSize
}

extension [GroupAxis] {
  /// All axes; a system has some of them.
  static let all = GroupAxis.allCases
}

/// A cell of either system that can be put into groups.
package protocol GroupedCell: Hashable, Sendable {
  /// The axes that its system has.
  static var axes: [GroupAxis] { get }
  /// The place on an axis, as a number that sorts as the values do; 0 where the system has not the
  /// axis.
  func place(on axis: GroupAxis) -> Int
  /// The cell at a text size that stands for all.
  var withoutTextSize: Self { get }
}

extension TodayCell: GroupedCell {
  package static var axes: [GroupAxis] {
    [.os, .screenClass, .zoom, .orientation, .column, .entryPoint, .mode, .textSize]
  }

  package func place(on axis: GroupAxis) -> Int {
    switch axis {
    case .os: GroupAxis.place(of: os, on: .iOS)
    case .screenClass: screenClass.place
    case .zoom: isZoomed ? 1 : 0
    case .orientation: Orientation.allCases.firstIndex(of: orientation) ?? 0
    // A single column is none to speak of.
    case .column: column.flatMap(WidgetColumn.allCases.firstIndex) ?? 0
    case .entryPoint: EntryPoint.allCases.firstIndex(of: entryPoint) ?? 0
    case .mode: Mode.allCases.firstIndex(of: mode) ?? 0
    case .textSize: TextSize.allCases.firstIndex(of: textSize) ?? 0
    case .family, .variant: 0
    }
  }

  package var withoutTextSize: TodayCell {
    var cell = self
    cell.textSize = .l
    return cell
  }
}

extension WidgetKitCell: GroupedCell {
  package static var axes: [GroupAxis] { [.os, .screenClass, .zoom, .family, .variant] }

  package func place(on axis: GroupAxis) -> Int {
    switch axis {
    case .os: GroupAxis.place(of: os, on: platform)
    case .screenClass: screenClass?.place ?? GroupAxis.placeWithoutScreen(on: platform)
    case .zoom: DisplayZoom.allCases.firstIndex(of: zoom) ?? 0
    case .family: WidgetFamily.allCases.firstIndex(of: family) ?? 0
    // A size that is the only one is none to speak of.
    case .variant: variant.flatMap(WidgetVariant.allCases.firstIndex).map { $0 + 1 } ?? 0
    case .orientation, .column, .entryPoint, .mode, .textSize: 0
    }
  }

  package var withoutTextSize: WidgetKitCell { self }
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
