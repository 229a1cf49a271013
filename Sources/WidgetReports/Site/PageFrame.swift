internal import Documents

/// What is around the words of every page: its head, the site's navigation, its foot.
struct PageFrame {
  private let template = PageTemplate(SiteSource.page.text)
  private let addresses: SiteAddresses
  private let dataVersion: String
  /// Where the site will be on the web, `https://…/`; nil if that is not known.
  private let siteAddress: String?

  init(_ addresses: SiteAddresses, dataVersion: String, siteAddress: String?) {
    self.addresses = addresses
    self.dataVersion = dataVersion
    self.siteAddress = siteAddress
  }

  /// A page of HTML.
  func html(_ page: SitePage, _ document: Document) -> String {
    let address = addresses[page.place]
    let root = root(of: page.place)
    return template.filled { name in
      switch name {
      case "language": document.language.string
      case "title": title(of: page, document)
      case "root": root
      case "twin": (page.place == .notFound ? root : "") + address.name.string + ".md"
      case "content": document.html()
      case "data-version": PlainText(dataVersion).html()
      case "script": page.script.map { Self.elements(of: $0, root: root) } ?? ""
      case _ where name.hasPrefix("current-"):
        name.dropFirst("current-".count) == page.place.part ? " aria-current=\"page\"" : ""
      default: preconditionFailure("the page has no '\(name)'")
      }
    }
  }

  /// What leads from a page to the top of the site.
  ///
  /// What is not found may be asked for at any depth: that page has whole addresses. A base would
  /// do it in fewer words, and would lead the anchors of the page away from it.
  private func root(of place: SitePlace) -> String {
    if place == .notFound, let siteAddress { return PlainText(siteAddress).html() }
    return String(repeating: "../", count: addresses[place].depth)
  }

  private func title(of page: SitePage, _ document: Document) -> String {
    page.place == .home ? document.title.html() : document.title.html() + " · widgetsize"
  }

  /// The data of a page, which no browser runs, and the scripts that read it: what all pages with a
  /// script share, then that of the page.
  private static func elements(of script: PageScript, root: String) -> String {
    """
    <script type="application/json" id="data">\(script.data)</script>
    <script src="\(root)\(SiteSource.sharedScript.rawValue)" defer></script>
    <script src="\(root)\(script.file.rawValue)" defer></script>

    """
  }
}

extension SitePlace {
  /// The part of the site that the page is in, by the name that the template has for it.
  fileprivate var part: String {
    switch self {
    case .home: "home"
    case .matrix: "matrix"
    case .fit: "fit"
    case .widgetKit, .widgets: "widgetkit"
    case .screens, .screen: "screens"
    case .devices, .device, .templates: "devices"
    case .textSizes, .textSize: "text-sizes"
    case .versions, .version: "versions"
    case .sources, .source: "sources"
    case .disputes: "disputes"
    case .rules: "rules"
    case .lifecycle: "lifecycle"
    case .glossary: "glossary"
    case .notFound: ""
    }
  }
}
