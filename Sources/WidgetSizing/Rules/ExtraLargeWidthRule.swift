/// On an iPad, an extra large widget is as wide as four small ones and the three gaps between them,
/// as shown, not as laid out. A gap is what a medium widget has beside two small ones.
struct ExtraLargeWidthRule: Rule {
  static let name = RuleName.extraLargeWidth
  static let statement =
    "shown width of systemExtraLarge on an iPad = 4 × small + 3 gaps, where a gap = medium − 2 × small"
  static let system = WidgetSystem.widgetKit

  init(from claims: ClaimIndex) {}

  init(image: inout ImageReader) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard line.quantity == .width, let cell = line.widgetKit, cell.platform == .iPadOS,
      cell.family == .systemExtraLarge, cell.variant == .device
    else { return nil }
    var small = cell, medium = cell
    small.family = .systemSmall
    medium.family = .systemMedium
    return Combination(
      Self.name, from: .width, of: [.widgetKit(small), .widgetKit(medium)], in: engine
    ) { widths in
      4 * widths[0] + 3 * (widths[1] - 2 * widths[0])
    } step: {
      Step("4 × small + 3 × (medium − 2 × small) = \($0)")
    }
  }

  func dependents(of cell: WidgetKitCell, in catalog: Catalog) -> [WidgetKitCell] {
    guard cell.platform == .iPadOS, cell.variant == .device,
      cell.family == .systemSmall || cell.family == .systemMedium
    else { return [] }
    var extraLarge = cell
    extraLarge.family = .systemExtraLarge
    return [extraLarge]
  }
}
