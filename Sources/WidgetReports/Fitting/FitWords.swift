internal import WidgetSizing
internal import Wording

/// The sentences about what is seen.
extension FitQuestion {
  /// What the table counts, and what its marks mean.
  func legend(_ marks: [Mark]) -> String {
    if countsRows { return marks.legend(["whole \(content.rowNoun)s that fit"]) }
    let counts =
      content.hasRows
      ? "whole \(content.rowNoun)s seen, of \(content.rowCount)" : "points that are too little"
    let weakest = marks.isEmpty ? [] : ["the weakest evidence of a line is marked"]
    return marks.legend([counts, "all: nothing is cut off"] + weakest)
  }

  /// Whether the demand is met, and where it is missed worst.
  func demandLine(
    _ atLeast: Int, _ failures: [Fit], among lines: [FitLine]
  ) -> String {
    let known = lines.verdicts().count
    let all = lines.reduce(0) { $0 + $1.fits.count }
    let rows = atLeast.of(content.rowNoun)
    guard let worst = failures.first, let verdict = worst.verdict else {
      guard known > 0 else { return "no height is known here" }
      return known == all
        ? "at least \(rows) everywhere"
        : "at least \(rows) in \(known.of(all, "case")); the height of the others is unknown"
    }
    let textSize = worst.cell.today == nil ? worst.textSize.map { " at \($0.rawValue)" } : nil
    return "fewer than \(rows) in \(failures.count.of(known, "known case")); the worst, "
      + "\(catalog.id(of: worst.cell))\(textSize ?? ""), shows \(verdict.rows): "
      + "\(worst.maximum.short) points by \(catalog.evidence(of: [worst.maximum]))"
  }

  /// What is seen of one shape of widget: everything, something or nothing. The table says where.
  func verdictLine(_ name: String, _ lines: [FitLine]) -> String {
    let known = lines.verdicts()
    guard !known.isEmpty else {
      let isHeightKnown = lines.contains { $0.fits.contains { $0.maximum.value != nil } }
      return "\(name): the \(isHeightKnown ? "line height" : "height") is not known"
    }
    if countsRows { return "\(name): \(countWords(lines.flatMap(\.fits)))" }
    let cut = known.filter { !$0.fits }
    let all = lines.reduce(0) { $0 + $1.fits.count }
    let textSizes = textSizesCut(in: lines).map { "cut off at \(Catalog.words(for: $0))" }
    let line = "\(name): \(textSizes ?? cutWords(cut.count, of: known.count, among: all))"
    guard let most = cut.map(\.cutOff).max() else { return line }
    return content.hasRows
      ? "\(line); \(cut.rowWords) of \(content.rowCount) \(content.rowNoun)s are seen"
      : "\(line); \(cut.count > 1 ? "up to " : "")\(most) points too little"
  }

  /// The text sizes at which content is cut off, if not at all, and if that is the same in all widgets whose own size
  /// does not depend on it; nil if it is not.
  private func textSizesCut(in lines: [FitLine]) -> [TextSize]? {
    let sizes = Set(
      lines.filter { $0.isKnown && $0.cell.today == nil }.map { line in
        line.fits.filter { $0.verdict?.fits == false }.compactMap(\.textSize)
      })
    guard sizes.count == 1, let only = sizes.first, 1..<textSizes.count ~= only.count else {
      return nil
    }
    return only
  }

  /// How many rows fit: `2 rows fit`, of text at the default text size and at all: `5 lines fit at the default text
  /// size (l), 2 to 6 over all text sizes`.
  private func countWords(_ fits: [Fit]) -> String {
    let usual = content.text == nil ? [] : fits.filter { $0.textSize == .l }.compactMap(\.verdict)
    let all = fits.compactMap(\.verdict)
    let first = usual.isEmpty ? all : usual
    let isOne = first.map(\.rows).max() == 1
    return "\(first.rowWords) \(content.rowNoun)\(isOne ? " fits" : "s fit")"
      + (usual.isEmpty || usual.count == all.count
        ? "" : " at the default text size (l), \(all.rowWords) over all text sizes")
  }
}

extension [FitVerdict] {
  /// How many rows are seen: `3`, `at least 3`, `2 to 4`.
  fileprivate var rowWords: String {
    guard let least = map(\.rows).min(), let most = map(\.rows).max() else { return "" }
    guard least == most else { return "\(least) to \(most)" }
    return (allSatisfy(\.isCertain) ? "" : "at least ") + "\(least)"
  }
}
