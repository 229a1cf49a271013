internal import WidgetSizing
internal import Wording

// The tables of a signal.
extension SizeSignal {
  /// Whether the sizes that are known differ in family and variant alone, which the other tables have.
  var isOfFamilies: Bool {
    known.lazy.map(\.cell).differingAxes(besides: [.family, .variant]).isEmpty
  }

  /// A row for each size that is known, with all that tells it from others.
  var tableOfAll: ReportTable {
    let known = tables.map { table in
      var table = table
      table.lines.removeAll { !$0.isKnown }
      return table
    }
    return known.table(after: known.count == 1 ? [] : [.device, .version])
  }

  /// The table of one place: a row for each family and variant.
  func table(of table: SizeTable) -> ReportTable {
    let hasVariants = known.contains { $0.cell[WidgetVariant.self] != nil }
    let hasFamilies = families.count > 1
    let hasPixels = table.hasPixels
    let minimums = Quantity.sides.compactMap(\.minimum)
    let others = table.otherQuantities.filter { quantity in
      !minimums.contains(quantity)
        && (families.count == 1 || quantity == .margin || asked.contains(quantity))
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
  var tablesOfPlaces: [ReportTable] {
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
    // One of the sizes of an iPad is called device.
    let isOfPads = others.contains(.device) || first == .device
    var columns: [ReportTable.Column] = [.label(isOfPads ? "model" : "device")]
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
  var tableOfFamilies: ReportTable {
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
    var cell = ReportTable.Cell(table.size(of: line))
    cell.mark = line.sides.map { Mark($0.answer) }.max()
    return cell
  }
}
