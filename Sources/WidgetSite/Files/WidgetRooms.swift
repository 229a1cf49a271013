internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// The heights that the page about content judges widgets by, beside the sizes of the search index: with the
/// content margin, and with every height that the evidence allows.
struct WidgetRooms {
  let context: SiteContext

  /// A line for each widget, its fields between `|`: screen, family, variant, content margin, mark, heights,
  /// areas of images, versions. Lengths are counts of 1/300 pt, and areas of hundredths of a pixel. What is
  /// unknown is empty; a list has commas. The height to judge by stands first, and so does the smallest
  /// area. Versions of which all is the same share a line.
  ///
  /// After the widgets of a screen stand the places of its Live Activities, those of unknown height too, on
  /// the newest version of which a number is known, or on the newest. Their families are numbered after those of the index.
  var text: String {
    let index = SearchIndex(context: context)
    return index.screenClasses.enumerated().flatMap { number, key in
      (lines(on: key, index) + activities(on: key, index)).map { "\(number)|\($0)" }
    }.joined(separator: "\n")
  }

  /// What the families of Live Activities are called.
  var activityNames: [String] { activityFamilies.map { context.catalog.name(of: $0) } }

  private var activityFamilies: [WidgetFamily] { context.catalog.families(of: .activity) }

  private func activities(on key: Key<ScreenClass>, _ index: SearchIndex) -> [String] {
    let (engine, screen) = (context.engine, context.catalog.widgetScreen(of: key))
    let known = context.widgetGroups(on: screen).standard(.activity).first(where: \.isKnown)
    guard let os = known?.versions.last ?? engine.versions(of: .activity, on: screen).last else {
      return []
    }
    let cells = engine.block(of: AskedBox(.activity, on: [screen]), on: screen, os).cells
    return cells.filter { cell in
      engine.evidence(.height, of: cell).state != .notApplicable
        && cell[WidgetFamily.self].map { context.catalog.activityPlaces.contains($0) } ?? false
    }.compactMap { cell in line(of: cell, index).map { "\($0)|\(os)" } }
  }

  private func lines(on key: Key<ScreenClass>, _ index: SearchIndex) -> [String] {
    let screen = context.catalog.widgetScreen(of: key)
    let groups = context.allWidgetGroups(on: screen).standard(.widgetKit)
    let cells = groups.flatMap { group in group.answers.flatMap { group.onEachVersion($0.cell) } }
    let lines = cells.compactMap { cell in line(of: cell, index).map { (text: $0, os: cell.os) } }
    return lines.grouped(by: \.text).map { text, lines in
      "\(text)|\(lines.map(\.os).sorted().map { "\($0)" }.joined(separator: ","))"
    }
  }

  /// The fields of a widget that are the same on several versions; nil if nothing is known that content is
  /// judged by.
  private func line(of cell: Cell, _ index: SearchIndex) -> String? {
    let height = context.engine.evidence(.height, of: cell)
    let families = index.families + activityFamilies
    guard let widget = cell.widget, let family = families.firstIndex(of: widget.family),
      let variant = index.variants.firstIndex(of: widget.variant)
    else { return nil }
    // The system keeps no margin of a Live Activity.
    let hasMargin =
      cell.kind == .widgetKit && context.engine.quantities(of: cell).contains(.margin)
    let margin = hasMargin ? context.engine.evidence(.margin, of: cell).value : nil
    let heights = (height.value.map { [$0] } ?? []) + height.allowed
    let area = context.engine.imageLimit(of: cell)?.area
    let areas = (area.map { [$0.lowerBound, $0.upperBound] } ?? []).map(\.hundredths)
    guard cell.kind == .activity || !heights.isEmpty || !areas.isEmpty || margin != nil else {
      return nil
    }
    return [
      "\(family)", "\(variant)", margin.map { "\($0.threeHundredths)" } ?? "",
      Mark(height).rawValue,
      list(heights.map(\.threeHundredths)), list(areas),
    ].joined(separator: "|")
  }

  private func list(_ numbers: [Int]) -> String {
    numbers.withoutRepetition.map { "\($0)" }.joined(separator: ",")
  }
}
