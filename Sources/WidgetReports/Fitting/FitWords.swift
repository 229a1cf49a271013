internal import WidgetSizing
internal import Wording

/// The sentences about what is seen.
struct FitWords {
  let catalog: Catalog
  /// How many rows the content has; 0 if it is one height.
  let rowCount: Int
  /// The axes that tell cells apart.
  let axes: [GroupAxis]

  /// Whether the content is rows, and not one height.
  var hasRows: Bool { rowCount > 0 }

  /// What the table counts, and what its marks mean.
  func legend(_ marks: [Mark]) -> String {
    let counts =
      hasRows ? "whole rows seen, of \(rowCount)" : "points cut off, such as −24"
    let weakest = marks.isEmpty ? [] : ["the weakest evidence of a line is marked"]
    return marks.legend([counts, "all: nothing is cut off"] + weakest)
  }

  /// Whether the demand is met, and where it is missed worst.
  func demandLine(
    _ atLeast: Int, _ failures: [Fit], among lines: [FitLine]
  ) -> String {
    let known = lines.verdicts().count
    let all = lines.reduce(0) { $0 + $1.fits.count }
    let rows = atLeast.of("row")
    guard let worst = failures.first, let verdict = worst.verdict else {
      guard known > 0 else { return "no height is known here" }
      let cut = footerWords(lines.verdicts())
      return known == all
        ? "at least \(rows) everywhere\(cut)"
        : "at least \(rows) in \(known) of \(all.of("cell")); the height of the others is unknown\(cut)"
    }
    return "fewer than \(rows) in \(failures.count) of \(known) cells; the worst, "
      + "\(catalog.id(of: worst.cell)), shows \(verdict.rows): \(worst.maximum.short) points by "
      + catalog.evidence(of: [worst.maximum])
  }

  /// Where a footer is cut off, which stands below the rows and so is the first to go; empty if there
  /// is none, or if all of it is seen.
  private func footerWords(_ known: [(cell: Cell, verdict: FitVerdict)]) -> String {
    let cut = known.count { $0.verdict.layout.footer > .zero && !$0.verdict.fits }
    guard cut > 0 else { return "" }
    return "; the footer is cut off"
      + (cut == known.count ? "" : " in \(cut) of \(known.count.of("cell"))")
  }

  /// What is seen of one shape of widget: everything, something or nothing, and where.
  func verdictLine(_ name: String, _ lines: [FitLine]) -> String {
    var line = "\(name): "
    let known = lines.verdicts()
    guard !known.isEmpty else { return line + "the height is not known" }
    let cut = known.filter { !$0.verdict.fits }
    let isPartial = known.count < lines.reduce(0) { $0 + $1.fits.count }
    if cut.isEmpty {
      line += isPartial ? "all of it is seen wherever the height is known" : "all of it is seen"
    } else if cut.count == known.count {
      line += isPartial ? "cut off wherever the height is known" : "cut off everywhere"
    } else {
      let groups = CellGroups(universe: known.map(\.cell), axes: axes, catalog)
      let span = groups.span(of: cut.map(\.cell))
      let isExact = known.allSatisfy {
        !groups.covers(span, $0.cell) || !$0.verdict.fits
      }
      let place = catalog.briefWords(for: span)
      line +=
        isExact
        ? "cut off in: \(place)"
        : place == "everywhere"
          ? "cut off in \(cut.count) of \(known.count) cells" : "cut off in part of: \(place)"
    }
    let rows = cut.map(\.verdict.rows)
    if hasRows, let least = rows.min(), let most = rows.max() {
      let atLeast = cut.contains { !$0.verdict.isCertain } ? "at least " : ""
      line +=
        "; \(atLeast)\(least == most ? "\(least)" : "\(least) to \(most)") of \(rowCount) rows are seen"
    } else if let most = cut.map(\.verdict.cutOff).max() {
      line += "; at most \(most) points are lost"
    }
    line += footerWords(known)
    if known.contains(where: { $0.verdict.fits && !$0.verdict.isCertain }) {
      line += "; elsewhere not always certain"
    }
    return line
  }

  /// Adds the cells whose height is not known to the remarks of a sheet.
  func appendUnknown(_ lines: [FitLine], to sheet: inout Sheet) {
    let cells = lines.flatMap { $0.fits.map(\.cell) }
    let unknown = lines.flatMap { $0.fits.compactMap { $0.verdict == nil ? $0.cell : nil } }
    guard !unknown.isEmpty else { return }
    let groups = CellGroups(universe: cells, axes: axes, catalog)
    sheet.append(
      remark: "? unknown in \(unknown.count) of \(cells.count) cases, not counted above",
      on: groups.groups(of: unknown), catalog)
  }
}
