internal import WidgetSizing
internal import Wording

extension DiffResult {
  /// The differences as a report.
  public var report: Report {
    let changes = ChangeRecords(
      catalog: engine.catalog,
      files: [.init(name: nil, comparison: comparison, changes: comparison.changes, lines: nil)],
      nearest: { _ in nil })
    var report = Report(dataVersion: dataVersion, notes: remarks, records: changes.records) {
      sheet
    }
    let side: [Field<Side>] = [.text("name") { $0.name }, .text("dataVersion") { $0.dataVersion }]
    report.facts = [Field("from", side) { old }, Field("to", side) { new }] + changes.facts
    return report
  }

  /// How much differs, then what, numbers that moved alike in one line.
  private var sheet: Sheet {
    var sheet = Sheet("What changed")
    sheet.lines = [headline]
    let groups = ChangeGroups(engine)
    for table in ReportTable.tables(of: [(nil, comparison.changes)], groups) { sheet.append(table) }
    sheet.append(.cells("No longer there", [(nil, comparison.missing)], groups))
    sheet.append(.cells("New", [(nil, comparison.new)], groups))
    sheet.remarks = ReportTable.legend(of: comparison.changes)
    sheet.sources = engine.catalog.sources(citedIn: comparison.changes)
    return sheet
  }

  private var headline: String {
    func name(_ side: Side) -> String {
      fileName(side.name) + (side.dataVersion.map { " (\(escaped($0)))" } ?? "")
    }
    let values = comparison.changes.filter(\.isOfValue).count
    let evidence = comparison.changes.count - values
    var changed: [String] = []
    if values > 0 { changed.append(values.of("value")) }
    if evidence > 0 { changed.append("the evidence for \(evidence.of("other number"))") }
    var parts = changed.isEmpty ? [] : [changed.list + " changed"]
    if !comparison.missing.isEmpty {
      parts.append(comparison.missing.count.of("cell") + " no longer there")
    }
    if !comparison.new.isEmpty { parts.append(comparison.new.count.of("cell") + " new") }
    let what = parts.isEmpty ? "nothing changed" : parts.joined(by: "; ")
    return "\(name(old)) → \(name(new)): \(what), of \(comparison.cellCount.of("cell"))"
  }
}
