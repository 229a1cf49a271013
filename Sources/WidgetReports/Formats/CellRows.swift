internal import DataTables
internal import WidgetSizing

extension QueryResult {
  /// Writes a line of comma-separated values a cell, under a line of headings.
  public func writeCSV(to output: inout some TextOutputStream) {
    var headings = CellRowWriter(catalog)
    headings.append(headings: Self.headings)
    output.write(headings.takeText())
    var batch: [CellBlock] = []
    for query in queries {
      for block in engine.blocksInTurn(query) {
        batch.append(block)
        guard batch.count == Self.batchSize else { continue }
        for rows in workers.map(batch, { rows(of: $0) }) { output.write(rows) }
        batch.removeAll(keepingCapacity: true)
      }
    }
    for rows in workers.map(batch, { rows(of: $0) }) { output.write(rows) }
  }

  /// How many blocks are written at a time: enough for all workers, and little to hold.
  private static var batchSize: Int { 32 }

  /// The rows of a block as comma-separated values.
  private func rows(of block: CellBlock) -> String {
    var rows = CellRowWriter(catalog)
    forEachEvidence(in: block) { rows.append($0) }
    return rows.takeText()
  }

  /// Writes a line of values between tabs a cell, under a line of headings.
  ///
  /// The format has no quotes: a tab or a line break within a value becomes a space.
  public func writeTSV(to output: inout some TextOutputStream) {
    writeRows { row in
      output.write(row.map { $0.inSpreadsheet }.joined(by: "\t") + "\n")
    }
  }

  /// The headings, which keep their names and their order.
  static let headings =
    [
      "id", "system", "os", "screen_class", "screen_name", "orientation", "text_size",
      "entry_point", "mode", "column", "zoomed", "horizontal_size_class", "vertical_size_class",
    ] + headings(of: "width") + headings(of: "height")

  private func writeRows(_ write: ([String]) -> Void) {
    write(Self.headings)
    forEachEvidence { answer in
      let cell = answer.cell
      let screen = catalog.screenClasses[cell.screenClass]
      write(
        [
          catalog.id(of: cell), "today", cell.os.description, screen.id, screen.name,
          cell.orientation.rawValue, cell.textSize.rawValue, cell.entryPoint.rawValue,
          cell.mode.rawValue, cell.column?.rawValue ?? "", cell.isZoomed ? "true" : "false",
          catalog.sizeClasses(of: cell)?.horizontal.rawValue ?? "",
          catalog.sizeClasses(of: cell)?.vertical.rawValue ?? "",
        ] + values(of: answer.width) + values(of: answer.height))
    }
  }
}

extension SizeResult {
  /// The headings of the columns that ``values(of:)`` has.
  static func headings(of quantity: String) -> [String] {
    [
      "pt", "state", "smallest_pt", "largest_pt", "sources", "rule", "extrapolates",
      "alternatives", "reason",
    ].map { quantity + "_" + $0 }
  }

  /// An answer with its state and its evidence, as cells of a row.
  func values(of answer: Evidence) -> [String] {
    [
      answer.value?.description ?? "", answer.state.rawValue,
      answer.range?.lowerBound.description ?? "", answer.range?.upperBound.description ?? "",
    ] + catalog.evidence(of: answer)
  }
}

extension Catalog {
  /// The evidence of an answer, as the last of its cells of a row.
  func evidence(of answer: Evidence) -> [String] {
    let alternatives = answer.alternatives.map { alternative in
      let sources = sourceIDs(of: alternative.claims).joined(by: " ")
      return "\(alternative.value) (\(sources))"
    }
    return [
      sourceIDs(of: answer.claims).joined(by: " "),
      answer.rule?.rawValue ?? "",
      answer.extrapolates.axes.map(\.rawValue).joined(by: " "),
      alternatives.joined(by: "; "), text(ofReasonFor: answer) ?? "",
    ]
  }
}
