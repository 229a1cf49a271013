package import WidgetReports
internal import Wording

extension Report {
  /// The answer as text for a file.
  ///
  /// - Throws: A usage error if a column was named that is not there.
  package func checkedText(as format: ReportFormat) throws -> String {
    if let complaint = format.complaintAboutColumns(of: self) { throw Failure.usage(complaint) }
    return text(as: format)
  }

  /// Writes the answer to standard output. Notes that the format cannot hold go to standard error.
  ///
  /// - Throws: A usage error if a column was named that is not there.
  package func print(as format: ReportFormat) throws {
    if let complaint = format.complaintAboutColumns(of: self) { throw Failure.usage(complaint) }
    var output = StandardOutput()
    if format.name == ReportFormat.table.name {
      output.write(text(as: format, on: StandardOutput.terminal))
    } else if StandardOutput.isInteractive {
      // Formats for programs have names of files as they are, and a terminal obeys control characters.
      for scalar in text(as: format).unicodeScalars {
        let isShown = isVisible(scalar) || scalar == "\n" || scalar == "\t"
        output.write(isShown ? String(scalar) : escaped(String(scalar)))
      }
    } else {
      write(as: format) { output.write($0) }
    }
    output.flush()
    guard !format.holdsNotes else { return }
    let notes = format.columns == .ofTables ? notesBesideTable : notes
    for note in notes { StandardError.write(message: "note: \(Message.oneLine(note))") }
  }
}
