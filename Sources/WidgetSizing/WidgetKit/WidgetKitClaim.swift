/// One number of a WidgetKit widget as one source states it.
///
/// The words of a claim stand apart, in its ``Citation``.
public struct WidgetKitClaim: Sendable {
  /// How the number was found, which tells how far to trust it.
  public enum Method: String, CaseIterable, Sendable {
    /// A published guideline says so.
    case published
    /// WidgetKit told it to a widget, as `displaySize`.
    case displaySize = "display-size"
    /// A view told its own size.
    case geometryReader = "geometry-reader"
    /// Pixels were counted in a screenshot: what is drawn, not what WidgetKit reports.
    case screenshot
    /// It was read off a widget.
    case readOff = "read-off"
    /// It stands in somebody's table, which does not say where it comes from.
    case table
    /// The source worked it out from other numbers.
    case workedOut = "worked-out"

    /// Whether somebody had the widget before them.
    var isSighting: Bool {
      switch self {
      case .displaySize, .geometryReader, .screenshot, .readOff: true
      case .published, .table, .workedOut: false
      }
    }
  }

  /// Where it was published.
  public let source: Key<Source>
  /// Whether the claim may answer.
  public let use: ClaimUse
  /// Which number it is.
  public let quantity: Quantity
  /// The number in points, to the nearest pixel where its source rounds thirds.
  public let value: Points
  /// The versions of its platform that it speaks of.
  public let os: ClosedRange<OSVersion>
  /// Whether the source does not state these versions, so that they are inferred: from the first
  /// that a device runs to the last before another source saw a change.
  public let isOSInferred: Bool
  /// The system that it speaks of.
  public let platform: Platform
  /// The devices that it speaks of; ``ClaimSubject/anything`` is every one of the platform.
  public let subject: ClaimSubject
  /// Under which Display Zoom it holds.
  public let zoom: DisplayZoom
  /// The family.
  public let family: WidgetFamily
  /// Which size of the family; nil if the source does not say, or if there is but one.
  public let variant: WidgetVariant?
  /// How it was found.
  public let method: Method
}

extension WidgetKitClaim {
  /// Whether somebody saw the widget on the versions that the claim speaks of.
  var isSighting: Bool { use == .answer && method.isSighting && !isOSInferred }

  /// Whether the claim states its number for a cell of a class that it speaks of.
  func states(_ cell: Cell) -> Bool {
    use == .answer && isAbout(cell)
  }

  /// Whether the claim, of any use, speaks of a cell of a class that it speaks of.
  func isAbout(_ cell: Cell) -> Bool {
    os.contains(cell.os) && isAboutOtherVersion(of: cell)
  }

  /// Whether the claim, of any use, speaks of a cell or of the same on other versions.
  func isAboutOtherVersion(of cell: Cell) -> Bool {
    guard let widget = cell.widget, family == widget.family, zoom == cell.zoom,
      platform == cell.platform
    else { return false }
    // A source that does not say which icons had the usual ones before it.
    return variant == widget.variant || variant == nil && widget.variant == .iconsSmall
  }
}
