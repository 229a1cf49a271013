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
