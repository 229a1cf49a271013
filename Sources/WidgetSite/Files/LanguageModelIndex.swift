internal import Documents
internal import WidgetSizing

/// `llms.txt`, the list of pages that language models look for: in Markdown, as https://llmstxt.org
/// describes it, with the Markdown form of each page.
struct LanguageModelIndex {
  let site: Site

  /// The file.
  func file(_ pages: [SitePage]) -> SiteFiles {
    func links(_ pages: [SitePage]) -> Block {
      .lines(
        pages.map { page in
          let description = page.about
          return [site.context.link(page.title, to: page.place)]
            + (description.isEmpty ? [] : [Inline(": \(description)")])
        })
    }
    let pageOf = Dictionary(pages.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    let places =
      site.context.catalog.devicesNewestFirst().map(SitePlace.device)
      + site.context.platformsWithPage.map(SitePlace.platform)
    let devices = places.compactMap { pageOf[$0] }
    let document = Document(
      [
        .heading(level: 1, ["widgetsize"]),
        .quote([.paragraph([Inline(pages.first?.about ?? "")])]),
      ] + SiteSource.languageModels.prose + [
        .heading(level: 2, ["Devices"]), links(devices),
        .heading(level: 2, ["All sizes and the evidence"]),
        links(pages.filter { isOverview($0.place) }),
        .heading(level: 2, ["Data"]),
        .lines(
          [
            ("JSON of every device and screen", "api/v3/index.json"),
            ("Every WidgetKit size", "tables/widgetkit.csv"),
            ("Every published number with its source", "tables/claims.csv"),
          ].map { site.context.file($0.0, $0.1) }),
      ])
    return SiteFiles("llms.txt", text: document.markdown())
  }

  /// Whether a page is about more than one device, version or source.
  private func isOverview(_ place: SitePlace) -> Bool {
    switch place {
    case .compare, .safe, .fit, .sizes, .family: true
    case .written: place != .notFound
    case .home, .device, .platform, .source, .changes: false
    }
  }
}
