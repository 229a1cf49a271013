/// The claims of a catalog, found by the screen class that they speak of.
struct Evidence: Sendable {
  let catalog: Catalog
  private let claimsOfClass: [[Key<TodayClaim>]]
  private let excluded: Set<Key<TodayClaim>>

  /// Collects the claims of `catalog`, leaving out `excluded`.
  init(_ catalog: Catalog, without excluded: Set<Key<TodayClaim>>) {
    self.catalog = catalog
    self.excluded = excluded
    var claimsOfClass = Array(repeating: [Key<TodayClaim>](), count: catalog.screenClasses.count)
    for key in catalog.todayClaims.keys where !excluded.contains(key) {
      for screenClass in catalog.classes(of: catalog.todayClaims[key].subject) {
        claimsOfClass[screenClass.index].append(key)
      }
    }
    self.claimsOfClass = claimsOfClass
  }

  /// Takes what was collected before.
  init(_ catalog: Catalog, claimsOfClass: [[Key<TodayClaim>]]) {
    self.catalog = catalog
    self.claimsOfClass = claimsOfClass
    excluded = []
  }

  func write(to image: inout ImageWriter) {
    image.list(claimsOfClass) { $1.list($0) { $1.integer($0.index) } }
  }

  /// The claims that speak of `screenClass`, in the order of the table.
  func claims(of screenClass: Key<ScreenClass>) -> [Key<TodayClaim>] {
    claimsOfClass[screenClass.index]
  }

  /// The claims with a value that answer for one number of `cell`.
  func claims(of quantity: Quantity, answering cell: TodayCell) -> [Key<TodayClaim>] {
    claimsOfClass[cell.screenClass.index].filter {
      catalog.todayClaims[$0].answers(quantity, of: cell)
    }
  }

  /// The value of ``stated(_:of:)``, found without collecting evidence where claims agree.
  func statedValue(_ quantity: Quantity, of cell: TodayCell) -> Points? {
    var value: Points?
    for key in claimsOfClass[cell.screenClass.index]
    where catalog.todayClaims[key].answers(quantity, of: cell) {
      guard value == nil || value == catalog.todayClaims[key].value else {
        return stated(quantity, of: cell)?.value
      }
      value = catalog.todayClaims[key].value
    }
    return value
  }

  /// The claims that state a number as a formula of `base`.
  func formulas(of quantity: Quantity, from base: Formula.Base) -> [Key<TodayClaim>] {
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
    _ body: (Key<TodayClaim>, TodayClaim, Key<ScreenClass>) -> Void
  ) {
    for screenClass in catalog.screenClasses.keys {
      for key in claimsOfClass[screenClass.index] {
        guard catalog.todayClaims[key].quantity == quantity, catalog.todayClaims[key].isAnswer,
          !catalog.isException(key, to: rule)
        else { continue }
        body(key, catalog.todayClaims[key], screenClass)
      }
    }
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

  /// Whether the claim states one number of a cell of a class that it speaks of.
  func answers(_ quantity: Quantity, of cell: TodayCell) -> Bool {
    self.quantity == quantity && isAnswer && answers(cell)
  }

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
