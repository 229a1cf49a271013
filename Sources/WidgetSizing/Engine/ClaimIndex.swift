/// The claims of a catalog by kind of widget, screen and quantity.
struct ClaimIndex: Sendable {
  let catalog: Catalog
  /// For each kind, screen and quantity the claims about it, of any use, in the order of the table.
  private var lists: [[Key<Claim>]]
  /// For each kind and quantity the classes with a list, in the order of the table.
  private let classes: [[Key<ScreenClass>]]
  private var excluded: Set<Key<Claim>> = []

  /// Makes an index of the claims of `catalog`.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    var lists: [[Key<Claim>]] = Array(repeating: [], count: catalog.claimListCount)
    for key in catalog.claims.keys {
      catalog.forEachListPlace(of: key) { lists[$0].append(key) }
    }
    self.lists = lists
    classes = WidgetKind.allCases.flatMap { kind in
      Quantity.allCases.map { quantity in
        catalog.screenClasses.keys.filter {
          !lists[catalog.claimListPlace(kind, $0.index, quantity)].isEmpty
        }
      }
    }
  }

  /// The same index without some claims.
  func without(_ claims: Set<Key<Claim>>) -> ClaimIndex {
    var index = self
    index.excluded = claims.union(excluded)
    var places: Set<Int> = []
    for key in claims { catalog.forEachListPlace(of: key) { places.insert($0) } }
    for place in places { index.lists[place].removeAll(where: claims.contains) }
    return index
  }

  /// The claims about one quantity of widgets of a kind on a screen, of any use.
  func claims(
    of quantity: Quantity, _ kind: WidgetKind, on screen: Screen
  ) -> [Key<Claim>] {
    lists[catalog.claimListPlace(kind, catalog.place(of: screen), quantity)]
  }

  /// The screen classes with claims about one quantity of widgets of a kind.
  func classes(with quantity: Quantity, _ kind: WidgetKind) -> [Key<ScreenClass>] {
    classes[kind.place * Quantity.allCases.count + quantity.place]
  }

  /// The claims about one number on the screen of `cell`, of any use.
  func claims(of quantity: Quantity, onScreenOf cell: Cell) -> [Key<Claim>] {
    claims(of: quantity, cell.kind, on: cell.screen)
  }

  /// The claims that state one number of `cell`.
  func claims(of quantity: Quantity, stating cell: Cell) -> [Key<Claim>] {
    let os = cell.os
    // Reading the versions copies nothing, while calling a method of the claim copies it.
    return claims(of: quantity, onScreenOf: cell).filter {
      catalog.claims[$0].os.contains(os) && catalog.claims[$0].states(cell)
    }
  }

  /// The value that claims state for one number of `cell`, in points; nil if they state none.
  func statedValue(_ quantity: Quantity, of cell: Cell) -> Points? {
    let matching = claims(of: quantity, stating: cell)
    var record: Evidence.Record?
    return matching.isEmpty ? nil : catalog.resolved(matching, &record).value
  }

  /// The claims that state a number as a formula of `base`.
  func formulas(of quantity: Quantity, from base: Formula.Base) -> [Key<Claim>] {
    catalog.claims.keys.filter {
      let claim = catalog.claims[$0]
      return claim.quantity == quantity && claim.formula?.base == base && !excluded.contains($0)
    }
  }

  /// Calls `body` for each claim that a rule may be fitted to and each class that it speaks of.
  ///
  /// A claim that is a known exception to `rule` is left out.
  func forEachInput(
    to rule: RuleName, _ quantity: Quantity,
    _ body: (Key<Claim>, Claim, Key<ScreenClass>) -> Void
  ) {
    for screenClass in catalog.screenClasses.keys {
      let screen = catalog.screen(of: screenClass, with: .today)
      for key in claims(of: quantity, .today, on: screen) {
        let claim = catalog.claims[key]
        if claim.isAnswer, !catalog.isException(key, to: rule) { body(key, claim, screenClass) }
      }
    }
  }
}

// The position of a list: kind by kind, screen by screen, quantity by quantity. The screens are the
// classes, then the platforms, for macOS and visionOS, where no size depends on the screen.
extension Catalog {
  fileprivate var screenCount: Int { screenClasses.count + Platform.allCases.count }

  fileprivate var claimListCount: Int {
    WidgetKind.allCases.count * screenCount * Quantity.allCases.count
  }

  fileprivate func claimListPlace(
    _ kind: WidgetKind, _ screen: Int, _ quantity: Quantity
  ) -> Int {
    (kind.place * screenCount + screen) * Quantity.allCases.count + quantity.place
  }

  fileprivate func place(of screen: Screen) -> Int {
    screen.screenClass?.index ?? screenClasses.count + screen.platform.place
  }

  fileprivate func forEachListPlace(of key: Key<Claim>, _ body: (Int) -> Void) {
    let claim = claims[key]
    // Most claims are about one class. This path allocates no array.
    if case .screenClass(let screenClass) = claim.subject {
      return body(claimListPlace(claim.kind, screenClass.index, claim.quantity))
    }
    for screen in screens(of: claim) {
      body(claimListPlace(claim.kind, place(of: screen), claim.quantity))
    }
  }
}
