internal import WidgetSizing

extension QueryResult {
  /// Writes one object with all cells, or an object a line for each.
  public func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool = false) {
    JSONFrame(dataVersion: dataVersion, notes: notes, isLineWise: isLineWise)
      .write(to: &output) { json in
        json.key("cells")
        json.array { json in
          forEachEvidence { answer in json.object { write(answer, to: &$0) } }
        }
      } lines: { line in
        forEachEvidence { answer in line { write(answer, to: &$0) } }
      }
  }

  private func write(
    _ answer: CellEvidence, to json: inout JSONWriter<some TextOutputStream>
  ) {
    json.axes(of: answer.cell, catalog)
    if system == .today {
      json.key("sizeClasses")
      let sizeClasses = catalog.sizeClasses(of: answer.cell)
      json.object {
        $0.key("horizontal")
        $0.string(sizeClasses?.horizontal.rawValue)
        $0.key("vertical")
        $0.string(sizeClasses?.vertical.rawValue)
      }
    }
    json.key("width")
    json.answer(answer.width, catalog)
    json.key("height")
    json.answer(answer.height, catalog)
  }
}
