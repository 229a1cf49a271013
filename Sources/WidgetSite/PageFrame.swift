internal import Documents
internal import WidgetSizing
internal import Wording

/// What is around the words of every page: its head, the site's navigation, its foot.
struct PageFrame {
  private let template = TextTemplate(SiteSource.page.text)
  private let addresses: SiteAddresses
  private let head: PageHead
  private let context: SiteContext
  private let dataVersion: String
  /// The day of the data's version; nil if its log does not have it.
  private let dataDate: String?
  /// Where the site will be on the web, `https://…/`; nil if that is not known.
  private let siteAddress: String?

  init(_ context: SiteContext, dataVersion: String, dataDate: String?, siteAddress: String?) {
    addresses = context.addresses
    self.context = context
    self.dataVersion = dataVersion
    self.dataDate = dataDate
    self.siteAddress = siteAddress
    head = PageHead(context, dataVersion: dataVersion, siteAddress: siteAddress)
  }

  /// A page of HTML.
  func html(_ page: SitePage, _ document: Document) -> String {
    let address = addresses[page.place]
    let path = self.root(of: page.place)
    let root = PlainText(path).html()
    let twin =
      page.place.hasTwin
      ? (page.place == .notFound ? root : "") + address.name.string + ".md" : nil
    return template.filled { name in
      switch name {
      case "language": document.language.string
      case "title": PlainText(head.title(of: page)).html()
      case "about": head.html(of: page)
      case "root": root
      case "twin":
        twin.map { "<link rel=\"alternate\" type=\"text/markdown\" href=\"\($0)\">\n" } ?? ""
      case "twin-link": twin.map { " · <a href=\"\($0)\">This page as Markdown</a>" } ?? ""
      case "send": sending(from: page, root: path)
      case "kind": (page.kind ?? "reference").string
      case "search": search(on: page, root: root)
      case "content": document.html(root: path)
      case "data-version": PlainText(dataVersion).html()
      case "data-date": dataDate.map { ", " + PlainText($0).html() } ?? ""
      case "scripts": scripts(of: page, root: root)
      case "data": page.data.map(Self.element) ?? ""
      case "current-home": page.place == .home ? " aria-current=\"page\"" : ""
      case _ where name.hasPrefix("current-"):
        current(SitePart(rawValue: String(name.dropFirst("current-".count))), on: page.place)
      default: preconditionFailure("the page has no '\(name)'")
      }
    }
  }

  /// What leads from a page to the top of the site.
  ///
  /// What is not found may be asked for in any folder: that page has whole addresses, where it is known where
  /// the site will be. A base would do it in fewer words, and would lead the anchors of the page away from it.
  func root(of place: SitePlace) -> String {
    if place == .notFound, let siteAddress { return siteAddress }
    return addresses[place].folder == nil ? "" : "../"
  }

  /// A link to where errors and measurements are sent.
  private func sending(from page: SitePage, root: String) -> String {
    let link = context.reporting(page.title, "Report an error")
    let html = Document([.paragraph([link])]).html(root: root)
    guard let start = html.firstRange(of: "<a "), let end = html.firstRange(of: "</a>") else {
      return ""
    }
    return " · " + html[start.lowerBound..<end.upperBound]
  }

  /// The attribute of an item of the navigation on a page: it leads there, or to the part of the site
  /// that the page is in.
  private func current(_ part: SitePart?, on place: SitePlace) -> String {
    guard let part, part == place.part else { return "" }
    return part.entrance == place ? " aria-current=\"page\"" : " aria-current=\"true\""
  }

  /// The search: a link to the list of devices, in whose place the script puts a field. The home page has it in
  /// its content.
  private func search(on page: SitePage, root: String) -> String {
    guard page.place != .home else { return "" }
    return """
      <div class="search"><p><a href="\(root)devices/index.html">All devices</a></p></div>

      """
  }

  /// The scripts that run once the page is read, in this order: what all scripts share and the field of the search,
  /// then those of the page, some of which read the index of the search. The search itself is loaded when the field
  /// is used.
  private func scripts(of page: SitePage, root: String) -> String {
    let readsIndex = page.scripts.contains(.sizesScript)
    let shared =
      [SitePath(SiteSource.baseScript)]
      + (readsIndex ? [SearchIndex.path, SitePath(SiteSource.catalogScript)] : [])
      + [SitePath(SiteSource.fieldScript)]
    return (shared + page.scripts.map(SitePath.init)).map { path in
      "<script src=\"\(root)\(path.text)\" defer></script>\n"
    }.joined()
  }

  /// The data of a page, which no browser runs.
  private static func element(of data: PageData) -> String {
    "<script type=\"application/json\" id=\"data\">\(data.json)</script>\n"
  }
}
