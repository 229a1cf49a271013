internal import WidgetSizing
internal import Wording

extension CompareResult {
  /// How many rows differ, then the rows with a column for each subject.
  var sheet: Sheet {
    var sheet = Sheet("Sizes side by side")
    let rows = rows
    sheet.lines = [headline]
    var axes = kind.comparedAxes
    let common = takeCommonAxes(of: rows, from: &axes)
    if !rows.isEmpty {
      sheet.sections = [Sheet.Section(title: common, table: table(of: rows, axes))]
    }
    let answers = rows.flatMap(\.cells).flatMap { [$0.width, $0.height] }
    let marks = answers.map { Mark($0) }
    if !rows.isEmpty {
      sheet.remarks.append(marks.legend(["width × height in points"] + differenceLegend))
    }
    if rows.contains(where: { catalog.mixesGuideline($0) }) {
      sheet.remarks.append(
        "some sizes are from Apple's guideline and others were measured, so sources may differ where sizes do not"
      )
    }
    sheet.append(versionLine: catalog.versionLine(of: queries))
    if !showsOnlyDifferences { sheet.hints.append("--differences for rows that differ") }
    if marks.contains(where: { [.disputed, .unknown, .notApplicable].contains($0) }) {
      sheet.hints.append("--json has the reason for every mark")
    }
    sheet.notes = blockNotes
    sheet.sources = catalog.cited(by: answers.flatMap(\.claims))
    return sheet
  }

  /// `7 of 11 rows differ: the second is smaller; 4 more cannot be compared`.
  private var headline: String {
    guard !comparison.rows.isEmpty else { return "no such widget exists" }
    let known = comparison.rows.filter { row in
      row.agreement != .unknown && row.cells.allSatisfy(\.isKnown)
    }
    let different = known.filter { $0.agreement == .different }
    let verb = different.count == 1 ? "differs" : "differ"
    let line =
      different.isEmpty
      ? "no difference in \(known.count.of("row"))"
      : "\(different.count) of \(known.count.of("row")) \(verb)\(direction(of: different))"
    let others = comparison.rows.count - known.count
    guard others > 0 else { return line }
    guard !known.isEmpty else {
      let without = comparison.subjects.indices.filter { index in
        comparison.rows.allSatisfy { !$0.cells[index].isKnown }
      }
      if without.count < comparison.subjects.count, !without.isEmpty {
        let names = without.map { catalog.name(of: comparison.subjects[$0]) }
        let cells = without.flatMap { index in comparison.rows.map { $0.cells[index] } }
        if cells.allSatisfy({ $0.width.state == .notApplicable }) {
          let verb = names.count == 1 ? "has" : "have"
          return "\(names.list) \(verb) no such widget, so that nothing can be compared"
        }
        return "no size is known for \(names.list), so that nothing can be compared"
      }
      return "no row is known \(comparison.subjects.count == 2 ? "on both sides" : "everywhere")"
    }
    return "\(line); \(others) more cannot be compared"
  }

  /// Removes the axes with the same value in every row, and returns these values in words, with Display
  /// Zoom if it is on.
  private func takeCommonAxes(
    of rows: [SubjectComparison.Row], from axes: inout [Axis]
  ) -> String {
    var common: [String] = []
    axes = axes.filter { axis in
      let labels = rows.map { catalog.label(of: $0, on: axis) }.withoutRepetition
      guard axis != kind.shapeAxis, labels.count == 1, let label = labels.first else { return true }
      // Of an axis whose usual value is listed alone, that value needs no word.
      let cells = rows.flatMap(\.cells).map(\.cell)
      if !axis.isListed, catalog.words(of: cells[0], on: [axis]).isEmpty { return false }
      if !label.isEmpty { common.append(axis == .textSize ? "text size \(label)" : label) }
      return false
    }
    if let zoom = comparison.subjects.first?.block.zoom.wordsInNames { common.append(zoom) }
    return common.joined(by: ", ")
  }

  /// `: the second is smaller`, if that holds in every row that differs between two subjects; else empty.
  private func direction(of rows: [SubjectComparison.Row]) -> String {
    guard comparison.subjects.count == 2 else { return "" }
    let additions = rows.flatMap { row in Quantity.sides.map { row.addition($0, at: 1) } }
    let known = additions.compactMap(\.self)
    guard known.count == additions.count else { return "" }
    let isSmaller = known.allSatisfy { $0 <= .zero }
    guard isSmaller || known.allSatisfy({ $0 >= .zero }) else { return "" }
    return ": the second is \(isSmaller ? "smaller" : "larger")"
  }

  private func table(
    of rows: [SubjectComparison.Row], _ axes: [Axis]
  ) -> ReportTable {
    let labels = axes.map { ReportTable.Column.label($0.words) }
    let sizes = comparison.subjects.map {
      ReportTable.Column(catalog.name(of: $0), isNumeric: true)
    }
    var table = ReportTable("", labels + sizes + [.init("differs", isNumeric: true)])
    for row in rows {
      let labels = axes.map { axis -> ReportTable.Cell in
        let label = catalog.label(of: row, on: axis)
        return .init(label.isEmpty ? nil : label)
      }
      table.append(labels + row.cells.map(\.tableCell) + [.init(row.difference)])
    }
    return table
  }

  /// What the last column shows of two subjects.
  private var differenceLegend: [String] {
    comparison.subjects.count == 2 ? ["differs: by how much the second is larger"] : []
  }
}

extension Catalog {
  /// Whether sizes of a row differ of which some are stated by the guideline alone, and some were measured.
  func mixesGuideline(_ row: SubjectComparison.Row) -> Bool {
    guard row.agreement == .different else { return false }
    let grounds = row.cells.map { $0.width.claims + $0.height.claims }.filter { !$0.isEmpty }.map {
      $0.allSatisfy { claims[$0].method == .published }
    }
    return grounds.contains(true) && grounds.contains(false)
  }
}

extension CellEvidence {
  /// Both sides with their marks: `349□ × 165□`, `?`, `–`.
  fileprivate var tableCell: ReportTable.Cell {
    let marks = [width, height].map { Mark($0) }
    let isWithoutNumber = marks[0] == marks[1] && !isKnown
    var cell = ReportTable.Cell(
      isWithoutNumber ? marks[0].rawValue : "\(width.short) × \(height.short)")
    cell.mark = marks.max()
    return cell
  }
}

extension SubjectComparison.Row {
  /// What the last column shows: `+5 × +2` of two cells, `yes` if no such number is known or there are
  /// more cells, `?` if it cannot be told; nil if the sizes are the same.
  fileprivate var difference: String? {
    switch agreement {
    case .same: return nil
    case .unknown: return Mark.unknown.rawValue
    case .different:
      let added = Quantity.sides.map { addition($0, at: cells.count - 1) }
      if !cells.contains(where: \.isKnown) || cells.count == 2 && !cells.allSatisfy(\.isKnown) {
        return Mark.unknown.rawValue
      }
      guard cells.count == 2, added.contains(where: { $0 != nil }) else { return "yes" }
      return added.map { $0?.signed ?? Mark.unknown.rawValue }.joined(by: " × ")
    }
  }
}
