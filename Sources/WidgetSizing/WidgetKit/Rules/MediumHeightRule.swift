/// A medium widget is as high as a small one, and a small one as high as a medium one.
struct MediumHeightRule: WidgetKitRule {
  static let name = RuleName.mediumHeight

  func prediction(
    of quantity: Quantity, for cell: WidgetKitCell, in engine: Engine
  ) -> Prediction? {
    guard quantity == .height, let other = counterpart(of: cell) else { return nil }
    return Prediction(
      by: Self.name, from: [engine.widgetKit.stated(.height, of: other)], { $0[0] },
      step: { .asHighAs(other.family, $0) })
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
