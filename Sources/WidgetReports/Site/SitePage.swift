internal import Documents

/// A page: what it is about, and its words.
struct SitePage {
  let place: SitePlace
  let title: String
  /// What stands below the title.
  let blocks: [Block]
  /// What a script of the page needs to know, as JSON; nil if no script does anything there.
  var data: String?

  /// The whole page as a document.
  var document: Document {
    Document(
      title: PlainText(title), [.heading(level: 1, [Inline(title)], anchor: "top")] + blocks)
  }
}
