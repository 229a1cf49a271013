import CMarkTree
internal import Wording

extension MarkdownSource {
  /// A source as HTML.
  public struct HTML: Sendable {
    /// The text of the first heading; empty if there is none.
    public let title: PlainText
    /// The content of a page's `main` element.
    public let content: String
  }

  /// The source as HTML, with pipe tables, anchors at headings, and code blocks filled in.
  ///
  /// cmark's safe mode omits raw HTML, and the addresses of links that can run a script.
  ///
  /// - Parameter filling: The code blocks to replace.
  /// - Returns: The HTML and its title.
  public func html(filling: CodeBlockFilling) -> HTML {
    MarkupArena.with {
      var tree = tree()
      var pass = HTMLFilling(SourceLines(text), filling)
      tree.edit { pass.visit($0) }
      return HTML(
        title: PlainText(pass.title ?? ""),
        content: withoutCommands(tree.html(), colon: "&#58;"))
    }
  }
}

/// Changes a tree that cmark parsed, so that cmark renders it as our HTML.
private struct HTMLFilling {
  /// The source of pipe tables.
  private var lines: ContainerPrefix
  private let filling: CodeBlockFilling?
  /// Whether each paragraph is a cell of a table, also an empty one.
  private let isOfCells: Bool
  private var names = AnchorNames()
  private(set) var title: String?
  private var depth = 0
  /// The text of the current heading.
  private var heading: String?

  /// The depth up to which nodes are inserted, which takes cmark time linear in the depth.
  private static let deepest = 50

  init(_ lines: SourceLines, _ filling: CodeBlockFilling? = nil, isOfCells: Bool = false) {
    self.isOfCells = isOfCells
    self.lines = ContainerPrefix(lines)
    self.filling = filling
  }

  mutating func visit(_ cursor: consuming MarkupCursor) {
    lines.visit(cursor)
    guard cursor.isLeaving else {
      depth += 1
      if cursor.kind == .heading { heading = "" }
      return
    }
    switch cursor.kind {
    case .text, .code: heading? += cursor.literal
    case .softBreak, .lineBreak: heading? += " "
    case .codeBlock: leaveCodeBlock(cursor)
    case .html, .htmlBlock, .thematicBreak, .custom: break
    case .paragraph: leaveParagraph(cursor)
    case .heading: leaveHeading(cursor)
    case .document, .quote, .list, .item, .emphasis, .strong, .link, .image: depth -= 1
    }
  }

  private mutating func leaveCodeBlock(_ cursor: consuming MarkupCursor) {
    guard let code = filling?.codeBlock(at: cursor), let filling else { return }
    var block = MarkupNode.block()
    HTMLLowering().append(filling.blocks(code, &names), to: &block)
    cursor.replace(with: block)
  }

  private mutating func leaveParagraph(_ cursor: consuming MarkupCursor) {
    depth -= 1
    if cursor.isEmpty {
      if !isOfCells { cursor.remove() }
    } else if depth <= Self.deepest, let table = PipeTable(cursor, in: lines) {
      // The table and what is above it are read anew.
      cursor.removeChildren()
      guard !table.text.isEmpty else { return cursor.replace(with: node(of: table)) }
      var pass = HTMLFilling(SourceLines(""))
      var above = MarkupNode.parsing(table.text)
      above.edit { pass.visit($0) }
      var block = MarkupNode.block()
      above.moveChildren(to: &block)
      block.append(node(of: table))
      cursor.replace(with: block)
    }
  }

  private mutating func leaveHeading(_ cursor: consuming MarkupCursor) {
    depth -= 1
    defer { heading = nil }
    // A heading without words has no anchor.
    guard !cursor.isEmpty else { return }
    let words = PlainText(heading ?? "").trimmed.string
    title = title ?? words
    let anchor = names.next(heading: words)
    var node = MarkupNode.headingElement(level: cursor.headingLevel, anchor: anchor)
    cursor.moveChildren(to: &node)
    var block = MarkupNode.block()
    block.append(onOneLine: node)
    cursor.replace(with: block)
  }

  private func node(of table: PipeTable) -> MarkupNode {
    var pass = HTMLFilling(SourceLines(""), isOfCells: true)
    var parsed = table.parsedCells { pass.visit($0) }
    var cells = ([table.headings] + table.rows).joined().makeIterator()
    let row = table.isNumeric.map { _ in Table.Cell([]) }
    let shape = Table(
      columns: table.isNumeric.map { Table.Column([], isNumeric: $0) },
      rows: Array(repeating: row, count: table.rows.count))
    return HTMLTable(shape, hasContents: false).node { _, node in
      guard let cell = cells.next() else { return }
      if !cell.isPlain {
        parsed.moveFirstChildren(to: &node)
      } else if !cell.source.isEmpty {
        node.append(.text(cell.source))
      }
    }
  }
}
