internal import DataTables

extension String {
  /// The text for a cell of a table that a spreadsheet may open, or a terminal may show.
  ///
  /// It is escaped as in messages. A spreadsheet takes a text for a formula that begins like one, and
  /// a formula can call programs. An apostrophe before it makes it a text. Numbers are left alone, and
  /// no text of ours begins so.
  var inSpreadsheet: String {
    let text = escaped(self, limit: .max)
    guard let first = text.utf8.first, "=+-@".utf8.contains(first), DecimalNumber(text) == nil
    else {
      return text
    }
    return "'" + text
  }
}
