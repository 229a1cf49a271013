import CMarkTree

extension Document {
  /// The document as GitHub Flavored Markdown.
  ///
  /// Anchors that a link of the document leads to are written as `<a id="…"></a>`, unless GitHub
  /// gives the heading that name anyway. The others would only be in the way of who reads the
  /// source. GitHub makes links of bare addresses, `name@3.example` too; an id belongs into code.
  ///
  /// - Parameters:
  ///   - anchors: The anchors that links of other documents lead to.
  ///   - root: What leads from the file to the top of its site: nothing, `../` or a whole address.
  /// - Returns: The text of the file.
  public func markdown(linkedFromElsewhere anchors: Set<Slug> = [], root: String = "") -> String {
    let written = anchors.union(linkedAnchors).subtracting(automaticAnchors)
    return MarkupArena.with {
      MarkdownLowering(writtenAnchors: written, root: root).tree(of: self).commonMark()
    }
  }
}

struct MarkdownLowering: Lowering {
  static let keepsSpans = false
  let writtenAnchors: Set<Slug>
  /// What leads from the file to the top of its site.
  var root = ""

  func append(heading content: [Inline], level: Int, anchor: Slug?, to parent: inout MarkupNode) {
    var heading = MarkupNode.heading(level: level)
    append(anchor: anchor, to: &heading)
    append(normal: content, to: &heading, in: .heading)
    parent.append(heading)
  }

  func append(_ note: Note, to parent: inout MarkupNode) {
    append([.quote([.paragraph([.strong(note.title)])] + note.blocks)], to: &parent)
  }

  func append(_ section: Section, to parent: inout MarkupNode) {
    append(section.flattened, to: &parent)
  }

  /// The words of a drawing stand for it.
  func append(_ figure: Figure, to parent: inout MarkupNode) {
    append(title: figure.caption, anchor: figure.anchor, to: &parent)
    append(paragraph: [.text(figure.drawing.alternative)], to: &parent)
  }

  func append(_ group: Group, to parent: inout MarkupNode) {
    if let anchor = group.anchor, writtenAnchors.contains(anchor) {
      var paragraph = MarkupNode.paragraph()
      append(anchor: anchor, to: &paragraph)
      parent.append(paragraph)
    }
    append(group.blocks, to: &parent)
  }

  func append(_ alternatives: Alternatives, to parent: inout MarkupNode) {
    for item in alternatives.cases {
      append(title: item.name, anchor: item.anchor, to: &parent)
      append(item.blocks, to: &parent)
    }
  }

  func append(_ disclosure: Disclosure, to parent: inout MarkupNode) {
    append(title: disclosure.summary, anchor: nil, to: &parent)
    append(disclosure.blocks, to: &parent)
  }

  func append(_ navigation: Navigation, to parent: inout MarkupNode) {
    append(title: navigation.label, anchor: navigation.anchor, to: &parent)
    append(navigation.list, to: &parent)
  }

  /// Appends the title of a table or a figure: a strong paragraph.
  func append(title: [Inline], anchor: Slug?, to parent: inout MarkupNode) {
    let content = normal([.strong(title)])
    guard !content.isEmpty else { return }
    var paragraph = MarkupNode.paragraph()
    append(anchor: anchor, to: &paragraph)
    append(normal: content, to: &paragraph, in: .paragraph)
    parent.append(paragraph)
  }

  func append(anchor: Slug?, to parent: inout MarkupNode) {
    guard let anchor, writtenAnchors.contains(anchor) else { return }
    parent.append(.inline(opening: "<a id=\"" + TrustedMarkup(anchor) + "\"></a>"))
  }
}
