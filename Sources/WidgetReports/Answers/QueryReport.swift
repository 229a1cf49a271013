internal import WidgetDrawings
package import WidgetSizing
internal import Wording

extension QueryResult {
  /// The result as a report.
  public var report: Report { answer().report }

  /// The result as a report, and whether the size of a widget is known or, where numbers are the answer, one of these.
  /// Once the report is written for people, that is told by what they see.
  package func answer(
    about quantities: [Quantity] = []
  ) -> (report: Report, isKnown: () -> Bool) {
    let blocks = Once { Array(self.blocks) }
    let isKnown = {
      quantities.isEmpty && !blocks.isMade
        ? hasKnownNumber
        : blocks.value.contains { block in
          block.lines.contains { line in
            quantities.isEmpty ? line.hasKnownNumber : quantities.contains(where: line.knows)
          }
        }
    }
    return (report(of: blocks), isKnown)
  }

  private func report(of blocks: Once<[BlockAnswers]>) -> Report {
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [records]
    ) { sheet(of: blocks.value) }
    report.notesOnAnswer = { blockNotes }
    report.sizes = sizes
    report.drawing = { QueryDrawing(cellBlocks, notes: notes, in: engine).drawing }
    return report
  }

  /// The cells, the largest first if that is what was asked for. Widgets that do not exist are left out of many.
  private var records: Records {
    guard let largest, kind.hasFamilies else {
      return Records(
        "cells", fields, blocks: cellBlocks,
        line: { $0.cell[.textSize] == nil ? nil : $0.cell.at(.l) }
      ) { [omitsAbsent] block, body in
        guard omitsAbsent else { return engine.forEachEvidence(in: block, body) }
        engine.forEachEvidence(in: block) { if !$0.isAbsent { body($0) } }
      }
    }
    return Records("cells", fields) { body in
      var all: [CellEvidence] = []
      forEachEvidence { answer, _ in if !omitsAbsent || !answer.isAbsent { all.append(answer) } }
      all.sorted { largest.puts($0, before: $1) }.forEach(body)
    }
  }

  /// Whether rows leave out widgets that no model has: where no device was named, and some exist.
  private var omitsAbsent: Bool {
    !showsAll && kind.hasFamilies && models.isEmpty
      && cellBlocks.contains { block in
        block.lines.contains { engine.answer(.width, of: $0).state != .notApplicable }
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
      + (kind.hasFamilies ? [.number("ratio") { $0.ratio.map(Pivot.decimal) }] : [])
  }

  /// The model that was asked for by name, or the models that share the cell, each with its full name; empty if there are none.
  private func deviceName(of answer: CellEvidence) -> String {
    let cell = answer.cell
    let named = models(sharing: answer.device, on: cell.screenClass, cell.zoom, cell.os)
    let names = catalog.names(of: named.isEmpty ? catalog.devices(having: cell) : named)
    return names.isEmpty && cell.screenClass == nil
      ? catalog.name(of: cell.screen) : names.joined(by: ", ")
  }

  /// What is known in a few lines or, if everything is asked for, a table for each block.
  private func sheet(of blocks: [BlockAnswers]) -> Sheet {
    let answer = AnswerSheet(result: self, blocks: sorted(blocks))
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
      (section.table, section.legend) = (table, legend)
      section.remarks = [marginLine].compactMap(\.self) + texts
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
