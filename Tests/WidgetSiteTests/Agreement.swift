import Documents
import TestSupport
import Testing

extension Document {
  /// The first difference between the HTML that GitHub makes of the Markdown and our own; nil if none.
  func differenceOfFormats() throws -> Comment? {
    let flat = Document(title: title, blocks.flatMap(\.asInMarkdown))
    try #require(flat.markdown() == markdown())
    return try GitHub.difference(between: markdown(), and: flat.html())
  }
}

extension Block {
  /// The block as Markdown has it: a figure is its caption and its text alternative, and the blocks of
  /// groups and alternatives stand one below the other.
  fileprivate var asInMarkdown: [Block] {
    switch self {
    case .table(let table):
      return [
        .table(
          Table(
            caption: table.caption, columns: table.columns, rowHeadings: table.rowHeadings,
            rows: table.rows))
      ]
    case .figure(let figure):
      return [
        .paragraph([.strong(figure.caption)]), .paragraph([.text(figure.drawing.alternative)]),
      ]
    case .section(var section):
      section.blocks = section.blocks.flatMap(\.asInMarkdown)
      return [.section(section)]
    case .group(let group):
      let target = group.anchor.map { Block.group(Group(group.kind, anchor: $0, [])) }
      return (target.map { [$0] } ?? []) + group.blocks.flatMap(\.asInMarkdown)
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
