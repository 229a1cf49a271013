/// The claims of a catalog by kind of widget, screen and quantity.
struct ClaimIndex: Sendable {
  let catalog: Catalog
  /// For each kind, screen and quantity the claims about it, of any use, in the order of the table.
  private var lists: [[Key<Claim>]]
  /// For each kind, screen and quantity the settings of Display Zoom that these claims are about.
  private let zooms: [PlaceSet<DisplayZoom>]
  /// For each family and quantity the claims that may answer, in the order of the table.
  private let answers: [[Key<Claim>]]
  /// The classes that claims about such numbers speak of.
  let classesWithFacts: Set<Key<ScreenClass>>
  private var excluded: Set<Key<Claim>> = []

  /// Makes an index of the claims of `catalog`.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    var lists: [[Key<Claim>]] = Array(repeating: [], count: catalog.claimListCount)
    var zooms = Array(repeating: PlaceSet<DisplayZoom>(), count: lists.count)
    var answers: [[Key<Claim>]] = Array(
      repeating: [], count: catalog.tables.familyIDs.count * Quantity.allCases.count)
    var classesWithFacts: Set<Key<ScreenClass>> = []
    for key in catalog.claims.keys {
      let zoom = catalog.claims[key].zoom
      catalog.forEachListPlace(of: key) { place in
        lists[place].append(key)
        zooms[place].insert(zoom)
      }
      if catalog.claims[key].isAnswer, let family = catalog.claims[key].family {
        answers[Self.place(family, catalog.claims[key].quantity)].append(key)
      }
      if catalog.isFactOfModel(catalog.claims[key].quantity, catalog.claims[key].family) {
        classesWithFacts.formUnion(catalog.classes(of: catalog.claims[key].subject))
      }
    }
    self.lists = lists
    self.zooms = zooms
    self.answers = answers
    self.classesWithFacts = classesWithFacts
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

  /// The same index without some of the claims on the screen of a class; nil if none are left out.
  func filtered(
    on screenClass: Key<ScreenClass>, _ isIncluded: (Key<Claim>) -> Bool
  ) -> ClaimIndex? {
    var index: ClaimIndex?
    let screen = catalog.place(of: catalog.widgetScreen(of: screenClass))
    for kind in WidgetKind.allCases where kind.hasFamilies {
      for quantity in Quantity.allCases {
        let place = catalog.claimListPlace(kind, screen, quantity)
        guard !lists[place].allSatisfy(isIncluded) else { continue }
        var others = index ?? self
        others.lists[place].removeAll { !isIncluded($0) }
        index = others
      }
    }
    return index
  }

  /// The claims about one quantity of widgets of a kind on a screen, of any use.
  func claims(
    of quantity: Quantity, _ kind: WidgetKind, on screen: Screen
  ) -> [Key<Claim>] {
    lists[catalog.claimListPlace(kind, catalog.place(of: screen), quantity)]
  }

  /// The claims that may answer a quantity of widgets of a family, on any screen, in the order of the table.
  func claims(of quantity: Quantity, answering family: WidgetFamily) -> [Key<Claim>] {
    let all = answers[Self.place(family, quantity)]
    return excluded.isEmpty ? all : all.filter { !excluded.contains($0) }
  }

  /// The screen classes on which claims state one number of the widget of a cell, which comes in families; a
  /// class several times if several claims do.
  func classes(
    stating quantity: Quantity, of cell: Cell, _ family: WidgetFamily
  ) -> [Key<ScreenClass>] {
    claims(of: quantity, answering: family).lazy.filter { catalog.claims[$0].states(cell) }
      .flatMap { catalog.screens(of: catalog.claims[$0]).compactMap(\.screenClass) }
  }

  private static func place(_ family: WidgetFamily, _ quantity: Quantity) -> Int {
    family.place * Quantity.allCases.count + quantity.place
  }

  /// The claims about one quantity on a screen, of any use; none if none of them is about a setting of Display Zoom.
  func claims(
    of quantity: Quantity, _ kind: WidgetKind, on screen: Screen, with zoom: DisplayZoom
  ) -> [Key<Claim>] {
    let place = catalog.claimListPlace(kind, catalog.place(of: screen), quantity)
    return zooms[place].contains(zoom) ? lists[place] : []
  }

  /// The claims about one number on the screen of `cell`, of any use.
  func claims(of quantity: Quantity, onScreenOf cell: Cell) -> [Key<Claim>] {
    claims(of: quantity, cell.kind, on: cell.screen)
  }

  /// The claims that state one number of `cell`.
  func claims(of quantity: Quantity, stating cell: Cell) -> [Key<Claim>] {
    claims(of: quantity, onScreenOf: cell).filter { catalog.claims[$0].states(cell) }
  }

  /// The value that claims state for one number of `cell`, in points; nil if they state none.
  func statedValue(_ quantity: Quantity, of cell: Cell) -> Points? {
    let matching = claims(of: quantity, stating: cell)
    return matching.isEmpty ? nil : catalog.resolved(matching).value
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
// platforms, for macOS and visionOS, where no size depends on the screen, then the classes.
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
    screen.screenClass.map(place) ?? screen.platform.place
  }

  private func place(of screenClass: Key<ScreenClass>) -> Int {
    Platform.allCases.count + screenClass.index
  }

  fileprivate func forEachListPlace(of key: Key<Claim>, _ body: (Int) -> Void) {
    let claim = claims[key]
    // Most claims are about one class. This path allocates no array.
    if case .screenClass(let screenClass) = claim.subject {
      return body(claimListPlace(claim.kind, place(of: screenClass), claim.quantity))
    }
    for screen in screens(of: claim) {
      body(claimListPlace(claim.kind, place(of: screen), claim.quantity))
    }
  }
}
