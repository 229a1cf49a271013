internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What there is, and where.
  func homePage(_ site: Site) -> SitePage {
    SitePage(
      place: .home, title: "How big is an iOS widget?",
      blocks: SiteSource.home.prose + [
        .section(widgetSection()), .section(todaySection()), .section(markSection()),
        .section(aboutSection(site)),
      ], headTitle: "widgetsize: how big is an iOS widget?")
  }

  /// Where the sizes of Today extensions are. They were on this page, under the same anchors.
  private func todaySection() -> Section {
    func section(_ title: String, _ anchor: Slug, _ words: String) -> Block {
      .section(
        Section(
          level: 3, [Inline(title)], anchor: anchor,
          [.paragraph([link(words, to: .today, anchor: anchor), "."])]))
    }
    return Section(
      level: 2, ["Today extensions, iOS 8 to 17"], anchor: "today-extensions",
      SiteSource.todaySummary.prose + [
        section("At a glance", "at-a-glance", "Every screen at the default text size"),
        section("Compact heights", "compact-heights", "Compact heights at every text size"),
        section("What changes the size", "what-changes-the-size", "One change at a time"),
      ])
  }

  private func widgetSection() -> Section {
    Section(
      level: 2, ["WidgetKit"], anchor: "widgetkit",
      [
        .paragraph([
          "Widgets of WidgetKit, iOS 14 and later, have a size for each family and screen: ",
          link("\(widgetScreens.count) screens of five platforms at a glance", to: .widgetKit), ".",
        ])
      ])
  }

  private func aboutSection(_ site: Site) -> Section {
    func file(_ text: String, _ path: String) -> [Inline] {
      Inline.linking([Inline(text)], to: path)
    }
    return Section(
      level: 2, ["About the data"], anchor: "about-the-data",
      [
        .list(
          List([
            [
              Inline(
                "Data: version \(site.dataVersion); program: widgetsize \(site.programVersion)")
            ],
            ["Licence of the data: "]
              + Inline.linking(
                ["CC0 1.0"], to: "https://creativecommons.org/publicdomain/zero/1.0/"),
            ["For programs: "] + file("JSON", "api/v1/index.json") + [", "]
              + file("its schema", "api/v1/schema.json") + [", "]
              + file("all cells as CSV", "tables/cells.csv") + [", "]
              + file("all cells of WidgetKit", "tables/widgetkit.csv") + [", "]
              + file("all claims as CSV", "tables/claims.csv"),
            ["Changes: "] + file("Atom feed of the data versions", "feed.xml"),
          ]))
      ])
  }
}
