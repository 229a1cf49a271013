internal import DataTables
internal import WidgetSizing

extension QueryResult {
  /// Writes a line of comma-separated values a cell, under a line of headings.
  public func writeCSV(to output: inout some TextOutputStream) {
    var writer = CellRowWriter(catalog)
    writer.append(headings: headings)
    output.write(writer.takeText())
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
  var headings: [String] {
    system.axisHeadings
      + (system == .today ? ["horizontal_size_class", "vertical_size_class"] : [])
      + Self.headings(of: "width") + Self.headings(of: "height")
  }

  private func writeRows(_ write: ([String]) -> Void) {
    write(headings)
    forEachEvidence { answer in
      write(
        catalog.axisValues(of: answer.cell) + catalog.sizeClassValues(of: answer.cell)
          + values(of: answer.width) + values(of: answer.height))
    }
  }

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
  /// The size classes of a Today extension, as cells of a row; of other widgets there are none.
  func sizeClassValues(of cell: Cell) -> [String] {
    guard cell.system == .today else { return [] }
    let sizeClasses = sizeClasses(of: cell)
    return [sizeClasses?.horizontal.rawValue ?? "", sizeClasses?.vertical.rawValue ?? ""]
  }

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
