internal import Documents
internal import WidgetSizing

extension SiteContext {
  /// What a server shows for an address that leads nowhere.
  func notFoundPage() -> SitePage {
    let places: [(String, SitePlace)] = [
      ("The newest sizes", .home), ("All sizes", .matrix), ("Devices", .devices),
    ]
    let links = places.map { [link($0, to: $1)] }
    return SitePage(
      place: .notFound, title: "No such page",
      blocks: SiteSource.notFound.prose + [.list(List(links))])
  }
}
