import CMarkTree

/// A way to turn a document into a cmark tree that one of cmark's renderers writes.
///
/// Core cmark has no tables, ids and classes, and its CommonMark renderer leaves some characters
/// bare. Those are the things in which the formats differ; the rest is shared.
protocol Lowering {
  func append(heading content: [Inline], level: Int, anchor: Slug?, to parent: inout MarkupNode)
  func append(_ table: Table, to parent: inout MarkupNode)
  func append(_ note: Note, to parent: inout MarkupNode)
  /// Appends a part of a page: a section, a figure, a group, alternatives, a disclosure or a navigation.
  func append(part: Block, to parent: inout MarkupNode)

  /// Whether the format has spans. Where it has none, their content stands in their place.
  static var keepsSpans: Bool { get }

  /// Appends inlines that are in their normal form.
  func append(normal inlines: [Inline], to parent: inout MarkupNode, in place: Place)
}

/// Where inlines stand, as far as it changes how they are written.
enum Place {
  case paragraph, heading, cell
}

extension Lowering {
  func tree(of document: Document) -> MarkupNode {
    var root = MarkupNode.document()
    append(document.blocks, to: &root)
    return root
  }

  func append(_ blocks: [Block], to parent: inout MarkupNode) {
    for block in blocks { append(block, to: &parent) }
  }

  private func append(_ block: Block, to parent: inout MarkupNode) {
    switch block {
    case .heading(let level, let content, let anchor):
      let content = normal(content)
      guard !content.isEmpty else { return }
      append(heading: content, level: min(max(level, 1), 6), anchor: anchor, to: &parent)
    case .paragraph(let content):
      append(paragraph: content, to: &parent)
    case .list(let list):
      append(list, to: &parent)
    case .table(let table):
      append(table, to: &parent)
    case .codeBlock(let code):
      parent.append(.codeBlock(code.text, info: code.info))
    case .quote(let blocks):
      var quote = MarkupNode.quote()
      append(blocks, to: &quote)
      parent.append(quote)
    case .note(let note):
      append(note, to: &parent)
    case .section, .figure, .group, .alternatives, .disclosure, .navigation:
      append(part: block, to: &parent)
    case .thematicBreak:
      parent.append(.thematicBreak())
    }
  }

  /// Appends a paragraph, unless it is empty: CommonMark has no way to write one.
  func append(paragraph content: [Inline], to parent: inout MarkupNode) {
    let content = normal(content)
    guard !content.isEmpty else { return }
    var paragraph = MarkupNode.paragraph()
    append(normal: content, to: &paragraph, in: .paragraph)
    parent.append(paragraph)
  }

  func append(_ list: List, to parent: inout MarkupNode) {
    guard !list.items.isEmpty else { return }
    var result = MarkupNode.list(numberedFrom: list.start, isTight: list.isTight)
    for blocks in list.items {
      var item = MarkupNode.listItem()
      append(blocks, to: &item)
      result.append(item)
    }
    parent.append(result)
  }

  func append(_ inlines: [Inline], to parent: inout MarkupNode, in place: Place) {
    append(normal: normal(inlines), to: &parent, in: place)
  }

  /// The inlines in the normal form of the format.
  func normal(_ inlines: [Inline]) -> [Inline] {
    inlines.normalized(keepingSpans: Self.keepsSpans)
  }
}

extension TrustedMarkup {
  /// Trusts a slug, which has no character of markup.
  init(_ slug: Slug) {
    self.init(word: slug.string)
  }
}
