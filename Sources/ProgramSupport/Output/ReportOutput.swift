package import WidgetReports
internal import Wording

extension Report {
  /// The bytes of the answer for a file.
  ///
  /// - Throws: A usage error if a column was named that is not there, or if there is no drawing.
  package func checkedBytes(as format: ReportFormat) throws -> [UInt8] {
    if let complaint = format.complaint(about: self) { throw Failure.usage(complaint) }
    return bytes(as: format)
  }

  /// Writes the answer to standard output. Notes that the format cannot hold go to standard error, or to the pager of a
  /// person at a terminal: above the answer how the question was understood, below it the others.
  ///
  /// - Throws: A usage error if a column was named that is not there, or if there is no drawing.
  package func print(as format: ReportFormat) throws {
    if let complaint = format.complaint(about: self) { throw Failure.usage(complaint) }
    var output = StandardOutput()
    let isTable = format.name == ReportFormat.table.name
    let understanding = format.holdsNotes ? [] : notes
    for note in understanding.map({ "note: \(Message.oneLine($0))" }) {
      if isTable, StandardOutput.isInteractive {
        for line in StandardOutput.lines(of: note) { output.write(line + "\n") }
      } else {
        StandardError.write(message: note)
      }
    }
    if StandardOutput.isInteractive, !isTable {
      // Formats for programs have names of files as they are, and a terminal obeys control characters.
      for scalar in text(as: format).unicodeScalars {
        let isShown = isVisible(scalar) || scalar == "\n" || scalar == "\t"
        output.write(isShown ? String(scalar) : escaped(String(scalar)))
      }
    } else {
      write(as: format, on: isTable ? StandardOutput.terminal : Terminal()) { output.write($0) }
    }
    output.flush()
    guard !format.holdsNotes else { return }
    let all = format.columns == .ofTables ? notesBesideTable : notesBesideRows
    for note in all.dropFirst(notes.count) {
      StandardError.write(message: "note: \(Message.oneLine(note))")
    }
  }
}
