import CCmark

/// The kind of a node.
package enum MarkupKind: Equatable, Sendable {
  case document, quote, list, item, paragraph, heading, codeBlock, htmlBlock, thematicBreak
  case text, code, html, softBreak, lineBreak, emphasis, strong, link, image
  /// A node with markup of our own.
  case custom
}

/// The current node of a walk, to be read and changed.
///
/// A cursor is valid during one step of the walk, and cannot be copied. Removing or replacing the
/// node consumes the cursor.
@safe
package struct MarkupCursor: ~Copyable {
  private let pointer: OpaquePointer
  package let kind: MarkupKind
  /// Whether the node's children have been visited. Always true for a node that cannot have any,
  /// which is visited once.
  package let isLeaving: Bool

  init(_ pointer: OpaquePointer, isLeaving: Bool) {
    unsafe self.pointer = pointer
    self.kind = unsafe Self.kind(of: pointer)
    self.isLeaving =
      switch self.kind {
      case .codeBlock, .htmlBlock, .thematicBreak, .text, .code, .html, .softBreak, .lineBreak: true
      default: isLeaving
      }
  }

  private static func kind(of pointer: OpaquePointer) -> MarkupKind {
    switch unsafe cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_HTML_INLINE: .html
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_DOCUMENT: .document
    default: .custom
    }
  }
}

// MARK: - Reading

extension MarkupCursor {
  /// The text of a text, a code span, a code block or raw HTML (`cmark_node_get_literal`).
  package var literal: String { unsafe Self.string(cmark_node_get_literal(pointer)) }

  /// The info string of a code block (`cmark_node_get_fence_info`).
  package var info: String { unsafe Self.string(cmark_node_get_fence_info(pointer)) }

  /// The address of a link or an image, without the escaping of HTML (`cmark_node_get_url`).
  package var url: String { unsafe Self.string(cmark_node_get_url(pointer)) }

  /// The level of a heading.
  package var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }

  /// The number of the first item of an ordered list; `nil` for a bullet list.
  package var listStart: Int? {
    unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(unsafe cmark_node_get_list_start(pointer)) : nil
  }

  /// The position of the node in the source.
  package var start: MarkupPosition { unsafe Self.start(of: pointer) }

  /// The last line of the node according to cmark, which is off by one for raw HTML, and for a code
  /// block that ends with its quote or its list.
  package var lastLine: Int { Int(unsafe cmark_node_get_end_line(pointer)) }

  /// Whether the node has no children.
  package var isEmpty: Bool { unsafe cmark_node_first_child(pointer) == nil }

  /// Whether the node is the first child of its parent.
  package var isFirst: Bool { unsafe cmark_node_previous(pointer) == nil }

  /// The kind and the position of the parent; `nil` for the root.
  package var parent: (kind: MarkupKind, start: MarkupPosition)? {
    guard let parent = unsafe cmark_node_parent(pointer) else { return nil }
    return unsafe (Self.kind(of: parent), Self.start(of: parent))
  }

  private static func start(of pointer: OpaquePointer) -> MarkupPosition {
    MarkupPosition(
      line: Int(unsafe cmark_node_get_start_line(pointer)),
      column: Int(unsafe cmark_node_get_start_column(pointer)))
  }
}

/// A line of a source and a byte in that line, both counted from 1.
package struct MarkupPosition: Equatable, Sendable {
  package var line: Int
  package var column: Int
}

extension MarkupCursor {
  /// Copies a string of cmark.
  private static func string(_ cString: UnsafePointer<CChar>?) -> String {
    guard let cString = unsafe cString else { return "" }
    return unsafe String(cString: cString)
  }
}

// MARK: - Changing

extension MarkupCursor {
  /// Removes the node with its descendants (`cmark_node_free`).
  package consuming func remove() {
    unsafe cmark_node_free(pointer)
  }

  /// Removes the children of the node, which is being left.
  package borrowing func removeChildren() {
    while let child = unsafe cmark_node_first_child(pointer) { unsafe cmark_node_free(child) }
  }

  /// Replaces the node with another (`cmark_node_replace`).
  package consuming func replace(with node: consuming MarkupNode) {
    let status = unsafe cmark_node_replace(pointer, node.release())
    precondition(status == 1, "cmark refused a node in the place of another")
    unsafe cmark_node_free(pointer)
  }

  /// Sets the text of a text or a code span (`cmark_node_set_literal`), which must not have a NUL.
  package borrowing func setLiteral(_ literal: String) {
    let status = unsafe cmark_node_set_literal(pointer, literal)
    precondition(status == 1, "cmark refused a text")
  }

  /// Appends the children of the node to another node.
  package borrowing func moveChildren(to other: inout MarkupNode) {
    unsafe MarkupNode.moveChildren(of: pointer, to: &other)
  }
}
