/// One combination of all the axes that the size of a Today extension depends on.
public struct TodayCell: Hashable, Sendable {
  /// The version of iOS or iPadOS.
  public var os: OSVersion
  /// The models that the size is the same for.
  public var screenClass: Key<ScreenClass>
  /// How the device is held.
  public var orientation: Orientation
  /// The text size that the person chose.
  public var textSize: TextSize
  /// How the widget was reached.
  public var entryPoint: EntryPoint
  /// How much of itself the widget shows.
  public var mode: Mode
  /// Nil on devices other than iPads.
  public var column: WidgetColumn?
  /// Whether Display Zoom is on.
  public var isZoomed = false
  /// The model that was asked for by name, if it never ran the version: whatever others of its
  /// screen did, it has no such widget.
  package var absentDevice: Key<Device>?

  /// Makes a cell, which need not exist: the engine says of one that does not why.
  public init(
    os: OSVersion, screenClass: Key<ScreenClass>, orientation: Orientation, textSize: TextSize,
    entryPoint: EntryPoint, mode: Mode, column: WidgetColumn? = nil, isZoomed: Bool = false
  ) {
    self.os = os
    self.screenClass = screenClass
    self.orientation = orientation
    self.textSize = textSize
    self.entryPoint = entryPoint
    self.mode = mode
    self.column = column
    self.isZoomed = isZoomed
  }
}

extension TodayCell {
  /// Whether both cells differ in their text size alone, or not at all.
  package func isInLine(with other: TodayCell) -> Bool {
    var other = other
    other.textSize = textSize
    return other == self
  }
}
