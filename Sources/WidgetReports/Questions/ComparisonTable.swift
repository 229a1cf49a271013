package import WidgetSizing
internal import Wording

// What people see of a comparison.
extension ComparisonQuestion {
  /// `systemMedium: 7 of 11 sizes differ: the second is larger; 4 more cannot be compared`.
  package var verdict: [String] {
    guard !pairs.isEmpty else { return [catalog.absence(of: blocks)] }
    guard !known.isEmpty else {
      return [(succeeds ? "" : "nothing can be compared; ") + subjectsWithoutSizes]
    }
    let scope = (isOfVersions ? [names.joined(by: " to ")] : []) + wordsInCommon
    let start = scope.isEmpty ? "" : scope.joined(by: ", ") + ": "
    let different = known.filter { $0.differs == true }
    var line =
      different.isEmpty
      ? "no difference in \(known.count.of("size"))"
      : "\(different.count.of(known.count, "size")) "
        + (different.count == 1 ? "differs" : "differ") + direction(of: different)
    if different.isEmpty, known.count == 1 { line += ", \(size(known[0].cells[0]))" }
    let others = pairs.count - known.count
    if others > 0 { line += "; \(others) more cannot be compared" }
    let mixed = different.count { catalog.mixesGuideline($0.row) }
    return [start + line]
      + (mixed == 0
        ? []
        : [
          "\(mixed) of them \(mixed == 1 ? "is" : "are") Apple's guideline beside a measured size, "
            + "so sources may differ where sizes do not"
        ]) + newFamilies
  }

  /// What has none of the sizes, with the reason if it has no such widget.
  private var subjectsWithoutSizes: String {
    let reasons = names.indices.compactMap { index -> String? in
      let cells = pairs.map { $0.cells[index] }
      guard !cells.contains(where: \.isKnown) else { return nil }
      let isAbsent = cells.allSatisfy { $0.width.state == .notApplicable }
      let own = isOfVersions ? blocks.filter { $0.os == cells[0].cell.os } : [blocks[index]]
      return "\(names[index]): " + (isAbsent ? catalog.absence(of: own) : "no size is known")
    }
    let more = reasons.count > 3 ? ["and \(reasons.count - 3) more without a size"] : []
    return reasons.isEmpty
      ? "no size is known of all" : (reasons.prefix(3) + more).joined(by: "; ")
  }

  /// `: the second is smaller`, if that holds for every pair of two subjects; else empty.
  private func direction(of different: [Pair]) -> String {
    let additions = different.flatMap { pair in
      Quantity.sides.map { pair.row.addition($0, at: 1) }
    }
    let known = additions.compactMap(\.self)
    guard names.count == 2, known.count == additions.count else { return "" }
    let isSmaller = known.allSatisfy { $0 <= .zero }
    guard isSmaller || known.allSatisfy({ $0 >= .zero }) else { return "" }
    return ": the second is \(isSmaller ? "smaller" : "larger")"
  }

  /// The families that only one of two versions has, a line for new ones and one for those that are gone.
  private var newFamilies: [String] {
    guard isOfVersions else { return [] }
    let common = known.compactMap { $0.cells[1].cell[WidgetFamily.self] }
    return [(1, "new on"), (0, "gone on")].compactMap { index, word in
      let own = pairs.filter { pair in
        pair.cells[1 - index].width.state == .notApplicable
          && pair.cells[index].width.state != .notApplicable
      }.compactMap { $0.cells[index].cell[WidgetFamily.self] }.withoutRepetition
        .filter { !common.contains($0) }
      return own.isEmpty
        ? nil : "\(word) \(names[1]): \(own.map { catalog.id(of: $0) }.joined(by: ", "))"
    }
  }

  package func complete(_ sheet: inout Sheet) {
    guard succeeds else { return }
    let shown = shown
    sheet.append(table(of: shown))
    let answers = shown.flatMap(\.cells).flatMap { [$0.width, $0.height] }
    let marks = answers.map { Mark($0) }
    if !shown.isEmpty {
      let isOfTwo = names.count == 2
      sheet.remarks.append(
        marks.legend(
          ["width × height in \(unit == .pixels ? "pixels" : "points")"]
            + (isOfTwo ? ["differs: by how much the second is larger"] : [])))
    }
    if isOfVersions, axesInCommon.contains(.family) {
      let same = known.filter { $0.differs == false }.compactMap(\.place).withoutRepetition
      if !same.isEmpty { sheet.remarks.append("the same: \(same.joined(by: "; "))") }
    }
    if !isOfVersions { sheet.append(versionLine: catalog.versionLine(of: blocks)) }
    if !showsOnlyDifferences { sheet.hints.append("--differences for sizes that differ") }
    if marks.contains(where: { [.disputed, .unknown, .notApplicable].contains($0) }) {
      sheet.hints.append("--json has the reason for every mark")
    }
    sheet.notes = notesOnAnswer
    sheet.sources = catalog.cited(by: answers.flatMap(\.claims))
  }

  /// The widgets that people see, those of versions by family.
  private var shown: [Pair] {
    let shown = showsOnlyDifferences ? pairs.filter { $0.differs == true } : pairs
    return isOfVersions
      ? shown.grouped { $0.cells[1].cell[WidgetFamily.self] }.flatMap(\.elements)
      : shown
  }

  /// A row for each widget, told by what differs, with the sizes beside each other.
  private func table(of shown: [Pair]) -> Sheet.Table {
    let axes = kind.comparedAxes.filter { !axesInCommon.contains($0) }
    let places: [Sheet.Table.Column] = isOfVersions ? [.label("device")] : []
    let first = axes.filter { $0 == .family }
    let rest = axes.filter { $0 != .family }
    var differs = Sheet.Table.Column("differs", isNumeric: true)
    // It follows from the sizes.
    differs.isOptional = true
    var table = Sheet.Table(
      "",
      first.map { .label($0.words) } + places + rest.map { .label($0.words) }
        + names.map { .init($0, isNumeric: true) } + [differs])
    for pair in shown {
      let labels = { (axis: Axis) in Sheet.Table.Cell(catalog.label(of: pair.row, on: axis)) }
      table.append(
        first.map(labels) + (isOfVersions ? [.init(pair.names, brief: pair.place)] : [])
          + rest.map(labels)
          + pair.cells.map(tableCell) + [.init(difference(of: pair))])
    }
    return table
  }

  /// How many pixels a point of a widget has, for tables of pixels; nil if the table has its points.
  private func scale(of cell: Cell) -> Int? {
    unit == .pixels && !cell.isOnOtherDisplay
      ? cell.screenClass.map { catalog.screenClasses[$0].scale } : nil
  }

  /// Both sides with their marks: `349□ × 165□`, `?`, `–`.
  private func size(_ evidence: CellEvidence) -> String {
    let scale = scale(of: evidence.cell)
    return evidence.short(atScale: scale ?? 1)
      + (unit == .pixels && evidence.isKnown && scale == nil ? " pt" : "")
  }

  private func tableCell(_ evidence: CellEvidence) -> Sheet.Table.Cell {
    var cell = Sheet.Table.Cell(size(evidence))
    cell.mark = max(Mark(evidence.width), Mark(evidence.height))
    return cell
  }

  /// What the last column shows: `+5 × +2` of two cells, `yes` of more or if a scale is another, `?` if it cannot be
  /// told; nil if the sizes are the same.
  private func difference(of pair: Pair) -> String? {
    guard let differs = pair.differs else {
      return pair.row.agreement == .same ? nil : Mark.unknown.rawValue
    }
    guard differs else { return nil }
    let scales = pair.cells.map { scale(of: $0.cell) }.withoutRepetition
    let added = Quantity.sides.map { pair.row.addition($0, at: pair.cells.count - 1) }
    guard pair.cells.count == 2, scales.count == 1, added.contains(where: { $0 != nil }) else {
      return "yes"
    }
    return added.map { $0.map { ((scales[0] ?? 1) * $0).signed } ?? Mark.unknown.rawValue }
      .joined(by: " × ")
  }

  /// The axes on which all rows have one value, which the first line names.
  private var axesInCommon: [Axis] {
    kind.comparedAxes.filter { axis in
      pairs.map { catalog.label(of: $0.row, on: axis) }.withoutRepetition.count == 1
    }
  }

  /// The values that all rows have in common: `systemMedium, portrait, text size l`, with Display Zoom if it is on.
  private var wordsInCommon: [String] {
    axesInCommon.compactMap { axis in
      let label = catalog.label(of: pairs[0].row, on: axis)
      // Of an axis whose usual value is listed alone, that value needs no word.
      if !axis.isListed,
        pairs[0].cells.allSatisfy({ catalog.words(of: $0.cell, on: [axis]).isEmpty })
      {
        return nil
      }
      return label.isEmpty ? nil : axis == .textSize ? "text size \(label)" : label
    }
      + (isOfVersions || blocks.contains { $0.zoom != blocks[0].zoom }
        ? [] : [blocks.first?.zoom.wordsInNames].compactMap(\.self))
  }
}

extension WidgetKind {
  /// The axes that tell the rows of a comparison apart, in the order in which rows name them.
  fileprivate var comparedAxes: [Axis] {
    let first: [Axis] = [.family, .variant, .orientation, .column, .entryPoint, .mode]
    let others = Axis.settings.filter { $0 != .zoom && $0 != .textSize && !first.contains($0) }
    return (first + others + [.textSize]).filter { $0.kinds.contains(self) }
  }
}

extension Catalog {
  /// The values of a row on an axis in words: `icons-small / canvas`; empty if there are none.
  fileprivate func label(of row: SubjectComparison.Row, on axis: Axis) -> String {
    row.cells.compactMap { evidence in
      axis == .entryPoint
        ? evidence.cell[EntryPoint.self].map { name(of: $0) } : id(of: evidence.cell, on: axis)
    }.withoutRepetition.joined(by: " / ")
  }

  /// Whether sizes of a row differ of which some are stated by the guideline alone, and some were measured.
  package func mixesGuideline(_ row: SubjectComparison.Row) -> Bool {
    guard row.agreement == .different else { return false }
    let grounds = row.cells.compactMap(isGuidelineAlone)
    return grounds.contains(true) && grounds.contains(false)
  }

  /// Whether nobody but the guideline states a size; nil if nobody does.
  package func isGuidelineAlone(_ answer: CellEvidence) -> Bool? {
    let grounds = answer.width.claims + answer.height.claims
    return grounds.isEmpty ? nil : grounds.allSatisfy { claims[$0].method == .published }
  }
}
