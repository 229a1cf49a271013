internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension QueryResult {
  /// The result as a report.
  public var report: Report {
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [records]
    ) { sheet }
    report.notesOnAnswer = { blockNotes }
    report.sizes = sizes
    report.drawing = { QueryDrawing(cellBlocks, notes: notes, in: engine).drawing }
    return report
  }

  /// The cells, the largest first if that is what was asked for.
  private var records: Records {
    guard let largest, kind.hasFamilies else {
      return Records(
        "cells", fields, blocks: cellBlocks,
        line: { $0.cell[.textSize] == nil ? nil : $0.cell.at(.l) },
        forEach: engine.forEachEvidence(in:_:))
    }
    return Records("cells", fields) { body in
      var all: [CellEvidence] = []
      forEachEvidence { answer, _ in all.append(answer) }
      all.sorted { largest.puts($0, before: $1) }.forEach(body)
    }
  }

  private var fields: [Field<CellEvidence>] {
    let name: Field<CellEvidence> = .text("device") { deviceName(of: $0) }
    return [name.onlyInRows.ofLine]
      + (catalog.cellFields(of: kind) + catalog.sizeClassFields(of: kind)).map { $0.of(\.cell) }
      + catalog.quantities(of: kind).map { quantity in
        catalog.answerField(quantity, of: kind) { (answer: CellEvidence) in answer[quantity] }
          .shared(.when { $0[quantity].isUniform })
      } + catalog.contentFields(of: kind)
  }

  /// The model that was asked for by name, or the models that share the cell, each with its full name.
  private func deviceName(of answer: CellEvidence) -> String {
    let cell = answer.cell
    let named = models(sharing: answer.device, on: cell.screenClass, cell.zoom, cell.os)
    let names = catalog.names(of: named.isEmpty ? catalog.devices(having: cell) : named)
    return names.isEmpty ? catalog.name(of: cell.screen) : names.joined(by: ", ")
  }

  /// What is known in a few lines or, if everything is asked for, a table for each block.
  private var sheet: Sheet {
    let answer = AnswerSheet(result: self, blocks: sorted(Array(blocks)))
    let largest = kind.hasFamilies ? largest : nil
    let isWhole = kind.hasFamilies ? showsAll && largest == nil : showsAll || answer.isOne
    guard !joinsTables, !isWhole else { return sheet(of: answer) }
    if let largest, !answer.isOne, !showsAll, let sheet = answer.sheet(of: largest) { return sheet }
    var sheet = answer.sheet
    if let largest, answer.isOne, answer.shapes.count > 1 {
      sheet.lines += [answer.headline(of: largest)].compactMap(\.self)
    }
    let notes = blockNotes
    sheet.notes = Array(notes.prefix(3 - min(3, remarks.count)))
    if !sheet.sections.isEmpty { sheet.sources = catalog.sources(of: answer.known.map(\.line)) }
    return sheet
  }

  /// A table for each block, and what they rest on.
  private func sheet(of answer: AnswerSheet) -> Sheet {
    var sheet = Sheet("Widget sizes", isHeaded: false)
    let blocks = answer.blocks
    guard !answer.entries.isEmpty else {
      sheet.lines = [catalog.absence(of: kind, on: platforms)]
      return sheet
    }
    if joinsTables {
      let table = Pivot(all: blocks, after: [.device, .version], hasFixedNames: true, in: catalog)
        .table()
      let legend = blocks.flatMap(\.marks).legend([unit == .pixels ? "pixels" : "points"])
      sheet.sections = [.init(table: table, legend: legend)]
    } else {
      sheet.sections = blocks.map(\.section)
      if answer.isOne, !showsAll { sheet.lines += [answer.headlineOfUsual].compactMap(\.self) }
    }
    sheet.notes = blockNotes
    sheet.sources = catalog.sources(of: answer.entries.map(\.line))
    return sheet
  }
}

extension BlockAnswers {
  /// All lines with all numbers.
  var table: ReportTable { Pivot(all: [self], in: engine.catalog).table() }

  /// The table with what must be said of it.
  fileprivate var section: Sheet.Section {
    let versionLine = otherVersions.isEmpty ? version : chosenVersion
    var section = Sheet.Section(
      title: title, subtitle: devices, lines: [versionLine], otherVersions: otherVersions)
    if let absence {
      section.remarks = absence
    } else {
      (section.table, section.legend, section.remarks) = (table, legend, texts)
    }
    return section
  }
}

extension Catalog {
  /// What the numbers of lines rest on.
  fileprivate func sources(of lines: [BlockAnswers.Line]) -> [Source] {
    cited(by: lines.flatMap { $0.claims + $0.others.flatMap(\.claims) })
  }
}
