internal import Wording

/// One number as one source states it.
///
/// The words of a claim stand apart, in its ``Citation``, so that claims are cheap to go over. What the
/// source leaves open is resolved when its row is read.
public struct Claim: Sendable {
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

  /// Where the versions of a claim come from.
  public enum VersionBasis: String, CaseIterable, Sendable {
    /// The source names them.
    case stated
    /// The source does not name them, and the default of the kind is taken: of Today extensions iOS 10.
    case assumed
    /// The source does not name them: they go from the first that a device runs to the last before
    /// another source saw a change.
    case inferred
  }

  /// Where it was published.
  public let source: Key<Source>
  /// Whether the claim may answer.
  public let use: ClaimUse
  /// Which number it is.
  public let quantity: Quantity
  /// The number in points, to the nearest pixel where its source rounds thirds; nil for a formula and
  /// for a number that is said to be untested.
  public let value: Points?
  /// The number by way of another number; nil for a plain number.
  public let formula: Formula?
  /// The system that it speaks of; of Today extensions iOS, on iPads too.
  public let platform: Platform
  /// The versions that it speaks of.
  public let os: ClosedRange<OSVersion>
  /// Where these versions come from.
  public let osBasis: VersionBasis
  /// The devices that it speaks of.
  public let subject: ClaimSubject
  /// Under which Display Zoom it holds.
  public let zoom: DisplayZoom
  /// How it was found; nil of Today extensions, whose sources say it for all of their numbers.
  public let method: Method?
  /// What it says of the axes that only widgets of one kind have.
  public let setting: ClaimSetting
}

/// What a claim says of the axes that only widgets of one kind have.
public enum ClaimSetting: Sendable {
  /// Of a Today extension.
  case today(TodayClaimSetting)
  /// Of a widget that comes in families.
  case widget(WidgetClaimSetting)
}

/// Which widget a claim speaks of, of those that come in families.
public struct WidgetClaimSetting: Sendable {
  /// The system that the family is of.
  public let system: WidgetSystem
  /// The family.
  public let family: WidgetFamily
  /// Which size of the family; nil if the source does not say.
  public let variant: WidgetVariant?
  /// The size that is meant if the source does not say, where the family has several.
  let defaultVariant: WidgetVariant?

  /// Whether the claim speaks of a widget, and not of another family or size.
  func contains(_ widget: WidgetSetting) -> Bool {
    family == widget.family
      && (variant == widget.variant || variant == nil && widget.variant == defaultVariant)
  }
}

/// What a claim says of how a Today extension is shown.
public struct TodayClaimSetting: Sendable {
  /// How the device is held.
  public let orientation: Said<Orientation>
  /// On an iPad.
  public let column: Said<WidgetColumn>
  /// How the widget is reached.
  public let entryPoint: Said<EntryPoint>
  /// What the person chose.
  public let textSize: Said<TextSize>
  /// How much of itself the widget shows.
  public let mode: Said<Mode>
  /// The axes that the source leaves open, of those of this setting.
  let openAxes: AxisSet
  /// The versions on which it speaks of each entry point: if the source leaves it open, the default of
  /// each version.
  let entryPoints: EntryPointVersions

  /// Takes what a source says of some versions; nil is nothing, and means what `axes` say.
  init(
    orientation: Said<Orientation>?, column: Said<WidgetColumn>?, entryPoint: Said<EntryPoint>?,
    textSize: Said<TextSize>?, mode: Said<Mode>?, on os: ClosedRange<OSVersion>, _ axes: KindAxes
  ) {
    self.orientation = orientation ?? .assumed(axes.orientation)
    self.column = column ?? .assumed(axes.column)
    self.entryPoint = entryPoint ?? .assumed(axes.entryPoint(on: os.upperBound))
    self.textSize = textSize ?? .assumed(axes.textSize)
    self.mode = mode ?? .assumed(axes.mode)
    entryPoints =
      entryPoint == nil && !axes.entryPoints.isEmpty
      ? EntryPointVersions(from: axes.entryPoints) : EntryPointVersions(self.entryPoint)
    openAxes = AxisSet()
      .extended(by: .orientation, unless: orientation != nil)
      .extended(by: .column, unless: column != nil)
      .extended(by: .entryPoint, unless: entryPoint != nil)
      .extended(by: .textSize, unless: textSize != nil)
  }
}

extension Claim {
  /// The system that it speaks of.
  public var system: WidgetSystem { widget?.system ?? .today }

  /// What it says of how the widget is shown, if that is a Today extension.
  public var today: TodayClaimSetting? {
    if case .today(let setting) = setting { setting } else { nil }
  }

  /// Which widget it speaks of, of those that come in families.
  public var widget: WidgetClaimSetting? {
    if case .widget(let setting) = setting { setting } else { nil }
  }

  /// The axes that the source leaves open, and for which the usual value was taken. That nobody speaks
  /// of the column where there is one is not worth a word.
  public var openAxes: AxisSet {
    (today?.openAxes ?? AxisSet()).subtracting(AxisSet(.column))
      .extended(by: .os, unless: osBasis != .assumed)
  }

  /// Whether its source says nothing of an axis, for which the usual value was taken.
  package func leavesOpen(_ axis: Axis) -> Bool {
    axis == .os ? osBasis == .assumed : today?.openAxes.contains(axis) ?? false
  }

  /// Whether the claim states a number that may answer.
  var isAnswer: Bool { use == .answer && value != nil }

  /// Whether somebody saw the widget on the versions that the claim speaks of.
  var isSighting: Bool {
    use == .answer && osBasis == .stated && method?.isSighting ?? false
  }

  /// The rank of a claim about one screen class, the highest.
  static let classRank = 2

  /// How exactly the claim says which devices it speaks of. No other axis ranks.
  ///
  /// Screens on which widgets that come in families share a size are named together by those who
  /// publish, so that a list of them is as exact as one.
  var rank: Int {
    switch subject {
    case .device, .screenClass: Self.classRank
    case .list: system == .today ? 1 : Self.classRank
    case .idiom, .anything: 0
    }
  }
}

// Which cells a claim speaks of, of those on a screen that it speaks of.
extension Claim {
  /// Whether the claim states the number of a cell. Nobody published a number of a zoomed Today
  /// extension.
  func states(_ cell: Cell) -> Bool { isAnswer && zoom == cell.zoom && answers(cell) }

  /// Whether the claim answers for a cell, with Display Zoom or without.
  func answers(_ cell: Cell) -> Bool {
    guard os.contains(cell.os) else { return false }
    switch (setting, cell.setting) {
    case (.today(let said), .today(let today)):
      return said.textSize.contains(today.textSize) && said.mode.contains(today.mode)
        && said.entryPoints.contains(today.entryPoint, on: cell.os)
        && said.orientation.contains(today.orientation)
        && said.column.contains(today.column ?? .single)
    case (.widget, .widget): return isAboutSameWidget(as: cell)
    default: return false
    }
  }

  /// Whether the claim, of any use, does not speak of something else than a cell.
  func allows(_ cell: Cell) -> Bool {
    guard os.contains(cell.os) else { return false }
    switch (setting, cell.setting) {
    case (.today(let said), .today(let today)):
      let open = said.openAxes
      return said.mode.contains(today.mode)
        && (open.contains(.textSize) || said.textSize.contains(today.textSize))
        && (open.contains(.entryPoint) || said.entryPoint.contains(today.entryPoint))
        && (open.contains(.orientation) || said.orientation.contains(today.orientation))
        && (open.contains(.column) || said.column.contains(today.column ?? .single))
    case (.widget, .widget): return isAboutSameWidget(as: cell)
    default: return false
    }
  }

  /// Whether a claim about a widget that comes in families speaks of a cell or of the same on other
  /// versions.
  func isAboutSameWidget(as cell: Cell) -> Bool {
    guard let said = widget, let widget = cell.widget else { return false }
    return said.contains(widget) && zoom == cell.zoom && platform == cell.platform
  }

  /// The text sizes at which the claim states the number of the cells of a line; none if it does not.
  func textSizes(along line: Cell) -> TextSizeSet {
    // Most claims about a screen are about other versions.
    guard os.contains(line.os) else { return TextSizeSet() }
    guard let textSize = today?.textSize else { return states(line) ? .all : TextSizeSet() }
    // Asked for a text size that it answers for, a claim tells of the other axes alone.
    let other = if case .only(let only) = textSize { line.at(only) } else { line }
    return states(other) ? textSize.textSizes : TextSizeSet()
  }
}
