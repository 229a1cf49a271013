internal import Documents
internal import WidgetReports

extension SheetResult {
  /// Writes the answer to standard output, and to standard error what the format has no place for.
  func print(as format: OutputFormat) {
    var output = StandardOutput()
    switch format {
    case .table: writeText(to: &output, isColored: StandardOutput.isColored)
    case .markdown: output.write(document.markdown())
    case .html: output.write(document.html())
    case .csv: records.writeCSV(to: &output)
    case .tsv: records.writeTSV(to: &output)
    case .json: writeJSON(to: &output, isLineWise: false)
    case .ndjson: writeJSON(to: &output, isLineWise: true)
    }
    output.flush()
    if format.hasCellsOnly {
      for remark in remarks { StandardError.write("note: \(Wording.oneLine(remark))\n") }
    }
  }
}
