/// The claims of a catalog, found by the screen and the number that they speak of.
struct ClaimIndex: Sendable {
  let catalog: Catalog
  /// For each system, screen and quantity the claims about it, of any use, in the order of the table.
  private var lists: [[Key<Claim>]]
  private var excluded: Set<Key<Claim>> = []

  /// Collects the claims of `catalog`.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    lists = Array(repeating: [], count: catalog.claimListCount)
    for key in catalog.claims {
      for place in catalog.claimListPlaces(of: key) { lists[place].append(key) }
    }
  }

  /// Takes what was collected before.
  init(_ catalog: Catalog, lists: [[Key<Claim>]]) {
    self.catalog = catalog
    self.lists = lists
  }

  func write(to image: inout ImageWriter) {
    image.list(lists) { $1.list($0) { $1.integer($0.index) } }
  }

  /// What ``write(to:)`` wrote.
  static func lists(image: inout ImageReader) -> [[Key<Claim>]] {
    image.list { $0.list { Key(index: $0.integer()) } }
  }

  /// The same claims but some.
  func without(_ claims: Set<Key<Claim>>) -> ClaimIndex {
    var index = self
    index.excluded.formUnion(claims)
    for place in Set(claims.flatMap(catalog.claimListPlaces)) {
      index.lists[place].removeAll(where: claims.contains)
    }
    return index
  }

  /// The claims about one number of Today extensions on `screenClass`, of any use.
  func claims(of quantity: Quantity, _ screenClass: Key<ScreenClass>) -> [Key<Claim>] {
    lists[catalog.claimListPlace(.today, screenClass.index, quantity)]
  }

  /// The claims about one number of WidgetKit widgets on a screen of a platform, of any use.
  func claims(of quantity: Quantity, on screen: Screen) -> [Key<Claim>] {
    lists[catalog.claimListPlace(.widgetKit, catalog.place(of: screen), quantity)]
  }

  /// The claims about one number on the screen of `cell`, of any use.
  func claims(of quantity: Quantity, onScreenOf cell: Cell) -> [Key<Claim>] {
    switch cell.system {
    case .today: cell.screenClass.map { claims(of: quantity, $0) } ?? []
    case .widgetKit: claims(of: quantity, on: cell.screen)
    }
  }

  /// The claims that state one number of `cell`.
  func claims(of quantity: Quantity, stating cell: Cell) -> [Key<Claim>] {
    claims(of: quantity, onScreenOf: cell).filter { catalog.claim($0, states: cell) }
  }

  /// The value that claims state for one number of `cell`, in points; nil if they state none.
  func statedValue(_ quantity: Quantity, of cell: Cell) -> Points? {
    let matching = claims(of: quantity, stating: cell)
    var record: Evidence.Record?
    return matching.isEmpty ? nil : catalog.resolved(matching, &record).value
  }

  /// The claims that state a number as a formula of `base`.
  func formulas(of quantity: Quantity, from base: Formula.Base) -> [Key<Claim>] {
    catalog.todayClaims.keys.filter {
      let claim = catalog.todayClaims[$0]
      return claim.quantity == quantity && claim.formula?.base == base && !excluded.contains($0)
    }
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

// Where the list of a number stands: system by system, screen by screen, width before height. The
// screens are the classes, then macOS and visionOS, whose widgets depend on no screen.
extension Catalog {
  fileprivate var screenCount: Int { screenClasses.count + 2 }

  fileprivate var claimListCount: Int {
    WidgetSystem.allCases.count * screenCount * Quantity.allCases.count
  }

  fileprivate func claimListPlace(
    _ system: WidgetSystem, _ screen: Int, _ quantity: Quantity
  ) -> Int {
    ((system == .today ? 0 : screenCount) + screen) * Quantity.allCases.count
      + (quantity == .width ? 0 : 1)
  }

  fileprivate func place(of screen: Screen) -> Int {
    screen.screenClass?.index ?? screenClasses.count + (screen.platform == .macOS ? 0 : 1)
  }

  fileprivate func claimListPlaces(of key: Key<Claim>) -> [Int] {
    let quantity = quantity(of: key)
    guard widgetKitClaims.contains(key) else {
      return classes(of: todayClaims[key].subject).map {
        claimListPlace(.today, $0.index, quantity)
      }
    }
    return screens(of: widgetKitClaims[key]).map {
      claimListPlace(.widgetKit, place(of: $0), quantity)
    }
  }
}
