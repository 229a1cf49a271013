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
    let cut = headerWords(lines.verdicts())
    guard let worst = failures.first, let verdict = worst.verdict else {
      guard known > 0 else { return "no height is known here" }
      return known == all
        ? "at least \(rows) everywhere\(cut)"
        : "at least \(rows) in \(known) of \(all.of("cell")); the height of the others is unknown\(cut)"
    }
    let textSize = worst.cell.today == nil ? worst.textSize.map { " at \($0.rawValue)" } : nil
    return "fewer than \(rows) in \(failures.count) of \(known) cells; the worst, "
      + "\(catalog.id(of: worst.cell))\(textSize ?? ""), shows \(verdict.rows): "
      + "\(worst.maximum.short) points by \(catalog.evidence(of: [worst.maximum]))\(cut)"
  }

  /// Where a header is cut off; empty if there is none, or if all of it is seen.
  private func headerWords(_ known: [(cell: Cell, verdict: FitVerdict)]) -> String {
    guard content.hasRows else { return "" }
    let cut = known.count { $0.verdict.layout.header > $0.verdict.room }
    guard cut > 0 else { return "" }
    return "; the header is cut off"
      + (cut == known.count ? "" : " in \(cut) of \(known.count.of("cell"))")
  }

  /// What is seen of one shape of widget: everything, something or nothing, and where.
  func verdictLine(_ name: String, _ lines: [FitLine]) -> String {
    var line = "\(name): "
    let known = lines.verdicts()
    guard !known.isEmpty else {
      let isHeightKnown = lines.contains { $0.fits.contains { $0.maximum.value != nil } }
      return line + (isHeightKnown ? "the line height is not known" : "the height is not known")
    }
    if countsRows { return line + countWords(lines.flatMap(\.fits)) }
    let cut = known.filter { !$0.verdict.fits }
    let isPartial = known.count < lines.reduce(0) { $0 + $1.fits.count }
    if cut.isEmpty {
      line += isPartial ? "all of it is seen wherever the height is known" : "all of it is seen"
    } else if cut.count == known.count {
      line += isPartial ? "cut off wherever the height is known" : "cut off everywhere"
    } else if let textSizes = textSizesCut(in: lines) {
      line += "cut off at \(Catalog.words(for: textSizes))"
    } else {
      let groups = groups(of: known.map(\.cell))
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
    if content.hasRows, let least = rows.min(), let most = rows.max() {
      let atLeast = cut.contains { !$0.verdict.isCertain } ? "at least " : ""
      line +=
        "; \(atLeast)\(least == most ? "\(least)" : "\(least) to \(most)") of \(content.rowCount) \(content.rowNoun)s are seen"
    } else if let most = cut.map(\.verdict.cutOff).max() {
      line += "; \(cut.count > 1 ? "up to " : "")\(most) points too little"
    }
    let rooms = cut.map(\.verdict.room)
    if let smallest = rooms.min(), let largest = rooms.max(),
      cut.allSatisfy({ $0.cell.today == nil })
    {
      let wanted = cut.map(\.verdict.layout.height)
      line += "; usable height \((smallest...largest).text)"
      if let least = wanted.min(), let most = wanted.max() {
        line += ", \((least...most).text) wanted"
      }
    }
    line += headerWords(known)
    if known.contains(where: { $0.verdict.fits && !$0.verdict.isCertain }) {
      line += "; elsewhere not always certain"
    }
    return line
  }

  /// How many rows fit: `2 rows fit`, of text at the default text size and at all: `5 lines fit at the default text
  /// size (l), 2 to 6 over all text sizes`.
  private func countWords(_ fits: [Fit]) -> String {
    func span(_ fits: [Fit]) -> (words: String, most: Int)? {
      let verdicts = fits.compactMap(\.verdict)
      guard let least = verdicts.map(\.rows).min(), let most = verdicts.map(\.rows).max() else {
        return nil
      }
      let atLeast = verdicts.contains { !$0.isCertain } ? "at least " : ""
      return (atLeast + (least == most ? "\(least)" : "\(least) to \(most)"), most)
    }
    let usual = content.text == nil ? [] : fits.filter { $0.textSize == .l }
    guard let all = span(fits) else { return "" }
    let first = span(usual) ?? all
    return
      "\(first.words) \(first.most == 1 ? "\(content.rowNoun) fits" : "\(content.rowNoun)s fit")"
      + (usual.isEmpty || usual.count == fits.count
        ? "" : " at the default text size (l), \(all.words) over all text sizes")
  }

  /// One verdict for several shapes of widget: those that show everything first.
  func verdictLine(of shapes: [(name: String, lines: [FitLine])]) -> String {
    let groups = shapes.grouped { shape in
      let cut = Set(shape.lines.verdicts().map { !$0.verdict.fits })
      return cut.isEmpty
        ? "the height is not known"
        : cut == [false]
          ? "all of it is seen" : cut == [true] ? "cut off" : "cut off in a part of"
    }
    return groups.map { "\($0): \($1.map(\.name).list)" }.joined(by: "; ")
  }

  /// The text sizes at which content is cut off, if that is the same in all widgets whose own size does
  /// not depend on it; nil if it is not.
  private func textSizesCut(in lines: [FitLine]) -> [TextSize]? {
    let known = lines.filter { $0.isKnown && $0.cell.today == nil }
    let sizes = known.map { line in
      line.fits.filter { $0.verdict.map { !$0.fits } ?? false }.compactMap(\.textSize)
    }
    guard let first = sizes.first, !first.isEmpty, sizes.allSatisfy({ $0 == first }) else {
      return nil
    }
    return TextSize.allCases.filter(first.contains)
  }
}
