/// On iOS 8 the width of a widget is that of its list minus the guide line on the left.
///
/// The guide lines are published formulas (S14). The list is as wide as the screen up to a limit,
/// which is inferred for each idiom from the claims about screens that are wider than their list.
/// On iOS 9 the rule holds where ``IOS8HeightRule`` does.
struct IOS8WidthRule: Rule {
  static let name = RuleName.ios8Width
  static let statement =
    "width on iOS 8 = list width − guide line"

  static let domain = Box.todayExtensions.with(Mode.legacy)
  static let quantity: Quantity? = .width

  /// The maximum width of the list of an idiom, in points.
  struct Limit {
    let idiom: Idiom
    var points: Points
    var claims: [Key<Claim>]
  }

  let guideLines: [Key<Claim>]
  private(set) var limits: [Limit]

  init(from claims: ClaimIndex) {
    let catalog = claims.catalog
    guideLines = claims.formulas(of: .width, from: .listWidth)
    limits = []
    var found: [Limit] = []
    claims.forEachInput(to: Self.name, .width) { key, claim, screenClass in
      guard claim.box[only: Mode.self] == .legacy, claim.os.contains(.ios8),
        let orientation = claim.box[only: Orientation.self], !claim.leavesOpen(.orientation),
        let width = claim.value,
        let guide = exactGuideLine(of: screenClass, in: orientation, from: catalog)
          ?? guideLine(of: screenClass, isLimited: false, from: catalog)
      else { return }
      let screen = catalog.screenClasses[screenClass]
      let list = width + guide.formula.minus
      guard list < screen.width(in: orientation) else { return }
      if let index = found.firstIndex(where: { $0.idiom == screen.idiom }) {
        found[index].points = min(found[index].points, list)
        // A claim about several classes comes once for each of them.
        if !found[index].claims.contains(key) { found[index].claims.append(key) }
      } else {
        found.append(Limit(idiom: screen.idiom, points: list, claims: [key]))
      }
    }
    limits = found
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    limits.map {
      RuleGroup(os: .ios8, idiom: $0.idiom, parameter: .limit($0.points), claims: $0.claims)
    }.sorted { $0.sortKey < $1.sortKey }
  }

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let screenClass = line.cell.screenClass, let orientation = line.cell[Orientation.self]
    else { return nil }
    let catalog = engine.catalog
    let screen = catalog.screenClasses[screenClass]
    if let refusal = LegacyLayout.refusal(of: line.cell, idiom: screen.idiom, by: Self.name) {
      return refusal
    }
    let whole = screen.width(in: orientation)
    let limit = limits.first { $0.idiom == screen.idiom && $0.points < whole }
    guard
      let guide = exactGuideLine(of: screenClass, in: orientation, from: catalog)
        ?? guideLine(of: screenClass, isLimited: limit != nil, from: catalog)
    else { return nil }
    let list = limit?.points ?? whole
    var steps = [Step.difference(of: list, and: guide.formula.minus)]
    if limit != nil {
      steps.insert(Step("the list is at most \(list) wide on a screen of \(whole)"), at: 0)
    }
    return LegacyLayout.number(
      list - guide.formula.minus, by: Self.name, from: [guide.claim] + (limit?.claims ?? []),
      for: line.cell, steps: steps)
  }

  /// A published guide line.
  private typealias GuideLine = (claim: Key<Claim>, formula: Formula)

  /// The guide line that is published for exactly this class.
  private func exactGuideLine(
    of screenClass: Key<ScreenClass>, in orientation: Orientation, from catalog: Catalog
  ) -> GuideLine? {
    firstGuideLine(in: catalog) {
      $0.rank == Claim.classRank && catalog.classes(of: $0.subject) == [screenClass]
        && $0.isAbout(orientation)
    }
  }

  /// The guide line of a class without its own. On an iPhone with a list narrower than the screen,
  /// it is the one published for such a list, in landscape; otherwise the one of the idiom.
  private func guideLine(
    of screenClass: Key<ScreenClass>, isLimited: Bool, from catalog: Catalog
  ) -> GuideLine? {
    let idiom = catalog.screenClasses[screenClass].idiom
    if isLimited, idiom == .phone,
      let line = firstGuideLine(in: catalog, where: { $0.isAbout(.landscape) })
    {
      return line
    }
    return firstGuideLine(in: catalog) { $0.subject == .idiom(idiom) }
  }

  private func firstGuideLine(
    in catalog: Catalog, where fits: (Claim) -> Bool
  ) -> GuideLine? {
    for key in guideLines {
      if let formula = catalog.claims[key].formula, fits(catalog.claims[key]) {
        return (key, formula)
      }
    }
    return nil
  }
}

extension Claim {
  /// Whether its source states that it holds in this orientation only.
  fileprivate func isAbout(_ orientation: Orientation) -> Bool {
    box[only: Orientation.self] == orientation && !leavesOpen(.orientation)
  }
}
