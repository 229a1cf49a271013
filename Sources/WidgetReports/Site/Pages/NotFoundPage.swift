internal import Documents
internal import WidgetSizing

extension SiteContext {
  /// What a server shows for an address that leads nowhere, at whatever depth: its links are whole
  /// addresses, where it is known where the site will be.
  func notFoundPage(of siteAddress: String?) -> SitePage {
    let places: [(String, SitePlace)] = [
      ("The newest sizes", .home), ("All sizes", .matrix), ("Devices", .devices),
    ]
    let links = places.map { text, place in
      let whole = siteAddress.flatMap {
        Destination(checking: $0 + addresses[place].path + ".html")
      }
      return [Inline.link([Inline(text)], to: whole ?? destination(place))]
    }
    return SitePage(
      place: .notFound, title: "No such page",
      blocks: SiteSource.notFound.prose + [.list(List(links))])
  }
}
