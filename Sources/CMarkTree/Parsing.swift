import CCmark

extension MarkupNode {
  /// Parses CommonMark (`cmark_parser_feed`). Every text is valid, so this cannot fail.
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

  /// Visits this node and its descendants in document order (`cmark_iter_next`).
  ///
  /// A node with children is visited before and after them. The visitor may remove or replace the
  /// node that it leaves; ancestors and siblings must stay. The walk does not recurse: a document can be nested more
  /// deeply than the stack allows.
  package mutating func edit(_ visit: (consuming MarkupCursor) throws -> Void) rethrows {
    guard let iterator = unsafe cmark_iter_new(pointer) else {
      preconditionFailure("cmark made no iterator")
    }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(iterator) else {
        return
      }
      try visit(unsafe MarkupCursor(node, isLeaving: event == CMARK_EVENT_EXIT))
    }
  }
}
