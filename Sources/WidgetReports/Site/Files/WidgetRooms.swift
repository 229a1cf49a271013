internal import WidgetSizing
internal import Wording

/// The heights that the page about content judges widgets by, beside the sizes of the search index: with the
/// content margin, and with every height that the evidence allows.
struct WidgetRooms {
  let context: SiteContext

  /// A line for each widget, its fields between `|`: screen, family, variant, content margin, mark, heights,
  /// versions. Lengths are counts of 1/300 pt. A margin that is unknown is empty; a list has commas. The
  /// height to judge by stands first. Versions of which all is the same share a line, and a widget of
  /// unknown height has none.
  var text: String {
    let index = SearchIndex(context: context)
    return index.screenClasses.enumerated().flatMap { number, key in
      lines(on: key, index).map { "\(number)|\($0)" }
    }.joined(separator: "\n")
  }

  private func lines(on key: Key<ScreenClass>, _ index: SearchIndex) -> [String] {
    let groups = context.allWidgetGroups(on: context.catalog.widgetScreen(of: key)).filter {
      $0.kind == .widgetKit && $0.zoom == .standard
    }
    let cells = groups.flatMap { group in group.answers.flatMap { group.onEachVersion($0.cell) } }
    let lines = cells.compactMap { cell in line(of: cell, index).map { (text: $0, os: cell.os) } }
    return lines.grouped(by: \.text).map { text, lines in
      "\(text)|\(lines.map(\.os).sorted().map { "\($0)" }.joined(separator: ","))"
    }
  }

  /// The fields of a widget that are the same on several versions; nil if its height is unknown.
  private func line(of cell: Cell, _ index: SearchIndex) -> String? {
    let height = context.engine.evidence(.height, of: cell)
    guard let widget = cell.widget, let value = height.value,
      let family = index.families.firstIndex(of: widget.family),
      let variant = index.variants.firstIndex(of: widget.variant)
    else { return nil }
    let hasMargin = context.engine.quantities(of: cell).contains(.margin)
    let margin = hasMargin ? context.engine.evidence(.margin, of: cell).value : nil
    let allowed = height.allowed.filter { $0 != value }.withoutRepetition
    return [
      "\(family)", "\(variant)", margin.map { "\($0.threeHundredths)" } ?? "",
      Mark(height).rawValue,
      ([value] + allowed).map { "\($0.threeHundredths)" }.joined(separator: ","),
    ].joined(separator: "|")
  }
}
