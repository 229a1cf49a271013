internal import Documents

/// A column of a table of things of one kind: its heading, and what it has of each.
struct DescribedColumn<Element> {
  let column: Table.Column
  let cell: (Element) -> Table.Cell

  /// A column of cells that the caller makes.
  static func cells(
    _ heading: [Inline], isNumeric: Bool = false, _ cell: @escaping (Element) -> Table.Cell
  ) -> Self {
    Self(column: Table.Column(heading, isNumeric: isNumeric), cell: cell)
  }

  /// A column of words with links; nil is no heading.
  static func content(
    _ heading: Inline?, kind: Slug? = nil, _ content: @escaping (Element) -> [Inline]
  ) -> Self {
    .cells([heading].compactMap(\.self)) { Table.Cell(content($0), kind: kind) }
  }

  static func text(
    _ heading: Inline, kind: Slug? = nil, _ text: @escaping (Element) -> String
  ) -> Self {
    .content(heading, kind: kind) { [Inline(text($0))] }
  }

  /// A column of numbers, set flush right.
  static func number(_ heading: Inline, _ number: @escaping (Element) -> Int) -> Self {
    .cells([heading], isNumeric: true) { Table.Cell([Inline("\(number($0))")]) }
  }
}

extension Table {
  /// A table with a row for each thing, of which the first column is the heading.
  init<Element>(
    _ caption: [Inline], anchor: Slug, of elements: [Element], kind: Slug? = nil,
    layout: Layout = .scrollingOrStacked, _ columns: [DescribedColumn<Element>]
  ) {
    self.init(
      caption: Caption(caption, anchor: anchor), columns: columns.map(\.column), rowHeadings: 1,
      rows: elements.map { element in columns.map { $0.cell(element) } }, kind: kind,
      layout: layout)
  }
}

extension Block {
  /// A list of lines.
  static func lines(_ lines: [[Inline]]) -> Block { .list(List(lines)) }

  static func group(_ kind: Slug, anchor: Slug? = nil, _ blocks: [Block]) -> Block {
    .group(Group(kind, anchor: anchor, blocks))
  }

  /// Blocks that are shown when their summary is chosen.
  static func closed(_ summary: [Inline], _ blocks: [Block]) -> Block {
    .disclosure(Disclosure(summary, blocks))
  }

  static func section(
    _ heading: [Inline], level: Int = 2, anchor: Slug, kind: Slug? = nil, _ blocks: [Block]
  ) -> Block {
    .section(Section(level: level, heading, anchor: anchor, kind: kind, blocks))
  }
}
