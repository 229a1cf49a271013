/// The width of a widget is that of the screen minus a margin that is the same on every screen.
///
/// The margin is inferred for each group (OS, idiom, orientation). It must be the same on all
/// measured screens, which must have at least two different widths. An OS without claims takes the
/// margin of the neighboring versions, if they agree.
struct ScreenWidthRule: Rule {
  static let name = RuleName.width
  static let statement =
    "width = screen width − margin, where the margin is one on every screen"

  static let domain = Box.todayExtensions.with(Mode.compact, .expanded)
    .with(EntryPoint.todayView, .notificationCenter)
  static let quantity: Quantity? = .width

  /// The cells that have one margin.
  struct Group: Equatable {
    let os: OSVersion
    let idiom: Idiom
    let orientation: Orientation
  }

  /// The margins that the claims of a group give.
  struct Margin {
    let group: Group
    /// The different margins, in points. The rule holds only if there is exactly one.
    var measured: [Points] = []
    /// The different widths of the measured screens, in points.
    var screenWidths: [Points] = []
    var claims: [Key<Claim>] = []
    /// What the claims were measured at.
    var coverage = Coverage()

    /// The margin in points; nil if the rule does not hold in the group.
    var value: Points? {
      measured.count == 1 && screenWidths.count > 1 ? measured.first : nil
    }
  }

  /// One entry for each group with claims.
  private(set) var margins: [Margin]

  init(from claims: ClaimIndex) {
    margins = []
    let catalog = claims.catalog
    claims.forEachInput(to: Self.name, .width) { key, claim, screenClass in
      guard claim.box[only: Mode.self] != .legacy,
        claim.box[only: EntryPoint.self] != .quickAction,
        let width = claim.value
      else { return }
      let screen = catalog.screenClasses[screenClass]
      let orientation = claim.box[only: Orientation.self] ?? .portrait
      for release in catalog.releases(of: .iOS) where claim.os.contains(release.os) {
        let group = Group(os: release.os, idiom: screen.idiom, orientation: orientation)
        let index = margins.firstIndex(
          where: { $0.group == group }, orAppend: Margin(group: group))
        let whole = screen.width(in: orientation)
        if !margins[index].measured.contains(whole - width) {
          margins[index].measured.append(whole - width)
        }
        if !margins[index].screenWidths.contains(whole) {
          margins[index].screenWidths.append(whole)
        }
        margins[index].claims.append(key)
        margins[index].coverage.insert(claim)
      }
    }
    // A claim about several classes comes once for each of them.
    for index in margins.indices {
      margins[index].claims = margins[index].claims.withoutRepetition
    }
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    margins.map { margin in
      RuleGroup(
        os: margin.group.os, idiom: margin.group.idiom, orientation: margin.group.orientation,
        parameter: margin.value.map { .margin($0) } ?? .none, claims: margin.claims)
    }.sorted { $0.sortKey < $1.sortKey }
  }

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let screen = line.screen(in: engine.catalog),
      let orientation = line.cell[Orientation.self]
    else { return nil }
    var (own, before, after): (Int?, Int?, Int?)
    for index in margins.indices
    where margins[index].group.idiom == screen.idiom
      && margins[index].group.orientation == orientation
    {
      let os = margins[index].group.os
      if os == line.cell.os {
        own = index
      } else if os < line.cell.os {
        if before.map({ margins[$0].group.os < os }) ?? true { before = index }
      } else if after.map({ os < margins[$0].group.os }) ?? true {
        after = index
      }
    }
    guard let first = own ?? before ?? after else { return nil }
    let second = own == nil && first != after ? after : nil
    // Where a measured group has no single margin, the rule does not hold for its neighbors either.
    guard let margin = margins[first].value,
      second.map({ margins[$0].value == margin }) ?? true
    else { return nil }

    var coverage = margins[first].coverage
    if let second { coverage.formUnion(margins[second].coverage) }
    let whole = screen.width(in: orientation)
    return ConstantNumber(
      rule: Self.name, value: whole - margin, claims: margins[first].claims,
      moreClaims: second.map { margins[$0].claims } ?? [],
      // The orientation is that of the group.
      beyond: coverage.axesBeyond(of: line.cell, in: engine.catalog).subtracting(
        PlaceSet<Axis>(.orientation)
      )
      .extended(by: .os, unless: own != nil),
      measuredAt: coverage.textSizes, steps: [.difference(of: whole, and: margin)])
  }
}
