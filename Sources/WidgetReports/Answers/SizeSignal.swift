internal import WidgetSizing
internal import Wording

/// What is known of the sizes of families, for people: the number first, then a table of what is known, then
/// what is not in one line.
struct SizeSignal {
  let kind: WidgetKind
  let tables: [SizeTable]
  /// Numbers besides the sides that were asked for.
  let asked: [Quantity]
  /// The sides that were asked for; none for the whole size.
  let sides: Set<Quantity>
  /// Whether one of several sizes of a family was asked for by name, and whether families were.
  let namesVariants, namesFamilies: Bool
  let catalog: Catalog

  private var lines: [SizeTable.Line] { tables.flatMap(\.lines) }
  var known: [SizeTable.Line] { lines.filter(\.isKnown) }
  var families: [WidgetFamily] {
    lines.compactMap { $0.cell[WidgetFamily.self] }.withoutRepetition
  }

  /// The answer.
  var sheet: Sheet {
    var sheet = Sheet("Widget sizes", isHeaded: false)
    // One family has the names of its sources in the table; several have identifiers there.
    sheet.listsSources = tables.count == 1 && families.count > 1
    guard !known.isEmpty else {
      let isAbsent = lines.allSatisfy { $0.width.state == .notApplicable }
      let absences = lines.compactMap { $0.width.reason.map(catalog.text) }.withoutRepetition
      if isAbsent, 1...3 ~= absences.count {
        sheet.lines = [absences.joined(by: "; ")]
        return sheet
      }
      sheet.lines = [
        !isAbsent
          ? "no size is known"
          : lines.isEmpty ? catalog.absence(of: kind) : "there are no such \(kind.subject)"
      ]
      sheet.remarks = reasons
      return sheet
    }
    if let answer = sheetOfAsked { return answer }
    let isOne = tables.count == 1
    sheet.lines = [isOne ? headline(of: tables[0]) : headlineOfMany]
    let shown =
      !isOfFamilies
      ? [tableOfAll]
      : isOne ? [table(of: tables[0])] : families.count == 1 ? tablesOfPlaces : [tableOfFamilies]
    sheet.sections = shown.map { .init(table: $0) }
    let remarks = remarks
    var lines = remarks
    var legend = legend(of: shown, namesDisputes: disputes.isEmpty)
    if let line = drawnLine.first, lines.contains(line), !legend.isEmpty {
      // The sizes stand beside the mark that explains them.
      legend += " · \(line)"
      lines.removeAll { $0 == line }
    }
    sheet.sections[shown.count - 1].remarks = (legend.isEmpty ? [] : [legend]) + lines
    return sheet
  }

  /// `iPhone 16 Pro, iOS 27, systemMedium: 349.67 × 164.33 points, 1049 × 493 pixels`, or without a size
  /// if there are several families.
  private func headline(of table: SizeTable) -> String {
    let name = table.model ?? table.place
    var place = table.version.hasPrefix("\(name) ") ? table.version : "\(name), \(table.version)"
    if let zoom = known.first?.cell.zoom.wordsInNames { place += ", \(zoom)" }
    if isOfFamilies, let cell = known.first?.cell {
      let others = kind.labelAxes.filter { $0 != .family && $0 != .variant }
      place = ([place] + catalog.words(of: cell, on: others)).joined(by: ", ")
    }
    guard families.count == 1, let line = known.first else {
      let screen = table.screen.map { " (\($0))" } ?? ""
      return "\(place)\(screen): \(kind.subject), in \(unit(of: table))"
    }
    let known = line.sides.filter { $0.answer.state.isKnown }
    let numbers = known.map { side, answer in
      table.number(side, answer, in: line) ?? ""
    }
    let isWhole = known.count == Quantity.sides.count && sides.count != 1
    let shown = known.firstIndex { sides.contains($0.side) } ?? 0
    let size =
      isWhole ? numbers.joined(by: " × ") : "\(known[shown].side.name) \(numbers[shown])"
    let pixels = isWhole ? line.pixels.map { ", \($0) pixels" } ?? "" : ""
    let others = asked.map { other(than: line, $0, in: table) }
    return "\(place), \(catalog.id(of: families[0])): \(size) \(unit(of: table))"
      + (table.unitsPerPoint > 1 ? ", \(table.unitsPerPoint) a point" : pixels) + others.joined()
      + (known.compactMap { Mark($0.answer).doubt }.first.map { ", \($0)" } ?? "")
  }

  /// A number besides the sides, `, corner radius 16`. Where the line that the headline is about has none, it is that
  /// of another line, which is named.
  private func other(than line: SizeTable.Line, _ quantity: Quantity, in table: SizeTable) -> String
  {
    let lines = [line] + table.lines
    guard let known = lines.first(where: { $0.hasNumber(quantity, table) }) else {
      return ", \(quantity.name) not known"
    }
    let number = table.number(quantity, in: known) ?? ""
    let labels = known.cell == line.cell ? "" : " (\(known.labels.joined(by: ", ")))"
    return ", \(quantity.name) \(number)\(labels)"
  }

  /// `systemMedium, iOS 27: 292 × 141 to 372 × 174 points`, or without a size if there are several families.
  private var headlineOfMany: String {
    let versions = known.map { version(of: $0) }.withoutRepetition
    let names = families.count == 1 ? catalog.id(of: families[0]) : kind.subject
    let place = ([names] + (versions.count == 1 ? versions : [])).joined(by: ", ")
    let unit = unit(of: tables[0])
    guard families.count == 1, let span = span.text else { return "\(place), in \(unit)" }
    return "\(place): \(span) \(unit)"
  }

  private var span: SizeSpan {
    var span = SizeSpan()
    for table in tables where table.unitWord == tables[0].unitWord {
      for line in table.lines where line.isKnown {
        span.append(line.width, line.heights[0], table.numbers(of: line))
      }
    }
    return span
  }

  func unit(of table: SizeTable) -> String {
    table.unitWord
      + (table.unit == .pixels && table.screen == nil ? ", as pixels depend on the display" : "")
  }

  func version(of line: SizeTable.Line) -> String {
    catalog.name(of: line.cell.os, on: line.cell.platform)
  }

  /// What the marks of tables mean; remarks explain disputes themselves.
  private func legend(of tables: [ReportTable], namesDisputes: Bool) -> String {
    let marks = tables.flatMap(\.rows).joined().compactMap(\.mark)
    return marks.filter { $0 != .unknown && (namesDisputes || $0 != .disputed) }.inLegend
      .legend([])
  }

  /// What sources state differently, of one table. A number that is also drawn otherwise has that mark in the full
  /// table.
  private var disputes: [String] {
    guard tables.count == 1 else { return [] }
    return tables[0].remarks.filter { $0.state == .disputed }.map {
      $0.text(markedAs: .disputed)
    }
  }

  /// The disputes, what Apple's guideline says, and what is not known.
  private var remarks: [String] {
    let unknown = [unknownLine].compactMap(\.self)
    guard tables.count == 1 else { return unknown }
    let table = tables[0]
    // Of a widget with one known side, the reason says what is near to the other.
    let isHalfKnown = known.contains { line in line.sides.contains { $0.answer.state == .unknown } }
    let halves = table.remarks.filter {
      isHalfKnown && $0.state == .unknown && !$0.quantities.isDisjoint(with: Quantity.sides)
    }
    let absent = table.remarks.filter { namesFamilies && $0.state == .notApplicable }
    let said =
      disputes + drawnLine + [table.guideline].compactMap(\.self) + sourcesOfAsked
      + halves.prefix(2).map(\.text) + missing.map(\.text) + absent.prefix(3).map(\.text)
    // Who asks for large icons wants to know why there are none.
    return said + (namesVariants ? reasons : unknown)
  }

  /// The sizes that are not known, in one line; nil if there are none.
  private var unknownLine: String? {
    let unknown = lines.filter { !$0.isKnown && $0.width.state == .unknown }
    guard !unknown.isEmpty else { return nil }
    let names = unknown.map { catalog.widgetName(of: $0.cell, separator: " ") }.withoutRepetition
    // A device that was named, and has no row, is told.
    let empty = tables.filter { $0.model != nil && !$0.lines.contains(where: \.isKnown) }
    if tables.count > 1, empty.count == 1,
      let reason = empty[0].remarks.first(where: { $0.state == .unknown })
    {
      return "\(empty[0].model ?? empty[0].place): \(reason.text)"
    }
    if tables.count > 1, 1...4 ~= empty.count {
      return "not known: \(empty.map { $0.model ?? $0.place }.list) (--all has the reasons)"
    }
    let what =
      tables.count == 1 && names.count < 4
      ? names.list : "\(unknown.count) of \(lines.count) sizes"
    return "not known: \(what) (--all has the reasons)"
  }

  /// Why nothing is known: each reason once, at most three.
  private var reasons: [String] {
    let all = tables.flatMap { table in
      let texts =
        known.isEmpty
        ? table.texts : table.remarks.filter { $0.state == .unknown }.map(\.text)
      return texts.map { tables.count == 1 ? $0 : "\(table.place): \($0)" }
    }
    let shown = all.prefix(3)
    return shown + (all.count > 3 ? ["and \(all.count - 3) more reasons (--all)"] : [])
  }
}
