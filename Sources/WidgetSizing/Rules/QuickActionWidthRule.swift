/// A quick action is as wide as the screen in portrait, and keeps that width in landscape.
///
/// The formula is a claim in the tables (S04); the rule applies it, also to the later versions on
/// which 3D Touch opens quick actions.
struct QuickActionWidthRule: Rule {
  static let name = RuleName.quickActionWidth

  let formulas: [Key<Claim>]

  init(formulas: [Key<Claim>]) {
    self.formulas = formulas
  }

  init(from evidence: Evidence) {
    formulas = evidence.formulas(of: .width, from: .portraitWidth)
  }

  func groups(in catalog: Catalog) -> [RuleGroup] { [] }

  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion? {
    guard quantity == .width, cell.entryPoint == .quickAction else { return nil }
    let catalog = engine.catalog
    let screen = catalog.screenClasses[cell.screenClass]
    guard
      let key = formulas.first(where: {
        let claim = catalog.todayClaims[$0]
        return claim.subject == .idiom(screen.idiom) && claim.answeredOS.lowerBound <= cell.os
          && claim.orientation.answers(cell.orientation, default: .portrait)
      }), let formula = catalog.todayClaims[key].formula
    else { return nil }
    let claim = catalog.todayClaims[key]
    let width = formula.value(base: screen.width)
    var extrapolates = AxisSet()
    if !claim.answeredOS.contains(cell.os) { extrapolates.insert(.os) }
    if !claim.textSize.answers(cell.textSize, default: .l) { extrapolates.insert(.textSize) }
    return .value(
      Prediction(
        value: width, range: width...width,
        derivation: Derivation(
          rule: Self.name, claims: [key], extrapolates: extrapolates,
          steps: engine.explains ? [.less(whole: screen.width, kept: formula.minus)] : [])))
  }
}
