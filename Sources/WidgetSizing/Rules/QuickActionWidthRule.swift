/// A quick action is as wide as the screen in portrait, and keeps that width in landscape.
///
/// The formula is a claim in the tables (S04); the rule applies it, also to the later versions on
/// which 3D Touch opens quick actions.
struct QuickActionWidthRule: Rule {
  static let name = RuleName.quickActionWidth
  static let statement =
    "width of a quick action = screen width in portrait, in both orientations"

  static func isAbout(_ quantity: Quantity, _ cell: TodayCell) -> Bool {
    quantity == .width && cell.entryPoint == .quickAction
  }

  let formulas: [Key<Claim>]

  init(formulas: [Key<Claim>]) {
    self.formulas = formulas
  }

  init(from claims: ClaimIndex) {
    formulas = claims.formulas(of: .width, from: .portraitWidth)
  }

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard line.quantity == .width, let cell = line.today, cell.entryPoint == .quickAction else {
      return nil
    }
    let catalog = engine.catalog
    let idiom = catalog.screenClasses[cell.screenClass].idiom
    let whole = catalog.screenClasses[cell.screenClass].width
    guard
      let key = formulas.first(where: {
        let claim = catalog.todayClaims[$0]
        return claim.subject == .idiom(idiom) && claim.answeredOS.lowerBound <= cell.os
          && claim.orientation.answers(cell.orientation, default: .portrait)
      }), let formula = catalog.todayClaims[key].formula
    else { return nil }
    let claim = catalog.todayClaims[key]
    return ConstantNumber(
      rule: Self.name, value: formula.value(base: whole), claims: [key],
      beyond: AxisSet().extended(by: .os, unless: claim.answeredOS.contains(cell.os)),
      measuredAt: claim.textSize.textSizes, steps: [.less(whole: whole, kept: formula.minus)])
  }
}
