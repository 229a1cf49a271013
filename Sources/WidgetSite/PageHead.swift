internal import Documents
internal import WidgetReports
internal import WidgetSizing

/// What search engines, messengers and browsers are told of a page.
struct PageHead {
  private let context: SiteContext
  private let dataVersion: String
  /// Where the site will be on the web, `https://…/`; nil if that is not known.
  private let siteAddress: String?

  init(_ context: SiteContext, dataVersion: String, siteAddress: String?) {
    self.context = context
    self.dataVersion = dataVersion
    self.siteAddress = siteAddress
  }

  /// What the page is called outside the site.
  func title(of page: SitePage) -> String {
    page.headTitle ?? (page.place == .home ? page.title : page.title + " · widgetsize")
  }

  /// What the page is about, in a sentence or two.
  func description(of page: SitePage) -> String {
    (page.description ?? page.blocks.firstWords ?? PlainText(page.title)).string
  }

  /// The elements of the head that tell what the page is about. What needs a whole address is left out
  /// where nobody knows the site's.
  func html(of page: SitePage) -> String {
    let description = description(of: page)
    var elements: [String] = []
    if !description.isEmpty {
      elements.append(meta("name", "description", description))
    }
    if let address = address(of: page) {
      elements.append("<link rel=\"canonical\" href=\"\(PlainText(address).html())\">")
      elements.append(meta("property", "og:url", address))
    }
    elements.append(meta("property", "og:title", title(of: page)))
    if !description.isEmpty {
      elements.append(meta("property", "og:description", description))
    }
    elements.append(meta("property", "og:type", "website"))
    elements.append(meta("property", "og:site_name", "widgetsize"))
    elements += picture
    if page.place == .home { elements.append(dataset(description)) }
    return elements.map { $0 + "\n" }.joined()
  }

  /// Where the page will be; nil if that is not known, and for what is not found, which is everywhere.
  private func address(of page: SitePage) -> String? {
    guard page.place != .notFound, let siteAddress else { return nil }
    return page.place == .home
      ? siteAddress : siteAddress + context.addresses[page.place].path + ".html"
  }

  /// The picture that messengers show beside a link to any page of the site; nothing without the site's
  /// address, because it must be named by a whole one.
  private var picture: [String] {
    guard let siteAddress else { return [] }
    return [
      meta("property", "og:image", siteAddress + SiteSource.preview.rawValue),
      meta("property", "og:image:width", "1200"), meta("property", "og:image:height", "630"),
      meta("property", "og:image:alt", "Widgets over each other, to scale"),
      meta("name", "twitter:card", "summary_large_image"),
    ]
  }

  /// An element of the head with a text.
  private func meta(_ kind: StaticString, _ name: StaticString, _ content: String) -> String {
    "<meta \(kind)=\"\(name)\" content=\"\(PlainText(content).html())\">"
  }

  /// The data of the site as search engines for data sets read it: https://schema.org/Dataset. It is data
  /// in the page, not a script that runs.
  private func dataset(_ description: String) -> String {
    var parts: [Value.Part] = [
      .init("@context", .text("https://schema.org")), .init("@type", .text("Dataset")),
      .init("name", .text("Sizes of iOS widgets")), .init("description", .text(description)),
      .init("version", .text(dataVersion)),
      .init("license", .text("https://creativecommons.org/publicdomain/zero/1.0/")),
      .init("isAccessibleForFree", .boolean(true)),
    ]
    if let siteAddress {
      parts.append(.init("url", .text(siteAddress)))
      let files = [("text/csv", "tables/widgetkit.csv"), ("application/json", "api/v3/index.json")]
      parts.append(
        .init(
          "distribution",
          .values(
            files.map { format, path in
              .object([
                .init("@type", .text("DataDownload")), .init("encodingFormat", .text(format)),
                .init("contentUrl", .text(siteAddress + path)),
              ])
            })))
    }
    var json = JSONText()
    json.append(.object(parts))
    return
      "<script type=\"application/ld+json\">\(PageData(json: json.takeText()).json)</script>"
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
