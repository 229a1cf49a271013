internal import DataTables
internal import WidgetSizing

extension QueryResult {
  /// Writes a line of comma-separated values a cell, under a line of headings.
  public func writeCSV(to output: inout some TextOutputStream) {
    var rows = CellRowWriter(catalog)
    rows.append(headings: Self.headings)
    forEachAnswer { answer in
      rows.append(answer)
      if rows.bytes.count >= CellRowWriter.blockSize {
        output.write(rows.takeText())
      }
    }
    output.write(rows.takeText())
  }

  /// Writes a line of values between tabs a cell, under a line of headings.
  ///
  /// The format has no quotes: a tab or a line break within a value becomes a space.
  public func writeTSV(to output: inout some TextOutputStream) {
    writeRows { row in
      output.write(row.map { TextTable.oneLine($0.withoutFormula) }.joined(by: "\t") + "\n")
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
    forEachAnswer { answer in
      let cell = answer.cell
      let screen = catalog.screenClasses[cell.screenClass]
      write(
        [
          catalog.id(of: cell), "today", cell.os.description, screen.id, screen.name,
          cell.orientation.rawValue, cell.textSize.rawValue, cell.entryPoint.rawValue,
          cell.mode.rawValue, cell.column?.rawValue ?? "", cell.isZoomed ? "true" : "false",
          answer.sizeClasses?.horizontal.rawValue ?? "",
          answer.sizeClasses?.vertical.rawValue ?? "",
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
  func values(of answer: Answer) -> [String] {
    [
      answer.value?.description ?? "", answer.state.rawValue,
      answer.range?.lowerBound.description ?? "", answer.range?.upperBound.description ?? "",
    ] + catalog.evidence(of: answer)
  }
}

extension Catalog {
  /// The evidence of an answer, as the last of its cells of a row.
  func evidence(of answer: Answer) -> [String] {
    let alternatives = answer.alternatives.map { alternative in
      let sources = sourceIDs(of: alternative.claims).joined(by: " ")
      return "\(alternative.value) (\(sources))"
    }
    return [
      sourceIDs(of: answer.claims).joined(by: " "),
      answer.derivation?.rule.rawValue ?? "",
      answer.derivation?.extrapolates.axes.map(\.rawValue).joined(by: " ") ?? "",
      alternatives.joined(by: "; "), answer.reason.map(text) ?? "",
    ]
  }
}
