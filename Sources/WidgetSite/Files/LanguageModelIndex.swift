internal import Documents
internal import WidgetSizing
internal import Wording

/// `llms.txt`, the list of pages that language models look for: in Markdown, as https://llmstxt.org
/// describes it, with the Markdown form of each page.
struct LanguageModelIndex {
  let site: Site

  /// The file.
  func file(_ pages: [SitePage]) -> SiteFiles {
    let context = site.context
    func list(_ pages: [SitePage]) -> TextTemplate.Value {
      .list(
        pages.map { page in
          [
            "title": .foreign(page.title), "about": .foreign(page.about),
            "path": .plain(context.addresses[page.place].path + ".md"),
          ]
        })
    }
    let devices =
      context.catalog.devicesNewestFirst().map(SitePlace.device)
      + context.platformsWithPage.map(SitePlace.platform)
    let pageOf = Dictionary(pages.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    let text = SiteSource.languageModels.filled([
      "about": .foreign(pages.first?.about ?? ""),
      "devices": list(devices.compactMap { pageOf[$0] }),
      "overviews": list(pages.filter { isOverview($0.place) }),
    ])
    return SiteFiles("llms.txt", text: text)
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
