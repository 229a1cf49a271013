internal import WidgetSizing

extension IdentifyResult {
  /// The explanations, or the nearest cells, as a report.
  package var report: Report {
    let explains = isExplained
    let fields: [Field<Identification.Match>] = [
      .boolean("explains", column: "is_explanation") { _ in explains },
      .text("evidence") { explains ? $0.evidence.rawValue : nil },
    ]
    // Records of several kinds have the fields of all of them.
    let kind = kinds.first(where: \.hasFamilies) ?? .today
    let numbers: [Field<Identification.Match>] = [
      catalog.answerField("width", of: kind) { $0.width },
      catalog.answerField("height", of: kind) { $0.height },
    ]
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [
        Records(
          "cells", catalog.cellFields(of: kinds).map { $0.of(\.cell) } + fields + numbers, shown)
      ]
    ) { sheet }
    report.facts = [
      .text("asked") { asked }, .boolean("explained") { explains },
      .texts("screens") { screens.map { catalog.screenClasses[$0].id } },
      Field("grids", gridFields) { explains ? [] : engine.gridExplanations(of: sighting) },
    ]
    return report
  }

  private var gridFields: [Field<GridExplanation>] {
    [
      .count("columns") { $0.span.columns }, .count("rows") { $0.span.rows },
      .texts("families") { $0.families.map(catalog.id) }, .points("small") { $0.small },
      .points("gap") { $0.gap },
    ]
  }
}

extension Catalog {
  /// The fields that say which cell it is, of cells of several kinds: what one kind has is empty in
  /// the others.
  fileprivate func cellFields(of kinds: [WidgetKind]) -> [Field<Cell>] {
    var fields: [Field<Cell>] = []
    for field in kinds.flatMap({ cellFields(of: $0) })
    where !fields.contains(where: { $0.key == field.key }) {
      fields.append(field)
    }
    return fields
  }
}
