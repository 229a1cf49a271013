internal import WidgetSizing
internal import Wording

// What people see of the lines.
extension LinesQuestion {
  /// How many lines fit, in one line: `5 lines of body at the default text size (l)`. Of several widgets, from the
  /// fewest of one to the fewest of another.
  var answerLine: String {
    guard let first = summary.rows.first else {
      return summary.cells.isEmpty && !summary.reasons.isEmpty
        ? "no such widget exists" : "not known: no height, or no line height, is published"
    }
    // Of all styles, body is the one that people mean by text.
    let style = summary.rows.contains { $0.name.style == .body } ? .body : first.name.style
    let rows = summary.rows.filter { $0.name.style == style }
    let known = textSizes.indices.filter { place in rows.contains { $0.lines[place] != nil } }
    let place = known.first { textSizes[$0] == .l } ?? known[0]
    let counts = rows.compactMap { $0.lines[place] }.sorted()
    let (least, most) = (counts[0], counts[counts.count - 1])
    let size =
      textSizes[place] == .l
      ? "the default text size (l)" : catalog.words(for: textSizes[place])
    return
      "\(least == most ? least.of("line") : "\(least) to \(most) lines") of \(catalog.name(of: style)) at \(size)"
  }

  /// The lines that are seen everywhere that was asked for, a row for each shape of widget and style.
  package func complete(_ sheet: inout Sheet) {
    guard hasKnownNumber else {
      if summary.cells.isEmpty { sheet.remarks = summary.reasons }
      return
    }
    let groupsOfShapes = CellGroups(
      universe: summary.cells, axes: kind.axes.filter { $0 != kind.shapeAxis }, catalog)
    let rows = catalog.shapes(of: kind).flatMap { shape in
      summary.rows.filter { $0.name.shape == shape }.grouped(by: \.name.variant).flatMap(\.elements)
    }
    append(rows, groupsOfShapes, to: &sheet)
    let isOfAll = summary.rows.contains { $0.count > 1 }
    let margins = usesMargins ? "without content margins" : "content margins included"
    sheet.remarks = [
      layout.words(for: "whole lines below each other")
        + "; \(isOfAll ? "the fewest of all that were asked for; " : "")height in points, \(margins)"
    ]
    if kind.hasFamilies {
      sheet.remarks.append(Catalog.textSizeLimit)
    }
    sheet.remarks += lineHeightRemarks
    let groups = CellGroups(universe: summary.cells, catalog)
    for (remark, cells) in [
      ("content margin not known, none left free", summary.withoutMargin),
      ("? not known and not counted", summary.unknown),
    ] where !cells.isEmpty {
      sheet.append(remark: remark, on: groups.groups(of: cells.withoutRepetition), catalog)
    }
    sheet.remarks += catalog.activityRemarks(on: asked, judged: summary.cells)
    sheet.append(versionLine: catalog.versionLine(of: blocks))
    sheet.sources = catalog.cited(by: Array(summary.claims))
  }

  package var verdict: [String] { [scope, answerLine] }

  /// One table of all rows if they are of one style, else a table of each widget.
  private func append(_ rows: [LinesSummary.Row], _ groups: CellGroups, to sheet: inout Sheet) {
    guard Set(rows.map(\.name.style)).count > 1 else {
      sheet.append(table(rows, groups))
      return
    }
    for run in rows.runs(where: { $0.name.words == $1.name.words }) {
      let place = place(of: run[0], groups)
      var table = ReportTable(
        "\(run[0].name.words), \(run[0].room) high" + (place.isEmpty ? "" : " (\(place))"),
        [.label("text style")]
          + textSizes.map { .init($0.rawValue, isNumeric: true) })
      for row in run {
        table.append([catalog.name(of: row.name.style)] + row.lines.map(Self.text))
      }
      sheet.append(table)
    }
  }

  /// Where no widget has more room; empty if that is everywhere.
  private func place(of row: LinesSummary.Row, _ groups: CellGroups) -> String {
    row.tightest.count == row.count
      ? "" : groups.groups(of: row.tightest).map { catalog.words(for: $0) }.joined(by: "; ")
  }

  private static func text(_ lines: Int?) -> String { lines.map(String.init) ?? "?" }

  private func table(_ rows: [LinesSummary.Row], _ groups: CellGroups) -> ReportTable {
    let places = rows.map { place(of: $0, groups) }
    let hasPlaces = places.contains { !$0.isEmpty }
    let columns = textSizes.indices.runs { last, next in
      rows.allSatisfy { $0.lines[last] == $0.lines[next] }
    }
    var table = ReportTable(
      "",
      [.label(kind.shapeAxis.key), .init("height", isNumeric: true)]
        + columns.map {
          .init(Catalog.words(for: $0.map { textSizes[$0] }), isNumeric: true)
        } + (hasPlaces ? [.init("fewest on", isWrapped: true)] : []))
    for (row, place) in zip(rows, places) {
      table.append(
        [row.name.words, "\(row.room)"] + columns.map { Self.text(row.lines[$0[0]]) }
          + (hasPlaces ? [place] : []))
    }
    return table
  }

  /// Where the line heights are from.
  private var lineHeightRemarks: [String] {
    let sources = summary.platforms.flatMap { platform, styles in
      styles.flatMap { style in
        textSizes.compactMap { catalog.lineHeight(of: style, at: $0, on: platform)?.source }
      }
    }
    let names = Set(sources).sorted().map { catalog.sources[$0].id }
    return names.isEmpty ? [] : ["line heights: \(names.joined(by: ", "))"]
  }
}
