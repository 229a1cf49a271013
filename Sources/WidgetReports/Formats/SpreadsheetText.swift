internal import DataTables

extension String {
  /// The text for a cell of a table that a spreadsheet may open.
  ///
  /// A spreadsheet takes a text for a formula that begins like one, and a formula can call programs.
  /// An apostrophe before it makes it a text. Numbers are left alone, and no text of ours begins so.
  var withoutFormula: String {
    guard let first = utf8.first, "=+-@\t\r".utf8.contains(first), DecimalNumber(self) == nil else {
      return self
    }
    return "'" + self
  }
}
