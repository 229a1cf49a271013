/// One number of a Today extension as one source states it.
///
/// The words of a claim stand apart, in its ``Citation``, so that claims are cheap to go over.
public struct TodayClaim: Sendable {
  /// Where it was published.
  public let source: Key<Source>
  /// Whether the claim may answer.
  public let use: ClaimUse
  /// Which number it is.
  public let quantity: Quantity
  /// The number in points; nil for a formula and for a number that is said to be untested.
  public let value: Points?
  /// The number by way of another number; nil for a plain number.
  public let formula: Formula?
  /// Nil if the source does not say.
  public let os: ClosedRange<OSVersion>?
  /// The devices it speaks of.
  public let subject: ClaimSubject
  /// What the source says of the orientation.
  public let orientation: Said<Orientation>
  /// What the source says of an iPad's column.
  public let column: Said<WidgetColumn>
  /// What the source says of the entry point.
  public let entryPoint: Said<EntryPoint>
  /// What the source says of the text size.
  public let textSize: Said<TextSize>
  /// What the source says of the display mode.
  public let mode: Said<Mode>
}

extension TodayClaim {
  /// The OS that a claim answers for if its source does not say: the first with display modes.
  static let defaultOS = OSVersion(10)

  /// The versions that the claim answers for.
  public var answeredOS: ClosedRange<OSVersion> {
    os ?? Self.defaultOS...Self.defaultOS
  }

  /// The axes that the source leaves open.
  public var openAxes: AxisSet {
    var axes = AxisSet()
    if os == nil { axes.insert(.os) }
    if orientation == .nothing { axes.insert(.orientation) }
    if entryPoint == .nothing { axes.insert(.entryPoint) }
    if textSize == .nothing { axes.insert(.textSize) }
    return axes
  }
}
