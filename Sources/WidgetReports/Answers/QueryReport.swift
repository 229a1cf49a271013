internal import WidgetSizing
internal import Wording

extension QueryResult {
  /// The result as a report.
  public var report: Report {
    let fields =
      (catalog.cellFields(of: kind) + catalog.sizeClassFields(of: kind)).map { $0.of(\.cell) }
      + catalog.quantities(of: kind).map { quantity in
        catalog.answerField(quantity, of: kind) { (answer: CellEvidence) in answer[quantity] }
      }
    var report = Report(
      dataVersion: dataVersion, notes: remarks,
      records: [Records("cells", fields, forEach: forEachEvidence)]
    ) { sheet }
    report.notesOnAnswer = { blockNotes }
    report.sizes = sizes
    report.drawing = { drawing }
    return report
  }

  /// A table for each block, and what they rest on.
  private var sheet: Sheet {
    var sheet = Sheet("Widget sizes", isHeaded: false)
    var cited: [Key<Source>] = []
    let tables = Array(tables)
    if omitsUnknown, tables.isEmpty {
      sheet.remarks = ["no size is known; without --known, each is listed with the reason"]
      return sheet
    }
    sheet.sections = joinsTables ? [tables.joinedSection] : tables.map(\.section)
    for table in tables {
      for line in table.lines { cited += line.sources.filter { !cited.contains($0) } }
    }
    sheet.notes = blockNotes
    sheet.sources = cited.sorted().map { catalog.sources[$0] }
    return sheet
  }
}

extension SizeTable {
  /// The table with what must be said of it.
  fileprivate var section: Sheet.Section {
    Sheet.Section(
      title: title, subtitle: devices, lines: [versionLine], otherVersions: otherVersions,
      table: table, legend: legend, remarks: remarks)
  }
}
