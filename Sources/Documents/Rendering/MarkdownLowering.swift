import CMarkTree

extension Document {
  /// The document as GitHub Flavored Markdown.
  ///
  /// Anchors that a link of the document leads to are written as `<a id="…"></a>`, unless GitHub
  /// gives the heading that name anyway. The others would only be in the way of who reads the
  /// source. GitHub makes links of bare addresses, `name@3.example` too; an id belongs into code.
  public func markdown() -> String {
    let written = Set(linkedAnchors).subtracting(automaticAnchors)
    return MarkupArena.with {
      MarkdownLowering(writtenAnchors: written).tree(of: self).commonMark()
    }
  }
}

struct MarkdownLowering: Lowering {
  static let keepsSpans = false
  let writtenAnchors: Set<Slug>

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
    func titled(_ title: [Inline], _ blocks: [Block]) -> [Block] {
      [.paragraph([.strong(title)])] + blocks
    }
    let blocks: [Block] =
      switch part {
      case .section(let section): section.flattened
      case .figure(let figure):
        titled(figure.caption, [.paragraph([.text(figure.drawing.alternative)])])
      case .group(let group): group.blocks
      case .alternatives(let alternatives):
        alternatives.cases.flatMap { titled($0.name, $0.blocks) }
      case .disclosure(let disclosure): titled(disclosure.summary, disclosure.blocks)
      case .navigation(let navigation): titled(navigation.label, [.list(navigation.list)])
      default: []
      }
    append(blocks, to: &parent)
  }

  /// Appends the title of a table: a strong paragraph.
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
