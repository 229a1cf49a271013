import CMarkTree

extension MarkdownSource {
  /// The source as Markdown, with code blocks filled in. Every other byte stays as it is.
  ///
  /// - Parameter filling: The code blocks to replace.
  /// - Returns: The Markdown.
  public func markdown(filling: CodeBlockFilling) -> String {
    MarkupArena.with {
      let lines = SourceLines(text)
      var places: [CodeBlockPlace] = []
      var blocks: [[Block]] = []
      var names = AnchorNames()
      var prefix = ContainerPrefix(lines)
      var tree = tree()
      tree.edit { cursor in
        prefix.visit(cursor)
        guard cursor.kind == .codeBlock else { return }
        if let last = places.indices.last { places[last].end(before: cursor.start.line) }
        guard let code = filling.codeBlock(at: cursor) else { return }
        places.append(CodeBlockPlace(cursor, behind: prefix, in: lines))
        blocks.append(filling.blocks(code, &names))
      }
      let bytes = Array(text.utf8)
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
}
