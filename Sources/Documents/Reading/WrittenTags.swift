import CMarkTree

extension MarkupNode {
  /// Parses Markdown, and reads what our writer writes as raw HTML where Markdown has no form: the tags
  /// `<em>`, `<strong>` and `<code>` without attributes, in pairs among the children of one node, and
  /// the comment that cmark writes between two lists.
  ///
  /// Any other tag is raw HTML, and so is one that is empty, not closed, or closed by another.
  static func reading(_ markdown: String) -> MarkupNode {
    var tree = MarkupNode.parsing(markdown)
    guard markdown.utf8.hasWrittenTag else { return tree }
    var tags = WrittenTags()
    tree.edit { tags.visit($0) }
    return tree
  }
}

extension String.UTF8View {
  /// Whether one of the tags that our writer writes begins anywhere.
  fileprivate var hasWrittenTag: Bool {
    var rest = self[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[index(after: start)...]
      if ["em>", "strong>", "code>", "!-- end list -->"].contains(where: {
        rest.starts(with: $0.utf8)
      }) {
        return true
      }
    }
    return false
  }
}

/// Replaces each pair of tags with a node, and moves what is between them into it.
private struct WrittenTags {
  private enum Element {
    case emphasis, strong, code
  }

  /// The children of an open node that have been visited.
  private struct Children {
    var count = 0
    /// The opening tags without a closing tag, and the number of children before each.
    var openings: [(element: Element, index: Int)] = []
    /// The last child, if it is text within a pair.
    var text: String?

    mutating func add(text: String? = nil) {
      count += 1
      self.text = text
    }
  }

  /// The root, and the nodes that are open.
  private var levels = [Children()]
  private var children: Children {
    get { levels[levels.count - 1] }
    _modify { yield &levels[levels.count - 1] }
  }

  /// The depth up to which pairs are replaced, which takes cmark time linear in the depth. The writer
  /// does not nest as deeply.
  private static let deepest = 60

  mutating func visit(_ cursor: consuming MarkupCursor) {
    switch cursor.kind {
    case .html: visitTag(cursor)
    case .text: children.add(text: children.openings.isEmpty ? nil : cursor.literal)
    case .htmlBlock where cursor.literal == "<!-- end list -->\n": cursor.remove()
    case .code, .softBreak, .lineBreak, .codeBlock, .htmlBlock, .thematicBreak: children.add()
    default:
      guard cursor.isLeaving else { return levels.append(Children()) }
      levels.removeLast()
      children.add()
    }
  }

  private mutating func visitTag(_ cursor: consuming MarkupCursor) {
    switch cursor.literal {
    case "<em>": open(.emphasis)
    case "<strong>": open(.strong)
    case "<code>": open(.code)
    case "</em>": close(.emphasis, cursor)
    case "</strong>": close(.strong, cursor)
    case "</code>": close(.code, cursor)
    default: children.add()
    }
  }

  private mutating func open(_ element: Element) {
    children.openings.append((element, children.count))
    children.add()
  }

  private mutating func close(_ element: Element, _ cursor: consuming MarkupCursor) {
    let opening = children.openings.popLast()
    let content = children.count - (opening?.index ?? 0) - 1
    let code = content == 1 ? children.text : nil
    guard let opening, opening.element == element, content > 0, element != .code || code != nil,
      levels.count <= Self.deepest
    else {
      children.openings.removeAll()
      return children.add()
    }
    var node: MarkupNode
    switch element {
    case .emphasis: node = .emphasis()
    case .strong: node = .strong()
    case .code: node = .code(code ?? "")
    }
    for _ in 0..<content {
      let child = cursor.takePrevious()
      if element != .code { node.prepend(child) }
    }
    _ = cursor.takePrevious()
    cursor.replace(with: node)
    children.count = opening.index
    children.add()
  }
}
