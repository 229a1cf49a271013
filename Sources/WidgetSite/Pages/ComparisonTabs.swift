internal import Documents

extension SiteContext {
  /// The pages that compare, beside each other.
  func comparisonTabs(on place: SitePlace) -> Block {
    tabs(
      [("Compare", .compare), ("Smallest size", .safe), ("Does it fit?", .fit)], on: place,
      named: "Compare and fit")
  }

  /// Pages beside each other: the one that a reader is on is no link.
  func tabs(_ pages: [(String, SitePlace)], on own: SitePlace, named name: String) -> Block {
    let tabs: [[Inline]] = pages.map { name, place in
      place == own ? [.span([Inline(name)], kind: "current")] : [link(name, to: place)]
    }
    return .group("tabs", [.navigation(Navigation([Inline(name)], anchor: "tabs", List(tabs)))])
  }

  /// What the page shows, in one line. The script puts the form in its place, closed in a narrow window.
  func chosen(_ phrase: String) -> Block {
    .group("chosen", [.paragraph([Inline(phrase)])])
  }

  /// What else there is for those who run no script, which removes it.
  func withoutScript(_ words: [Inline]) -> Block {
    .group("scriptless", [.paragraph(["Choosing needs a script; "] + words)])
  }
}
