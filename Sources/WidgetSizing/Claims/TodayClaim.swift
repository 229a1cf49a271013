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

extension TodayClaim {
  /// Whether the claim states a number that may answer.
  var isAnswer: Bool { use == .answer && value != nil }

  /// Whether the claim states a number that may answer on `os`.
  func isAnswer(on os: OSVersion) -> Bool { isAnswer && answeredOS.contains(os) }

  /// The rank of a claim about one screen class, the highest.
  static let classRank = 2

  /// How exactly the claim says which devices it speaks of. No other axis ranks.
  var rank: Int {
    switch subject {
    case .device, .screenClass: Self.classRank
    case .list: 1
    case .idiom, .anything: 0
    }
  }

  /// Whether the claim states its number for a cell of a class that it speaks of. Nobody published a
  /// number of a zoomed Today extension.
  func states(_ cell: Cell) -> Bool { isAnswer && !cell.isZoomed && answers(cell) }

  /// Whether the claim answers for a cell of a class that it speaks of, with Display Zoom or without.
  func answers(_ cell: Cell) -> Bool {
    guard let today = cell.today else { return false }
    return textSize.answers(today.textSize, default: .l) && answeredOS.contains(cell.os)
      && mode.allows(today.mode)
      && entryPoint.answers(today.entryPoint, default: cell.os.defaultEntryPoint)
      && orientation.answers(today.orientation, default: .portrait)
      && column.answers(today.column ?? .single, default: .single)
  }

  /// Whether the claim, of any use, does not speak of something else than `cell`.
  func allows(_ cell: Cell) -> Bool {
    guard let today = cell.today else { return false }
    return answeredOS.contains(cell.os) && mode.allows(today.mode)
      && textSize.allows(today.textSize) && entryPoint.allows(today.entryPoint)
      && orientation.allows(today.orientation) && column.allows(today.column ?? .single)
  }
}
