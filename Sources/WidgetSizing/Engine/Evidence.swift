/// The claims of a catalog, found by the screen class and the number that they speak of.
struct Evidence: Sendable {
  let catalog: Catalog
  /// The claims about the widths of each class and those about its heights, one behind the other.
  private let claimLists: LazyRows<[Key<Claim>]>
  private let excluded: Set<Key<Claim>>
  /// The claims about WidgetKit.
  var widgetKit: WidgetKitEvidence
  private var focus: Focus?

  /// The claims that may answer for one class on one version.
  private struct Focus {
    let screenClass: Key<ScreenClass>
    let os: OSVersion
    let widths: [Key<Claim>]
    let heights: [Key<Claim>]
  }

  /// Collects the claims of `catalog` about Today extensions, leaving out `excluded`.
  init(_ catalog: Catalog, _ widgetKit: WidgetKitEvidence, without excluded: Set<Key<Claim>>) {
    self.catalog = catalog
    self.excluded = excluded
    self.widgetKit = widgetKit.without(excluded)
    var claimLists = Array(
      repeating: [Key<Claim>](), count: Self.listsOfClass * catalog.screenClasses.count)
    for key in catalog.todayClaims.keys where !excluded.contains(key) {
      let claim = catalog.todayClaims[key]
      for screenClass in catalog.classes(of: claim.subject) {
        claimLists[Self.place(of: claim.quantity, screenClass)].append(key)
      }
    }
    self.claimLists = LazyRows(claimLists)
  }

  /// Takes what was collected before.
  init(
    _ catalog: Catalog, claimLists: LazyRows<[Key<Claim>]>, _ widgetKit: WidgetKitEvidence,
    without excluded: Set<Key<Claim>> = []
  ) {
    self.catalog = catalog
    self.claimLists = claimLists
    self.widgetKit = widgetKit
    self.excluded = excluded
  }

  /// The same evidence with all lists at hand, on the same catalog with all rows at hand.
  func unpacked(on catalog: Catalog) -> Evidence {
    Evidence(
      catalog, claimLists: claimLists.unpacked, widgetKit.unpacked(on: catalog), without: excluded)
  }

  func write(to image: inout ImageWriter) {
    image.table(Array(claimLists)) { $1.list($0) { $1.integer($0.index) } }
  }

  /// What ``write(to:)`` wrote.
  static func claimLists(image: inout ImageReader) -> LazyRows<[Key<Claim>]> {
    image.table { $0.list { Key(index: $0.integer()) } }
  }

  /// How many lists a class has: one for each quantity.
  private static let listsOfClass = 2

  private static func place(of quantity: Quantity, _ screenClass: Key<ScreenClass>) -> Int {
    listsOfClass * screenClass.index + (quantity == .width ? 0 : 1)
  }

  /// The claims about one number of `screenClass`, of any use, in the order of the table.
  func claims(of quantity: Quantity, _ screenClass: Key<ScreenClass>) -> [Key<Claim>] {
    claimLists[Self.place(of: quantity, screenClass)]
  }

  /// The same evidence, which has the claims at hand that may answer for a class on `os`.
  func focused(on screenClass: Key<ScreenClass>, _ os: OSVersion) -> Evidence {
    var evidence = self
    evidence.focus = Focus(
      screenClass: screenClass, os: os,
      widths: catalog.answering(claims(of: .width, screenClass), on: os),
      heights: catalog.answering(claims(of: .height, screenClass), on: os))
    return evidence
  }

  /// The claims among which those are that answer for one number of `cell`.
  func candidates(of quantity: Quantity, _ cell: TodayCell) -> [Key<Claim>] {
    guard let focus, focus.screenClass == cell.screenClass, focus.os == cell.os else {
      return claims(of: quantity, cell.screenClass)
    }
    return quantity == .width ? focus.widths : focus.heights
  }

  /// The claims with a value that answer for one number of `cell`.
  func claims(of quantity: Quantity, answering cell: TodayCell) -> [Key<Claim>] {
    candidates(of: quantity, cell).filter { catalog.todayClaims[$0].states(cell) }
  }

  /// The value of ``stated(_:of:)``, found without collecting evidence where claims agree.
  func statedValue(_ quantity: Quantity, of cell: TodayCell) -> Points? {
    var value: Points?
    for key in candidates(of: quantity, cell) where catalog.todayClaims[key].states(cell) {
      guard value == nil || value == catalog.todayClaims[key].value else {
        return stated(quantity, of: cell)?.value
      }
      value = catalog.todayClaims[key].value
    }
    return value
  }

  /// The claims that state a number as a formula of `base`.
  func formulas(of quantity: Quantity, from base: Formula.Base) -> [Key<Claim>] {
    catalog.todayClaims.keys.filter {
      let claim = catalog.todayClaims[$0]
      return claim.quantity == quantity && claim.formula?.base == base && !excluded.contains($0)
    }
  }

  /// What the claims alone say of one number of `cell`; nil if they say nothing.
  func stated(_ quantity: Quantity, of cell: TodayCell) -> Answer? {
    let matching = claims(of: quantity, answering: cell)
    return matching.isEmpty ? nil : catalog.resolved(matching)
  }

  /// Calls `body` with every claim that a rule may be fitted to, and each class that it speaks of.
  ///
  /// A claim that is a known exception to `rule` is left out.
  func forEachInput(
    to rule: RuleName, _ quantity: Quantity,
    _ body: (Key<Claim>, TodayClaim, Key<ScreenClass>) -> Void
  ) {
    for screenClass in catalog.screenClasses.keys {
      for key in claims(of: quantity, screenClass) {
        guard catalog.todayClaims[key].isAnswer, !catalog.isException(key, to: rule) else {
          continue
        }
        body(key, catalog.todayClaims[key], screenClass)
      }
    }
  }
}

extension Catalog {
  /// Those of `claims` that state a number and may answer on `os`.
  func answering(_ claims: [Key<Claim>], on os: OSVersion) -> [Key<Claim>] {
    claims.filter { todayClaims[$0].isAnswer && todayClaims[$0].answeredOS.contains(os) }
  }
}

extension TodayClaim {
  /// Whether the claim states a number that may answer.
  var isAnswer: Bool { use == .answer && value != nil }

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

  /// Whether the claim states its number for a cell of a class that it speaks of.
  func states(_ cell: TodayCell) -> Bool { isAnswer && answers(cell) }

  /// Whether the claim answers for a cell of a class that it speaks of.
  func answers(_ cell: TodayCell) -> Bool {
    textSize.answers(cell.textSize, default: .l) && answeredOS.contains(cell.os)
      && mode.allows(cell.mode)
      && entryPoint.answers(cell.entryPoint, default: cell.os.defaultEntryPoint)
      && orientation.answers(cell.orientation, default: .portrait)
      && column.answers(cell.column ?? .single, default: .single)
  }

  /// Whether the claim, of any use, does not speak of something else than `cell`.
  func allows(_ cell: TodayCell) -> Bool {
    answeredOS.contains(cell.os) && mode.allows(cell.mode) && textSize.allows(cell.textSize)
      && entryPoint.allows(cell.entryPoint) && orientation.allows(cell.orientation)
      && column.allows(cell.column ?? .single)
  }
}
