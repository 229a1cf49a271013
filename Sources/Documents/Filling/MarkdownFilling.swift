import CMarkTree

extension MarkdownSource {
  /// The source as Markdown, with code blocks filled in.
  ///
  /// The rest of the text stays as it is, except for raw HTML, which is cut out. Where that would
  /// change what the rest says, or where another reader might still find raw HTML, the document is
  /// read and written anew: with the same words, in our style. Tags are cut out of front matter as
  /// well if a reader that does not know front matter finds them; if that does not help, the front
  /// matter is dropped.
  ///
  /// - Parameters:
  ///   - rawHTML: How raw HTML is treated.
  ///   - filling: The code blocks to replace.
  /// - Returns: The Markdown.
  public func markdown(_ rawHTML: RawHTML, filling: CodeBlockFilling) -> String {
    MarkupArena.with {
      let blocks = blocks(of: filling)
      if rawHTML == .trusted || !text.utf8.hasTagStart { return replacing(filling, with: blocks) }
      let body = text[frontMatter.endIndex...]
      let clean = String(frontMatter).withoutTags
      for front in frontMatter == clean ? [clean] : [String(frontMatter), clean] {
        let source = MarkdownSource(front + body)
        guard source.frontMatter == front, let rest = source.withoutRawHTML() else { continue }
        let result = rest.replacing(filling, with: blocks)
        if RawHTMLCheck.passes(MarkdownSource(result)) { return result }
      }
      var rest = blocks[...]
      let document = Document(
        [Block](markdown: body, linkingTo: Destination.init(harmless:)).replacingCodeBlocks {
          code in
          filling.takes(info: code.info) ? rest.popFirst() : nil
        })
      // Readers give the headings their anchors.
      let written = MarkdownLowering(writtenAnchors: []).tree(of: document).commonMark()
      let whole = MarkdownSource(clean + written)
      return whole.frontMatter == clean && RawHTMLCheck.passes(whole) ? whole.text : written
    }
  }

  /// What each code block is filled with. The tree is freed here, because further trees take as much memory.
  private func blocks(of filling: CodeBlockFilling) -> [[Block]] {
    var names = AnchorNames()
    var blocks: [[Block]] = []
    var tree = tree()
    tree.edit { cursor in
      if cursor.kind == .codeBlock, let code = filling.codeBlock(at: cursor) {
        blocks.append(filling.blocks(code, &names))
      }
    }
    return blocks
  }

  /// The source with raw HTML cut out; `nil` if the rest would not say the same.
  private func withoutRawHTML() -> MarkdownSource? {
    var cuts = RawHTMLCuts(text)
    var tree = tree()
    tree.edit { cuts.visit($0) }
    if cuts.isEmpty { return self }
    guard let rest = cuts.text().map({ MarkdownSource($0) }) else { return nil }
    return content == rest.content ? rest : nil
  }

  /// The HTML without white space and paragraphs of nothing else, to compare the content of sources.
  private var content: [UInt8] {
    var content: [UInt8] = []
    for byte in html(.leftOut).fragment.utf8 where !byte.isMarkdownSpace && byte != 0x0A {
      content.append(byte)
      let isEnd = byte == UInt8(ascii: ">") && content.suffix(7).elementsEqual("<p></p>".utf8)
      if isEnd { content.removeLast(7) }
    }
    return content
  }

  /// The source with each code block that is filled in replaced by blocks.
  private func replacing(_ filling: CodeBlockFilling, with blocks: [[Block]]) -> String {
    if blocks.isEmpty { return text }
    let bytes = Array(text.utf8)
    let lines = SourceLines(text)
    var places: [CodeBlockPlace] = []
    var prefix = ContainerPrefix(lines)
    var tree = tree()
    tree.edit { cursor in
      prefix.visit(cursor)
      guard cursor.kind == .codeBlock else { return }
      if let last = places.indices.last { places[last].end(before: cursor.start.line) }
      if filling.codeBlock(at: cursor) != nil {
        places.append(CodeBlockPlace(cursor, behind: prefix, in: lines))
      }
    }
    var result: [UInt8] = []
    var next = 1
    for (place, blocks) in zip(places, blocks) {
      if next < place.lines.lowerBound {
        result += bytes[lines.range(of: next...(place.lines.lowerBound - 1))]
      }
      place.append(Document(blocks).markdown(), to: &result, in: lines)
      next = place.lines.upperBound + 1
    }
    if next <= lines.count { result += bytes[lines.range(of: next...lines.count)] }
    return String(decoding: result, as: UTF8.self)
  }
}
