/// The size of a WidgetKit widget is the same on all versions of a run.
///
/// The table of runs says between which versions sizes hold, and what shows it. Claims that differ on a
/// version of the run are not carried. Of a number that its sources round, and of one that is drawn, the grid says
/// more; where it says nothing, a rounded number is a range.
struct RunRule: Rule {
  static let name = RuleName.run
  static let statement = "a size is the same on all versions of a run"
  static let domain = Box().with(WidgetKind.widgetKit)

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard Quantity.sides.contains(line.quantity),
      let carried = engine.carried(line.quantity, to: line.cell), carried.os != line.cell.os
    else { return nil }
    // What the other sizes of the screen say is finer than a rounded number, and is about the layout.
    if carried.isRounded || carried.isDrawn,
      let side = engine.rules.solution(by: .grid, along: line, in: engine) as? GridRule.GridSide,
      !side.restsOnScreenshots(in: engine.catalog)
    {
      return nil
    }
    return ConstantNumber(carried, by: Self.name, to: line.cell, steps: [])
  }

  /// The number on other versions than those of the claim, which need not be measured on one.
  func expectation(about claim: Claim, at cell: Cell, in engine: Engine) -> Expectation {
    guard Quantity.sides.contains(claim.quantity) else { return Expectation(nil) }
    return Expectation(
      engine.carried(claim.quantity, to: cell) {
        !$0.os.overlaps(claim.os) && $0.countsPixels == claim.countsPixels
      }?.value)
  }
}

extension ConstantNumber {
  /// A number of another version of a run, or of the same version, for `cell`.
  init(
    _ number: CarriedNumber, by rule: RuleName, to cell: Cell,
    extrapolates: PlaceSet<Axis> = PlaceSet<Axis>(),
    steps: [Step]
  ) {
    let origin: Step? = number.os == cell.os ? nil : .carried(from: number.os, cell)
    self.init(
      rule: rule, value: number.values.lowerBound, largest: number.values.upperBound,
      claims: number.claims,
      beyond: number.extrapolates ? extrapolates.union(PlaceSet<Axis>(.os)) : extrapolates,
      measuredAt: .all, steps: steps + (origin.map { [$0] } ?? []), origin: origin)
  }
}

extension Step {
  /// The number of another version.
  static func carried(from os: OSVersion, _ cell: Cell) -> Step {
    Step { catalog in "as on \(catalog.name(of: os, on: cell.platform))" }
  }
}
