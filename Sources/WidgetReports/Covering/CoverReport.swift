internal import WidgetSizing
internal import Wording

extension CoverResult {
  /// The devices as a report.
  package var report: Report {
    let picks: [Field<Row>] = [
      .count("pick") { $0.number },
      .text("device") { row in row.pick.device.map { catalog.devices[$0].name } },
      .texts("extremes") { $0.extremes },
    ]
    let sides: [Field<Row>] = Quantity.sides.map { quantity in
      catalog.answerField(quantity.rawValue, of: kind) { (row: Row) in row.answer[quantity] }
    }
    let fields = picks + catalog.cellFields(of: kind).map { $0.of(\Row.answer.cell) } + sides
    var report = Report(
      dataVersion: dataVersion, notes: remarks, records: [Records("sizes", fields, rows)]
    ) { sheet }
    report.facts = {
      [
        .init("picks", Value(cover.picks.count)), .init("differentSizes", Value(cover.sizes)),
        .init("isSmallest", .boolean(cover.isSmallest)),
      ]
    }
    report.sizes = sizes
    return report
  }

  /// The sizes for source code, those of a pick under its device.
  private var sizes: SizeList {
    SizeList(subject: kind.subject, catalog: catalog) { body in
      for row in rows {
        body(NamedSize(row.answer, of: row.pick.device, kind, in: catalog))
      }
    }
  }

  private var sheet: Sheet {
    var sheet = Sheet("Devices that show every size")
    guard hasKnownNumber else {
      sheet.lines = [scope, "no size is known"]
      return sheet
    }
    let least = cover.isSmallest ? "fewer cannot" : "perhaps not the fewest"
    sheet.lines = [
      scope,
      "\(cover.picks.count.of("device")) \(cover.picks.count == 1 ? "shows" : "show") all \(cover.sizes.of("known size")); \(least)",
    ]
    var table = ReportTable(
      "",
      [
        .label("device"), .label("version"), .init("adds", isNumeric: true),
        .init("sizes", isWrapped: true),
      ])
    let rows = rows
    let namesShapes = Set(rows.map { catalog.shape(of: $0.answer.cell) }).count > 1
    for own in rows.runs(where: { $0.number == $1.number }) {
      let pick = own[0].pick
      table.append([
        pick.device.map { catalog.devices[$0].name } ?? catalog.name(of: pick.screen),
        catalog.name(of: pick.os, on: pick.screen.platform), "\(pick.added.count)",
        own.map { words($0, namesShapes) }.joined(by: "; "),
      ])
    }
    sheet.append(table)
    sheet.remarks = ["points; each device adds the sizes that none above it shows"]
    if !cover.unknown.isEmpty {
      sheet.remarks.append("? \(cover.unknown.count.of("size")) not known and not counted")
    }
    sheet.hints = ["--format swift-testing writes cases for snapshot tests"]
    return sheet
  }

  /// `systemMedium 292 × 141 (Larger Text, narrowest)`; the shape only if there are several.
  private func words(_ row: Row, _ namesShapes: Bool) -> String {
    let cell = row.answer.cell
    let usual = cell.widget.flatMap {
      catalog.variants(of: $0.family, on: cell.platform, cell.os)[0]
    }
    let variant = cell.widget?.variant
    let settings =
      [
        variant == usual ? nil : variant.map(catalog.settingPhrase),
        cell.isZoomed ? cell.zoom.settingName : nil,
      ].compactMap(\.self) + row.extremes
    let sides = Quantity.sides.map { row.answer[$0].value.map { "\($0)" } ?? "?" }
    return (namesShapes ? catalog.shape(of: cell) + " " : "") + sides.joined(by: " × ")
      + (settings.isEmpty ? "" : " (\(settings.joined(by: ", ")))")
  }
}
