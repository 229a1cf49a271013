import CCmark

/// A node that has others below it.
package enum MarkupContainer: Equatable, Sendable {
  case document, quote, item, paragraph, emphasis, strong
  /// A list, with bullets if `start` is `nil`.
  case list(start: Int?)
  case heading(level: Int)
  case link(url: String)
  case image(url: String)
}

/// A node without others below it.
package enum MarkupLeaf: Equatable, Sendable {
  case text(String)
  case code(String)
  case codeBlock(String, info: String)
  /// Raw HTML, a block or a part of a line. What it is, is not told: nothing may be made of it.
  case html
  case softBreak, lineBreak, thematicBreak
}

/// A step of a walk through a tree. The lines are those of the source, counted from 1.
package enum MarkupEvent: Equatable, Sendable {
  case open(MarkupContainer, lines: ClosedRange<Int>)
  case close
  case leaf(MarkupLeaf, line: Int)
}

extension MarkupNode {
  /// Reads CommonMark (`cmark_parser_feed`). No text is without meaning, so this cannot fail.
  package static func parsing(_ markdown: String) -> MarkupNode {
    guard let parser = unsafe cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, MarkupArena.memory)
    else { preconditionFailure("cmark made no parser") }
    defer { unsafe cmark_parser_free(parser) }
    var markdown = markdown
    markdown.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    guard let pointer = unsafe cmark_parser_finish(parser) else {
      preconditionFailure("cmark returned no document")
    }
    return unsafe MarkupNode(owning: pointer)
  }

  /// Visits this node and everything below it, without recursion.
  package borrowing func walk(_ visit: (MarkupEvent) throws -> Void) rethrows {
    try unsafe forEachStep { node, isLeaving in
      let firstLine = Int(unsafe cmark_node_get_start_line(node))
      if isLeaving {
        try visit(.close)
      } else if let container = unsafe Self.container(node) {
        let lastLine = Int(unsafe cmark_node_get_end_line(node))
        try visit(.open(container, lines: firstLine...max(firstLine, lastLine)))
      } else {
        try visit(.leaf(unsafe Self.leaf(node), line: firstLine))
      }
    }
  }

  /// Comes to each node below this one, and to itself, when everything before it is done, and again
  /// when everything below it is (`cmark_iter_next`). Without recursion: a hostile document can be
  /// nested more deeply than a stack is.
  borrowing func forEachStep(
    _ body: (_ node: OpaquePointer, _ isLeaving: Bool) throws -> Void
  ) rethrows {
    guard let iterator = unsafe cmark_iter_new(pointer) else {
      preconditionFailure("cmark made no iterator")
    }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(iterator) else {
        return
      }
      try unsafe body(node, event == CMARK_EVENT_EXIT)
    }
  }

  private static func container(_ node: OpaquePointer) -> MarkupContainer? {
    switch unsafe cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LIST:
      unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        ? .list(start: Int(unsafe cmark_node_get_list_start(node))) : .list(start: nil)
    case CMARK_NODE_HEADING: .heading(level: Int(unsafe cmark_node_get_heading_level(node)))
    case CMARK_NODE_LINK: .link(url: unsafe string(cmark_node_get_url(node)))
    case CMARK_NODE_IMAGE: .image(url: unsafe string(cmark_node_get_url(node)))
    default: nil
    }
  }

  private static func leaf(_ node: OpaquePointer) -> MarkupLeaf {
    switch unsafe cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text(unsafe string(cmark_node_get_literal(node)))
    case CMARK_NODE_CODE: .code(unsafe string(cmark_node_get_literal(node)))
    case CMARK_NODE_CODE_BLOCK:
      .codeBlock(
        unsafe string(cmark_node_get_literal(node)),
        info: unsafe string(cmark_node_get_fence_info(node)))
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    default: .html
    }
  }

  /// Copies a string that cmark keeps.
  static func string(_ cString: UnsafePointer<CChar>?) -> String {
    guard let cString = unsafe cString else { return "" }
    return unsafe String(cString: cString)
  }
}
