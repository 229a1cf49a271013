/// One number as one source states it.
///
/// Its texts are in its ``Citation``, so that iterating over claims is cheap. The axes that the
/// source leaves open are resolved when the row is read.
public struct Claim: Sendable {
  /// How the number was found, from which its reliability follows.
  public enum Method: String, CaseIterable, Sendable {
    /// A published guideline says so.
    case published
    /// WidgetKit reported it to a widget, as `displaySize`.
    case displaySize = "display-size"
    /// A view reported its own size.
    case geometryReader = "geometry-reader"
    /// Pixels were counted in a screenshot: the drawn size, not the one that WidgetKit reports.
    case screenshot
    /// It was read off a widget that shows it.
    case readOff = "read-off"
    /// It stands in a table that does not say where it comes from.
    case table
    /// The source computed it from other numbers.
    case workedOut = "worked-out"

    /// Whether somebody measured a widget.
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
    /// The source does not name them, so the default of the kind is assumed: iOS 10 for Today
    /// extensions.
    case assumed
    /// The source does not name them: they begin with the first that a device runs and end with the
    /// last before another source found a change.
    case inferred
  }

  /// Where it was published.
  public let source: Key<Source>
  /// Whether the claim may answer.
  public let use: ClaimUse
  /// The quantity.
  public let quantity: Quantity
  /// The number in points; nil for a formula and for a number that the source calls untested. A
  /// pixel count that the source states with two decimals is exact: 140⅓ for 140.33.
  public let value: Points?
  /// The formula that gives the number; nil for a plain number.
  public let formula: Formula?
  /// The platform; for Today extensions iOS, also on iPads.
  public let platform: Platform
  /// The versions that it speaks of.
  public let os: ClosedRange<OSVersion>
  /// Where these versions come from.
  public let osBasis: VersionBasis
  /// The devices that it speaks of.
  public let subject: ClaimSubject
  /// Under which Display Zoom it holds.
  public let zoom: DisplayZoom
  /// How it was found; nil for Today extensions, for which ``Source/method`` covers all numbers.
  public let method: Method?
  /// What it states about the axes that only widgets of one kind have.
  public let setting: ClaimSetting
}

/// What a claim states about the axes that only widgets of one kind have.
public enum ClaimSetting: Sendable {
  /// Of a Today extension.
  case today(TodayClaimSetting)
  /// Of a widget that comes in families.
  case widget(WidgetClaimSetting)
}

/// The family and the variant that a claim speaks of.
public struct WidgetClaimSetting: Sendable {
  /// The system that the family is of.
  public let kind: WidgetKind
  /// The family.
  public let family: WidgetFamily
  /// Which size of the family; nil if the source does not say.
  public let variant: WidgetVariant?
  /// The size that a source means if it does not say which, where the family has several.
  let defaultVariant: WidgetVariant?

  /// Whether the claim speaks of the family and the size of a widget.
  func contains(_ widget: WidgetSetting) -> Bool {
    family == widget.family
      && (variant == widget.variant || variant == nil && widget.variant == defaultVariant)
  }
}

/// What a claim states about the setting of a Today extension.
public struct TodayClaimSetting: Sendable {
  /// How the device is held.
  public let orientation: Said<Orientation>
  /// The column on an iPad.
  public let column: Said<WidgetColumn>
  /// How the widget is reached.
  public let entryPoint: Said<EntryPoint>
  /// The text size.
  public let textSize: Said<TextSize>
  /// The display mode.
  public let mode: Said<Mode>
  /// The axes of this setting that the source leaves open.
  let openAxes: PlaceSet<Axis>
  /// The versions on which the claim speaks of each entry point. If the source leaves the entry
  /// point open, it is the default of each version.
  let entryPoints: EntryPointVersions

  /// Makes a setting from what a source states for the versions `os`. Nil means that the source
  /// leaves the axis open, and is replaced by the default in `axes`.
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
    openAxes = PlaceSet()
      .extended(by: .orientation, unless: orientation != nil)
      .extended(by: .column, unless: column != nil)
      .extended(by: .entryPoint, unless: entryPoint != nil)
      .extended(by: .textSize, unless: textSize != nil)
  }
}

extension Claim {
  /// The kind of widget.
  public var kind: WidgetKind { widget?.kind ?? .today }

  /// What it states about the setting, if the widget is a Today extension.
  public var today: TodayClaimSetting? {
    if case .today(let setting) = setting { setting } else { nil }
  }

  /// The family and the variant, if the widget comes in families.
  public var widget: WidgetClaimSetting? {
    if case .widget(let setting) = setting { setting } else { nil }
  }

  /// The axes that the source leaves open, so that the default is assumed. Without the column,
  /// which sources seldom state because most screens have only one.
  public var openAxes: [Axis] {
    (today?.openAxes ?? PlaceSet()).subtracting(PlaceSet(.column))
      .extended(by: .os, unless: osBasis != .assumed).named
  }

  /// Whether its source leaves an axis open, so that the default is assumed.
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

  /// How specific the claim is about devices, from 0. No other axis counts.
  ///
  /// A list of classes is less specific than one class for Today extensions alone: sources of
  /// WidgetKit sizes list the screens that share a measured size.
  var rank: Int {
    switch subject {
    case .device, .screenClass: Self.classRank
    case .list: kind == .today ? 1 : Self.classRank
    case .idiom, .anything: 0
    }
  }
}

// Which cells a claim speaks of, among those on its screens.
extension Claim {
  /// Whether the claim states the number of a cell. No claim states one of a zoomed Today
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

  /// Whether nothing that the source states, in a claim of any use, excludes a cell.
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

  /// Whether a claim about a widget that comes in families speaks of the widget of a cell, on any
  /// version.
  func isAboutSameWidget(as cell: Cell) -> Bool {
    guard let said = widget, let widget = cell.widget else { return false }
    return said.contains(widget) && zoom == cell.zoom && platform == cell.platform
  }

  /// The text sizes at which the claim states the number of a cell of a line.
  func textSizes(along line: Cell) -> PlaceSet<TextSize> {
    // Most claims about a screen are about other versions.
    guard os.contains(line.os) else { return PlaceSet<TextSize>() }
    guard let textSize = today?.textSize else { return states(line) ? .all : PlaceSet<TextSize>() }
    // At a text size of the claim, only the other axes can exclude the line.
    let other = if case .only(let only) = textSize { line.at(only) } else { line }
    return states(other) ? textSize.textSizes : PlaceSet<TextSize>()
  }
}
