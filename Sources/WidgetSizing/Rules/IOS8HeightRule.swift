/// On iOS 8 the maximum height is that of the screen minus a height that Notification Center
/// reserves.
///
/// The reserved height is inferred for each kind of screen (idiom, scale, orientation). On iOS 9
/// the rule holds for iPhones in portrait, where nothing changed. In landscape and on iPads, iOS 9
/// has two columns (S34), and no source gives their size.
struct IOS8HeightRule: Rule {
  static let name = RuleName.ios8Height
  static let statement =
    "maximum on iOS 8 = screen height − what Notification Center keeps"

  static let domain = Box.todayExtensions.with(Mode.legacy)
  static let quantity: Quantity? = .height
  static let holdsEverywhere = true

  /// The height that Notification Center reserves on screens of one kind.
  struct ReservedHeight {
    let idiom: Idiom
    let scale: Int
    let orientation: Orientation
    /// The heights that claims give, in points. The rule holds if there is exactly one.
    var values: [Points] = []
    var claims: [Key<Claim>] = []

    /// In points; nil if the rule does not hold for the screens.
    var value: Points? { values.count == 1 ? values.first : nil }

    func applies(to screen: ScreenClass, _ orientation: Orientation) -> Bool {
      idiom == screen.idiom && scale == screen.scale && self.orientation == orientation
    }
  }

  /// One entry for each kind of screen with claims.
  let reservedHeights: [ReservedHeight]

  init(from claims: ClaimIndex) {
    var reservedHeights: [ReservedHeight] = []
    let catalog = claims.catalog
    claims.forEachInput(to: Self.name, .height) { key, claim, screenClass in
      guard claim.box[only: Mode.self] == .legacy, claim.os.contains(.ios8),
        let orientation = claim.box[only: Orientation.self], !claim.leavesOpen(.orientation),
        let height = claim.value
      else { return }
      let screen = catalog.screenClasses[screenClass]
      let index = reservedHeights.firstIndex(
        where: { $0.applies(to: screen, orientation) },
        orAppend: ReservedHeight(
          idiom: screen.idiom, scale: screen.scale, orientation: orientation))
      let value = screen.height(in: orientation) - height
      if !reservedHeights[index].values.contains(value) {
        reservedHeights[index].values.append(value)
      }
      // A claim about several classes comes once for each of them.
      if !reservedHeights[index].claims.contains(key) { reservedHeights[index].claims.append(key) }
    }
    self.reservedHeights = reservedHeights
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    reservedHeights.map { reserved in
      RuleGroup(
        os: .ios8, idiom: reserved.idiom, scale: reserved.scale, orientation: reserved.orientation,
        parameter: reserved.value.map { .margin($0) } ?? .none, claims: reserved.claims)
    }.sorted { $0.sortKey < $1.sortKey }
  }

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let screen = line.screen(in: engine.catalog),
      let orientation = line.cell[Orientation.self]
    else { return nil }
    if let refusal = LegacyLayout.refusal(of: line.cell, idiom: screen.idiom, by: Self.name) {
      return refusal
    }
    guard
      let reserved = reservedHeights.first(where: { $0.applies(to: screen, orientation) }),
      let inset = reserved.value
    else { return nil }
    let whole = screen.height(in: orientation)
    return LegacyLayout.number(
      whole - inset, by: Self.name, from: reserved.claims, for: line.cell,
      steps: [.difference(of: whole, and: inset)])
  }
}

/// What the two rules of iOS 8 share.
enum LegacyLayout {
  /// The refusal of the two-column layout of iOS 9, which neither rule covers; nil for other
  /// layouts.
  static func refusal(of cell: Cell, idiom: Idiom, by rule: RuleName) -> Refusal? {
    cell.os > .ios8 && (idiom == .pad || cell[Orientation.self] == .landscape)
      ? Refusal(rule: rule, reason: .twoColumns) : nil
  }

  static func number(
    _ value: Points, by rule: RuleName, from claims: [Key<Claim>], for cell: Cell,
    steps: [Step]
  ) -> ConstantNumber {
    ConstantNumber(
      rule: rule, value: value, claims: claims,
      beyond: PlaceSet<Axis>().extended(by: .os, unless: cell.os <= .ios8),
      measuredAt: PlaceSet<TextSize>(.l),
      steps: steps)
  }
}

extension OSVersion {
  static let ios8 = OSVersion(8)
}
