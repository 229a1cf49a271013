internal import Documents

/// `llms.txt`, the list of pages that language models look for: in Markdown, as https://llmstxt.org
/// describes it, with the Markdown form of each page.
struct LanguageModelIndex {
  let site: Site

  /// The file.
  func file(_ pages: [SitePage]) -> SiteFile {
    let head = PageHead(
      site.context.addresses, dataVersion: site.dataVersion, siteAddress: site.givenAddress)
    func links(_ isListed: (SitePlace) -> Bool) -> Block {
      .list(
        List(
          pages.filter { isListed($0.place) }.map { page in
            let description = head.description(of: page)
            return [site.context.link(page.title, to: page.place)]
              + (description.isEmpty ? [] : [Inline(": \(description)")])
          }))
    }
    let document = Document(
      [
        .heading(level: 1, ["widgetsize"]),
        .quote([.paragraph([Inline(pages.first.map(head.description) ?? "")])]),
      ] + SiteSource.languageModels.prose + [
        .heading(level: 2, ["Devices"]), links(\.isDevice),
        .heading(level: 2, ["All sizes and the evidence"]), links(Self.overviews.contains),
        .heading(level: 2, ["Data"]),
        .list(
          List(
            [
              ("JSON of every device and screen", "api/v1/index.json"),
              ("Every WidgetKit size", "tables/widgetkit.csv"),
              ("Every published number with its source", "tables/claims.csv"),
            ].map { site.context.file($0.0, $0.1) })),
      ])
    return SiteFile("llms.txt", text: document.markdown())
  }

  private static let overviews: Set<SitePlace> = [
    .matrix, .compare, .safe, .fit, .widgetKit, .today, .evidence, .disputes, .rules, .sources,
    .templates, .measure, .glossary,
  ]
}

extension SitePlace {
  fileprivate var isDevice: Bool {
    if case .device = self { true } else { false }
  }
}
