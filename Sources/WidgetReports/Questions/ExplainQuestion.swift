package import WidgetSizing
internal import Wording

/// The evidence for both numbers of cells, step by step. Rows have a claim each, JSON the cells too.
package struct ExplainQuestion: Question, Answering {
  package let engine: Engine
  package let remarks: [String]
  private let asked: Asked
  /// Why no cell exists, which is all there is to say; nil if one does.
  private let absence: String?
  let cells: [ExplainedCell]

  package let key: String? = nil

  /// Collects the evidence for the cells that are asked for, each on its version.
  package init(engine: Engine, asked: Asked, remarks: [String] = []) {
    self.engine = engine
    self.remarks = remarks
    self.asked = asked
    let blocks = engine.blocks(asked), catalog = engine.catalog
    absence = catalog.reason(againstAllOf: blocks) == nil ? nil : catalog.absence(of: blocks)
    cells = blocks.flatMap { block in
      let engine = engine.asked(about: block.device)
      return block.cells.map { ExplainedCell($0, of: block.device, in: engine) }
    }
  }

  /// Whether the width or the height of a cell is known.
  package var succeeds: Bool {
    cells.contains { cell in
      cell.grounds.contains { Quantity.sides.contains($0.quantity) && $0.answer.state.isKnown }
    }
  }

  package var rows: [ExplainedCell.Citation] { cells.flatMap(\.citations) }

  package var facts: [Field<Void>] {
    [sourceFact, Field("cells", cellFields(of: cells.first?.cell.kind ?? .today)) { cells }]
  }

  package var citesAddresses: Bool { true }

  package func complete(_ sheet: inout Sheet) {
    if let absence {
      sheet.lines = [absence]
      return
    }
    if cells.count > 1 {
      // What the steps of many cells come to is the answer of a query.
      let answer = QueryResult(engine: engine, asked: asked).sheet
      sheet.lines = answer.lines + groundsInCommon
      sheet.sections = answer.sections
    }
    for cell in cells {
      let devices = engine.models(sharing: cell.cell, with: cell.device)
      sheet.sections.append(
        .init(
          title: catalog.id(of: cell.cell),
          lines: [cell.headline(catalog), catalog.place(of: cell.cell)].compactMap(\.self)
            + (devices.isEmpty ? [] : [catalog.phrase(of: devices)])))
      for grounds in cell.grounds {
        sheet.sections.append(.init(lines: [grounds.headline], items: grounds.items))
      }
      let sources = catalog.cited(by: cell.citations.map(\.citation.claim))
      if !sources.isEmpty {
        sheet.sections.append(.init(lines: ["sources"], items: sources.flatMap(\.items)))
      }
    }
  }

  /// Who states the first known size of one family, and that Apple's guideline has none of the cells.
  private var groundsInCommon: [String] {
    let isOneFamily = Set(cells.map { catalog.shape(of: $0.cell) }).count == 1
    let known = cells.first { $0.sides.allSatisfy(\.state.isKnown) }
    let missing = cells.map { engine.textOfMissingGuideline(for: $0.cell.screen, $0.cell.kind) }
      .withoutRepetition
    return (isOneFamily ? [known?.ground(catalog)] : []).compactMap(\.self)
      + (missing.count == 1 ? missing : []).compactMap(\.self)
  }

  /// A cell, its numbers, and under each what it stands on. JSON has them.
  private func cellFields(of kind: WidgetKind) -> [Field<ExplainedCell>] {
    let claims: [Field<ExplainedCell.Citation>] =
      [
        .text("part") { $0.citation.part.rawValue }
      ] + claimFields
    let numbers: [Field<Grounds>] =
      catalog.answerFields(of: kind).map { $0.of(\.answer) } + [
        .text("statement") { $0.answer.rule?.statement },
        .texts("steps") { grounds in
          (grounds.answer.derivation?.steps ?? []).map { catalog.text(of: $0) }
        },
      ]
    let fields: [Field<ExplainedCell>] =
      catalog.cellFields(of: kind).map { $0.of(\.cell) }
      + catalog.quantities(of: kind).flatMap { quantity -> [Field<ExplainedCell>] in
        [
          Field(quantity.rawValue, numbers) { $0.grounds.first { $0.quantity == quantity } },
          Field("\(quantity.rawValue)Evidence", claims) { cell in
            cell.citations.filter { $0.quantity == quantity }
          },
        ]
      }
    return fields.map(\.onlyInJSON)
  }

  package var fields: [Field<ExplainedCell.Citation>] {
    let start: [Field<ExplainedCell.Citation>] = [
      .text("id") { catalog.id(of: $0.cell) }, .text("quantity") { $0.quantity.rawValue },
      .text("part") { $0.citation.part.rawValue },
    ]
    return start + claimFields
  }

  private var claimFields: [Field<ExplainedCell.Citation>] {
    func claim(_ citation: ExplainedCell.Citation) -> Claim {
      catalog.claims[citation.citation.claim]
    }
    return [
      .text("claim") { catalog.citation(of: $0.citation.claim).id },
      .points("value", column: "value_pt") { claim($0).value },
      .text("formula") { claim($0).formula?.description },
      .text("source") { catalog.sources[claim($0).source].id },
      .text("method") { claim($0).method?.rawValue },
      .text("locator") { catalog.citation(of: $0.citation.claim).locator },
      .text("note") { catalog.citation(of: $0.citation.claim).note },
    ]
  }

  private var sourceFact: Field<Void> {
    let fields: [Field<Source>] = [
      .text("id") { $0.id }, .text("title") { $0.title }, .text("author") { $0.author },
      .text("published") { $0.published }, .text("method") { $0.method.rawValue },
      .count("authority") { $0.authority }, .text("url") { $0.url },
      .text("caution") { $0.caution },
    ]
    return Field("sources", fields) {
      catalog.cited(by: cells.flatMap { $0.citations.map(\.citation.claim) })
    }
  }
}

extension Source {
  /// The source, and below it what tells how far to trust it.
  fileprivate var items: [String] {
    let details = [author, published, method.rawValue, "reliability \(authority) of 100"]
      .compactMap(\.self)
    let below = [url, caution.map { "caution: \($0)" }].compactMap(\.self)
    return ["  \(id)  \(title) (\(details.joined(by: ", ")))"]
      + below.map { String(repeating: " ", count: 7) + $0 }
  }
}
