/// A widget is as wide as the screen less a margin that is the same on every screen.
///
/// The margin is inferred for each group (OS, idiom, orientation) and must be the same on at least
/// two screens of different width and on all that were measured. An OS without claims takes what
/// the versions next to it have, if they agree.
struct ScreenWidthRule: Rule {
  static let name = RuleName.width

  /// The cells that have one margin.
  struct Group: Hashable {
    let os: OSVersion
    let idiom: Idiom
    let orientation: Orientation
  }

  /// What the claims of a group say of the margin.
  struct Margin {
    /// Every margin that was measured, in points; the rule holds if it is one.
    fileprivate(set) var measured: Set<Points> = []
    fileprivate(set) var screenWidths: Set<Points> = []
    fileprivate(set) var claims: [Key<TodayClaim>] = []

    /// The margin in points; nil if the rule does not hold in the group.
    var value: Points? {
      measured.count == 1 && screenWidths.count > 1 ? measured.first : nil
    }
  }

  /// What is known of the margin, by group.
  private(set) var margins: [Group: Margin] = [:]

  init(from evidence: Evidence) {
    let catalog = evidence.catalog
    evidence.forEachInput(to: Self.name, .width) { key, claim, screenClass in
      guard claim.mode != .only(.legacy), claim.entryPoint != .only(.quickAction),
        let width = claim.value
      else { return }
      let screen = catalog.screenClasses[screenClass]
      let orientation =
        if case .only(let only) = claim.orientation { only } else { Orientation.portrait }
      for release in catalog.osReleases where claim.answeredOS.contains(release.os) {
        let group = Group(os: release.os, idiom: screen.idiom, orientation: orientation)
        margins[group, default: Margin()].measured.insert(screen.width(in: orientation) - width)
        margins[group]?.screenWidths.insert(screen.width(in: orientation))
        margins[group]?.claims.append(key)
      }
    }
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    margins.map { group, margin in
      RuleGroup(
        os: group.os, idiom: group.idiom, orientation: group.orientation,
        parameter: margin.value.map { .margin($0) } ?? .none, claims: margin.claims)
    }.sorted { $0.sortKey < $1.sortKey }
  }

  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion? {
    guard quantity == .width, cell.mode != .legacy, cell.entryPoint != .quickAction else {
      return nil
    }
    let catalog = engine.catalog
    let screen = catalog.screenClasses[cell.screenClass]
    func margin(_ os: OSVersion) -> Margin? {
      margins[Group(os: os, idiom: screen.idiom, orientation: cell.orientation)]
    }
    var extrapolates = AxisSet()
    let sources: [Margin]
    if let own = margin(cell.os) {
      sources = [own]
    } else {
      let versions = catalog.osReleases.map(\.os)
      sources = [
        versions.last { $0 < cell.os && margin($0) != nil }.flatMap(margin),
        versions.first { $0 > cell.os && margin($0) != nil }.flatMap(margin),
      ].compactMap(\.self)
      extrapolates.insert(.os)
    }
    // A group that was measured and has no one margin denies the rule for its neighbors too.
    let values = Set(sources.map(\.value))
    guard values.count == 1, case let value?? = values.first else { return nil }

    let keys = sources.flatMap(\.claims)
    let claims = keys.map { catalog.todayClaims[$0] }
    if !claims.contains(where: { $0.textSize.answers(cell.textSize, default: .l) }) {
      extrapolates.insert(.textSize)
    }
    if !claims.contains(where: { $0.entryPoint.answers(cell.entryPoint, default: .todayView) }) {
      extrapolates.insert(.entryPoint)
    }
    let whole = screen.width(in: cell.orientation)
    return .value(
      Prediction(
        value: whole - value, range: whole - value...whole - value,
        derivation: Derivation(
          rule: Self.name, claims: keys, extrapolates: extrapolates,
          steps: [.less(whole: whole, kept: value)])))
  }
}
