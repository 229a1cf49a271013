internal import WidgetReports

extension Report {
  /// Writes the answer to standard output, and to standard error what the format has no place for.
  func print(as format: ReportFormat) {
    var output = StandardOutput()
    write(as: format, to: &output, on: StandardOutput.terminal)
    output.flush()
    guard !format.holdsNotes else { return }
    for note in notes { StandardError.write("note: \(Message.oneLine(note))\n") }
  }
}
