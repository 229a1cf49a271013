/// A medium widget is as high as a small one, and a small one as high as a medium one.
struct MediumHeightRule: Rule {
  static let name = RuleName.mediumHeight
  static let statement =
    "height of systemMedium = height of systemSmall"
  static let system = WidgetSystem.widgetKit

  init(from claims: ClaimIndex) {}

  init(image: inout ImageReader) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard line.quantity == .height, let cell = line.widgetKit, let other = counterpart(of: cell)
    else { return nil }
    return Combination(
      Self.name, from: .height, of: [.widgetKit(other)], in: engine, { $0[0] },
      step: { Step("\(other.family.rawValue) is \($0) high") })
  }

  func dependents(of cell: WidgetKitCell, in catalog: Catalog) -> [WidgetKitCell] {
    counterpart(of: cell).map { [$0] } ?? []
  }

  /// The medium widget beside a small one, and the small one beside a medium one.
  private func counterpart(of cell: WidgetKitCell) -> WidgetKitCell? {
    guard cell.variant != .lockScreen else { return nil }
    var other = cell
    switch cell.family {
    case .systemSmall: other.family = .systemMedium
    case .systemMedium: other.family = .systemSmall
    default: return nil
    }
    return other
  }
}
