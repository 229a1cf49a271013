package import WidgetSizing
internal import Wording

/// Numbers besides the sides, if they are what was asked for.
extension SizeSignal {
  /// The numbers besides the sides that were asked for, where the sizes say nothing of them: those of many devices,
  /// or one that is not known; nil else.
  var sheetOfAsked: Sheet? {
    guard let quantity = asked.first, asked.count == 1, tables.count > 1 || families.count > 1
    else {
      return nil
    }
    let rows = tables.flatMap { table in
      table.lines.filter { $0.hasNumber(quantity, table) }
        .grouped { table.cell(quantity, in: $0).text }
        .map { group in
          let families = group.elements.compactMap { $0.cell[WidgetFamily.self] }
          return Row(
            value: group.key ?? "", place: table.place, version: table.version,
            families: families.withoutRepetition.map { catalog.id(of: $0) }.joined(by: ", "))
        }
    }
    var sheet = Sheet("Widget sizes", isHeaded: false)
    sheet.listsSources = false
    guard !rows.isEmpty else {
      let reason = tables.count == 1 ? missing.first?.reason : nil
      sheet.lines = ["no \(quantity.name) is known" + (reason.map { ": \($0)" } ?? "")]
      return sheet
    }
    guard tables.count > 1 else { return nil }
    sheet.lines = ["\(quantity.name) of \(kind.subject), in \(unit(of: tables[0]))"]
    var table = ReportTable(
      "",
      [
        .init(quantity.name, isNumeric: true), .init("family", isWrapped: true),
        .init("version"), .init("device", isWrapped: true),
      ])
    for group in rows.grouped(by: { [$0.value, $0.families, $0.version] }) {
      table.append(group.key + [group.elements.map(\.place).withoutRepetition.joined(by: ", ")])
    }
    sheet.append(table)
    let unknown = tables.count { table in
      !table.lines.contains { $0.hasNumber(quantity, table) }
    }
    if unknown > 0 { sheet.remarks = ["not known on \(unknown) of \(tables.count) screens"] }
    return sheet
  }

  /// One value of a number, on one screen.
  private struct Row {
    let value, place, version, families: String
  }

  /// Why numbers that were asked for are not known.
  var missing: [Remark] {
    tables.flatMap(\.remarks).filter { remark in
      remark.state == .unknown && !remark.quantities.isDisjoint(with: asked)
    }
  }
}

extension QueryResult {
  /// Whether what was asked for is known: the size of a widget, or one of some numbers where these are the answer.
  package func isKnown(_ quantities: [Quantity]) -> Bool {
    guard !quantities.isEmpty else { return hasKnownNumber }
    return tables.contains { table in
      table.lines.contains { line in quantities.contains { line.hasNumber($0, table) } }
    }
  }
}
