/// One combination of all the axes that the size of a Today extension depends on.
public struct TodayCell: Hashable, Sendable {
  public var os: OSVersion
  public var screenClass: Key<ScreenClass>
  public var orientation: Orientation
  public var textSize: TextSize
  public var entryPoint: EntryPoint
  public var mode: Mode
  /// Nil on devices other than iPads.
  public var column: WidgetColumn?
  /// Whether Display Zoom is on.
  public var isZoomed = false
}
