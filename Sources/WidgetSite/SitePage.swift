internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// A page: what it is about, and its words.
struct SitePage {
  let place: SitePlace
  /// What the page is called on itself, and in links.
  let title: String
  /// What stands below the title.
  let blocks: [Block]
  /// What the page is called on a tab and in the results of a search engine; nil if that is its title.
  var headTitle: String?
  /// What the page has, in a sentence or two for the results of a search engine; nil if that is its first
  /// paragraph.
  var description: PlainText?
  /// The class of the page's body, which chooses its layout in the style sheets; nil for the pages of
  /// evidence, which are words and tables in boxes.
  var kind: Slug?
  /// The scripts that the page loads besides those of every page, in the order in which they run.
  var scripts: [SiteSource] = []
  /// What the scripts know besides the words of the page; nil if that is enough.
  var data: PageData?

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

/// The data of a page's scripts: a page on a disk cannot fetch a file beside it.
struct PageData {
  /// JSON that is safe to stand in an element of HTML.
  let json: String

  init(json: String) {
    // No `<` may end the element, and in JSON an escape means the same.
    let isSafe = !json.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    self.json =
      isSafe
      ? json
      : json.replacing(scalars: "<", with: "\\u003c").replacing(scalars: "&", with: "\\u0026")
  }
}
