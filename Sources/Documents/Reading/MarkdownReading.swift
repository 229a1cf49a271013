import CMarkTree

extension [Block] {
  /// Reads CommonMark with pipe tables.
  ///
  /// Raw HTML is dropped. A link or an image whose address is not a ``Destination`` becomes its
  /// text. Headings get GitHub's anchors. Line ends within a paragraph become spaces.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - shift: How many levels further down the headings are than they say.
  public init(markdown: some StringProtocol, shiftingHeadingsBy shift: Int = 0) {
    let source = String(markdown)
    var reader = MarkdownReader(source: source, shift: shift)
    MarkupArena.with { MarkupNode.parsing(source).walk { reader.visit($0) } }
    self = reader.blocks
  }

  /// The same blocks with some code blocks replaced, in quotes, notes, sections and lists too.
  ///
  /// - Parameter replacement: What stands for a code block, or `nil` to keep it. It is called in
  ///   the order of the document.
  /// - Returns: The blocks, with what stands for each code block in its place.
  public func replacingCodeBlocks(
    _ replacement: (CodeBlock) throws -> [Block]?
  ) rethrows -> [Block] {
    try flatMap { block in
      switch block {
      case .codeBlock(let code):
        return try replacement(code) ?? [block]
      case .quote(let blocks):
        return [.quote(try blocks.replacingCodeBlocks(replacement))]
      case .note(var note):
        note.blocks = try note.blocks.replacingCodeBlocks(replacement)
        return [.note(note)]
      case .section(var section):
        section.blocks = try section.blocks.replacingCodeBlocks(replacement)
        return [.section(section)]
      case .list(var list):
        list.items = try list.items.map { try $0.replacingCodeBlocks(replacement) }
        return [.list(list)]
      case .heading, .paragraph, .table, .figure, .navigation, .thematicBreak:
        return [block]
      }
    }
  }
}

extension [Block] {
  /// The same blocks with code blocks filled in.
  ///
  /// - Parameters:
  ///   - filling: Which code blocks are filled in, and how.
  ///   - names: Names for the anchors of what comes in their place.
  /// - Returns: The blocks, with what stands for each code block in its place.
  public func filling(_ filling: CodeBlockFilling, naming names: inout AnchorNames) -> [Block] {
    replacingCodeBlocks { code in
      filling.takes(info: code.info) ? filling.blocks(code, &names) : nil
    }
  }
}

extension Document {
  /// Reads CommonMark, as `[Block].init(markdown:)` does. The first heading is the title.
  public init(markdown: some StringProtocol, language: Slug = "en") {
    let blocks = [Block](markdown: markdown)
    let headings = blocks.lazy.compactMap { block in
      if case .heading(_, let content, _) = block { content.plainText } else { nil }
    }
    self.init(title: headings.first ?? "", language: language, blocks)
  }
}

extension [Inline] {
  /// Reads one line of CommonMark; text that is anything but a line is taken as it is.
  init(markdownLine text: some StringProtocol) {
    let blocks = [Block](markdown: text)
    if blocks.isEmpty {
      self = []
    } else if blocks.count == 1, case .paragraph(let content) = blocks[0] {
      self = content
    } else {
      self = [Inline(text)]
    }
  }
}
