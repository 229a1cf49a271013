import CMarkTree

extension Document {
  /// The document as GitHub Flavored Markdown.
  ///
  /// Anchors that a link of the document leads to are written as `<a id="…"></a>`, unless GitHub
  /// gives the heading that name anyway. The others would only be in the way of who reads the
  /// source. GitHub makes links of bare addresses, `name@3.example` too; an id belongs into code.
  ///
  /// - Parameter root: What leads from the file to the top of its site: nothing, `../` or a whole address.
  /// - Returns: The text of the file.
  public func markdown(root: String = "") -> String {
    let written = Set(linkedAnchors).subtracting(automaticAnchors)
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

  /// The blocks of a part below each other, under its title; the words of a drawing stand for it.
  func append(part: Block, to parent: inout MarkupNode) {
    func append(_ blocks: [Block], titled title: [Inline], _ anchor: Slug?) {
      self.append(title: title, anchor: anchor, to: &parent)
      self.append(blocks, to: &parent)
    }
    switch part {
    case .section(let section): self.append(section.flattened, to: &parent)
    case .figure(let figure):
      append(
        [.paragraph([.text(figure.drawing.alternative)])], titled: figure.caption, figure.anchor)
    case .group(let group):
      if let anchor = group.anchor, writtenAnchors.contains(anchor) {
        var paragraph = MarkupNode.paragraph()
        self.append(anchor: anchor, to: &paragraph)
        parent.append(paragraph)
      }
      self.append(group.blocks, to: &parent)
    case .alternatives(let alternatives):
      for item in alternatives.cases { append(item.blocks, titled: item.name, item.anchor) }
    case .disclosure(let disclosure):
      append(disclosure.blocks, titled: disclosure.summary, nil)
    case .navigation(let navigation):
      append([.list(navigation.list)], titled: navigation.label, navigation.anchor)
    default: break
    }
  }

  /// Appends the title of a table or a part: a strong paragraph.
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
