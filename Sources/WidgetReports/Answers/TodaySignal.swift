internal import WidgetSizing
internal import Wording

/// What is known of Today extensions in the usual setting, for people: of one table a line that comes before it,
/// of several one table with a row for each.
struct TodaySignal {
  let tables: [SizeTable]
  let catalog: Catalog

  /// `iPhone 8, iOS 12, portrait, Today view, text size l: compact 359 × 110, expanded 359 × 528 points`; nil if
  /// nothing is known, or if the table has no more than that.
  var headline: String? {
    guard tables.count == 1, let table = tables.first,
      table.lines.count > 1 || table.textSizes.count > 1, let first = lines(of: table).first
    else { return nil }
    let sizes = lines(of: table).map { line in
      "\(mode(of: line)) \(table.numbers(of: line, height: height(of: line, in: table)))"
        + (mark(of: line, in: table)?.doubt.map { " (\($0))" } ?? "")
    }
    return "\(table.model ?? table.place), \(table.version), \(setting(of: first, in: table)): "
      + "\(sizes.joined(by: ", ")) \(table.unitWord)"
  }

  /// A row for each screen and version of which something is known, and a column for each mode, in a table for
  /// each setting; nil of one table.
  var sheet: Sheet? {
    let rows = tables.compactMap { table in
      let lines = lines(of: table)
      return lines.first.map {
        Row(table: table, lines: lines, setting: setting(of: $0, in: table))
      }
    }
    guard tables.count > 1, let first = rows.first else { return nil }
    var sheet = Sheet("Widget sizes", isHeaded: false)
    sheet.listsSources = false
    let groups = rows.grouped(by: \.setting)
    sheet.lines = [
      groups.count == 1
        ? "\(WidgetKind.today.subject), \(first.setting): \(spans(of: rows)) \(first.table.unitWord)"
        : "\(WidgetKind.today.subject), in \(first.table.unitWord)"
    ]
    let tables = groups.map { table(of: $0.elements, titled: groups.count == 1 ? "" : $0.key) }
    tables.forEach { sheet.append($0) }
    let marks = tables.flatMap(\.rows).joined().compactMap(\.mark)
    sheet.remarks = [marks.inLegend.legend([])].filter { !$0.isEmpty }
    let unknown = self.tables.count - rows.count
    if unknown > 0 {
      sheet.remarks.append("not known: \(unknown) of \(self.tables.count) screens and versions")
    }
    sheet.hints = ["--all has every text size, orientation and entry point, with the reasons"]
    return sheet
  }

  /// What is known of one screen and version in one setting.
  private struct Row {
    let table: SizeTable
    let lines: [SizeTable.Line]
    let setting: String
  }

  /// The smallest and the largest size of each mode: `compact 304 × 110 to 672 × 130`.
  private func spans(of rows: [Row]) -> String {
    Mode.allCases.compactMap { mode in
      var span = SizeSpan()
      for row in rows {
        for line in row.lines where line.cell[Mode.self] == mode {
          let height = height(of: line, in: row.table)
          span.append(line.width, height, row.table.numbers(of: line, height: height))
        }
      }
      return span.text.map { "\(mode.rawValue) \($0)" }
    }.joined(by: ", ")
  }

  private func table(of rows: [Row], titled title: String) -> ReportTable {
    let shown = rows.flatMap(\.lines)
    let modes = Mode.allCases.filter { mode in shown.contains { $0.cell[Mode.self] == mode } }
    var table = ReportTable(
      title,
      [.label("device"), .label("version")] + modes.map { .init($0.rawValue, isNumeric: true) })
    for row in rows {
      table.append(
        [.init(row.table.place), .init(row.table.version)]
          + modes.map { mode in
            guard let line = row.lines.first(where: { $0.cell[Mode.self] == mode }) else {
              return .init(nil)
            }
            var cell = ReportTable.Cell(size(of: line, in: row.table))
            cell.mark = mark(of: line, in: row.table)
            return cell
          })
    }
    return table
  }

  /// Of the known lines those of one setting, the usual one if it is known: one for each mode.
  private func lines(of table: SizeTable) -> [SizeTable.Line] {
    let known = table.lines.filter { height(of: $0, in: table).state.isKnown }
    guard let first = known.first(where: { $0.width.state.isKnown }) ?? known.first else {
      return []
    }
    let setting = setting(of: first, in: table)
    return known.filter { self.setting(of: $0, in: table) == setting }
  }

  private func setting(of line: SizeTable.Line, in table: SizeTable) -> String {
    let axes = Axis.settings.filter { $0 != .mode && $0 != .textSize }
    let isUsual = table.anchor == .l ? " (default)" : ""
    return
      (catalog.words(of: line.cell, on: axes)
      + ["text size \(table.anchor.rawValue)\(isUsual)"]).joined(by: ", ")
  }

  private func mode(of line: SizeTable.Line) -> String {
    line.cell[Mode.self]?.rawValue ?? ""
  }

  private func height(of line: SizeTable.Line, in table: SizeTable) -> Evidence {
    line.heights[table.textSizes.firstIndex(of: table.anchor) ?? 0]
  }

  /// The mark of the worse of both sides.
  private func mark(of line: SizeTable.Line, in table: SizeTable) -> Mark? {
    [Mark(line.width), Mark(height(of: line, in: table))].max()
  }

  /// Both sides: `359 × 110`.
  private func size(of line: SizeTable.Line, in table: SizeTable) -> String {
    table.size(of: line, height: height(of: line, in: table))
  }
}
