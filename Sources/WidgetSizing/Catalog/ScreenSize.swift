/// The logical size of a screen in portrait, in points.
public struct ScreenSize: Hashable, Sendable {
  /// In points.
  public let width: Points
  /// In points.
  public let height: Points

  /// By how much the sides of two sizes differ in sum.
  func distance(to other: ScreenSize) -> Points {
    Points(
      threeHundredths: abs((width - other.width).threeHundredths)
        + abs((height - other.height).threeHundredths))
  }
}

extension ScreenClass {
  /// The size in portrait, in points.
  var size: ScreenSize { ScreenSize(width: width, height: height) }
}

extension Catalog {
  /// The screen that models of a class report with Display Zoom on; nil if no source says.
  func zoomedSize(of screenClass: Key<ScreenClass>) -> ScreenSize? {
    screenClasses[screenClass].devices.lazy.compactMap { devices[$0].zoomedSize }.first
  }

  /// The screen that the device of a cell reports; nil if the cell has none, or if no source states it.
  func reportedSize(of cell: Cell) -> ScreenSize? {
    cell.screenClass.flatMap { screenClass in
      switch cell.zoom {
      case .standard: screenClasses[screenClass].size
      case .larger: zoomedSize(of: screenClass)
      case .moreSpace: nil
      }
    }
  }
}
