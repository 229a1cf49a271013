/// A quick action is as wide as the screen in portrait, and keeps that width in landscape.
///
/// The formula is a claim in the tables (S04); the rule applies it, also to the later versions on
/// which 3D Touch opens quick actions.
struct QuickActionWidthRule: Rule {
  static let name = RuleName.quickActionWidth
  static let statement =
    "width of a quick action = screen width in portrait, in both orientations"

  static let domain = Box.todayExtensions.with(EntryPoint.quickAction)
  static let quantity: Quantity? = .width

  let formulas: [Key<Claim>]

  init(from claims: ClaimIndex) {
    formulas = claims.formulas(of: .width, from: .portraitWidth)
  }

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let screen = line.screen(in: engine.catalog),
      let orientation = line.cell[Orientation.self]
    else { return nil }
    let catalog = engine.catalog
    let os = line.cell.os
    guard
      let key = formulas.first(where: {
        let claim = catalog.claims[$0]
        return claim.subject == .idiom(screen.idiom) && claim.os.lowerBound <= os
          && claim.kind == .today && claim.box.has(orientation)
      }), let formula = catalog.claims[key].formula
    else { return nil }
    let claim = catalog.claims[key]
    return ConstantNumber(
      rule: Self.name, value: formula.value(base: screen.width), claims: [key],
      beyond: PlaceSet<Axis>().extended(by: .os, unless: claim.os.contains(os)),
      measuredAt: claim.box.textSizes,
      steps: [.difference(of: screen.width, and: formula.minus)]
    )
  }
}
