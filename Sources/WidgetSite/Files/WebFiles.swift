internal import Documents
internal import WidgetSizing

/// What machines look for on a web server: the list of pages, what they may read, and the versions of
/// the data.
struct WebFiles {
  let site: Site

  /// All files.
  func files(_ pages: [SitePage]) -> [SiteFiles] {
    [
      SiteFiles("sitemap.xml", text: siteMap(pages)),
      SiteFiles("feed.xml", text: feed),
      SiteFiles("robots.txt", text: robots),
      LanguageModelIndex(site: site).file(pages),
      redirect("disputes.html", to: .evidence, at: "disputes", titled: "Disputes"),
    ] + shortAddresses
  }

  /// Folders at the top that lead to pages, so that an address can be guessed: `iphone-16-pro`, `ipad`.
  private var shortAddresses: [SiteFiles] {
    let context = site.context
    let sizes: [(Slug, SizesSubject)] = [
      ("iphone", .iPhone), ("ipad", .iPad), ("watch", .watch), ("live-activities", .liveActivities),
    ]
    let devices = context.catalog.devices.keys.map { key in
      (
        context.addresses.shortName(of: key), SitePlace.device(key),
        context.catalog.devices[key].name
      )
    }
    let platforms = context.platformsWithPage.flatMap { platform -> [(Slug, SitePlace, String)] in
      let place = SitePlace.platform(platform)
      let own = (context.addresses[place].name, place, platform.deviceName)
      return [own]
        + (platform == .visionOS
          ? [(Slug(cleaning: "vision-pro"), place, platform.deviceName)] : [])
    }
    return (sizes.map { ($0, .sizes($1), $1.title) } + platforms + devices).map {
      name, place, title in
      redirect(SitePath(name) + "/index.html", to: place, from: "../", titled: title)
    }
  }

  /// A file that leads from an address without a page to a section of a page.
  private func redirect(
    _ path: SitePath, to place: SitePlace, at anchor: Slug? = nil, from root: String = "",
    titled name: String
  ) -> SiteFiles {
    let fragment = anchor.map { "#\($0)" } ?? ""
    let address = PlainText("\(root)\(site.context.addresses[place].path).html\(fragment)").html()
    let title = PlainText(name).html()
    return SiteFiles(
      path,
      text: """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
        <meta http-equiv="refresh" content="0; url=\(address)">
        <meta name="robots" content="noindex">
        <title>\(title) · widgetsize</title>
        </head>
        <body>
        <p><a href="\(address)">\(title)</a></p>
        </body>
        </html>

        """)
  }

  private func siteMap(_ pages: [SitePage]) -> String {
    let locations = pages.filter { $0.place != .notFound }.map {
      "<url><loc>\(address(site.context.addresses[$0.place].path + ".html"))</loc></url>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(locations.joined())</urlset>

      """
  }

  /// What programs that read whole sites may read: all of it. The list of pages must be a whole address.
  private var robots: String {
    let siteMap = site.givenAddress.map { "Sitemap: \($0)sitemap.xml\n" } ?? ""
    return "User-agent: *\nAllow: /\n" + siteMap
  }

  /// An entry for each version of the data.
  private var feed: String {
    let versions = DataChange.read(site.changes)
    let updated = versions.first?.date ?? "1970-01-01"
    let entries = versions.map { change in
      """
      <entry>
      <title>Data \(PlainText(change.version).html())</title>
      <id>\(address("index.html#data-\(Slug(cleaning: change.version))"))</id>
      <link href="\(address("index.html"))"/>
      <updated>\(change.date)T00:00:00Z</updated>
      <content type="html">\(PlainText(change.document.html()).html())</content>
      </entry>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
      <title>widgetsize: versions of the data</title>
      <id>\(address("feed.xml"))</id>
      <link rel="self" href="\(address("feed.xml"))"/>
      <link href="\(address("index.html"))"/>
      <author><name>widgetsize</name></author>
      <updated>\(updated)T00:00:00Z</updated>
      \(entries.joined())</feed>

      """
  }

  private func address(_ path: String) -> String {
    PlainText(site.address + path).html()
  }
}

/// A version of the data, and what it brought.
struct DataChange {
  let version: String
  /// The day: `2026-11-21`.
  let date: String
  let document: Document

  /// Reads a change log: a heading `VERSION - DATE` of level 2 for each version, the latest first.
  /// A heading of another form begins no version.
  static func read(_ markdown: String) -> [DataChange] {
    var changes: [DataChange] = []
    var isOpen = false
    for block in [Block](markdown: markdown) {
      guard case .heading(2, let content, _) = block else {
        if isOpen, let last = changes.popLast() {
          changes.append(
            DataChange(
              version: last.version, date: last.date,
              document: Document(last.document.blocks + [block])))
        }
        continue
      }
      let parts = content.plainText.string.split(separator: " - ")
      isOpen = parts.count == 2 && isDate(parts[1])
      guard isOpen else { continue }
      changes.append(
        DataChange(version: String(parts[0]), date: String(parts[1]), document: Document([])))
    }
    return changes
  }

  private static func isDate(_ text: Substring) -> Bool {
    text.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil
  }
}
