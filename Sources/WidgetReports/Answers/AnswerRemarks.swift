internal import WidgetSizing
internal import Wording

// What is said below the tables of an answer.
extension AnswerSheet {
  /// What the marks of tables mean, and what must be said of their numbers.
  func remarks(below tables: [Sheet.Table]) -> [String] {
    let marks = tables.flatMap(\.rows).joined().compactMap(\.mark)
    let disputes = disputes
    let drawn = isOne ? drawnLine : nil
    // Remarks explain disputes themselves. Sizes on the screen stand beside the mark that explains them.
    let legend =
      marks.filter { $0 != .unknown && (disputes.isEmpty || $0 != .disputed) }.inLegend.legend([])
    let first = legend.isEmpty ? [] : [legend + (drawn.map { " · \($0)" } ?? "")]
    return first + [variantLine, marginLine].compactMap(\.self)
      + (isOne
        ? disputes + [legend.isEmpty ? drawn : nil].compactMap(\.self) + remarksOnOne
        : [omittedLine, unknownLine].compactMap(\.self))
  }

  /// The variants without a column, where several families stand beside each other:
  /// `not shown: variant icons-large (--all lists every size)`; nil if there are none.
  private var omittedLine: String? {
    guard kind.hasFamilies, shapes.count > 1, !namesVariants else { return nil }
    let variants = groups.flatMap { $0.entries.inOneVariant.omitted }
      .compactMap { $0.line.cell[WidgetVariant.self].map(catalog.id) }.withoutRepetition
    return variants.isEmpty
      ? nil
      : "not shown: variant\(variants.count == 1 ? "" : "s") \(variants.list) (--all lists every size)"
  }

  /// What sources state differently, of one screen. A number that is also drawn otherwise has that mark in the full
  /// table.
  private var disputes: [String] {
    guard isOne else { return [] }
    return blocks[0].remarks.filter { $0.state == .disputed }.map { $0.text(markedAs: .disputed) }
  }

  /// What Apple's guideline says of one screen, and what is not known.
  private var remarksOnOne: [String] {
    let block = blocks[0]
    // Of a widget with one known side, the reason says what is near to the other.
    let isHalfKnown = known.contains { entry in
      Quantity.sides.contains { entry.line[$0].state == .unknown }
    }
    let halves = block.remarks.filter {
      isHalfKnown && $0.state == .unknown && !$0.quantities.isDisjoint(with: Quantity.sides)
    }
    let namesFamilies = result.asked.boxes.contains { $0.families != nil }
    let absent = block.remarks.filter { namesFamilies && $0.state == .notApplicable }
    let said =
      [block.guideline].compactMap(\.self) + sourcesOfAsked
      + halves.prefix(2).map(\.text) + missing.map(\.text) + absent.prefix(3).map(\.text)
    // Who asks for large icons wants to know why there are none.
    return said
      + (result.asked.boxes.contains { $0.variants != nil }
        ? reasons : [unknownLine].compactMap(\.self))
  }

  /// The sizes that are not known, in one line; nil if there are none.
  private var unknownLine: String? {
    guard isOne || asked.isEmpty else {
      let count = blocks.count { block in
        !block.lines.contains { asked.contains(where: $0.knows) }
      }
      return count == 0 ? nil : "not known on \(count) of \(blocks.count) screens"
    }
    guard kind.hasFamilies else {
      let count = blocks.count { usual($0).isEmpty }
      return count == 0 ? nil : "not known: \(count) of \(blocks.count) screens and versions"
    }
    let unknown = entries.map(\.line).filter { !$0.isAnswered && $0.width.state == .unknown }
    let existing = entries.count { $0.line.width.state != .notApplicable }
    guard !unknown.isEmpty else { return nil }
    let names = unknown.map { catalog.widgetName(of: $0.cell, separator: " ") }.withoutRepetition
    // A device that was named, and has no row, is told.
    let empty = blocks.filter { block in
      block.model != nil && !block.lines.contains(where: \.isAnswered)
        && block.lines.contains { $0.width.state == .unknown }
    }
    if !isOne, empty.count == 1,
      let reason = empty[0].remarks.first(where: { $0.state == .unknown })
    {
      return "\(empty[0].model ?? empty[0].place): \(reason.text)"
    }
    let what =
      !isOne && 1...4 ~= empty.count
      ? empty.map { $0.model ?? $0.place }.list
      : isOne && names.count < 4 ? names.list : "\(unknown.count) of \(existing) sizes"
    return "not known: \(what) (--all has the reasons)"
  }

  /// Why nothing is known: each reason once, at most three.
  var reasons: [String] {
    let some = blocks.filter { $0.absence == nil } + blocks.filter { $0.absence != nil }
    let all = some.flatMap { block in
      let texts =
        known.isEmpty
        ? block.texts : block.remarks.filter { $0.state == .unknown }.map(\.text)
      return texts.map { isOne ? $0 : "\(block.place): \($0)" }
    }
    return all.prefix(3)
      + (all.count > 3 ? ["and \((all.count - 3).of("more reason")) (--all)"] : [])
  }

  /// Why numbers that were asked for are not known.
  var missing: [Remark] {
    blocks.flatMap(\.remarks).filter { remark in
      remark.state == .unknown && !remark.quantities.isDisjoint(with: asked)
    }
  }

  /// Who states the numbers besides the sides that were asked for, of one family: `corner radius by Widget Blur`.
  private var sourcesOfAsked: [String] {
    guard shapes.count == 1 else { return [] }
    return asked.compactMap { quantity in
      let names = catalog.publishers(
        of: entries.flatMap { $0.block.evidence(quantity, of: $0.line)?.claims ?? [] })
      return names.isEmpty ? nil : "\(quantity.name) by \(names.list)"
    }
  }

  /// The sizes that screenshots show where they differ, in the unit of the table: `drawn: 162 × 162 (MZ1)`; nil if there
  /// are none.
  private var drawnLine: String? {
    let drawn = known.map(\.line).filter { !$0.width.drawn.isEmpty || !$0.height.drawn.isEmpty }
    guard !drawn.isEmpty else { return nil }
    let sizes = drawn.map { line in
      let sides = [line.width, line.height].map { side in
        (side.drawn.first?.value ?? side.value).map { "\(blocks[0].unitsPerPoint * $0)" }
          ?? Mark.unknown.rawValue
      }
      return (drawn.count > 1 ? catalog.widgetName(of: line.cell, separator: " ") + " " : "")
        + sides.joined(by: " × ")
    }
    let sources = catalog.sourceIDs(
      of: drawn.flatMap { ($0.width.drawn + $0.height.drawn).flatMap(\.claims) })
    return "drawn on the screen: \(sizes.joined(by: ", ")) (\(sources.joined(by: ", ")))"
  }
}
