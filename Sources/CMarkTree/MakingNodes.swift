import CCmark

// MARK: - Blocks

extension MarkupNode {
  package static func document() -> MarkupNode { MarkupNode(type: CMARK_NODE_DOCUMENT) }
  package static func paragraph() -> MarkupNode { MarkupNode(type: CMARK_NODE_PARAGRAPH) }
  package static func quote() -> MarkupNode { MarkupNode(type: CMARK_NODE_BLOCK_QUOTE) }
  package static func listItem() -> MarkupNode { MarkupNode(type: CMARK_NODE_ITEM) }

  package static func thematicBreak() -> MarkupNode { MarkupNode(type: CMARK_NODE_THEMATIC_BREAK) }

  /// Makes a heading; `level` is 1 to 6.
  package static func heading(level: Int) -> MarkupNode {
    let node = MarkupNode(type: CMARK_NODE_HEADING)
    let status = unsafe cmark_node_set_heading_level(node.pointer, Int32(clamping: level))
    precondition(status == 1, "a heading level is 1 to 6, not \(level)")
    return node
  }

  /// Makes a list, with bullets or numbered from `start`; `isTight` sets its items close together.
  package static func list(numberedFrom start: Int?, isTight: Bool) -> MarkupNode {
    let node = MarkupNode(type: CMARK_NODE_LIST)
    unsafe cmark_node_set_list_tight(node.pointer, isTight ? 1 : 0)
    guard let start else { return node }
    // Nine digits are the most that a reader of CommonMark takes.
    precondition(0...999_999_999 ~= start, "a list does not start at \(start)")
    unsafe cmark_node_set_list_type(node.pointer, CMARK_ORDERED_LIST)
    unsafe cmark_node_set_list_delim(node.pointer, CMARK_PERIOD_DELIM)
    unsafe cmark_node_set_list_start(node.pointer, Int32(clamping: start))
    return node
  }

  /// Makes a fenced code block. `literal` ends with a line feed; `info` is written as it is.
  package static func codeBlock(_ literal: String, info: String) -> MarkupNode {
    let node = MarkupNode(type: CMARK_NODE_CODE_BLOCK)
    unsafe lend(literal) { unsafe cmark_node_set_literal(node.pointer, $0) }
    unsafe lend(info) { unsafe cmark_node_set_fence_info(node.pointer, $0) }
    return node
  }

  /// Makes a block that writes `opening` and `closing` around its children.
  package static func block(
    opening: TrustedMarkup = "", closing: TrustedMarkup = ""
  ) -> MarkupNode {
    custom(CMARK_NODE_CUSTOM_BLOCK, opening: opening, closing: closing)
  }
}

// MARK: - Inlines

extension MarkupNode {
  package static func emphasis() -> MarkupNode { MarkupNode(type: CMARK_NODE_EMPH) }
  package static func strong() -> MarkupNode { MarkupNode(type: CMARK_NODE_STRONG) }
  package static func softBreak() -> MarkupNode { MarkupNode(type: CMARK_NODE_SOFTBREAK) }
  package static func lineBreak() -> MarkupNode { MarkupNode(type: CMARK_NODE_LINEBREAK) }

  /// Makes text, which the renderers escape.
  package static func text(_ literal: String) -> MarkupNode {
    let node = MarkupNode(type: CMARK_NODE_TEXT)
    unsafe lend(literal) { unsafe cmark_node_set_literal(node.pointer, $0) }
    return node
  }

  /// Makes a code span, which the renderers escape.
  package static func code(_ literal: String) -> MarkupNode {
    let node = MarkupNode(type: CMARK_NODE_CODE)
    unsafe lend(literal) { unsafe cmark_node_set_literal(node.pointer, $0) }
    return node
  }

  /// Makes a link around its children. The caller must check `url`: cmark refuses only four schemes,
  /// and only in HTML.
  package static func link(to url: String) -> MarkupNode {
    let node = MarkupNode(type: CMARK_NODE_LINK)
    unsafe lend(url) { unsafe cmark_node_set_url(node.pointer, $0) }
    return node
  }

  /// Makes an inline that writes `opening` and `closing` around its children.
  package static func inline(
    opening: TrustedMarkup, closing: TrustedMarkup = ""
  ) -> MarkupNode {
    custom(CMARK_NODE_CUSTOM_INLINE, opening: opening, closing: closing)
  }
}

// MARK: - Both

extension MarkupNode {
  private static func custom(
    _ type: cmark_node_type, opening: TrustedMarkup, closing: TrustedMarkup
  ) -> MarkupNode {
    let node = MarkupNode(type: type)
    unsafe lend(opening.text) { unsafe cmark_node_set_on_enter(node.pointer, $0) }
    unsafe lend(closing.text) { unsafe cmark_node_set_on_exit(node.pointer, $0) }
    return node
  }

  /// Lends `text` to a C function that copies it, after checking that C reads all of it.
  private static func lend(_ text: String, to copy: (UnsafePointer<CChar>) -> CInt) {
    unsafe text.withCString { characters in
      precondition(
        unsafe strlen(characters) == text.utf8.count, "cmark would cut text short at a NUL")
      let status = unsafe copy(characters)
      precondition(status == 1, "cmark refused a text")
    }
  }
}
