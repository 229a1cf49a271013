internal import WidgetSizing
internal import Wording

// What people see of explanations.
extension IdentifyQuestion {
  /// What the best explanations have in common, then each, those alike in one line.
  package func complete(_ sheet: inout Sheet) {
    let groups = parts.map {
      CellGroups(universe: $0.found.lines, at: $0.found.textSizes, catalog)
    }
    sheet.lines = [conversion, headline(groups)].compactMap(\.self)
    if !screens.isEmpty {
      let names = screens.map { catalog.screenClasses[$0].name }
      sheet.lines.append("it is the whole screen of \(names.list)")
    }
    if let words = zoomedWords { sheet.lines.append(words) }
    if isExplained, let words = newestWords { sheet.lines.append(words) }
    var rest = 0
    for (part, groups) in zip(parts, groups) {
      let (table, more) = table(of: part, groups)
      sheet.append(table)
      rest += more
    }
    if rest > 0 {
      sheet.remarks = ["and \(rest) weaker explanations"]
      sheet.hints = [Sheet.everyCellHint]
    }
    if !isExplained, sighting.height != nil, kinds.contains(.today) {
      sheet.remarks.append(
        "an expanded Today extension is as high as it asks to be, up to its maximum: the height may "
          + "be the widget's own")
    }
    sheet.sources = catalog.cited(
      by: rows.flatMap { match in
        answers(of: match).flatMap {
          $0.claims + (match.evidence == .drawn ? $0.drawn.flatMap(\.claims) : [])
        }
      })
  }

  /// The size of the widget that was named, or that alone explains what was seen, on the version that answers for it,
  /// if what was seen is not that version's: `on iOS 27 it is 344.67 × 162.67 points, 1034 × 488 pixels`.
  private var newestWords: String? {
    guard let part = parts.first, part.kind.hasFamilies,
      var box = part.asked.boxes.first(where: { $0.zoom == .standard }), !box.namesVersions
    else { return nil }
    if box.families == nil, isExplained {
      box.families = part.shown.compactMap { $0.cell[WidgetFamily.self] }.withoutRepetition
    }
    guard box.device != nil, box.families?.count == 1, let screen = catalog.screens(of: box).first,
      let os = engine.defaultOS(of: screen, in: box),
      !isExplained || !part.shown.contains(where: { $0.cell.os == os })
    else { return nil }
    (box.os, box.zooms) = ([os], [.standard])
    let cells = engine.everyBlock(box).flatMap(engine.existingCells)
    let sizes = cells.map { cell in Quantity.sides.map { engine.evidence($0, of: cell) } }
    guard let known = sizes.first(where: { $0.allSatisfy(\.state.isKnown) }) else { return nil }
    let pixels = known.compactMap(\.pixels)
    return "on \(catalog.name(of: os, on: screen.platform)) it is "
      + known.map(\.short).joined(by: " × ") + " points"
      + (pixels.count == 2 ? ", \(pixels[0]) × \(pixels[1]) pixels" : "")
  }

  /// What explains the size on other versions than those that were asked for:
  /// `on iOS 14 to 18 it is systemMedium of iPhone 12 Pro Max and 12 more`; nil if nothing does.
  private var wordsOfOtherVersions: String? {
    for kind in kinds {
      var asked = Asked(searched.boxes.filter { $0.kind == kind && $0.namesVersions })
      guard !isExplained, !asked.boxes.isEmpty else { continue }
      asked.os = nil
      let found = engine.identify(sighting, among: asked).matches
      let best = found.filter { $0.evidence == found[0].evidence }.map(\.cell)
      let usual = best.contains { !$0.isZoomed } ? best.filter { !$0.isZoomed } : best
      let named = asked.boxes.compactMap(\.device).withoutRepetition.filter { device in
        usual.contains { $0.screenClass == catalog.devices[device].screenClass }
      }
      let all = named.isEmpty ? catalog.models(of: usual) : catalog.phrase(of: named)
      guard let models = all else { continue }
      let versions = usual.grouped(by: \.platform).map { platform, cells in
        catalog.ranges(of: Set(cells.map(\.os)).sorted(), on: platform)
      }
      let shapes = usual.map { catalog.shape(of: $0) }.withoutRepetition
      return "on \(versions.list) it is \(shapes.list) of \(models)"
    }
    return nil
  }

  /// The models that have the size with Display Zoom alone: `with Display Zoom: iPhone 11, XR`; nil if there are none,
  /// or no others.
  private var zoomedWords: String? {
    guard isExplained, let part = parts.first, let best = part.evidence else { return nil }
    let cells = part.shown.filter { $0.evidence == best }.map(\.cell)
    let usual = catalog.devices(of: cells.filter { !$0.isZoomed })
    let zoomed = catalog.devices(of: cells.filter(\.isZoomed)).filter { !usual.contains($0) }
    guard !usual.isEmpty, !zoomed.isEmpty else { return nil }
    return "with Display Zoom: \(catalog.phrase(of: zoomed))"
  }

  private func headline(_ groups: [CellGroups]) -> String {
    guard isExplained, let part = parts.first, let best = part.evidence else {
      let others = [newestWords, wordsOfOtherVersions].compactMap(\.self)
      let start = (["nothing explains \(asked)"] + others).joined(by: "; ")
      return rows.isEmpty ? "\(start), and nothing is near" : "\(start); the nearest:"
    }
    let all = part.shown.filter { $0.evidence == best }
    // With Display Zoom a device has the size of another one, which has a line of its own.
    let usual = all.filter { !$0.cell.isZoomed }
    let matches = usual.isEmpty ? all : usual
    let cells = matches.map(\.cell)
    let span = groups[0].span(of: cells)
    var words = catalog.wordsWithModels(for: span, of: cells, Axis.inLists, mostModels: 12)
    if words == "everywhere" {
      // It is what was asked about that is meant, which the table does not repeat.
      words =
        ([catalog.models(of: cells, most: 12)].compactMap(\.self)
        + [part.kind.shapeAxis, .os].map { catalog.list(span[$0], on: $0, of: part.kind) }).filter {
          !$0.isEmpty
        }.joined(by: ", ")
    }
    let isGuideline =
      best == .sourced
      && matches.contains { match in
        answers(of: match).allSatisfy { catalog.statesGuideline($0) }
      }
    return "\(asked): \(words) (\(isGuideline ? "Apple's guideline states it" : best.words))"
  }

  /// The answers about what was seen.
  private func answers(of match: Identification.Match) -> [Evidence] {
    Quantity.sides.filter { sighting[$0] != nil }
      .map { $0 == .width ? match.width : match.height }
  }

  /// What was seen, with its marks; of what is drawn, the size that a view is laid out in comes first.
  private func size(of match: Identification.Match) -> String {
    let answers = answers(of: match)
    let size = answers.map(\.short).joined(by: " × ")
    // A widget that grows has its smallest size beside its largest.
    if match.evidence == .within { return match.size.short }
    guard match.evidence == .drawn else { return size }
    let drawn = answers.map { ($0.drawn.first?.value ?? $0.value)?.description ?? "" }
    return "\(size), drawn \(drawn.joined(by: " × "))"
  }

  /// How many lines a terminal can take.
  private static let limit = 16

  /// What matches have in common that share rows.
  private struct Look: Hashable {
    let evidence: MatchEvidence
    let size: String
    let isZoomed: Bool
  }

  private func table(
    of part: Part, _ groups: CellGroups
  ) -> (table: Sheet.Table, rest: Int) {
    let kind = part.kind
    let shown = part.shown
    let hasTextSizes = kind.axes.contains(.textSize)
    var table = Sheet.Table(
      parts.count > 1 ? kind.subject : "",
      [.init("evidence"), .init("points", isNumeric: true), .init(kind.shapeAxis.key)]
        + (hasTextSizes ? [.init("text size")] : [])
        + [.init("where", isWrapped: true), .evidence("by", isWrapped: true)])
    var rest = 0
    var last: MatchEvidence?
    // Those alike in evidence and size are put together. Display Zoom, off for most, comes last.
    let alike = (shown.filter { !$0.cell.isZoomed } + shown.filter(\.cell.isZoomed)).grouped {
      Look(evidence: $0.evidence, size: size(of: $0), isZoomed: $0.cell.isZoomed)
    }
    for (look, matches) in alike {
      let found = groups.groups(of: matches.map(\.cell))
      for group in found.sorted(by: { $0[.os][0] < $1[.os][0] }) {
        guard table.rows.count < Self.limit else {
          rest += 1
          continue
        }
        let answers = group.members.flatMap { self.answers(of: matches[$0]) }
        let drawn = look.evidence == .drawn ? answers.flatMap(\.drawn).flatMap(\.claims) : []
        let textSizes =
          group[.textSize].count == TextSize.allCases.count
          ? "any" : catalog.list(group[.textSize], on: .textSize, of: kind)
        table.append(
          [
            look.evidence == last ? nil : isExplained ? look.evidence.rawValue : "nearest",
            look.size, catalog.list(group[kind.shapeAxis], on: kind.shapeAxis, of: kind),
          ] + (hasTextSizes ? [textSizes] : [])
            + [
              catalog.wordsWithModels(
                for: group, of: group.members.map { matches[$0].cell }, kind.placeAxes),
              catalog.evidence(of: answers, drawn: drawn),
            ])
        last = look.evidence
      }
    }
    return (table, rest)
  }
}

extension MatchEvidence {
  /// The evidence in a sentence.
  fileprivate var words: String {
    switch self {
    case .sourced: "a source states it"
    case .drawn: "drawn on the screen; laid out in another size"
    case .disputed: "sources differ, the most reliable one states it"
    case .alternative: "matches a value that another source states"
    case .rounded: "rounded to whole points"
    case .within: "it grows with its content, up to its largest size"
    case .derived: "derived by a rule"
    case .extrapolated: "derived by a rule, beyond what was measured"
    case .possible: "one of several values that a rule allows"
    }
  }
}
