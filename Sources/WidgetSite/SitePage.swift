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
  /// The names of the scripts that the page loads besides those of every page, in the order in which they run.
  var scripts: [String] = []
  /// What the scripts know besides the words of the page; nil if that is enough.
  var data: PageData?

  /// What the page is called outside the site.
  var outerTitle: String {
    headTitle ?? (place == .home ? title : title + " · widgetsize")
  }

  /// What the page is about, in a sentence or two.
  var about: String { (description ?? blocks.firstWords ?? PlainText(title)).string }

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

  /// An object.
  init(_ parts: [Value.Part]) { self.init(of: .object(parts)) }

  init(of value: Value) {
    var text = JSONText()
    text.append(value)
    let json = text.takeText()
    // No `<` may end the element, and in JSON an escape means the same.
    let isSafe = !json.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    self.json =
      isSafe
      ? json
      : json.replacing(scalars: "<", with: "\\u003c").replacing(scalars: "&", with: "\\u0026")
  }
}

extension [Block] {
  /// How long a description may be: search engines show about as many characters.
  private static let longestDescription = 160

  /// The first paragraph, as many of its sentences as a search engine shows, at least one. Nil if no
  /// paragraph stands outside of sections.
  var firstWords: PlainText? {
    let paragraph = self.lazy.compactMap { block in
      if case .paragraph(let content) = block { content.plainText.string } else { nil }
    }.first { !$0.isEmpty }
    guard let paragraph else { return nil }
    let sentences = paragraph.split(separator: ". ", omittingEmptySubsequences: true)
    var words = ""
    for (index, sentence) in sentences.enumerated() {
      let end = index == sentences.count - 1 ? "" : "."
      let longer = words + (words.isEmpty ? "" : " ") + sentence + end
      if !words.isEmpty, longer.count > Self.longestDescription { break }
      words = longer
    }
    return PlainText(words)
  }
}
