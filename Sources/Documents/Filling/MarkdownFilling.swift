import CMarkTree

extension MarkdownSource {
  /// The source as Markdown, with code blocks filled in.
  ///
  /// Outside of the code blocks that are filled in, and of raw HTML that is left out, it is the
  /// same text. A source in which raw HTML would be left, because more of it comes up when some is
  /// cut, because cmark does not tell where it is or because another reader finds some where cmark
  /// does not, is written anew: then the words are the same, and the way to write them is ours. Of
  /// front matter tags are cut as well if a reader that does not know it finds any; if it would
  /// still change how the rest is read, it is left out.
  ///
  /// - Parameters:
  ///   - rawHTML: What is done with raw HTML.
  ///   - filling: Which code blocks are filled in, and how.
  /// - Returns: The Markdown.
  public func markdown(_ rawHTML: RawHTML, filling: CodeBlockFilling) -> String {
    MarkupArena.with { filledIn(rawHTML, filling) }
  }

  private func filledIn(_ rawHTML: RawHTML, _ filling: CodeBlockFilling) -> String {
    var names = AnchorNames()
    var blocks: [[Block]] = []
    var tree = tree()
    tree.edit { cursor in
      if cursor.kind == .codeBlock, let code = filling.codeBlock(at: cursor) {
        blocks.append(filling.blocks(code, &names))
      }
    }
    if rawHTML == .trusted || !text.hasTagStart {
      return filled(tree, filling, with: blocks, isClean: true) ?? text
    }
    if let whole = filled(tree, filling, with: blocks, isClean: false) { return whole }
    let clean = frontMatter.withoutTags
    if !clean.isEmpty {
      let source = MarkdownSource(clean + text[frontMatter.endIndex...])
      if clean != frontMatter, source.frontMatter == clean,
        let whole = source.filled(source.tree(), filling, with: blocks, isClean: false)
      {
        return whole
      }
    }
    // Code blocks are the same ones, in the same order.
    var rest = blocks[...]
    let document = Document(
      [Block](markdown: text[frontMatter.endIndex...]).replacingCodeBlocks { code in
        filling.takes(info: code.info) ? rest.popFirst() : nil
      })
    let written = document.markdown()
    let whole = MarkdownSource(clean + written)
    return whole.frontMatter == clean && !RawHTMLReadings.find(in: whole) ? whole.text : written
  }

  /// The text with blocks in the places of code blocks, and without raw HTML; nil if that cannot be
  /// cut, or if another reader finds some. With `isClean` raw HTML is kept, or there is none.
  private func filled(
    _ tree: consuming MarkupNode, _ filling: CodeBlockFilling, with blocks: [[Block]],
    isClean: Bool
  ) -> String? {
    let lines = SourceLines(text)
    var places = CodeBlockPlaces(lines)
    var removal = RawHTMLRemoval(lines)
    var before = MarkdownOutline()
    tree.edit { cursor in
      if cursor.kind == .codeBlock {
        places.visit(cursor, isFilled: filling.codeBlock(at: cursor) != nil)
      } else if !isClean {
        removal.visit(cursor)
      }
      if !isClean { before.visit(cursor) }
    }
    if isClean { return filled(lines, places.places, with: blocks) }
    if !removal.isEmpty {
      guard let rest = removal.text() else { return nil }
      // What was cut may have kept other things apart, so it is read again.
      let source = MarkdownSource(rest)
      var after = MarkdownOutline()
      var tree = source.tree()
      tree.edit { after.visit($0) }
      guard before == after, !after.hasRawHTML else { return nil }
      return source.filled(tree, filling, with: blocks, isClean: true).flatMap(Self.checked)
    }
    return Self.checked(filled(lines, places.places, with: blocks))
  }

  /// The text, if no reader finds raw HTML in it.
  private static func checked(_ text: String) -> String? {
    RawHTMLReadings.find(in: MarkdownSource(text)) ? nil : text
  }

  /// The text with blocks in the places of code blocks.
  private func filled(
    _ lines: SourceLines, _ places: [CodeBlockPlaces.Place], with blocks: [[Block]]
  ) -> String {
    var result = ""
    var next = 1
    for (place, blocks) in zip(places, blocks) {
      let first = place.lines.lowerBound, last = place.lines.upperBound
      if next < first { result += lines.whole(next...(first - 1)) }
      next = last + 1
      // A paragraph would go on above and below.
      let blank = place.prefix.withoutSpacesAtEnd + lines.end(of: first)
      if !place.beginsContainer, first > 1, !lines.isBlank(first - 1, behind: place.prefix) {
        result += blank
      }
      var prefix = place.opening
      for line in Document(blocks).markdown().split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .dropLast() {
        let whole = prefix + line
        result += (line.isEmpty ? whole.withoutSpacesAtEnd : whole) + lines.end(of: first)
        prefix = place.prefix
      }
      if next <= lines.count, !lines.isBlank(next, behind: place.prefix) { result += blank }
    }
    if next <= lines.count { result += lines.whole(next...lines.count) }
    return result
  }
}

extension String {
  fileprivate var withoutSpacesAtEnd: String {
    utf8.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { String(self[...$0]) } ?? ""
  }
}
