package import Documents
internal import WidgetDrawings
package import WidgetSizing
internal import Wording

extension QueryResult: Question {
  package var key: String? { "cells" }

  /// The result as a report.
  public var report: Report {
    var question = self
    question.found = Once { Array(blocks) }
    return Report(question)
  }

  package var hasNotesBesideRows: Bool { cellBlocks.count <= 200 }
  package var drawing: (() -> Drawing)? {
    { QueryDrawing(cellBlocks, notes: notes, in: engine).drawing }
  }

  /// Whether the size of a widget is known or, where numbers are the answer, one of these. Once the report is written for
  /// people, that is told by what they see.
  package var succeeds: Bool {
    guard let found, found.isMade || !subjects.isEmpty else { return hasKnownNumber }
    return found.value.contains { block in
      block.lines.contains { line in
        subjects.isEmpty ? block.knowsSide(of: line) : subjects.contains(where: line.knows)
      }
    }
  }

  /// The cells. Where the largest were asked for, the largest of each family or, of one screen or if everything is asked
  /// for, all with the largest first. Widgets that do not exist are left out of many.
  package var rows: [CellEvidence] {
    var rows: [CellEvidence] = []
    forEachCell { rows.append($0) }
    guard isSorted else { return rows }
    return showsLargestAlone ? largest(of: rows) { $0 } : rows.sorted(by: sortedBy) { $0 }
  }

  package func forEachRow(_ body: (CellEvidence) -> Void) {
    if isSorted { rows.forEach(body) } else { forEachCell(body) }
  }

  /// Calls `body` with each cell of all blocks.
  private func forEachCell(_ body: (CellEvidence) -> Void) {
    let omitsAbsent = omitsAbsent
    for block in cellBlocks {
      engine.forEachEvidence(in: block) { if !omitsAbsent || !$0.isAbsent { body($0) } }
    }
  }

  /// Whether the largest sizes come first.
  var isSorted: Bool { kind.hasFamilies && !sortedBy.isEmpty }

  /// Whether of several screens the largest sizes are shown, and nothing else.
  var showsLargestAlone: Bool { isSorted && !showsAll && cellBlocks.count > 1 }

  /// None of several models, of which two may have the same cells with other answers.
  package func line(of row: CellEvidence) -> Cell? {
    row.cell[.textSize] == nil || models.count > 1 ? nil : row.cell.at(.l)
  }

  /// Whether rows leave out widgets that no model has: where no device was named, and some exist.
  private var omitsAbsent: Bool {
    !showsAll && kind.hasFamilies && models.isEmpty
      && cellBlocks.contains { block in
        block.lines.contains { engine.answer(.width, of: $0).state != .notApplicable }
      }
  }

  package var fields: [Field<CellEvidence>] {
    let name: Field<CellEvidence> = .text("device") { deviceName(of: $0) }
    let models: Field<CellEvidence> = .texts("devices") {
      catalog.names(of: engine.models(sharing: $0.cell, with: $0.device))
    }
    return [name.onlyInRows.ofLine]
      + catalog.cellFields(of: kind).map {
        $0.key == models.key ? models.onlyInJSON.ofLine : $0.of(\.cell)
      }
      + catalog.quantities(of: kind).map { quantity in
        catalog.answerField(quantity, of: kind) { (answer: CellEvidence) in answer[quantity] }
          .shared(.when { $0[quantity].isUniform })
      } + catalog.contentFields(of: kind)
      + (kind.hasFamilies ? [.number("ratio") { $0.ratio.map(Pivot.decimal) }] : [])
  }

  /// The model that was asked for by name, or the models that share the cell, each with its full name; empty if there are none.
  private func deviceName(of answer: CellEvidence) -> String {
    let cell = answer.cell
    let named = models(sharing: answer)
    let names = catalog.names(of: named.isEmpty ? catalog.devices(having: cell) : named)
    return names.isEmpty && cell.screenClass == nil
      ? catalog.name(of: cell.screen) : names.joined(by: ", ")
  }

  /// What is known in a few lines or, if everything is asked for, a table for each block, or one with fixed columns.
  package func complete(_ sheet: inout Sheet) {
    let answer = AnswerSheet(result: self, blocks: found?.value ?? Array(blocks)).sorted
    let isWhole =
      joinsTables
      || (kind.hasFamilies ? showsAll && !isSorted : showsAll || answer.isOne)
    let entries = isWhole ? answer.entries : answer.known
    sheet.notes = notesOnAnswer
    guard isWhole else {
      answer.add(to: &sheet)
      let most = showsLargestAlone ? 0 : 3 - min(3, remarks.count)
      sheet.notes = Array(sheet.notes.prefix(most))
      if !sheet.sections.isEmpty { sheet.sources = catalog.sources(of: entries) }
      return
    }
    if entries.isEmpty {
      sheet.lines = [catalog.absence(of: kind, on: platforms)]
    } else if joinsTables {
      let all = answer.blocks.flatMap { block in
        kind.hasFamilies
          ? block.entries.filter { !(omitsAbsent && $0.line.isAbsent) }
          : block.cells.map { Pivot.Entry(block: block, line: $0) }
      }
      let axes = kind.labelAxes + (kind.hasFamilies ? [] : [.textSize])
      let table = Pivot(
        listing: all, by: [.device, .version] + axes.map { .axis($0) }, hasFixedNames: true,
        in: catalog
      ).table()
      let legend = table.rows.joined().compactMap(\.mark)
        .legend([unit == .pixels ? "pixels" : "points"])
      sheet.sections = [.init(table: table, remarks: [legend])]
    } else {
      if !showsAll { sheet.lines = [answer.headlineOfUsual].compactMap(\.self) }
      sheet.sections = answer.blocks.map(\.section)
    }
    sheet.sources = catalog.sources(of: entries)
  }
}

extension Catalog {
  /// What the numbers of lines rest on.
  fileprivate func sources(of entries: [Pivot.Entry]) -> [Source] {
    cited(
      by: entries.flatMap { entry in
        entry.block.claims(of: entry.line) + entry.block.others(of: entry.line).flatMap(\.claims)
      })
  }
}
