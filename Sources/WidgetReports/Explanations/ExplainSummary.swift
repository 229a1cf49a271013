internal import WidgetSizing
internal import Wording

extension ExplainQuestion {
  /// What the steps of many cells come to: a row for each size, with who states it and what Apple's guideline has, and
  /// the names of the sources.
  var summary: [Sheet.Section] {
    let axes = cells.map(\.cell).differingAxes(besides: [])
    let hasZooms = cells.contains { $0.cell.zoom != cells[0].cell.zoom }
    func named(isBrief: Bool) -> [String] {
      cells.map { explained in
        let zoom = hasZooms ? explained.cell.zoom.wordsInNames : nil
        return [place(of: explained, isBrief: isBrief), zoom].compactMap(\.self).joined(by: ", ")
      }
    }
    let places = named(isBrief: false)
    let brief = named(isBrief: true)
    let hasPlaces = places.withoutRepetition.count > 1
    let guidelines = cells.map { $0.guideline(catalog) }
    let hasGuideline = guidelines.contains { $0 != nil }
    var table = ReportTable(
      "",
      (hasPlaces ? [.init("where", isWrapped: true)] : []) + axes.map { .label($0.words) }
        + [.init("size", isNumeric: true)]
        + (hasGuideline ? [.init("guideline", isNumeric: true)] : [])
        + [.evidence("by", isWrapped: true)])
    for (index, cell) in cells.enumerated() {
      var row: [ReportTable.Cell] =
        (hasPlaces ? [.init(places[index], brief: brief[index])] : [])
        + axes.map { .init(catalog.id(of: cell.cell, on: $0)) }
      row.append(.init(cell.size))
      if hasGuideline { row.append(.init(guidelines[index] ?? "")) }
      table.append(row + [.init(catalog.evidence(of: cell.sides, drawn: []))])
    }
    let missing = cells.map { engine.textOfMissingGuideline(for: $0.cell.screen, $0.cell.kind) }
      .withoutRepetition
    var lines = hasPlaces ? [] : [brief[0]]
    if missing.count == 1, let text = missing[0] { lines.append(text) }
    // Of one family the number comes first.
    if !axes.contains(.family), !hasPlaces,
      let first = cells.lazy.compactMap({ $0.headline(catalog) }).first
    {
      lines[0] += ": \(first)"
    }
    let sources = catalog.cited(by: cells.flatMap { $0.sides.flatMap(\.claims) })
    let names = sources.map { "\($0.id) \($0.shortName)" }.joined(by: " · ")
    return [Sheet.Section(lines: lines, table: table)]
      + (names.isEmpty ? [] : [Sheet.Section(lines: [names])])
  }

  /// Where an explained cell is: on the model that was asked about, or else on those with its screen.
  private func place(of explained: ExplainedCell, isBrief: Bool) -> String {
    let cell = explained.cell
    let devices =
      explained.device.map { [$0] }
      ?? catalog.devices(having: cell)
    return
      (devices.isEmpty
      ? catalog.name(of: cell.screen)
      : isBrief
        ? catalog.briefPhrase(of: devices) : catalog.names(of: devices).joined(by: ", "))
      + ", " + catalog.name(of: cell.os, on: cell.platform)
  }
}

extension ExplainedCell {
  /// The size of Apple's guideline; nil if it has none.
  fileprivate func guideline(_ catalog: Catalog) -> String? {
    let numbers = sides.map { side in
      side.guideline?.value ?? (catalog.statesGuideline(side) ? side.value : nil)
    }
    guard numbers.contains(where: { $0 != nil }) else { return nil }
    return numbers.map { $0?.description ?? "?" }.joined(by: " × ")
  }
}
