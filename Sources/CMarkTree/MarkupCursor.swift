import CCmark

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What kind of node a walk is at.
package enum MarkupKind: Equatable, Sendable {
  case document, quote, list, item, paragraph, heading, codeBlock, htmlBlock, thematicBreak
  case text, code, html, softBreak, lineBreak, emphasis, strong, link, image
  /// A node with markup of our own.
  case custom
}

/// The node that a walk is at, which may be read and changed.
///
/// A cursor is valid during one step of the walk; the compiler lets nobody keep it. Whoever takes
/// the node away gives the cursor up.
@safe
package struct MarkupCursor: ~Copyable {
  private let pointer: OpaquePointer
  package let kind: MarkupKind
  /// Whether everything below the node has been visited. A node that can have nothing below it is
  /// visited once, and then this is true.
  package let isLeaving: Bool

  fileprivate init(_ pointer: OpaquePointer, isLeaving: Bool) {
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
  package var literal: String { unsafe MarkupNode.string(cmark_node_get_literal(pointer)) }

  /// The first byte of the text, or `nil` if there is none.
  package var firstByte: UInt8? {
    guard let literal = unsafe cmark_node_get_literal(pointer) else { return nil }
    let byte = UInt8(bitPattern: unsafe literal[0])
    return byte == 0 ? nil : byte
  }

  /// What stands behind the fence of a code block (`cmark_node_get_fence_info`).
  package var info: String { unsafe MarkupNode.string(cmark_node_get_fence_info(pointer)) }

  /// The address of a link or an image, without the escaping of HTML (`cmark_node_get_url`).
  package var url: String { unsafe MarkupNode.string(cmark_node_get_url(pointer)) }

  /// The level of a heading.
  package var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }

  /// Where the node begins in the source.
  package var start: MarkupPosition { unsafe Self.start(of: pointer) }

  /// The line on which the node ends, as cmark has it: it is off by one for raw HTML, and for a
  /// code block that ends with the quote or the list it is in.
  package var lastLine: Int { Int(unsafe cmark_node_get_end_line(pointer)) }

  /// Whether anything is below the node.
  package var isEmpty: Bool { unsafe cmark_node_first_child(pointer) == nil }

  /// Whether no other node comes before it below its parent.
  package var isFirst: Bool { unsafe cmark_node_previous(pointer) == nil }

  /// The node above, and where it begins; `nil` above the root.
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

/// A place in a source: a line, and a byte in it, both counted from 1.
package struct MarkupPosition: Equatable, Sendable {
  package var line: Int
  package var column: Int
}

// MARK: - Changing

extension MarkupCursor {
  /// Takes the node away, with everything below it (`cmark_node_free`).
  package consuming func remove() {
    unsafe cmark_node_free(pointer)
  }

  /// Puts another node in the place of this one (`cmark_node_replace`).
  package consuming func replace(with node: consuming MarkupNode) {
    let status = unsafe cmark_node_replace(pointer, node.release())
    precondition(status == 1, "cmark refused a node in the place of another")
    unsafe cmark_node_free(pointer)
  }

  /// Takes the first scalar of a text away (`cmark_node_set_literal`).
  package borrowing func removeFirstScalar() {
    guard let literal = unsafe cmark_node_get_literal(pointer), unsafe literal[0] != 0 else {
      return
    }
    var rest = unsafe literal + 1
    while unsafe UInt8(bitPattern: rest[0]) & 0xC0 == 0x80 { unsafe rest += 1 }
    let text = unsafe strdup(rest)
    unsafe cmark_node_set_literal(pointer, text)
    unsafe free(text)
  }

  /// Gives a text or a code span other words (`cmark_node_set_literal`), without a NUL.
  package borrowing func setLiteral(_ literal: String) {
    let status = unsafe cmark_node_set_literal(pointer, literal)
    precondition(status == 1, "cmark refused a text")
  }

  /// Lets a link or an image lead elsewhere (`cmark_node_set_url`), or nowhere.
  package borrowing func setURL(_ url: String) {
    let status = unsafe cmark_node_set_url(pointer, url)
    precondition(status == 1, "cmark refused an address")
  }

  /// Puts another node before this one (`cmark_node_insert_before`). To cmark this takes time for
  /// every node above.
  package borrowing func insertBefore(_ node: consuming MarkupNode) {
    let status = unsafe cmark_node_insert_before(pointer, node.release())
    precondition(status == 1, "cmark refused a node before another")
  }

  /// Puts what is below the node in its place. To cmark this takes time for every node above.
  package consuming func unwrap() {
    while let child = unsafe cmark_node_first_child(pointer) {
      let status = unsafe cmark_node_insert_before(pointer, child)
      precondition(status == 1, "cmark refused a node in the place of its parent")
    }
    unsafe cmark_node_free(pointer)
  }

  /// Moves what is below the node to the end of what is below another.
  package borrowing func moveChildren(to other: inout MarkupNode) {
    unsafe MarkupNode.moveChildren(of: pointer, to: &other)
  }
}

// MARK: - Walking

extension MarkupNode {
  /// Visits this node and everything below it, without recursion.
  ///
  /// A node may be taken away once it is left; nodes above it and beside it must stay. Unlike
  /// ``walk(_:)`` this copies nothing that is not asked for.
  package mutating func edit(_ visit: (consuming MarkupCursor) throws -> Void) rethrows {
    try unsafe forEachStep { node, isLeaving in
      try visit(unsafe MarkupCursor(node, isLeaving: isLeaving))
    }
  }
}
