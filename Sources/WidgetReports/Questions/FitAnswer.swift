internal import WidgetSizing
internal import Wording

// What people see: the verdict in a few lines, then cells that are alike in one line each.
extension FitQuestion {
  package var verdict: [String] {
    guard !existing.isEmpty else { return absence }
    if let atLeast {
      return [scope.words, demandLine(atLeast, failures, among: existing), contentLine]
    }
    let lines = Dictionary(grouping: existing) { catalog.shape(of: $0.cell) }
    let verdicts = catalog.shapes(of: kind).compactMap { shape in
      lines[shape].map { verdictLine(WidgetKind.shapeName(shape), $0) }
    }
    return [scope.words, contentLine] + verdicts + adviceLines
  }

  package func complete(_ sheet: inout Sheet) {
    guard !existing.isEmpty else { return }
    let known = existing.filter(\.isKnown)
    // If the demand is missed, nothing matters but where.
    let failing = Set(failures.map(\.cell))
    let shown =
      failing.isEmpty ? known : known.filter { $0.fits.contains { failing.contains($0.cell) } }
    let table = table(of: shown)
    let lineHeights = lineHeights
    add(
      table, to: &sheet,
      legend: shown.isEmpty ? [] : [legend(table.rows.joined().compactMap(\.mark).inLegend)],
      unknown: existing.flatMap(\.fits).filter { $0.verdict == nil }.map(\.cell),
      of: existing.flatMap { $0.fits.map(\.cell) },
      notesOnAnswer + marginLines(known.map { ($0.cell, $0.fits[0].margin) })
        + lineHeights.map(\.text),
      citing: shown.flatMap { $0.fits.flatMap(\.maximum.claims) })
    let cited = sheet.sources.map(\.id)
    sheet.sources += lineHeights.flatMap(\.sources).withoutRepetition.map { catalog.sources[$0] }
      .filter { !cited.contains($0.id) }
  }

  /// What to set in the extension. As many rows as fit have no height of their own, which could be set.
  private var adviceLines: [String] {
    guard !countsRows else { return [] }
    let modes = Set(existing.compactMap { $0.cell[Mode.self] })
    guard modes.contains(.compact) || modes.contains(.expanded) else { return [] }
    let compactShowsAll = existing.flatMap { $0.fits.compactMap(\.compactShowsAll) }
    var lines: [String] = []
    if !compactShowsAll.isEmpty, !compactShowsAll.contains(false) {
      lines.append(
        "largest mode: compact shows all of it, so that expanded and its Show More are not needed")
    } else if !compactShowsAll.isEmpty {
      let fit = compactShowsAll.contains(true) ? "does not always fit" : "never fits"
      lines.append(
        "largest mode: expanded, because compact \(fit); Show More appears, except in a quick action"
      )
    }
    if let height = heightText {
      lines.append(
        "to set: preferredContentSize = CGSize(width: 0, height: min(\(height), maxSize.height))")
    }
    return lines
  }
}
