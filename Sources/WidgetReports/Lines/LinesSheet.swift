internal import WidgetSizing
internal import Wording

extension LinesResult {
  /// The lines that are seen everywhere that was asked for, a row for each shape of widget and style.
  var sheet: Sheet {
    var sheet = Sheet("Lines of text that fit")
    sheet.lines = [scope]
    let known = counts.filter(\.isKnown)
    guard !known.isEmpty else {
      sheet.lines.append("not known: no height, or no line height, is published")
      return sheet
    }
    let cells = counts.map(\.cell).withoutRepetition
    let groupsOfShapes = CellGroups(
      universe: cells, axes: kind.axes.filter { $0 != kind.shapeAxis }, catalog)
    let rows = catalog.shapes(of: kind).flatMap { shape in
      self.rows(of: shape, known.filter { catalog.shape(of: $0.cell) == shape }, groupsOfShapes)
    }
    // Of all styles, body is the one that people mean by text.
    let asked = rows.count == 1 ? rows : rows.filter { $0.style == .body }
    if asked.count == 1, textSizes.count > 1, let line = headline(asked[0]) {
      sheet.lines.append(line)
    }
    append(rows, to: &sheet)
    let least = known.count == rows.count ? "" : "the fewest of all that were asked for; "
    let margins = usesMargins ? "without content margins" : "content margins included"
    sheet.remarks = [
      "whole lines below each other; \(least)height in points, \(margins)"
    ]
    if kind.hasFamilies {
      sheet.remarks.append(Catalog.textSizeLimit)
    }
    sheet.remarks += lineHeightRemarks(known)
    let groups = CellGroups(universe: cells, catalog)
    for (remark, cells) in [
      (
        "content margin not known, none left free",
        known.filter { !$0.fits[0].isMarginKnown }.map(\.cell)
      ),
      ("? not known and not counted", counts.filter { !$0.isKnown }.map(\.cell)),
    ] where !cells.isEmpty {
      sheet.append(remark: remark, on: groups.groups(of: cells.withoutRepetition), catalog)
    }
    sheet.append(versionLine: catalog.versionLine(of: queries))
    sheet.sources = catalog.cited(
      by: known.flatMap { $0.fits[0].maximum.claims + ($0.fits[0].margin?.claims ?? []) })
    return sheet
  }

  /// A row of a table.
  private struct Row {
    let shape: String
    /// What the size of the widget is told by beside the shape; nil for the usual.
    let variant: String?
    let style: TextStyle
    /// The height that is left for text, in points.
    let room: Points
    /// The number of lines at each text size; nil if it is not known.
    let lines: [Int?]
    /// Where there are no more.
    let place: String

    /// `systemSmall`, `accessoryRectangular (smart-stack)`.
    var name: String { shape + (variant.map { " (\($0))" } ?? "") }
  }

  /// `5 lines of Body at the default text size (l)`; nil if that number is not known.
  private func headline(_ row: Row) -> String? {
    guard let place = textSizes.firstIndex(of: .l), let count = row.lines[place] else { return nil }
    return "\(count.of("line")) of \(catalog.name(of: row.style)) at the default text size (l)"
  }

  /// The rows of a shape, of each variant and style. Large icons count with the usual ones.
  private func rows(of shape: String, _ counts: [LineCounts], _ groups: CellGroups) -> [Row] {
    let variants = counts.map { variant(of: $0.cell) }
    return variants.withoutRepetition.flatMap { variant in
      let own = zip(counts, variants).filter { $1 == variant }.map(\.0)
      return own.map(\.style).withoutRepetition.compactMap { style -> Row? in
        let all = own.filter { $0.style == style }
        guard let room = all.flatMap(\.fits).compactMap(\.verdict?.room).min() else { return nil }
        let tightest = all.filter { $0.fits.contains { $0.verdict?.room == room } }.map(\.cell)
        return Row(
          shape: shape, variant: variant, style: style, room: room,
          lines: textSizes.indices.map { place in
            all.compactMap { $0.fits[place].verdict?.rows }.min()
          },
          place: tightest.count == all.count
            ? "" : groups.groups(of: tightest).map { catalog.words(for: $0) }.joined(by: "; "))
      }
    }
  }

  private func variant(of cell: Cell) -> String? {
    guard let widget = cell.widget, let variant = widget.variant, variant != .iconsLarge,
      variant != catalog.usualVariant(of: widget.family, on: cell.platform, cell.os)
    else { return nil }
    return catalog.id(of: variant)
  }

  /// One table of all rows if they are of one style, else a table of each widget.
  private func append(_ rows: [Row], to sheet: inout Sheet) {
    guard Set(rows.map(\.style)).count > 1 else {
      sheet.append(table(rows))
      return
    }
    for run in rows.runs(where: { $0.name == $1.name }) {
      var table = ReportTable(
        "\(run[0].name), \(run[0].room) high" + (run[0].place.isEmpty ? "" : " (\(run[0].place))"),
        [.label("text style")]
          + textSizes.map { .init($0.rawValue, isNumeric: true) })
      for row in run {
        table.append([catalog.name(of: row.style)] + row.lines.map(Self.text))
      }
      sheet.append(table)
    }
  }

  private static func text(_ lines: Int?) -> String { lines.map(String.init) ?? "?" }

  private func table(_ rows: [Row]) -> ReportTable {
    let hasPlaces = rows.contains { !$0.place.isEmpty }
    let columns = textSizes.indices.runs { last, next in
      rows.allSatisfy { $0.lines[last] == $0.lines[next] }
    }
    var table = ReportTable(
      "",
      [.label(kind.shapeAxis.key), .init("height", isNumeric: true)]
        + columns.map {
          .init(Catalog.words(for: $0.map { textSizes[$0] }), isNumeric: true)
        } + (hasPlaces ? [.init("fewest on", isWrapped: true)] : []))
    for row in rows {
      table.append(
        [row.name, "\(row.room)"] + columns.map { Self.text(row.lines[$0[0]]) }
          + (hasPlaces ? [row.place] : []))
    }
    return table
  }

  /// Where the line heights are from.
  private func lineHeightRemarks(_ counts: [LineCounts]) -> [String] {
    let sources = counts.flatMap { count in
      textSizes.compactMap {
        catalog.lineHeight(of: count.style, at: $0, on: count.cell.platform)?.source
      }
    }.withoutRepetition.sorted().map { catalog.sources[$0].id }
    return sources.isEmpty ? [] : ["line heights: \(sources.joined(by: ", "))"]
  }
}
