internal import WidgetSizing
internal import Wording

/// What is known of the sizes of families, for people: the number first, then a table of what is known, then
/// what is not in one line.
struct SizeSignal {
  let kind: WidgetKind
  let tables: [SizeTable]
  /// Numbers besides the sides that were asked for.
  let asked: [Quantity]
  /// Whether one of several sizes of a family was asked for by name, and whether families were.
  let namesVariants, namesFamilies: Bool
  /// Whether sizes that are not known are left out.
  let omitsUnknown: Bool
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
      sheet.lines = [
        lines.allSatisfy { $0.width.state == .notApplicable } && !omitsUnknown
          ? "there are no such \(kind.subject)" : "no size is known"
      ]
      sheet.remarks = reasons
      return sheet
    }
    if let answer = sheetOfAsked { return answer }
    let isOne = tables.count == 1
    sheet.lines = [isOne ? headline(of: tables[0]) : headlineOfMany]
    let shown =
      isOne ? [table(of: tables[0])] : families.count == 1 ? tablesOfPlaces : [tableOfFamilies]
    sheet.sections = shown.map { .init(table: $0) }
    let remarks = remarks
    var lines = remarks
    var legend = legend(of: shown, explaining: remarks)
    if let line = drawnLine.first, lines.contains(line), !legend.isEmpty {
      // The sizes stand beside the mark that explains them.
      legend += " · \(line)"
      lines.removeAll { $0 == line }
    }
    sheet.sections[shown.count - 1].remarks = (legend.isEmpty ? [] : [legend]) + lines
    return sheet
  }

  // MARK: Words

  /// `iPhone 16 Pro, iOS 27, systemMedium: 349.67 × 164.33 points, 1049 × 493 pixels`, or without a size
  /// if there are several families.
  private func headline(of table: SizeTable) -> String {
    let name = table.model ?? table.place
    var place = table.version.hasPrefix("\(name) ") ? table.version : "\(name), \(table.version)"
    if let zoom = known.first?.cell.zoom, zoom != .standard {
      place += ", Display Zoom \(zoom.rawValue)"
    }
    guard families.count == 1, let line = known.first else {
      let screen = table.screen.map { " (\($0))" } ?? ""
      return "\(place)\(screen): \(kind.subject), in \(unit(of: table))"
    }
    let sides = [(Quantity.width, line.width), (.height, line.heights[0])]
    let known = sides.filter { $0.1.state.isKnown }
    let numbers = known.map { side, answer in
      (table.cell(side, answer, in: line).text ?? "").withoutMarks
    }
    let size =
      known.count == sides.count
      ? numbers.joined(by: " × ") : "\(known[0].0.name) \(numbers[0])"
    let pixels = line.pixels.map { ", \($0) pixels" } ?? ""
    return "\(place), \(catalog.id(of: families[0])): \(size) \(unit(of: table))"
      + (table.unitsPerPoint > 1 ? ", \(table.unitsPerPoint) a point" : pixels)
      + (known.compactMap { Mark($0.1).doubt }.first.map { ", \($0)" } ?? "")
  }

  private var headlineOfMany: String {
    let versions = known.map { version(of: $0) }.withoutRepetition
    let names = families.count == 1 ? catalog.id(of: families[0]) : kind.subject
    return ([names] + (versions.count == 1 ? versions : [])).joined(by: ", ")
      + ", in \(unit(of: tables[0]))"
  }

  func unit(of table: SizeTable) -> String {
    table.unitWord
      + (table.unit == .pixels && table.screen == nil ? ", as pixels depend on the display" : "")
  }

  private func version(of line: SizeTable.Line) -> String {
    catalog.name(of: line.cell.os, on: line.cell.platform)
  }

  /// What the marks of tables mean; remarks explain disputes themselves.
  private func legend(of tables: [ReportTable], explaining remarks: [String]) -> String {
    let marks = tables.flatMap(\.rows).joined().compactMap(\.mark)
    let explained = remarks.contains { $0.contains(" against ") }
    return marks.filter { $0 != .unknown && (!explained || $0 != .disputed) }.inLegend.legend([])
  }

  /// The disputes, what Apple's guideline says, and what is not known.
  private var remarks: [String] {
    let disputes = tables.flatMap { table -> [String] in
      // A number that is also drawn otherwise has that mark in the full table.
      table.remarks.filter { $0.contains(" against ") }.map { remark in
        Mark.disputed.rawValue + remark.drop { $0 != " " }
      }
    }
    let guideline = tables.flatMap(\.remarks).filter { $0.hasPrefix("Apple's guideline:") }
    // Of a widget with one known side, the reason says what is near to the other.
    let halves =
      known.contains { $0.width.state == .unknown || $0.heights[0].state == .unknown }
      ? tables.flatMap(\.remarks).filter { remark in
        remark.hasPrefix(Mark.unknown.rawValue)
          && (remark.contains(" width") || remark.contains(" height"))
      } : []
    guard tables.count == 1 else { return [unknownLine].compactMap(\.self) }
    let absent = tables.flatMap(\.remarks).filter {
      namesFamilies && $0.hasPrefix(Mark.notApplicable.rawValue)
    }
    let own =
      disputes + drawnLine + guideline + sourcesOfAsked + halves.prefix(2) + missing
      + absent.prefix(3)
    // Who asks for large icons wants to know why there are none.
    return own + (namesVariants ? reasons : [unknownLine].compactMap(\.self))
  }

  /// The sizes that are not known, in one line; nil if there are none.
  private var unknownLine: String? {
    let unknown = lines.filter { !$0.isKnown && $0.width.state == .unknown }
    guard !unknown.isEmpty else { return nil }
    let names = unknown.map { catalog.widgetName(of: $0.cell, separator: " ") }.withoutRepetition
    let what =
      tables.count == 1 && names.count < 4
      ? names.list : "\(unknown.count) of \(lines.count) sizes"
    return "not known: \(what) (--all has the reasons)"
  }

  /// Why nothing is known: each reason once, at most three.
  private var reasons: [String] {
    let all = tables.flatMap { table in
      table.remarks.filter { $0.hasPrefix(Mark.unknown.rawValue) || known.isEmpty }.map {
        tables.count == 1 ? $0 : "\(table.place): \($0)"
      }
    }
    let shown = all.prefix(3)
    return shown + (all.count > 3 ? ["and \(all.count - 3) more reasons (--all)"] : [])
  }

  // MARK: Tables

  /// The table of one place: a row for each family and variant.
  private func table(of table: SizeTable) -> ReportTable {
    let hasVariants = known.contains { $0.cell[WidgetVariant.self] != nil }
    let hasFamilies = families.count > 1
    let hasPixels = table.hasPixels
    let minimums = Quantity.sides.compactMap(\.minimum)
    let others = table.otherQuantities.filter { quantity in
      !minimums.contains(quantity) && (families.count == 1 || quantity == .margin)
        && (asked.contains(quantity) || known.contains { $0.hasNumber(quantity, table) })
    }
    var columns: [ReportTable.Column] = []
    if hasFamilies || !hasVariants { columns.append(.label("family")) }
    if hasVariants { columns.append(.label("variant")) }
    columns += [.init("width", isNumeric: true), .init("height", isNumeric: true)]
    if hasPixels { columns.append(.init("pixels", isNumeric: true)) }
    columns += others.map {
      .init($0 == .margin ? "margin" : $0 == .cornerRadius ? "radius" : $0.name, isNumeric: true)
    }
    columns.append(.evidence("sources"))
    var result = ReportTable("", columns)
    for line in known {
      let widget = line.cell.widget
      var cells: [ReportTable.Cell] = []
      if hasFamilies || !hasVariants {
        let own = line.cell.os == table.os ? "" : " (\(version(of: line)))"
        cells.append(.init((widget.map { catalog.id(of: $0.family) } ?? "") + own))
      }
      if hasVariants { cells.append(.init(catalog.id(of: widget?.variant))) }
      cells += [
        table.cell(.width, line.width, in: line), table.cell(.height, line.heights[0], in: line),
      ]
      if hasPixels { cells.append(.init(line.pixels)) }
      cells += others.map { quantity in
        asked.contains(quantity) || line.hasNumber(quantity, table)
          ? table.cell(quantity, in: line) : .init(nil)
      }
      cells.append(
        .init(
          hasFamilies
            ? line.sourceIDs.joined(by: " ")
            : sourceNames(of: line, atMost: others.count < 2 ? 2 : 1)))
      result.append(cells)
    }
    return result
  }

  /// The places of one family, in a table for each kind of device: iPhones, iPads, others.
  private var tablesOfPlaces: [ReportTable] {
    tables.filter { $0.lines.contains(where: \.isKnown) }
      .grouped { $0.lines.first?.cell.platform.idiom }
      .map { tableOfPlaces($0.elements) }
  }

  /// A row for each place, and a column for each variant of one family.
  private func tableOfPlaces(_ rows: [SizeTable]) -> ReportTable {
    let variants = rows.map { table in table.lines.map { $0.cell[WidgetVariant.self] } }
    let first = variants.compactMap(\.first).compactMap(\.self).first
    let others = variants.flatMap { $0.compactMap(\.self) }.withoutRepetition.filter { $0 != first }
    let versions = versionColumn(of: rows.map { rowVersion(of: $0) })
    let hasPixels = rows.contains(where: \.hasPixels)
    var columns: [ReportTable.Column] = [.label("device")]
    if let versions { columns.append(.label(versions.heading)) }
    columns.append(
      .init(others.isEmpty ? "size" : catalog.id(of: first) ?? "size", isNumeric: true))
    if hasPixels { columns.append(.init("pixels", isNumeric: true)) }
    columns += others.map { .init(catalog.id(of: $0), isNumeric: true) }
    var result = ReportTable("", columns)
    for (index, table) in rows.enumerated() {
      let main = table.lines.first {
        let variant = $0.cell[WidgetVariant.self]
        return variant == nil || variant == first
      }
      var cells: [ReportTable.Cell] = [.init(table.place)]
      if let versions { cells.append(.init(versions.cells[index])) }
      cells.append(sizeCell(main, table))
      if hasPixels { cells.append(.init(main?.pixels)) }
      cells += others.map { variant in
        sizeCell(table.lines.first { $0.cell[WidgetVariant.self] == variant }, table)
      }
      result.append(cells)
    }
    return result
  }

  /// A row for each place, and a column for each family with its first size that is known.
  private var tableOfFamilies: ReportTable {
    let rows = tables.filter { $0.lines.contains(where: \.isKnown) }
    let shown = families.filter { family in
      known.contains { $0.cell[WidgetFamily.self] == family }
    }
    let versions = versionColumn(of: rows.map(\.version))
    var columns: [ReportTable.Column] = [.label("device")]
    if let versions { columns.append(.label(versions.heading)) }
    columns += shown.map { .init(catalog.id(of: $0), isNumeric: true) }
    var result = ReportTable("", columns)
    for (index, table) in rows.enumerated() {
      var cells: [ReportTable.Cell] = [.init(table.place)]
      if let versions { cells.append(.init(versions.cells[index])) }
      cells += shown.map { family in
        let line = table.lines.first { $0.cell[WidgetFamily.self] == family && $0.isKnown }
        var cell = sizeCell(line, table)
        if let line, line.cell.os != table.os, let text = cell.text {
          let mark = cell.mark
          cell = .init("\(text) (\(line.cell.os))")
          cell.mark = mark
        }
        return cell
      }
      result.append(cells)
    }
    return result
  }

  /// The column of versions, `iOS` over `18` if all are of one platform; nil if all are the same.
  private func versionColumn(of versions: [String]) -> (heading: String, cells: [String])? {
    guard versions.withoutRepetition.count > 1 else { return nil }
    let platforms = versions.map { String($0.prefix { $0 != " " }) }.withoutRepetition
    guard platforms.count == 1 else { return ("version", versions) }
    return (platforms[0], versions.map { String($0.dropFirst(platforms[0].count + 1)) })
  }

  private func rowVersion(of table: SizeTable) -> String {
    table.lines.first(where: \.isKnown).map { version(of: $0) } ?? table.version
  }

  /// Both sides: `349.67 × 164.33`; empty if neither is known.
  private func sizeCell(_ line: SizeTable.Line?, _ table: SizeTable) -> ReportTable.Cell {
    guard let line, line.isKnown else { return .init(nil) }
    let sides = [(Quantity.width, line.width), (.height, line.heights[0])]
    let marks = [line.width, line.heights[0]].map { Mark($0) }
    var cell = ReportTable.Cell(
      sides.map { table.cell($0, $1, in: line).text ?? "?" }.joined(by: " × "))
    cell.mark = marks.max()
    return cell
  }
}
