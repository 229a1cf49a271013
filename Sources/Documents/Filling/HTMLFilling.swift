import CMarkTree

extension MarkdownSource {
  /// A source as HTML.
  public struct HTML: Sendable {
    /// The text of the first heading; nothing if there is none.
    public let title: PlainText
    /// What belongs into a page's `main`.
    public let fragment: String
  }

  /// The source as HTML, with code blocks filled in.
  ///
  /// - Parameters:
  ///   - rawHTML: What is done with raw HTML.
  ///   - filling: Which code blocks are filled in, and how.
  /// - Returns: The HTML and its title.
  public func html(
    _ rawHTML: RawHTML, filling: CodeBlockFilling
  ) -> HTML {
    MarkupArena.with {
      var tree = tree()
      var pass = HTMLFilling(source: self, rawHTML: rawHTML, filling: filling)
      tree.edit { pass.visit($0) }
      return HTML(
        title: PlainText(pass.title ?? ""),
        fragment: tree.html(passingRawHTML: rawHTML == .trusted))
    }
  }
}

/// Makes of a tree that cmark read one that cmark can write as our HTML.
struct HTMLFilling {
  private let source: MarkdownSource
  private let rawHTML: MarkdownSource.RawHTML
  private let filling: CodeBlockFilling
  private var names = AnchorNames()
  private(set) var title: String?

  private lazy var lines = SourceLines(source.text)
  private var depth = 0
  /// The words of the heading that the walk is in.
  private var heading: String?
  private var secondLine = SecondLine.none

  /// Whether the second line of the paragraph that the walk is in may be the rule of a pipe table.
  private enum SecondLine {
    case none, ahead, next, isRule
  }

  /// How deeply something may be nested to be put into its place: it costs a step for each level.
  private static let deepest = 50

  init(source: MarkdownSource, rawHTML: MarkdownSource.RawHTML, filling: CodeBlockFilling) {
    self.source = source
    self.rawHTML = rawHTML
    self.filling = filling
  }

  mutating func visit(_ cursor: consuming MarkupCursor) {
    guard cursor.isLeaving else { return enter(cursor) }
    switch cursor.kind {
    case .text, .code: read(cursor)
    case .softBreak, .lineBreak:
      heading? += " "
      secondLine = secondLine == .ahead ? .next : secondLine == .isRule ? .isRule : .none
    case .html, .htmlBlock: leaveRawHTML(cursor)
    case .codeBlock: leaveCodeBlock(cursor)
    case .thematicBreak, .custom: break
    case .paragraph: leaveParagraph(cursor)
    case .heading: leaveHeading(cursor)
    case .link, .image: leaveLink(cursor)
    case .document, .quote, .list, .item, .emphasis, .strong: depth -= 1
    }
  }

  private mutating func enter(_ cursor: borrowing MarkupCursor) {
    depth += 1
    switch cursor.kind {
    case .heading: heading = ""
    // In a quote or a list the lines of the source are not the lines of the paragraph.
    case .paragraph: secondLine = depth == 2 ? .ahead : .none
    default: break
    }
  }

  private mutating func read(_ cursor: borrowing MarkupCursor) {
    heading? += cursor.literal
    if secondLine == .next {
      let isRule = cursor.firstByte.map { "|:-".utf8.contains($0) } ?? false
      secondLine = isRule ? .isRule : .none
    }
  }

  private func leaveRawHTML(_ cursor: consuming MarkupCursor) {
    guard rawHTML == .leftOut else { return }
    if cursor.kind == .html, depth <= Self.deepest, MarkdownSource.isLineBreak(cursor.literal) {
      cursor.replace(with: .text(" "))
    } else {
      cursor.remove()
    }
  }

  private mutating func leaveCodeBlock(_ cursor: consuming MarkupCursor) {
    guard let code = filling.codeBlock(at: cursor) else { return }
    var block = MarkupNode.block()
    HTMLLowering().append(filling.blocks(code, &names), to: &block)
    cursor.replace(with: block)
  }

  private mutating func leaveParagraph(_ cursor: consuming MarkupCursor) {
    depth -= 1
    let mayBeTable = secondLine == .isRule
    secondLine = .none
    guard !cursor.isEmpty else { return cursor.remove() }
    let first = cursor.start.line
    guard mayBeTable, let table = lines.table(in: first...max(first, cursor.lastLine)) else {
      return
    }
    cursor.replace(with: node(of: table))
  }

  private mutating func leaveHeading(_ cursor: consuming MarkupCursor) {
    depth -= 1
    defer { heading = nil }
    guard !cursor.isEmpty else { return cursor.remove() }
    let words = PlainText(heading ?? "").trimmed.string
    title = title ?? words
    let name = TrustedMarkup(word: "h\(cursor.headingLevel)")
    var opening = "<" + name + " id=\""
    opening += TrustedMarkup(names.next(heading: words))
    opening += "\">"
    var node = MarkupNode.inline(opening: opening, closing: "</" + name + ">")
    cursor.moveChildren(to: &node)
    var block = MarkupNode.block()
    block.append(onOneLine: node)
    cursor.replace(with: block)
  }

  private mutating func leaveLink(_ cursor: consuming MarkupCursor) {
    depth -= 1
    guard rawHTML == .leftOut, !Address.isAllowed(cursor.url) else { return }
    if depth <= Self.deepest { cursor.unwrap() } else { cursor.setURL("") }
  }
}

// MARK: - Pipe tables

extension HTMLFilling {
  private func node(of table: PipeTable) -> MarkupNode {
    var paragraphs = paragraphs(of: table)
    var region = MarkupNode.block(
      opening: "<div class=\"table\" tabindex=\"0\">", closing: "</div>")
    var result = MarkupNode.block(opening: "<table>", closing: "</table>")
    var head = MarkupNode.block(opening: "<thead>", closing: "</thead>")
    let headings: [TrustedMarkup] = table.isNumeric.map {
      $0 ? "<th scope=\"col\" class=\"number\">" : "<th scope=\"col\">"
    }
    head.append(row(table.headings, in: headings, closing: "</th>", &paragraphs))
    result.append(head)
    if !table.rows.isEmpty {
      var body = MarkupNode.block(opening: "<tbody>", closing: "</tbody>")
      let columns: [TrustedMarkup] = table.isNumeric.map {
        $0 ? "<td class=\"number\">" : "<td>"
      }
      for cells in table.rows {
        body.append(row(cells, in: columns, closing: "</td>", &paragraphs))
      }
      result.append(body)
    }
    region.append(result)
    return region
  }

  private func row(
    _ cells: [PipeTable.Cell], in columns: [TrustedMarkup], closing: TrustedMarkup,
    _ paragraphs: inout MarkupNode
  ) -> MarkupNode {
    var row = MarkupNode.block(opening: "<tr>", closing: "</tr>")
    for (cell, opening) in zip(cells, columns) {
      var node = MarkupNode.inline(opening: opening, closing: closing)
      if !cell.isPlain {
        paragraphs.moveFirstChildren(to: &node)
      } else if !cell.source.isEmpty {
        node.append(.text(cell.source))
      }
      row.append(node)
    }
    return row
  }

  /// What the cells say that are not plain: a paragraph for each, in the order of the table. Links
  /// defined elsewhere in the source are not known in them.
  private func paragraphs(of table: PipeTable) -> MarkupNode {
    var text = ""
    for cells in [table.headings] + table.rows {
      // A cell is part of a line, whatever it begins with. Behind a space that is none to cmark
      // nothing can begin but a line.
      for cell in cells where !cell.isPlain {
        text += "\u{A0}"
        text += cell.source
        text += "\n\n"
      }
    }
    var tree = MarkupNode.parsing(text)
    var pass = HTMLFilling(
      source: source, rawHTML: rawHTML, filling: CodeBlockFilling("") { _, _ in [] })
    var isFirst = false
    tree.edit { cursor in
      if cursor.kind == .paragraph {
        isFirst = !cursor.isLeaving
      } else if isFirst, cursor.kind == .text {
        cursor.removeFirstScalar()
        isFirst = false
      }
      pass.visit(cursor)
    }
    return tree
  }
}
