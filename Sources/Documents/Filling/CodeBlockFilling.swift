import CMarkTree

/// The code blocks of a source that are to be filled in, and what comes in their place.
public struct CodeBlockFilling {
  /// The first word after the fence.
  let language: String
  let blocks: (CodeBlock, inout AnchorNames) -> [Block]

  /// Fills in the code blocks whose first word after the fence is `language`.
  ///
  /// - Parameters:
  ///   - language: The word.
  ///   - blocks: What comes in the place of a code block. It is called in the order of the source,
  ///     and takes the anchors of its blocks from the names. The first and the last of the blocks is
  ///     no list, which would join one above or below.
  public init(
    _ language: String, with blocks: @escaping (CodeBlock, inout AnchorNames) -> [Block]
  ) {
    self.language = language
    self.blocks = blocks
  }

  /// Whether these are the words after the fence of such a code block.
  func takes(info: String) -> Bool {
    guard info.utf8.starts(with: language.utf8) else { return false }
    let next = info.utf8.dropFirst(language.utf8.count).first
    return next == nil || next == 0x20 || next == 0x09
  }

  /// The code block at a cursor, if it is one of these.
  func codeBlock(at cursor: borrowing MarkupCursor) -> CodeBlock? {
    let info = cursor.info
    guard takes(info: info) else { return nil }
    return CodeBlock(cursor.literal, info: info, line: cursor.start.line)
  }
}
