/// A widget is as wide at another text size and in another mode.
///
/// Holds where all that was published of a class, OS, orientation, column and entry point is one
/// width.
struct SameWidthRule: Rule {
  static let name = RuleName.sameWidth

  init(from evidence: Evidence) {}

  func groups(in catalog: Catalog) -> [RuleGroup] { [] }

  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion? {
    guard quantity == .width else { return nil }
    let catalog = engine.catalog
    var widths: [Points] = []
    var claims: [Key<Claim>] = []
    var extrapolates = AxisSet(.textSize, .mode)
    for key in engine.evidence.claims(of: .width, cell.screenClass) {
      let claim = catalog.todayClaims[key]
      guard claim.isAnswer, let value = claim.value, !catalog.isException(key, to: Self.name) else {
        continue
      }
      var measured = cell
      if case .only(let mode) = claim.mode { measured.mode = mode }
      measured.textSize = if case .only(let only) = claim.textSize { only } else { .l }
      // Claims about this very cell are what the rule is tested against.
      guard measured.mode != cell.mode || measured.textSize != cell.textSize,
        claim.answers(measured)
      else { continue }
      if !widths.contains(value) { widths.append(value) }
      claims.append(key)
      var differs = AxisSet()
      if measured.textSize != cell.textSize { differs.insert(.textSize) }
      if measured.mode != cell.mode { differs.insert(.mode) }
      extrapolates = extrapolates.intersection(differs)
    }
    guard widths.count == 1, let width = widths.first else { return nil }
    return .value(
      Prediction(
        value: width, range: width...width,
        derivation: Derivation(
          rule: Self.name, claims: claims, extrapolates: extrapolates,
          steps: engine.explains ? [.measuredAs(width)] : [])))
  }
}
