/// One number as one source states it.
///
/// A class, because claims are passed around most of all: a copy retains one object. Its texts are in its
/// ``Citation``. The axes that the source leaves open are resolved when the row is read.
public final class Claim: Sendable {
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
  /// The versions that it speaks of, as its boxes do: kept because claims are mostly found by them.
  public let os: ClosedRange<OSVersion>
  /// Where these versions come from.
  public let osBasis: VersionBasis
  /// The devices that it speaks of.
  public let subject: ClaimSubject
  /// How it was found; nil for Today extensions, for which ``Source/method`` covers all numbers.
  public let method: Method?
  /// The cells that it speaks of, on the screens of its subject. An axis that the source leaves open has its
  /// default. There are several boxes if that default changes with the version; the first is about the last
  /// version.
  package let boxes: [Box]
  /// The axes that the source leaves open.
  package let open: PlaceSet<Axis>
  /// The kind of widget.
  public let kind: WidgetKind
  /// Under which Display Zoom it holds.
  public let zoom: DisplayZoom
  /// The family, if the widget comes in families.
  public let family: WidgetFamily?
  /// Which size of the family; nil if the source does not say, or if the widget does not come in families.
  public let variant: WidgetVariant?

  /// Makes a claim; its kind, Display Zoom, family and variant are those of its boxes.
  init(
    source: Key<Source>, use: ClaimUse, quantity: Quantity, value: Points?, formula: Formula?,
    platform: Platform, os: ClosedRange<OSVersion>, osBasis: VersionBasis, subject: ClaimSubject,
    method: Method?, boxes: [Box], open: PlaceSet<Axis>
  ) {
    self.source = source
    self.use = use
    self.quantity = quantity
    self.value = value
    self.formula = formula
    self.platform = platform
    self.os = os
    self.osBasis = osBasis
    self.subject = subject
    self.method = method
    self.boxes = boxes
    self.open = open
    kind = boxes[0][only: WidgetKind.self] ?? .today
    zoom = boxes[0][only: DisplayZoom.self] ?? .standard
    family = boxes[0][only: WidgetFamily.self]
    variant = open.contains(.variant) ? nil : boxes[0][only: WidgetVariant.self]
  }
}

extension Claim {
  /// The first of its boxes.
  package var box: Box { boxes[0] }

  /// The axes that the source leaves open, so that the default is assumed. Without those that sources seldom state,
  /// because most screens or widgets have only one value.
  package var openAxes: [Axis] { open.subtracting(PlaceSet(.column, .variant, .zoom)).named }

  /// Whether its source leaves an axis open, so that the default is assumed.
  package func leavesOpen(_ axis: Axis) -> Bool { open.contains(axis) }

  /// Whether the claim states a number that may answer.
  package var isAnswer: Bool { use == .answer && value != nil }

  /// Whether somebody saw the widget on the versions that the claim speaks of.
  var isSighting: Bool {
    use == .answer && osBasis == .stated && method?.isSighting == true
  }

  /// Whether it counts pixels of a screenshot.
  var countsPixels: Bool { method == .screenshot }

  /// Whether it counts pixels of a widget whose layout may have another size. What an iPad shows, and what is on
  /// a Lock Screen, is a variant of its own.
  package var isDrawnBesideLayout: Bool {
    countsPixels && variant != .device && variant != .lockScreen
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
  func states(_ cell: Cell) -> Bool {
    let os = cell.os
    return isAnswer && self.os.contains(os) && boxes.contains { $0.contains(cell) }
  }

  /// Whether the claim answers for a cell, which may be a Today extension with Display Zoom.
  package func answers(_ cell: Cell) -> Bool {
    let unzoomed = cell.kind == .today ? cell.with(DisplayZoom.standard) : cell
    return boxes.contains { $0.contains(unzoomed) }
  }

  /// Whether nothing that the source states, in a claim of any use, excludes a cell.
  package func allows(_ cell: Cell) -> Bool {
    guard kind == .today else { return answers(cell) }
    let unsaid = open.subtracting(PlaceSet(.os)).union(PlaceSet(.zoom))
    return boxes.contains { $0.contains(cell, apartFrom: unsaid) }
  }

  /// Whether the claim speaks of the widget of a cell, on any version.
  func isAboutSameWidget(as cell: Cell) -> Bool {
    platform == cell.platform && box.contains(cell, apartFrom: PlaceSet(.os))
  }

  /// Whether the claim speaks of an entry point on a version.
  package func speaks(of entryPoint: EntryPoint, on os: OSVersion) -> Bool {
    boxes.contains { $0.has(entryPoint) && $0.has(Release(.iOS, os)) }
  }

  /// The text sizes at which the claim states the number of a cell of a line.
  func textSizes(along line: Cell) -> PlaceSet<TextSize> {
    if line.kind.hasFamilies { return states(line) ? .all : PlaceSet() }
    guard isAnswer else { return PlaceSet() }
    return boxes.reduce(into: PlaceSet()) { textSizes, box in
      // At a text size of the claim, only the other axes can exclude the line.
      if box.contains(box[only: TextSize.self].map(line.at) ?? line) {
        textSizes.formUnion(box.textSizes)
      }
    }
  }
}

extension Box {
  /// The text sizes in the box.
  var textSizes: PlaceSet<TextSize> {
    self[only: TextSize.self].map { PlaceSet($0) } ?? set(of: TextSize.self)
  }
}

extension Claim: ReferencedRow {
  static let table = "claims"
}
