internal import WidgetSizing

extension FitResult: SheetResult {
  /// The verdict in a few lines, then cells that are alike in one line each.
  public var sheet: Sheet {
    var sheet = Sheet("Does it fit?")
    sheet.notes = remarks
    let existing = existing
    // The best measured versions are told once, and not in every line.
    let isBestMeasured = queries.contains(where: \.isBestMeasured)
    let axes = [GroupAxis].all.filter { $0 != .os || !isBestMeasured }
    if let atLeast {
      sheet.lines = [demandLine(atLeast), contentLine]
    } else {
      sheet.lines = [contentLine]
      for mode in Mode.allCases {
        let fits = existing.filter { $0.cell.mode == mode }.flatMap(\.fits)
        if !fits.isEmpty { sheet.lines.append(verdictLine(mode, fits, axes)) }
      }
      sheet.lines += adviceLines
    }

    let known = existing.filter { $0.fits.contains { $0.verdict != nil } }
    if !known.isEmpty {
      // If the demand is missed, nothing matters but where.
      let failing = Set(failures.map(\.cell))
      let shown = known.filter { $0.fits.contains { failing.contains($0.cell) } }
      let table = FitTable(shown.isEmpty ? known : shown, among: known, of: self, axes: axes)
      sheet.tables = [table.listing]
      sheet.remarks = [legend(table.marks)]
      sheet.sources = catalog.sources(of: table.claims)
    }
    sheet.remarks += unknownLines(existing, axes) + insetLines(known)
    if isBestMeasured { sheet.remarks.append(catalog.versionLine(of: queries)) }
    return sheet
  }

  /// What the table counts, and what its marks mean.
  private func legend(_ marks: [Mark]) -> String {
    let counts =
      hasRows ? "whole rows seen, of \(rowCount)" : "points cut off, such as −24"
    let weakest = marks.isEmpty ? [] : ["the weakest evidence of a line is marked"]
    return
      ([counts, "all: nothing is cut off"] + weakest
      + marks.map { "\($0.rawValue) \($0.meaning)" }).joined(by: " · ")
  }

  /// Whether the demand is met, and where it is missed worst.
  private func demandLine(_ atLeast: Int) -> String {
    let rows = atLeast == 1 ? "1 row" : "\(atLeast) rows"
    guard let worst = failures.first, let verdict = worst.verdict else {
      return hasKnownNumber
        ? "at least \(rows) everywhere the height is known" : "no height is known here"
    }
    return "fewer than \(rows) in \(failures.count) of \(known.count) cells; the worst, "
      + "\(catalog.id(of: worst.cell)), shows \(verdict.rows): \(worst.maximum.short) points by "
      + catalog.evidence(of: [worst.maximum])
  }

  /// What is seen in one mode: everything, something or nothing, and where.
  private func verdictLine(_ mode: Mode, _ fits: [TodayFit], _ axes: [GroupAxis]) -> String {
    var line = mode == .legacy ? "iOS 8 and 9: " : "\(mode.rawValue): "
    let known = fits.filter { $0.verdict != nil }
    guard !known.isEmpty else { return line + "the height is not known" }
    let cut = known.filter { $0.verdict.map { !$0.fits } ?? false }
    let isPartial = known.count < fits.count
    if cut.isEmpty {
      line += isPartial ? "all of it is seen wherever the height is known" : "all of it is seen"
    } else if cut.count == known.count {
      line += isPartial ? "cut off wherever the height is known" : "cut off everywhere"
    } else {
      let groups = CellGroups(universe: known.map(\.cell), axes: axes, catalog)
      let span = groups.span(of: cut.map(\.cell))
      let isExact = known.allSatisfy {
        !groups.covers(span, $0.cell) || $0.verdict.map { !$0.fits } ?? false
      }
      line += (isExact ? "cut off in: " : "cut off in part of: ") + catalog.briefWords(for: span)
    }
    let rows = cut.compactMap(\.verdict?.rows)
    if hasRows, let least = rows.min(), let most = rows.max() {
      let atLeast = cut.contains { !($0.verdict?.isCertain ?? true) } ? "at least " : ""
      line +=
        "; \(atLeast)\(least == most ? "\(least)" : "\(least) to \(most)") of \(rowCount) rows are seen"
    } else if let most = cut.compactMap(\.verdict?.cutOff).max() {
      line += "; at most \(most) points are lost"
    }
    if known.contains(where: { $0.verdict.map { $0.fits && !$0.isCertain } ?? false }) {
      line += "; elsewhere not always certain"
    }
    return line
  }

  /// What to set in the extension.
  private var adviceLines: [String] {
    let modes = Set(existing.map(\.cell.mode))
    guard modes.contains(.compact) || modes.contains(.expanded) else { return [] }
    let compactShowsAll = existing.flatMap(\.fits).compactMap(\.compactShowsAll)
    var lines: [String] = []
    if largest == .compact {
      lines.append("largest mode compact: no button; the height is the system's, whatever is asked")
    } else if !compactShowsAll.isEmpty, !compactShowsAll.contains(false) {
      lines.append(
        "largest mode: compact shows all of it, so that expanded and its Show More are not needed")
    } else if !compactShowsAll.isEmpty {
      let some = compactShowsAll.contains(true) ? "not everywhere" : "nowhere"
      lines.append(
        "largest mode: expanded, for compact shows all of it \(some); Show More appears, except in "
          + "a quick action")
    }
    if let height = heightText {
      lines.append(
        "to set: preferredContentSize = CGSize(width: 0, height: min(\(height), maxSize.height))")
    }
    return lines
  }

  /// The cells whose height is not known.
  private func unknownLines(_ existing: [Line], _ axes: [GroupAxis]) -> [String] {
    let fits = existing.flatMap(\.fits)
    let unknown = fits.filter { $0.verdict == nil }.map(\.cell)
    guard !unknown.isEmpty else { return [] }
    let groups = CellGroups(universe: fits.map(\.cell), axes: axes, catalog)
      .groups(of: unknown).sorted { $0.members.count > $1.members.count }
    let words = groups.prefix(3).map { catalog.briefWords(for: $0) }
    let more = groups.count > 3 ? ["and more; --format csv has every cell"] : []
    return [
      "? not known, and not meant above, in \(unknown.count) of \(fits.count) cells: "
        + (words + more).joined(by: "; ")
    ]
  }

  /// The left insets of iOS 8 and 9.
  private func insetLines(_ lines: [Line]) -> [String] {
    var insets: [String] = []
    for line in lines where line.cell.mode == .legacy {
      for inset in engine.marginInsets(of: line.cell) {
        let citation = catalog.citation(of: inset.claim)
        let source = catalog.sources[catalog.todayClaims[inset.claim].source].id
        let text = "\(inset.left) (\(source), \(citation.locator))"
        if !insets.contains(text) { insets.append(text) }
      }
    }
    return insets.isEmpty ? [] : ["left inset on iOS 8 and 9: \(insets.joined(by: "; "))"]
  }
}
