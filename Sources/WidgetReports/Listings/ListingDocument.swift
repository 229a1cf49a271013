public import Documents

extension Listing {
  /// The list as a document with one table.
  public var document: Document {
    Document(
      title: PlainText(title), [.heading(level: 1, [Inline(title)]), .table(table())])
  }

  /// The list as a table, with a dash where nothing is known.
  func table(caption: Table.Caption? = nil) -> Table {
    Table(
      caption: caption,
      columns: columns.map { Table.Column([Inline($0.heading)], isNumeric: $0.isNumeric) },
      rowHeadings: 1,
      rows: rows.map { row in row.map { Table.Cell($0.map(Inline.linkingAddress) ?? ["–"]) } })
  }
}

extension Inline {
  /// Text, as a link if it is an address.
  fileprivate static func linkingAddress(_ text: String) -> [Inline] {
    text.hasPrefix("https://") ? linking([Inline(text)], to: text) : [Inline(text)]
  }
}
