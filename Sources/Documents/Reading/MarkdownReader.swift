import CMarkTree

/// Makes the blocks of a document from the nodes of a cmark tree.
struct MarkdownReader {
  /// The content of an open container.
  private struct Content {
    var blocks: [Block] = []
    var items: [[Block]] = []
    var inlines: [Inline] = []
  }

  /// The number of nested containers that are kept; of deeper ones only the content is. Code that
  /// walks through blocks recurses, and a hostile document can nest as deeply as it is long.
  private static let deepest = 50

  private let shift: Int
  private let destination: (String) -> Destination?
  /// The source of pipe tables.
  private var lines: ContainerPrefix
  private var names = AnchorNames()
  private var stack = [Content()]
  /// Whether each open container is on the stack.
  private var isKept: [Bool] = []

  init(
    _ lines: SourceLines, shiftingHeadingsBy shift: Int,
    linkingTo destination: @escaping (String) -> Destination?
  ) {
    self.lines = ContainerPrefix(lines)
    self.shift = shift
    self.destination = destination
  }

  /// The blocks that were read.
  var blocks: [Block] { stack[0].blocks }

  mutating func visit(_ cursor: borrowing MarkupCursor) {
    lines.visit(cursor)
    switch cursor.kind {
    case .text: append(text: cursor.literal)
    case .code: append([.code(PlainText(cursor.literal))])
    case .softBreak: append([" "])
    case .lineBreak: append([.lineBreak])
    case .codeBlock:
      append(.codeBlock(CodeBlock(cursor.literal, info: cursor.info, line: cursor.start.line)))
    case .thematicBreak: append(.thematicBreak)
    case .html, .htmlBlock, .document, .custom: break
    case .quote, .list, .item, .paragraph, .heading, .emphasis, .strong, .link, .image:
      if cursor.isLeaving { close(cursor) } else { open(cursor.kind) }
    }
  }

  private mutating func open(_ kind: MarkupKind) {
    let keeps =
      switch kind {
      // A list and its items are kept together.
      case .item: isKept.last ?? true
      case .paragraph, .heading: true
      default: stack.count < Self.deepest
      }
    isKept.append(keeps)
    if keeps { stack.append(Content()) }
  }

  private mutating func close(_ cursor: borrowing MarkupCursor) {
    guard isKept.popLast() ?? false, let content = stack.popLast() else { return }
    switch cursor.kind {
    case .quote: append(.quote(content.blocks))
    case .item: stack[stack.count - 1].items.append(content.blocks)
    case .list: append(.list(List(numberedFrom: cursor.listStart, blocks: content.items)))
    case .paragraph:
      guard let table = PipeTable(cursor, in: lines) else {
        return append(.paragraph(content.inlines))
      }
      if !table.text.isEmpty {
        for block in [Block](markdown: table.text, linkingTo: destination) { append(block) }
      }
      append(.table(Table(table, linkingTo: destination)))
    case .heading:
      let anchor = names.next(heading: content.inlines.plainText.string)
      append(.heading(level: cursor.headingLevel + shift, content.inlines, anchor: anchor))
    case .emphasis: append([.emphasis(content.inlines)])
    case .strong: append([.strong(content.inlines)])
    case .link:
      append(destination(cursor.url).map { [.link(content.inlines, to: $0)] } ?? content.inlines)
    // A document has drawings of its own, and no pictures.
    case .image: append([.text(content.inlines.plainText)])
    default: break
    }
  }

  private mutating func append(text: String) {
    if !text.isEmpty { append([Inline(text)]) }
  }

  private mutating func append(_ block: Block) {
    stack[stack.count - 1].blocks.append(block)
  }

  private mutating func append(_ inlines: [Inline]) {
    stack[stack.count - 1].inlines += inlines
  }
}

extension Table {
  fileprivate init(_ table: PipeTable, linkingTo destination: @escaping (String) -> Destination?) {
    var reader = MarkdownReader(
      SourceLines(""), shiftingHeadingsBy: 0, linkingTo: destination)
    _ = table.parsedCells { reader.visit($0) }
    var parsed = reader.blocks[...]
    func content(of cell: PipeTable.Cell) -> [Inline] {
      if !cell.isPlain, case .paragraph(let content)? = parsed.popFirst() { return content }
      return cell.source.isEmpty ? [] : [Inline(cell.source)]
    }
    let columns = zip(table.headings, table.isNumeric).map { heading, isNumeric in
      Column(content(of: heading), isNumeric: isNumeric)
    }
    self.init(
      columns: columns, rows: table.rows.map { $0.map { Cell(content(of: $0)) } })
  }
}

extension [Block] {
  /// Reads CommonMark with pipe tables.
  ///
  /// Raw HTML is dropped. A link without a destination becomes its text, an image its alternative. Headings
  /// get GitHub's anchors. Line ends within a paragraph become spaces.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - shift: How many levels further down the headings are than in the source.
  ///   - destination: Returns the destination of an address, or `nil` to drop the link.
  public init(
    markdown: some StringProtocol, shiftingHeadingsBy shift: Int = 0,
    linkingTo destination: @escaping (String) -> Destination? = { Destination(checking: $0) }
  ) {
    var reader = MarkdownReader(
      SourceLines(markdown), shiftingHeadingsBy: shift, linkingTo: destination)
    MarkupArena.with {
      var tree = MarkupNode.parsing(String(markdown))
      tree.edit { reader.visit($0) }
    }
    self = reader.blocks
  }
}
