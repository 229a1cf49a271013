internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// What is around the words of every page: its head, the site's navigation, its foot.
struct PageFrame {
  let context: SiteContext
  let dataVersion: String
  /// The day of the data's version; nil if its log does not have it.
  let dataDate: String?
  /// Where the site will be on the web, `https://…/`; nil if that is not known. What needs a whole address is left out
  /// then.
  let siteAddress: String?

  /// A page of HTML.
  func html(_ page: SitePage) -> String {
    let own = context.addresses[page.place]
    let root = self.root(of: page.place)
    let safeRoot = PlainText(root).html()
    let isHome = page.place == .home
    // What is not found is everywhere.
    let address = page.place == .notFound ? nil : siteAddress
    func optional(_ text: String?) -> TextTemplate.Value { text.map { .foreign($0) } ?? .list([]) }
    var values: TextTemplate.Values = [
      "title": .foreign(page.outerTitle),
      "description": page.about.isEmpty ? .list([]) : .foreign(page.about),
      "address": optional(address.map { isHome ? $0 : "\($0)\(own.path).html" }),
      "site": optional(siteAddress), "is-home": .flag(isHome), "root": .plain(safeRoot),
      "markdown": page.place == .notFound ? .list([]) : .plain(own.name.string + ".md"),
      "send": .foreign(
        context.issues?.form(titled: page.title)?.string ?? "\(root)measure.html#send"),
      "kind": .plain((page.kind ?? "reference").string),
      "content": .plain(page.document.html(root: root)), "data-version": .foreign(dataVersion),
      "data-date": optional(dataDate),
      "scripts": .list(scripts(of: page).map { ["path": .plain($0.text)] }),
      "data": page.data.map { .plain($0.json) } ?? .list([]),
    ]
    // An item of the navigation leads to the page, or to the part of the site that the page is in.
    for part in SitePart.allCases {
      values["current-\(part.rawValue)"] =
        part == page.place.part
        ? .plain(part.entrance == page.place ? "page" : "true") : .list([])
    }
    return SiteSource.page.filled(values)
  }

  /// What leads from a page to the top of the site.
  ///
  /// What is not found may be asked for in any folder: that page has whole addresses, where it is known where
  /// the site will be. A base would do it in fewer words, and would lead the anchors of the page away from it.
  func root(of place: SitePlace) -> String {
    if place == .notFound, let siteAddress { return siteAddress }
    return context.addresses[place].folder == nil ? "" : "../"
  }

  /// The scripts that run once the page is read, in this order: what all scripts share and the field of the search,
  /// then those of the page, some of which read the index of the search. The search itself is loaded when the field
  /// is used.
  private func scripts(of page: SitePage) -> [SitePath] {
    func script(_ name: String) -> SitePath { SitePath(asset: "assets/\(name).js") }
    let index = page.scripts.contains("sizes") ? [SearchIndex.path, script("catalog")] : []
    return [script("base")] + index + [script("field")] + page.scripts.map(script)
  }
}
