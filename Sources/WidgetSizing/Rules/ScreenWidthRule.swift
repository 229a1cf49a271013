/// A widget is as wide as the screen less a margin that is the same on every screen.
///
/// The margin is inferred for each group (OS, idiom, orientation) and must be the same on at least
/// two screens of different width and on all that were measured. An OS without claims takes what
/// the versions next to it have, if they agree.
struct ScreenWidthRule: Rule {
  static let name = RuleName.width

  /// The cells that have one margin.
  struct Group: Equatable {
    let os: OSVersion
    let idiom: Idiom
    let orientation: Orientation
  }

  /// What the claims of a group say of the margin.
  struct Margin {
    let group: Group
    /// Every margin that was measured, in points; the rule holds if it is one.
    var measured: [Points] = []
    /// The widths of the screens that were measured.
    var screenWidths: [Points] = []
    var claims: [Key<Claim>] = []

    /// The margin in points; nil if the rule does not hold in the group.
    var value: Points? {
      measured.count == 1 && screenWidths.count > 1 ? measured.first : nil
    }
  }

  /// What is known of the margin, group by group.
  private(set) var margins: [Margin]

  init(margins: [Margin]) {
    self.margins = margins
  }

  init(from evidence: Evidence) {
    margins = []
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
        let index =
          margins.firstIndex { $0.group == group }
          ?? {
            margins.append(Margin(group: group))
            return margins.count - 1
          }()
        let whole = screen.width(in: orientation)
        if !margins[index].measured.contains(whole - width) {
          margins[index].measured.append(whole - width)
        }
        if !margins[index].screenWidths.contains(whole) {
          margins[index].screenWidths.append(whole)
        }
        margins[index].claims.append(key)
      }
    }
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    margins.map { margin in
      RuleGroup(
        os: margin.group.os, idiom: margin.group.idiom, orientation: margin.group.orientation,
        parameter: margin.value.map { .margin($0) } ?? .none, claims: margin.claims)
    }.sorted { $0.sortKey < $1.sortKey }
  }

  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion? {
    guard quantity == .width, cell.mode != .legacy, cell.entryPoint != .quickAction else {
      return nil
    }
    let catalog = engine.catalog
    let screen = catalog.screenClasses[cell.screenClass]
    let known = margins.filter {
      $0.group.idiom == screen.idiom && $0.group.orientation == cell.orientation
    }
    var extrapolates = AxisSet()
    var sources = known.filter { $0.group.os == cell.os }
    if sources.isEmpty {
      sources = [
        known.filter { $0.group.os < cell.os }.max { $0.group.os < $1.group.os },
        known.filter { $0.group.os > cell.os }.min { $0.group.os < $1.group.os },
      ].compactMap(\.self)
      extrapolates.insert(.os)
    }
    // A group that was measured and has no one margin denies the rule for its neighbors too.
    guard let value = sources.first?.value, sources.allSatisfy({ $0.value == value }) else {
      return nil
    }

    let claims = sources.flatMap(\.claims)
    // The orientation is that of the group.
    extrapolates = extrapolates.union(
      catalog.axesBeyond(claims, of: cell).subtracting(AxisSet(.orientation)))
    let whole = screen.width(in: cell.orientation)
    return .value(
      Prediction(
        value: whole - value, range: whole - value...whole - value,
        derivation: Derivation(
          rule: Self.name, claims: claims, extrapolates: extrapolates,
          steps: engine.explains ? [.less(whole: whole, kept: value)] : [])))
  }
}
