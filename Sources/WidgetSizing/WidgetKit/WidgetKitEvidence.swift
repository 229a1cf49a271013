/// The claims about WidgetKit, found by what they speak of.
struct WidgetKitEvidence: Sendable {
  /// The claims about each screen class, then those about macOS and about visionOS.
  private let claimLists: LazyRows<[Key<Claim>]>
  private let catalog: Catalog
  /// Claims that were collected and are left aside.
  private var leftOut: Set<Key<Claim>> = []

  /// Collects the claims of `catalog`.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    let classes = catalog.screenClasses.count
    var claimLists = Array(repeating: [Key<Claim>](), count: classes + 2)
    for key in catalog.widgetKitClaims.keys {
      for place in catalog.places(of: catalog.widgetKitClaims[key]) {
        claimLists[place].append(key)
      }
    }
    self.claimLists = LazyRows(claimLists)
  }

  /// Takes what was collected before.
  init(_ catalog: Catalog, claimLists: LazyRows<[Key<Claim>]>) {
    self.catalog = catalog
    self.claimLists = claimLists
  }

  /// The same evidence with all lists at hand, on the same catalog with all rows at hand.
  func unpacked(on catalog: Catalog) -> WidgetKitEvidence {
    var evidence = WidgetKitEvidence(catalog, claimLists: claimLists.unpacked)
    evidence.leftOut = leftOut
    return evidence
  }

  func write(to image: inout ImageWriter) {
    image.table(Array(claimLists)) { $1.list($0) { $1.integer($0.index) } }
  }

  /// What ``write(to:)`` wrote.
  static func claimLists(image: inout ImageReader) -> LazyRows<[Key<Claim>]> {
    image.table { $0.list { Key(index: $0.integer()) } }
  }

  /// The claims about a screen of a platform, of any use, in the order of the table.
  func claims(on screen: WidgetScreen) -> [Key<Claim>] {
    let claims = claimLists[catalog.place(of: screen)]
    return leftOut.isEmpty ? claims : claims.filter { !leftOut.contains($0) }
  }

  /// The same claims but some.
  func without(_ claims: Set<Key<Claim>>) -> WidgetKitEvidence {
    var evidence = self
    evidence.leftOut.formUnion(claims.filter(catalog.widgetKitClaims.contains))
    return evidence
  }

  /// The claims that answer for one number of `cell`.
  func claims(of quantity: Quantity, answering cell: WidgetKitCell) -> [Key<Claim>] {
    claims(on: cell.screen).filter { key in
      let claim = catalog.widgetKitClaims[key]
      return claim.quantity == quantity && claim.states(cell)
    }
  }

  /// What the claims alone say of one number of `cell`; nil if they say nothing.
  func stated(_ quantity: Quantity, of cell: WidgetKitCell) -> Answer? {
    let matching = claims(of: quantity, answering: cell)
    guard !matching.isEmpty else { return nil }
    var answer = catalog.resolved(matching)
    answer.isDrawn = answer.claims.allSatisfy {
      catalog.widgetKitClaims[$0].method == .screenshot
    }
    return answer
  }

  /// What a guideline that names no version says of one number of `cell`, where a measurement of
  /// later versions has taken its place and says something else.
  func replacedGuideline(_ quantity: Quantity, of cell: WidgetKitCell) -> [Key<Claim>] {
    guard let answer = stated(quantity, of: cell) else { return [] }
    return claims(on: cell.screen).filter { key in
      let claim = catalog.widgetKitClaims[key]
      return claim.use == .answer && claim.method == .published && claim.isOSInferred
        && claim.quantity == quantity && claim.os.upperBound < cell.os
        && claim.isAboutOtherVersion(of: cell) && !answer.allows(claim.value)
    }
  }
}

extension Catalog {
  /// Where the claims about a screen are kept.
  fileprivate func place(of screen: WidgetScreen) -> Int {
    screen.screenClass?.index ?? screenClasses.count + (screen.platform == .macOS ? 0 : 1)
  }

  fileprivate func places(of claim: WidgetKitClaim) -> [Int] {
    screens(of: claim).map(place)
  }

  /// The screens that a claim speaks of.
  public func screens(of claim: WidgetKitClaim) -> [WidgetScreen] {
    guard let idiom = claim.platform.idiom else {
      return [WidgetScreen(platform: claim.platform, screenClass: nil)]
    }
    let classes =
      claim.subject == .anything
      ? screenClasses.keys.filter { screenClasses[$0].idiom == idiom } : classes(of: claim.subject)
    return classes.map { WidgetScreen(platform: claim.platform, screenClass: $0) }
  }
}
