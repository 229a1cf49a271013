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

  /// What the page shows, in one line. The script puts the form in its place, closed in a narrow window.
  func chosen(_ phrase: String) -> Block {
    .group(Group("chosen", [.paragraph([Inline(phrase)])]))
  }

  /// What else there is for those who run no script, which removes it.
  func withoutScript(_ words: [Inline]) -> Block {
    .group(Group("scriptless", [.paragraph(["Choosing needs a script; "] + words)]))
  }
}
