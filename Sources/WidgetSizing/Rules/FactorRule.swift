/// An iPad shows the canvas of its widgets by one factor.
///
/// The factor is that of the small widget. It holds on the versions of one run, from iPadOS 15 on.
struct FactorRule: Rule {
  static let name = RuleName.factor
  static let statement =
    "on an iPad, canvas ÷ shown size = canvas ÷ shown size of the small widget, to the pixel"
  static let domain = Box().with(WidgetKind.widgetKit)

  /// The first version on which an iPad shows what it has laid out at another size.
  private static let firstOS = OSVersion(15)

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let found = scaled(line.quantity, of: line.cell, in: engine) else {
      return nil
    }
    return ConstantNumber(
      rule: Self.name, value: found.values.lowerBound, largest: found.values.upperBound,
      claims: found.claims,
      beyond: PlaceSet<Axis>().extended(by: .os, unless: !found.extrapolates), measuredAt: .all,
      steps: [
        Step("\(found.other) × \(found.small) ÷ \(found.otherSmall) = \(found.values.words)")
      ])
  }

  func expectation(about claim: Claim, at cell: Cell, in engine: Engine) -> Expectation {
    let values = scaled(claim.quantity, of: cell, in: engine)?.values
    return Expectation { _ in values }
  }

  func isAbout(_ claim: Claim, at cell: Cell, in catalog: Catalog) -> Bool {
    Quantity.sides.contains(claim.quantity) && claim.method != .workedOut
      && Self.otherVariant(of: cell) != nil
  }

  /// That no size of the screen is known as shown, so that the factor of its canvas is not known; nil of other
  /// cells.
  static func reason(against cell: Cell, in engine: Engine) -> Reason? {
    guard cell[WidgetVariant.self] == .device, cell.platform == .iPadOS, cell.os >= firstOS else {
      return nil
    }
    let shown = cell.with(WidgetFamily.systemSmall), laidOut = shown.with(WidgetVariant.canvas)
    guard engine.carried(.width, to: shown) == nil, engine.carried(.width, to: laidOut) != nil
    else {
      return nil
    }
    return .factorNotKnown(cell)
  }

  /// A number that follows from that of the other variant, and the lengths that it was computed from.
  private struct Scaled {
    /// Several values if a length is rounded by its sources.
    let values: ClosedRange<Points>
    let other, small, otherSmall: Points
    let claims: [Key<Claim>]
    let extrapolates: Bool
  }

  private func scaled(
    _ quantity: Quantity, of cell: Cell, in engine: Engine
  ) -> Scaled? {
    // What a source computed itself is no evidence for a factor.
    func isCounted(_ claim: Claim) -> Bool { claim.method != .workedOut }
    guard Quantity.sides.contains(quantity), let variant = Self.otherVariant(of: cell),
      let screenClass = cell.screenClass
    else { return nil }
    let other = cell.with(variant), small = cell.with(WidgetFamily.systemSmall)
    let otherSmall = small.with(variant)
    guard let otherNumber = engine.carried(quantity, to: other, where: isCounted),
      let smallNumber = engine.carried(.width, to: small, where: isCounted),
      let otherSmallNumber = engine.carried(.width, to: otherSmall, where: isCounted)
    else { return nil }
    let numbers = [otherNumber, smallNumber, otherSmallNumber]
    let pixel = Points.pixel(atScale: engine.catalog.screenClasses[screenClass].scale)
    func scaled(
      _ end: (ClosedRange<Points>) -> Points, over otherEnd: (ClosedRange<Points>) -> Points
    ) -> Points {
      end(otherNumber.values).scaled(
        by: end(smallNumber.values), over: otherEnd(otherSmallNumber.values), roundedTo: pixel)
    }
    return Scaled(
      values: scaled(\.lowerBound, over: \.upperBound)...scaled(\.upperBound, over: \.lowerBound),
      other: otherNumber.value, small: smallNumber.value, otherSmall: otherSmallNumber.value,
      claims: numbers.flatMap(\.claims).withoutRepetition,
      extrapolates: numbers.contains(where: \.extrapolates))
  }

  /// The variant whose numbers give those of a cell; nil if the rule is not about it.
  private static func otherVariant(of cell: Cell) -> WidgetVariant? {
    guard cell.platform == .iPadOS, cell.os >= firstOS, let widget = cell.widget,
      widget.family != .systemSmall
    else { return nil }
    switch widget.variant {
    case WidgetVariant.canvas: return .device
    case WidgetVariant.device: return .canvas
    default: return nil
    }
  }
}
