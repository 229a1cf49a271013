import CMarkTree

/// The code blocks of a source that are filled in, and the blocks that replace them.
public struct CodeBlockFilling {
  /// The first word of the info string.
  let language: String
  let blocks: (CodeBlock, inout AnchorNames) -> [Block]

  /// Fills in the code blocks whose info string starts with the word `language`.
  ///
  /// - Parameters:
  ///   - language: The word.
  ///   - blocks: Returns the replacement of a code block, and takes the anchors in it from the names.
  ///     Called in the order of the source. The first and the last block must not be a list, which
  ///     would be merged with a list above or below.
  public init(
    _ language: String, with blocks: @escaping (CodeBlock, inout AnchorNames) -> [Block]
  ) {
    self.language = language
    self.blocks = blocks
  }

  /// Whether a code block with this info string is filled in.
  func takes(info: String) -> Bool {
    guard info.utf8.starts(with: language.utf8) else { return false }
    let next = info.utf8.dropFirst(language.utf8.count).first
    return next == nil || next == 0x20 || next == 0x09
  }

  /// The code block at a cursor, if it is filled in.
  func codeBlock(at cursor: borrowing MarkupCursor) -> CodeBlock? {
    let info = cursor.info
    guard takes(info: info) else { return nil }
    return CodeBlock(cursor.literal, info: info, line: cursor.start.line)
  }
}

extension [Block] {
  /// The same blocks with code blocks filled in.
  ///
  /// - Parameters:
  ///   - filling: The code blocks to replace.
  ///   - names: Names for the anchors of the replacements.
  /// - Returns: The blocks, with each code block replaced.
  public func filling(_ filling: CodeBlockFilling, naming names: inout AnchorNames) -> [Block] {
    replacingCodeBlocks { code in
      filling.takes(info: code.info) ? filling.blocks(code, &names) : nil
    }
  }

  /// The same blocks with some code blocks replaced, also those within other blocks.
  ///
  /// - Parameter replacement: Returns the replacement of a code block, or `nil` to keep it. Called in
  ///   the order of the document.
  /// - Returns: The blocks, with each replacement in the place of its code block.
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
      case .group(var group):
        group.blocks = try group.blocks.replacingCodeBlocks(replacement)
        return [.group(group)]
      case .alternatives(let alternatives):
        return [
          .alternatives(
            Alternatives(
              try alternatives.cases.map { item in
                var item = item
                item.blocks = try item.blocks.replacingCodeBlocks(replacement)
                return item
              }))
        ]
      case .disclosure(var disclosure):
        disclosure.blocks = try disclosure.blocks.replacingCodeBlocks(replacement)
        return [.disclosure(disclosure)]
      case .list(var list):
        list.items = try list.items.map { try $0.replacingCodeBlocks(replacement) }
        return [.list(list)]
      case .heading, .paragraph, .table, .figure, .navigation, .thematicBreak:
        return [block]
      }
    }
  }
}
