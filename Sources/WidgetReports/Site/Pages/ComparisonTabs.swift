internal import Documents

extension SiteContext {
  /// The pages that compare, beside each other: the one that a reader is on is no link.
  func comparisonTabs(on place: SitePlace) -> Block {
    let pages: [(name: String, place: SitePlace)] = [
      ("Compare", .compare), ("Smallest size", .safe), ("Does it fit?", .fit),
    ]
    let tabs: [[Inline]] = pages.map { page in
      page.place == place
        ? [.span([Inline(page.name)], kind: "current")] : [link(page.name, to: page.place)]
    }
    return .group(
      Group("tabs", [.navigation(Navigation(["Compare and fit"], anchor: "tabs", List(tabs)))]))
  }
}
