/// Some claims, in the order of the table.
///
/// Of a long list, which own tables may have, the claims about a variant are found without a search of all.
private struct ClaimList: Sendable {
  var all: [Key<Claim>] = []
  /// The claims by the lasting name of their variant; empty of a short list.
  private var ofVariants: [WidgetVariant?: [Key<Claim>]] = [:]

  private static let searchedLength = 200

  /// Groups the claims of a long list by their variants.
  mutating func groupByVariant(in catalog: Catalog) {
    guard all.count > Self.searchedLength else { return }
    ofVariants = Dictionary(grouping: all) { key in
      let claim = catalog.claims[key]
      return catalog.lastingVariant(claim.variant, on: claim.platform)
    }
  }

  /// The claims that may be about a variant, by its lasting name.
  func claims(about variant: @autoclosure () -> WidgetVariant?) -> [Key<Claim>] {
    ofVariants.isEmpty ? all : ofVariants[variant()] ?? []
  }

  mutating func removeAll(where isRemoved: (Key<Claim>) -> Bool) {
    all.removeAll(where: isRemoved)
    for variant in ofVariants.keys { ofVariants[variant]?.removeAll(where: isRemoved) }
  }
}

/// The claims of a catalog by kind of widget, screen and quantity.
struct ClaimIndex: Sendable {
  let catalog: Catalog
  /// For each kind, screen and quantity the number of its list: most have no claims, and the first list.
  private let numbers: [UInt32]
  /// The claims about one quantity of a kind on a screen, of any use; the first list is empty.
  private var lists: [ClaimList]
  /// The settings of Display Zoom that the claims of each list are about.
  private let zooms: [PlaceSet<DisplayZoom>]
  /// For each family and quantity the claims that may answer.
  private let answers: [ClaimList]
  /// The classes that claims about such numbers speak of.
  let classesWithFacts: Set<Key<ScreenClass>>
  private var excluded: Set<Key<Claim>> = []

  /// Makes an index of the claims of `catalog`.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    var numbers = Array(repeating: UInt32(0), count: catalog.claimListCount)
    var lists = [ClaimList()], zooms = [PlaceSet<DisplayZoom>()]
    var answers = Array(
      repeating: ClaimList(), count: catalog.tables.familyIDs.count * Quantity.allCases.count)
    var classesWithFacts: Set<Key<ScreenClass>> = []
    for key in catalog.claims.keys {
      let zoom = catalog.claims[key].zoom
      catalog.forEachListPlace(of: key) { place in
        if numbers[place] == 0 {
          numbers[place] = UInt32(lists.count)
          lists.append(ClaimList())
          zooms.append(PlaceSet())
        }
        lists[Int(numbers[place])].all.append(key)
        zooms[Int(numbers[place])].insert(zoom)
      }
      if catalog.claims[key].isAnswer, let family = catalog.claims[key].family {
        answers[Self.place(family, catalog.claims[key].quantity)].all.append(key)
      }
      if catalog.isFactOfModel(catalog.claims[key].quantity, catalog.claims[key].family) {
        classesWithFacts.formUnion(catalog.classes(of: catalog.claims[key].subject))
      }
    }
    for place in lists.indices { lists[place].groupByVariant(in: catalog) }
    for place in answers.indices { answers[place].groupByVariant(in: catalog) }
    self.numbers = numbers
    self.lists = lists
    self.zooms = zooms
    self.answers = answers
    self.classesWithFacts = classesWithFacts
  }

  /// The same index without some claims.
  func without(_ claims: Set<Key<Claim>>) -> ClaimIndex {
    var index = self
    index.excluded = claims.union(excluded)
    var changed: Set<UInt32> = []
    for key in claims { catalog.forEachListPlace(of: key) { changed.insert(numbers[$0]) } }
    for number in changed { index.lists[Int(number)].removeAll(where: claims.contains) }
    return index
  }

  /// The number of the list of a quantity of widgets of a kind on a screen.
  private func number(_ kind: WidgetKind, _ screen: Int, _ quantity: Quantity) -> Int {
    Int(numbers[catalog.claimListPlace(kind, screen, quantity)])
  }

  /// The same index without some of the claims on the screen of a class; nil if none are left out.
  func filtered(
    on screenClass: Key<ScreenClass>, _ isIncluded: (Key<Claim>) -> Bool
  ) -> ClaimIndex? {
    var index: ClaimIndex?
    let screen = catalog.place(of: catalog.widgetScreen(of: screenClass))
    for kind in WidgetKind.allCases where kind.hasFamilies {
      for quantity in Quantity.allCases {
        let number = number(kind, screen, quantity)
        guard !lists[number].all.allSatisfy(isIncluded) else { continue }
        var others = index ?? self
        others.lists[number].removeAll { !isIncluded($0) }
        index = others
      }
    }
    return index
  }

  /// The claims about one quantity of widgets of a kind on a screen, of any use.
  func claims(
    of quantity: Quantity, _ kind: WidgetKind, on screen: Screen
  ) -> [Key<Claim>] {
    lists[number(kind, catalog.place(of: screen), quantity)].all
  }

  /// The claims that may answer a quantity of widgets of a family, on any screen, in the order of the table.
  func claims(of quantity: Quantity, answering family: WidgetFamily) -> [Key<Claim>] {
    let all = answers[Self.place(family, quantity)].all
    return excluded.isEmpty ? all : all.filter { !excluded.contains($0) }
  }

  /// The screen classes on which claims state one number of the widget of a cell, which comes in families; a
  /// class several times if several claims do.
  func classes(
    stating quantity: Quantity, of cell: Cell, _ family: WidgetFamily
  ) -> [Key<ScreenClass>] {
    answers[Self.place(family, quantity)].claims(about: catalog.lastingVariant(of: cell)).lazy
      .filter { catalog.claims[$0].states(cell) && !excluded.contains($0) }
      .flatMap { catalog.screens(of: catalog.claims[$0]).compactMap(\.screenClass) }
  }

  private static func place(_ family: WidgetFamily, _ quantity: Quantity) -> Int {
    family.place * Quantity.allCases.count + quantity.place
  }

  /// The claims about one number on the screen of `cell`, of any use, that may be about its variant.
  func claims(of quantity: Quantity, onScreenOf cell: Cell) -> [Key<Claim>] {
    lists[number(cell.kind, catalog.place(of: cell.screen), quantity)]
      .claims(about: catalog.lastingVariant(of: cell))
  }

  /// The same; none if none of the claims on the screen is about the Display Zoom of the cell.
  func claims(of quantity: Quantity, zoomedAs cell: Cell) -> [Key<Claim>] {
    claims(
      of: quantity, cell.kind, on: cell.screen, with: cell.zoom,
      about: catalog.lastingVariant(of: cell))
  }

  /// The claims about one number on a screen, of any use, that may be about a variant, by its lasting name; none if none
  /// of the claims on the screen is about a setting of Display Zoom.
  func claims(
    of quantity: Quantity, _ kind: WidgetKind, on screen: Screen, with zoom: DisplayZoom,
    about variant: @autoclosure () -> WidgetVariant?
  ) -> [Key<Claim>] {
    let number = number(kind, catalog.place(of: screen), quantity)
    return zooms[number].contains(zoom) ? lists[number].claims(about: variant()) : []
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
    let exceptions = catalog.exceptions(to: rule)
    for screenClass in catalog.screenClasses.keys {
      let screen = catalog.screen(of: screenClass, with: .today)
      for key in claims(of: quantity, .today, on: screen) {
        let claim = catalog.claims[key]
        if claim.isAnswer, !exceptions.contains(key) { body(key, claim, screenClass) }
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
