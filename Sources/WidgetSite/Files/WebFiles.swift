internal import Documents
internal import WidgetSizing
internal import Wording

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
      SiteFiles("llms.txt", text: languageModelIndex(pages)),
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
    titled title: String
  ) -> SiteFiles {
    let address = "\(root)\(site.context.addresses[place].path).html"
    return SiteFiles(
      path,
      text: SiteSource.redirect.filled([
        "title": .foreign(title), "address": .foreign(address + (anchor.map { "#\($0)" } ?? "")),
      ]))
  }

  private func siteMap(_ pages: [SitePage]) -> String {
    let paths = pages.filter { $0.place != .notFound }.map {
      ["path": TextTemplate.Value.plain(site.context.addresses[$0.place].path + ".html")]
    }
    return SiteSource.siteMap.filled(["site": .foreign(site.address), "pages": .list(paths)])
  }

  /// The list of pages that language models look for, in Markdown, as https://llmstxt.org describes it: the devices,
  /// the newest first, and the pages about more than one device, version or source.
  private func languageModelIndex(_ pages: [SitePage]) -> String {
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
    return SiteSource.languageModels.filled([
      "about": .foreign(pages.first?.about ?? ""),
      "devices": list(devices.compactMap { place in pages.first { $0.place == place } }),
      "overviews": list(
        pages.filter { page in
          switch page.place {
          case .compare, .safe, .fit, .sizes, .family: true
          case .written: page.place != .notFound
          case .home, .device, .platform, .source, .changes: false
          }
        }),
    ])
  }

  /// What programs that read whole sites may read: all of it. The list of pages must be a whole address.
  private var robots: String {
    let siteMap = site.givenAddress.map { "Sitemap: \($0)sitemap.xml\n" } ?? ""
    return "User-agent: *\nAllow: /\n" + siteMap
  }

  /// An entry for each version of the data.
  private var feed: String {
    let versions = DataChange.read(site.changes)
    return SiteSource.feed.filled([
      "site": .foreign(site.address), "updated": .plain(versions.first?.date ?? "1970-01-01"),
      "versions": .list(
        versions.map { change in
          [
            "version": .foreign(change.version), "date": .plain(change.date),
            "slug": .plain(Slug(cleaning: change.version).string),
            "content": .foreign(change.document.html()),
          ]
        }),
    ])
  }
}

/// A version of the data, and what it brought.
struct DataChange {
  let version: String
  /// The day: `2026-11-21`.
  let date: String
  let document: Document

  /// Reads a change log: a heading `VERSION - DATE` of level 2 for each version, the latest first.
  /// What stands below a heading of another form is left out.
  static func read(_ markdown: String) -> [DataChange] {
    markdown.split(separator: "\n## ").dropFirst().compactMap { section in
      let lines = section.split(separator: "\n", maxSplits: 1)
      let parts = lines[0].split(separator: " - ")
      guard parts.count == 2, isDate(parts[1]) else { return nil }
      return DataChange(
        version: String(parts[0]), date: String(parts[1]),
        document: Document([Block](markdown: lines.count == 2 ? String(lines[1]) : "")))
    }
  }

  private static func isDate(_ text: Substring) -> Bool {
    text.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil
  }
}
