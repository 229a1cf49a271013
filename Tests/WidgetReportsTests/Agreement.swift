import Documents
import TestSupport
import Testing

extension Document {
  /// Where GitHub's reader finds something else in the Markdown than the HTML says.
  ///
  /// A pipe table has one row of headings, so that a group of columns stands in each of them there.
  func differenceOfFormats() throws -> Comment? {
    let flat = Document(title: title, language: language, blocks.map(\.withoutColumnGroups))
    try #require(flat.markdown() == markdown())
    return try GitHub.difference(between: markdown(), and: flat.html())
  }
}

extension Block {
  fileprivate var withoutColumnGroups: Block {
    switch self {
    case .table(let table):
      return .table(
        Table(
          caption: table.caption,
          columns: table.columns.map { column in
            let group = column.group.isEmpty ? [] : column.group + [" / "]
            return Table.Column(group + column.heading, isNumeric: column.isNumeric)
          },
          rowHeadings: table.rowHeadings, rows: table.rows))
    case .section(var section):
      section.blocks = section.blocks.map(\.withoutColumnGroups)
      return .section(section)
    default:
      return self
    }
  }
}
