/// On an iPad, an extra large widget is as wide as four small ones and the three gaps between them.
///
/// The rule is about the size on the screen, not the one that the view is laid out in. A gap is the
/// width of a medium widget minus that of two small ones.
struct ExtraLargeWidthRule: Rule {
  static let name = RuleName.extraLargeWidth
  static let statement =
    "shown width of systemExtraLarge on an iPad = 4 × small + 3 gaps, where a gap = medium − 2 × small"
  static let kind = WidgetKind.widgetKit

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard line.quantity == .width, let widget = line.cell.widget, line.cell.platform == .iPadOS,
      widget.family == .systemExtraLarge, widget.variant == .device
    else { return nil }
    var small = line.cell, medium = line.cell
    small.widget?.family = .systemSmall
    medium.widget?.family = .systemMedium
    return Combination(
      Self.name, from: .width, of: [small, medium], in: engine
    ) { widths in
      4 * widths[0] + 3 * (widths[1] - 2 * widths[0])
    } step: {
      Step("4 × small + 3 × (medium − 2 × small) = \($0)")
    }
  }

  func dependents(of cell: Cell, in catalog: Catalog) -> [Cell] {
    guard let widget = cell.widget, cell.platform == .iPadOS, widget.variant == .device,
      widget.family == .systemSmall || widget.family == .systemMedium
    else { return [] }
    var extraLarge = cell
    extraLarge.widget?.family = .systemExtraLarge
    return [extraLarge]
  }
}
