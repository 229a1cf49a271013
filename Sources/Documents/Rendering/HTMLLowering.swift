import CMarkTree

extension Document {
  /// The document as an HTML fragment: what belongs into a page's `main`.
  ///
  /// Anchors are ids. Kinds are classes, beside `number` for the cells of numeric columns, `note`
  /// for notes and `table` for the region around a table, which scrolls and takes the focus.
  ///
  /// - Parameter root: What leads from the page to the top of its site: nothing, `../` or a whole address.
  /// - Returns: The fragment.
  public func html(root: String = "") -> String {
    MarkupArena.with { HTMLLowering(root: root).tree(of: self).html() }
  }
}

extension PlainText {
  /// The text escaped for HTML: the content of an element, or an attribute in double quotes.
  public func html() -> String {
    MarkupNode.text(string).html()
  }
}

struct HTMLLowering: Lowering {
  static let keepsSpans = true
  /// What leads from the page to the top of its site.
  var root = ""

  func append(heading content: [Inline], level: Int, anchor: Slug?, to parent: inout MarkupNode) {
    var heading = MarkupNode.headingElement(level: level, anchor: anchor)
    append(normal: content, to: &heading, in: .heading)
    parent.append(onOneLine: heading)
  }

  func append(_ note: Note, to parent: inout MarkupNode) {
    let kind: TrustedMarkup = note.kind.map { " " + TrustedMarkup($0) } ?? ""
    var aside = MarkupNode.block(
      opening: "<aside class=\"note" + kind + "\">", closing: "</aside>")
    append(paragraph: [.strong(note.title)], to: &aside)
    append(note.blocks, to: &aside)
    parent.append(aside)
  }

  func append(part: Block, to parent: inout MarkupNode) {
    switch part {
    case .section(let section): append(section, to: &parent)
    case .figure(let figure): append(figure, to: &parent)
    case .group(let group): append(group, to: &parent)
    case .alternatives(let alternatives): append(alternatives, to: &parent)
    case .disclosure(let disclosure): append(disclosure, to: &parent)
    case .navigation(let navigation): append(navigation, to: &parent)
    default: break
    }
  }

  private func append(_ section: Section, to parent: inout MarkupNode) {
    let kind: TrustedMarkup = section.kind.map { " class=\"" + TrustedMarkup($0) + "\"" } ?? ""
    // Its heading is name enough. With a label it would be a landmark, one of dozens, often of the
    // same name as the table in it.
    var result = MarkupNode.block(opening: "<section" + kind + ">", closing: "</section>")
    append(section.flattened, to: &result)
    parent.append(result)
  }

  private func append(_ navigation: Navigation, to parent: inout MarkupNode) {
    let anchor = TrustedMarkup(navigation.anchor)
    var result = MarkupNode.block(
      opening: "<nav aria-labelledby=\"" + anchor + "\">", closing: "</nav>")
    var label = MarkupNode.inline(opening: "<p id=\"" + anchor + "\">", closing: "</p>")
    append([.strong(navigation.label)], to: &label, in: .paragraph)
    result.append(onOneLine: label)
    append(navigation.list, to: &result)
    parent.append(result)
  }

  func append(normal inlines: [Inline], to parent: inout MarkupNode, in place: Place) {
    for inline in inlines {
      switch inline {
      case .text(let text):
        parent.append(.text(text.string))
      case .code(let code):
        parent.append(.code(code.string))
      case .emphasis(let content):
        append(content, in: .emphasis(), to: &parent, place)
      case .strong(let content):
        append(content, in: .strong(), to: &parent, place)
      case .link(let content, let destination):
        append(content, in: link(to: destination), to: &parent, place)
      case .span(let content, let kind):
        let opening: TrustedMarkup = "<span class=\"" + TrustedMarkup(kind) + "\">"
        append(content, in: .inline(opening: opening, closing: "</span>"), to: &parent, place)
      case .lineBreak:
        parent.append(place == .heading ? .text(" ") : .lineBreak())
      }
    }
  }

  /// Makes a link. cmark writes no `download`, so that of a file is markup; its path and its name have no
  /// character that needs escaping.
  private func link(to destination: Destination) -> MarkupNode {
    let address = destination.address(from: root)
    guard let name = destination.fileName else { return .link(to: address) }
    return .inline(
      opening: "<a href=\"" + TrustedMarkup(word: address) + "\" download=\""
        + TrustedMarkup(word: name) + "\">",
      closing: "</a>")
  }

  private func append(
    _ content: [Inline], in element: consuming MarkupNode, to parent: inout MarkupNode,
    _ place: Place
  ) {
    var element = element
    append(normal: content, to: &element, in: place)
    parent.append(element)
  }
}

extension TrustedMarkup {
  /// The attribute ` id="…"`, or nothing.
  static func id(_ anchor: Slug?) -> TrustedMarkup {
    anchor.map { " id=\"" + TrustedMarkup($0) + "\"" } ?? ""
  }
}

extension MarkupNode {
  /// Makes the element of a heading, an inline.
  static func headingElement(level: Int, anchor: Slug?) -> MarkupNode {
    let tags = headingTags[level - 1]
    return .inline(opening: tags.opening + .id(anchor) + ">", closing: tags.closing)
  }

  /// The tags of headings of each level, of which a long document has thousands; an anchor follows on the opening.
  private static let headingTags: [(opening: TrustedMarkup, closing: TrustedMarkup)] = [
    ("<h1", "</h1>"), ("<h2", "</h2>"), ("<h3", "</h3>"), ("<h4", "</h4>"), ("<h5", "</h5>"),
    ("<h6", "</h6>"),
  ]

  /// Appends an inline as a block, without line ends within it: cmark ends the line after the
  /// opening of a block, and before its closing.
  mutating func append(onOneLine inline: consuming MarkupNode) {
    var block = MarkupNode.block()
    block.append(inline)
    append(block)
  }
}
