internal import Documents

/// A page: what it is about, and its words.
struct SitePage {
  let place: SitePlace
  let title: String
  /// What stands below the title.
  let blocks: [Block]
  /// Nil if no script does anything there.
  var script: PageScript?

  /// Whether queries stand in the page's words.
  var hasQueries: Bool {
    blocks.contains { block in
      if case .codeBlock(let code) = block { code.info == QueryBlocks.language } else { false }
    }
  }

  /// The whole page as a document.
  var document: Document {
    Document(
      title: PlainText(title), [.heading(level: 1, [Inline(title)], anchor: "top")] + blocks)
  }
}

/// The script of a page, and what it needs to know: a page on a disk cannot fetch a file beside it.
struct PageScript {
  let file: SiteSource
  /// JSON that is safe to stand in an element of HTML.
  let data: String

  init(file: SiteSource, json: String) {
    self.file = file
    // No `<` may end the element, and in JSON an escape means the same.
    let isSafe = !json.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    data =
      isSafe
      ? json : json.replacing("<", with: "\\u003c").replacing("&", with: "\\u0026")
  }
}
