internal import WidgetSizing

extension IdentifyResult {
  /// The explanations, or the nearest cells, as a report.
  package var report: Report {
    let explains = isExplained
    let fields: [Field<Identification.Match>] = [
      .boolean("explains", column: "is_explanation") { _ in explains },
      .text("evidence") { explains ? $0.evidence.rawValue : nil },
    ]
    let numbers: [Field<Identification.Match>] = [
      catalog.answerField("width") { $0.width }, catalog.answerField("height") { $0.height },
    ]
    var report = Report(
      dataVersion: dataVersion, notes: remarks,
      records: [
        Records(
          "cells", catalog.cellFields(of: system).map { $0.of(\.cell) } + fields + numbers, shown)
      ]
    ) { sheet }
    report.facts = {
      [
        .init("asked", .text(asked)), .init("explained", .boolean(explains)),
        .init("screens", .texts(found.screens.map { catalog.screenClasses[$0].id })),
      ]
    }
    return report
  }
}
