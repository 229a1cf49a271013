internal import WidgetSizing

/// The sentences about what is seen, of either system.
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
    return
      ([counts, "all: nothing is cut off"] + weakest
      + marks.map { "\($0.rawValue) \($0.meaning)" }).joined(by: " · ")
  }

  /// Whether the demand is met, and where it is missed worst.
  func demandLine(_ atLeast: Int, among known: [some JudgedCell]) -> String {
    let failures = known.failures(atLeast: atLeast)
    let rows = atLeast == 1 ? "1 row" : "\(atLeast) rows"
    guard let worst = failures.first, let verdict = worst.verdict else {
      return !known.isEmpty
        ? "at least \(rows) everywhere the height is known" : "no height is known here"
    }
    return "fewer than \(rows) in \(failures.count) of \(known.count) cells; the worst, "
      + "\(worst.cell.id(in: catalog)), shows \(verdict.rows): \(worst.maximum.short) points by "
      + catalog.evidence(of: [worst.maximum])
  }

  /// What is seen of one kind of widget: everything, something or nothing, and where.
  func verdictLine(_ name: String, _ fits: [some JudgedCell]) -> String {
    var line = "\(name): "
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
      let place = catalog.briefWords(for: span)
      line +=
        isExact
        ? "cut off in: \(place)"
        : place == "everywhere"
          ? "cut off in \(cut.count) of \(known.count) cells" : "cut off in part of: \(place)"
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

  /// The cells whose height is not known.
  func unknownLines(_ fits: [some JudgedCell]) -> [String] {
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
}
