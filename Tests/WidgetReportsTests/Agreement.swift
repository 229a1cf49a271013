import Documents
import TestSupport
import Testing

extension Document {
  /// Where GitHub's reader finds something else in the Markdown than the HTML says.
  ///
  /// A pipe table has one row of headings, so that a group of columns stands in each of them there.
  func differenceOfFormats() throws -> Comment? {
    let flat = Document(title: title, language: language, blocks.flatMap(\.asInMarkdown))
    try #require(flat.markdown() == markdown())
    return try GitHub.difference(between: markdown(), and: flat.html())
  }
}

extension Block {
  /// The block as Markdown has it: a figure is its caption and the words that stand for it, and what is
  /// grouped or shown by turns stands one below the other.
  fileprivate var asInMarkdown: [Block] {
    switch self {
    case .table(let table):
      return [
        .table(
          Table(
            caption: table.caption,
            columns: table.columns.map { column in
              let group = column.group.isEmpty ? [] : column.group + [" / "]
              return Table.Column(group + column.heading, isNumeric: column.isNumeric)
            },
            rowHeadings: table.rowHeadings, rows: table.rows))
      ]
    case .figure(let figure):
      return [
        .paragraph([.strong(figure.caption)]), .paragraph([.text(figure.drawing.alternative)]),
      ]
    case .section(var section):
      section.blocks = section.blocks.flatMap(\.asInMarkdown)
      return [.section(section)]
    case .group(let group):
      return group.blocks.flatMap(\.asInMarkdown)
    case .alternatives(let alternatives):
      return alternatives.cases.flatMap { item in
        [.paragraph([.strong(item.name)])] + item.blocks.flatMap(\.asInMarkdown)
      }
    case .disclosure(let disclosure):
      return [.paragraph([.strong(disclosure.summary)])]
        + disclosure.blocks.flatMap(\.asInMarkdown)
    default:
      return [self]
    }
  }
}
