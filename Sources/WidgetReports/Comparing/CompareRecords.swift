internal import WidgetSizing
internal import Wording

extension CompareResult {
  /// The comparison as a report. JSON has a record for each row, the formats of rows one for each cell.
  package var report: Report {
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [
        Records("rows", rowFields, rows),
        Records(nil, cellFields(isNested: false), rows.flatMap(cells)),
      ]
    ) { sheet }
    report.notesOnAnswer = { blockNotes }
    report.facts = [Field("subjects", subjectFields) { comparison.subjects }]
    return report
  }

  /// What must be said of the subjects, each thing once.
  var blockNotes: [String] {
    comparison.subjects.flatMap { engine.notes(on: $0.block, $0.query) }.withoutRepetition
      .filter { !remarks.contains($0) }
  }

  private var subjectFields: [Field<ComparedSubject>] {
    [
      .text("name") { catalog.name(of: $0) },
      .text("device") { $0.query.device.map { catalog.devices[$0].name } },
      .text("platform") { $0.screen.platform.rawValue },
      .text("os") { $0.os.description },
      .boolean("isDefaultOS") { $0.query.isDefaultOS },
      .text("screenClass") { $0.screen.screenClass.map { catalog.screenClasses[$0].id } },
      .text("screenName") { $0.screen.screenClass.map { catalog.screenClasses[$0].name } },
      .text("zoom") { $0.block.zoom.rawValue },
    ]
  }

  private var rowFields: [Field<SubjectComparison.Row>] {
    let axes: [Field<SubjectComparison.Row>] = kind.comparedAxes.map { axis in
      .texts(axis.listKey) { catalog.ids(of: $0, on: axis) }
    }
    let fields: [Field<SubjectComparison.Row>] =
      [.text("kind") { _ in kind.rawValue }] + axes
      + [
        .boolean("differs") { $0.agreement.differs },
        Field("cells", cellFields(isNested: true)) { cells(of: $0) },
      ]
    return fields.map(\.onlyInJSON)
  }

  /// A cell of a row, and which subject it is of.
  private struct ComparedCell {
    let row: SubjectComparison.Row
    let index: Int
    var evidence: CellEvidence { row.cells[index] }
  }

  private func cells(of row: SubjectComparison.Row) -> [ComparedCell] {
    row.cells.indices.map { ComparedCell(row: row, index: $0) }
  }

  private func cellFields(isNested: Bool) -> [Field<ComparedCell>] {
    let subject: Field<ComparedCell> = .text("subject") {
      catalog.name(of: comparison.subjects[$0.index])
    }
    let answers: [Field<ComparedCell>] = Quantity.sides.map { quantity in
      catalog.answerField(quantity, of: kind) { (cell: ComparedCell) in cell.evidence[quantity] }
    }
    let differs: [Field<ComparedCell>] = [.boolean("differs") { $0.row.agreement.differs }]
    return [subject] + catalog.cellFields(of: kind).map { $0.of(\.evidence.cell) } + answers
      + (isNested ? [] : differs)
      + [
        .points("addedWidth") { $0.row.addition(.width, at: $0.index) },
        .points("addedHeight") { $0.row.addition(.height, at: $0.index) },
      ]
  }
}

extension SizeAgreement {
  /// Whether sizes differ; nil if that cannot be told.
  var differs: Bool? {
    switch self {
    case .same: false
    case .different: true
    case .unknown: nil
    }
  }
}
