internal import WidgetSizing
internal import Wording

extension ExplainQuestion {
  /// What the steps of many cells come to: a row for each size, with who states it and what Apple's guideline has, and
  /// the names of the sources.
  var summary: [Sheet.Section] {
    let axes = cells.map(\.cell).differingAxes(besides: [])
    let hasZooms = cells.contains { $0.cell.zoom != cells[0].cell.zoom }
    let places = cells.map { explained -> ReportTable.Cell in
      let zoom = hasZooms ? explained.cell.zoom.wordsInNames : nil
      let names = placeNames(of: explained).map { [$0, zoom].compactMap(\.self).joined(by: ", ") }
      return .init(names[0], brief: names[1])
    }
    let hasPlaces = places.map(\.text).withoutRepetition.count > 1
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
        (hasPlaces ? [places[index]] : [])
        + axes.map { .init(catalog.id(of: cell.cell, on: $0)) }
      row.append(.init(cell.size))
      if hasGuideline { row.append(.init(guidelines[index] ?? "")) }
      table.append(row + [.init(catalog.evidence(of: cell.sides, drawn: []))])
    }
    let missing = cells.map { engine.textOfMissingGuideline(for: $0.cell.screen, $0.cell.kind) }
      .withoutRepetition
    var lines = hasPlaces ? [] : [places[0].brief ?? ""]
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

  /// Where an explained cell is: on the model that was asked about, or else on those with its screen, each with its full
  /// name; then in short.
  private func placeNames(of explained: ExplainedCell) -> [String] {
    let cell = explained.cell
    let devices = explained.device.map { [$0] } ?? catalog.devices(having: cell)
    let names =
      devices.isEmpty
      ? [catalog.name(of: cell.screen), catalog.name(of: cell.screen)]
      : [catalog.names(of: devices).joined(by: ", "), catalog.briefPhrase(of: devices)]
    return names.map { $0 + ", " + catalog.name(of: cell.os, on: cell.platform) }
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
