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
  /// The screen as which models of a class answer with a Display Zoom; nil without one, or if no source says.
  func zoomedSize(of screenClass: Key<ScreenClass>, with zoom: DisplayZoom) -> ScreenSize? {
    zoom.answersAsReportedScreen
      ? screenClasses[screenClass].devices.lazy
        .compactMap { devices[$0].zoomSettings[zoom]?.reported }.first : nil
  }

  /// The screen as which the device of a cell answers; nil if the cell has none, or if no source says.
  func reportedSize(of cell: Cell) -> ScreenSize? {
    cell.screenClass.flatMap { screenClass in
      cell.isZoomed
        ? zoomedSize(of: screenClass, with: cell.zoom) : screenClasses[screenClass].size
    }
  }
}
