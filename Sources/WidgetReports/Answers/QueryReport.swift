internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension QueryResult {
  /// The result as a report.
  public var report: Report {
    let records = Records(
      "cells", fields, blocks: queries.lazy.flatMap(engine.blocksInTurn),
      line: { $0.cell[.textSize] == nil ? nil : $0.cell.at(.l) },
      forEach: engine.forEachEvidence(in:_:))
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [records]
    ) { sheet }
    report.notesOnAnswer = { blockNotes }
    report.sizes = sizes
    report.drawing = { QueryDrawing(queries, notes: notes, in: engine).drawing }
    return report
  }

  private var fields: [Field<CellEvidence>] {
    let name: Field<CellEvidence> = .text("device") { deviceName(of: $0.cell) }
    return [name.onlyInRows.ofLine]
      + (catalog.cellFields(of: kind) + catalog.sizeClassFields(of: kind)).map { $0.of(\.cell) }
      + catalog.quantities(of: kind).map { quantity in
        catalog.answerField(quantity, of: kind) { (answer: CellEvidence) in answer[quantity] }
          .shared(.when { $0[quantity].isUniform })
      } + catalog.contentFields(of: kind)
  }

  /// The model that was asked for by name, or the models that share the cell.
  private func deviceName(of cell: Cell) -> String {
    let named = models(on: cell.screenClass)
    let devices = catalog.devices(of: cell.screen, on: cell.os, with: kind)
    let names = catalog.phrase(of: named.isEmpty ? devices : named)
    return names.isEmpty ? catalog.name(of: cell.screen) : names
  }

  /// What is known in a few lines or, if everything is asked for, a table for each block.
  private var sheet: Sheet {
    guard kind.hasFamilies else { return sheetOfToday }
    guard !showsAll || largest != nil, !joinsTables else { return sheet(of: Array(tables)) }
    let hasZooms = queries.contains { $0.zoom != queries[0].zoom }
    var tables = tables.map { table in
      var table = table
      if let largest { table.sort(by: largest) }
      let models = models(on: table.screenClass)
      if models.count > 1 {
        table.model = catalog.names(of: models).list
        table.place = catalog.briefPhrase(of: models)
      }
      if hasZooms, let zoom = table.zoom.wordsInNames {
        table.model? += ", \(zoom)"
        table.place += ", \(zoom)"
      }
      return table
    }
    if let largest {
      tables.sort { $0.largest(by: largest) > $1.largest(by: largest) }
      if tables.count > 1, !showsAll, let sheet = sheet(of: largest, in: tables) { return sheet }
    }
    var sheet = SizeSignal(
      kind: kind, tables: tables, asked: quantities, sides: askedSides,
      namesVariants: queries.contains { $0.variants != nil },
      namesFamilies: queries.contains { $0.families != nil }, catalog: catalog
    ).sheet
    if let largest, tables.count == 1,
      tables[0].lines.map({ $0.cell[.family] }).withoutRepetition.count > 1
    {
      sheet.lines += [headline(of: largest, in: tables[0])].compactMap(\.self)
    }
    if showsAspectRatio { sheet.lines += [ratios(of: tables)].compactMap(\.self) }
    let notes = blockNotes
    sheet.notes = Array(notes.prefix(3 - min(3, remarks.count)))
    guard !sheet.sections.isEmpty else { return sheet }
    sheet.sources = tables.flatMap(\.lines).filter(\.isKnown).flatMap {
      $0.sources + $0.otherSources
    }
    .withoutRepetition.sorted().map {
      catalog.sources[$0]
    }
    return sheet
  }

  /// The usual sizes in one line before the table, or in one table if there are several.
  private var sheetOfToday: Sheet {
    let tables = Array(tables)
    guard !showsAll, !joinsTables else { return sheet(of: tables) }
    let absences = tables.compactMap(\.absence)
    if tables.count > 1, absences.count == tables.count,
      let reasons = absences.first, absences.allSatisfy({ $0 == reasons })
    {
      var sheet = Sheet("Widget sizes", isHeaded: false)
      sheet.lines = reasons
      return sheet
    }
    let signal = TodaySignal(tables: tables, catalog: catalog)
    if var sheet = signal.sheet {
      sheet.notes = blockNotes
      return sheet
    }
    var sheet = sheet(of: tables)
    if let headline = signal.headline { sheet.lines.append(headline) }
    return sheet
  }

  /// A table for each block, and what they rest on.
  private func sheet(of tables: [SizeTable]) -> Sheet {
    var sheet = Sheet("Widget sizes", isHeaded: false)
    var cited: [Key<Source>] = []
    if tables.allSatisfy(\.lines.isEmpty) {
      sheet.lines = [catalog.absence(of: kind)]
      return sheet
    }
    sheet.sections = joinsTables ? [tables.joinedSection(catalog)] : tables.map(\.section)
    for table in tables {
      for line in table.lines {
        cited += (line.sources + line.otherSources).withoutRepetition.filter { !cited.contains($0) }
      }
    }
    sheet.notes = blockNotes
    sheet.sources = cited.sorted().map { catalog.sources[$0] }
    return sheet
  }
}

extension SizeTable {
  /// Why no line exists, which is all there is to say; nil if one does.
  fileprivate var absence: [String]? {
    guard lines.allSatisfy({ $0.width.state == .notApplicable }) else { return nil }
    return remarks.count == 1 ? [remarks[0].reason] : remarks.map(\.text)
  }

  /// The table with what must be said of it.
  fileprivate var section: Sheet.Section {
    if let absence {
      return Sheet.Section(
        title: title, subtitle: devices, lines: [versionLine], otherVersions: otherVersions,
        remarks: absence)
    }
    return Sheet.Section(
      title: title, subtitle: devices, lines: [versionLine], otherVersions: otherVersions,
      table: table, legend: legend, remarks: texts)
  }
}
