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
      var names = AnchorNames()
      var blocks: [[Block]] = []
      var tree = tree()
      tree.edit { cursor in
        if cursor.kind == .codeBlock, let code = filling.codeBlock(at: cursor) {
          blocks.append(filling.blocks(code, &names))
        }
      }
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
      let written = Document(
        [Block](markdown: body).replacingCodeBlocks { code in
          filling.takes(info: code.info) ? rest.popFirst() : nil
        }
      ).markdown()
      let whole = MarkdownSource(clean + written)
      return whole.frontMatter == clean && RawHTMLCheck.passes(whole) ? whole.text : written
    }
  }

  /// The source with raw HTML cut out; `nil` if the rest would not say the same.
  private func withoutRawHTML() -> MarkdownSource? {
    var cuts = RawHTMLCuts(text)
    var tree = tree()
    tree.edit { cuts.visit($0) }
    if cuts.isEmpty { return self }
    guard let rest = cuts.text().map({ MarkdownSource($0) }) else { return nil }
    return words == rest.words ? rest : nil
  }

  /// The HTML without raw HTML and white space, to compare the content of sources.
  private var words: [UInt8] {
    var tree = tree()
    tree.edit { cursor in
      switch cursor.kind {
      case .html, .htmlBlock, .softBreak, .lineBreak: cursor.remove()
      case .text: if cursor.literal.utf8.allSatisfy(\.isMarkdownSpace) { cursor.remove() }
      case .paragraph, .heading: if cursor.isLeaving, cursor.isEmpty { cursor.remove() }
      default: break
      }
    }
    return tree.html().utf8.filter { !$0.isMarkdownSpace && $0 != 0x0A }
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
