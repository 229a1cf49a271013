/// A medium widget is as high as a small one, and a small one as high as a medium one.
struct MediumHeightRule: Rule {
  static let name = RuleName.mediumHeight
  static let statement =
    "height of systemMedium = height of systemSmall"
  static let kind = WidgetKind.widgetKit

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard line.quantity == .height, let other = counterpart(of: line.cell),
      let family = other.widget?.family
    else { return nil }
    return Combination(
      Self.name, from: .height, of: [other], in: engine, { $0[0] },
      step: { height in Step { "\($0.id(of: family)) is \(height) high" } })
  }

  func dependents(of cell: Cell, in catalog: Catalog) -> [Cell] {
    counterpart(of: cell).map { [$0] } ?? []
  }

  /// The medium widget beside a small one, and the small one beside a medium one.
  private func counterpart(of cell: Cell) -> Cell? {
    guard let widget = cell.widget, widget.variant != .lockScreen else { return nil }
    var other = cell
    switch widget.family {
    case .systemSmall: other.widget?.family = .systemMedium
    case .systemMedium: other.widget?.family = .systemSmall
    default: return nil
    }
    return other
  }
}
