extension Document {
  /// The ids of the document, in its order. No two should be equal.
  public var anchors: [Slug] {
    var walker = Walker()
    walker.visit(blocks)
    return walker.anchors
  }

  /// Where the document's links lead, in its order.
  public var destinations: [Destination] {
    var walker = Walker()
    walker.visit(blocks)
    return walker.destinations
  }

  /// The anchors of headings that GitHub names so too.
  var automaticAnchors: [Slug] {
    var walker = Walker()
    walker.visit(blocks)
    return walker.automaticAnchors
  }

  /// The ids that the document's own links lead to. Each should be one of its ``anchors``.
  public var linkedAnchors: [Slug] {
    destinations.compactMap(\.localAnchor)
  }
}

/// Collects the anchors and the links of blocks.
private struct Walker {
  var anchors: [Slug] = []
  var destinations: [Destination] = []
  var automaticAnchors: [Slug] = []
  private var names = AnchorNames()

  mutating func visit(_ blocks: [Block]) {
    for block in blocks { visit(block) }
  }

  private mutating func visit(_ block: Block) {
    switch block {
    case .heading(_, let content, let anchor):
      visit(content, anchor)
      let text = content.plainText.string
      let name = names.next(heading: text)
      // Beyond ASCII GitHub's name is no slug.
      if let anchor, anchor == name, Slug(checking: AnchorNames.name(ofHeading: text)) != nil {
        automaticAnchors.append(anchor)
      }
    case .paragraph(let content):
      visit(content)
    case .list(let list):
      for item in list.items { visit(item) }
    case .table(let table):
      visit(table)
    case .codeBlock, .thematicBreak:
      break
    case .quote(let blocks):
      visit(blocks)
    case .note(let note):
      visit(note.title)
      visit(note.blocks)
    case .section(let section):
      visit(section.flattened)
    case .group(let group):
      visit([], group.anchor)
      visit(group.blocks)
    case .alternatives(let alternatives):
      for item in alternatives.cases {
        visit(item.name, item.anchor)
        visit(item.blocks)
      }
    case .disclosure(let disclosure):
      visit(disclosure.summary)
      visit(disclosure.blocks)
    case .figure(let figure):
      visit(figure.caption, figure.anchor)
    case .navigation(let navigation):
      visit(navigation.label, navigation.anchor)
      visit([.list(navigation.list)])
    }
  }

  private mutating func visit(_ table: Table) {
    if let caption = table.caption { visit(caption.text, caption.anchor) }
    for column in table.columns { visit(column.heading) }
    for row in table.rows {
      for cell in row { visit(cell.content, cell.anchor) }
    }
  }

  private mutating func visit(_ inlines: [Inline], _ anchor: Slug? = nil) {
    if let anchor { anchors.append(anchor) }
    for inline in inlines {
      switch inline {
      case .emphasis(let content), .strong(let content), .span(let content, kind: _):
        visit(content)
      case .link(let content, let destination):
        destinations.append(destination)
        visit(content)
      case .text, .code, .lineBreak:
        break
      }
    }
  }
}
