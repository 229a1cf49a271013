internal import WidgetSizing
internal import Wording

extension QueryResult {
  /// The result as a report.
  public var report: Report {
    let fields =
      (catalog.cellFields(of: system) + catalog.sizeClassFields(of: system)).map { $0.of(\.cell) }
      + catalog.quantities(of: system).map { quantity in
        catalog.answerField(quantity, of: system) { (answer: CellEvidence) in answer[quantity] }
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
    for table in tables {
      sheet.sections.append(table.section)
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

  /// The answers as a table.
  var table: ReportTable {
    var columns = labelHeadings.map { heading in
      var column = ReportTable.Column(heading)
      column.isLabel = true
      return column
    }
    columns.append(.init("width", isNumeric: true))
    for heading in system == .today ? textSizes.map(\.rawValue) : ["height"] {
      columns.append(.init(heading, isNumeric: true))
      if system == .today { columns[columns.count - 1].group = "height" }
    }
    if hasPixels { columns.append(.init("pixels", isNumeric: true)) }
    for quantity in otherQuantities { columns.append(.init(quantity.name, isNumeric: true)) }
    columns.append(.init("sources"))
    columns[columns.count - 1].isEvidence = true
    var table = ReportTable("", columns)
    table.mayTurn = system == .today
    func cells(_ answers: [Evidence]) -> [ReportTable.Cell] {
      answers.map { .init($0.answer, atScale: unitsPerPoint) }
    }
    for line in lines {
      table.append(
        line.labels.map { .init($0.isEmpty ? nil : $0) } + cells([line.width] + line.heights)
          + (hasPixels ? [.init(line.pixels)] : []) + cells(line.others)
          + [.init(line.sourceIDs.joined(by: " "))])
    }
    return table
  }
}
