internal import Documents
internal import WidgetSizing
internal import Wording

/// Addresses that lead to pages, and what search engines look for on a web server, which needs to know where the site is:
/// the list of pages.
struct WebFiles {
  let site: Site

  /// All files.
  func files(_ pages: [SitePage]) -> [SiteFiles] {
    let ofServer = site.address.map { address in
      [
        SiteFiles("sitemap.xml", text: siteMap(pages, at: address)),
        SiteFiles("robots.txt", text: "User-agent: *\nAllow: /\nSitemap: \(address)sitemap.xml\n"),
      ]
    }
    return (ofServer ?? [])
      + [redirect("disputes.html", to: .evidence, at: "disputes", titled: "Disputes")]
      + shortAddresses
  }

  /// Folders at the top that lead to pages, so that an address can be guessed: `iphone-16-pro`, `ipad`.
  private var shortAddresses: [SiteFiles] {
    let context = site.context
    let sizes: [(Slug, SizesSubject)] = [
      ("iphone", .iPhone), ("ipad", .iPad), ("watch", .watch), ("live-activities", .liveActivities),
      ("sizes", .iPhone),
    ]
    let changes = context.newestVersion.map { os in
      [(Slug("changes"), SitePlace.changes(os), "What iOS \(os) changed")]
    }
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
    let all = sizes.map { ($0, .sizes($1), $1.title) } + (changes ?? []) + platforms + devices
    return all.map { name, place, title in
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

  private func siteMap(_ pages: [SitePage], at address: String) -> String {
    let paths = pages.filter { $0.place != .notFound }.map {
      ["path": TextTemplate.Value.plain(site.context.addresses[$0.place].path + ".html")]
    }
    return SiteSource.siteMap.filled(["site": .foreign(address), "pages": .list(paths)])
  }
}
