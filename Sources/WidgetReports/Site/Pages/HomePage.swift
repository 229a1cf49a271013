internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// One promise, the widgets of the iPhones of today, and doors to everything else.
  func homePage(_ site: Site) -> SitePage {
    let sections = [
      currentPhones(), doorSection(), todaySection(), markSection(), aboutSection(site),
    ]
    return SitePage(
      place: .home, title: "How big is an iOS widget?",
      blocks: [hero(site)] + sections.compactMap(\.self).map(Block.section),
      headTitle: "widgetsize: how big is an iOS widget?",
      description: SiteSource.home.prose.firstWords, kind: "home")
  }

  /// What the site promises, how much it holds, and the newest iPhone with its widgets.
  private func hero(_ site: Site) -> Block {
    let measured = widgetScreens(of: .widgetKit)
    let newest = Idiom.allCases.compactMap { idiom in
      catalog.devicesNewestFirst(of: idiom).first { key in
        catalog.devices[key].screenClass.map {
          measured.contains(catalog.widgetScreen(of: $0))
        } ?? false
      }
    }
    let examples: [Inline] =
      newest.isEmpty ? [] : ["The newest: "] + links(to: newest) + [". "]
    let counts =
      "\(catalog.devices.count) devices, \(catalog.claims.count) published numbers, "
      + "\(catalog.sources.count) sources; data \(site.dataVersion)."
    let say = Group(
      "say", SiteSource.home.prose + [.paragraph(examples + [Inline(counts)])])
    return .group(Group("hero", [.group(say)] + heroPicture()))
  }

  /// The newest iPhone with its widgets.
  private func heroPicture() -> [Block] {
    for key in catalog.devicesNewestFirst(of: .phone) {
      guard let screenClass = catalog.devices[key].screenClass,
        let group = widgetGroups(on: catalog.widgetScreen(of: screenClass)).first(where: {
          $0.kind == .widgetKit && $0.zoom == .standard && $0.isKnown
        }),
        let home = Figures.homeScreens(of: key, [group], in: engine).first
      else { continue }
      return [.figure(home.figure.scaled)]
    }
    return []
  }

  private func doorSection() -> Section {
    func door(_ title: String, _ words: String, _ destination: Destination) -> [Inline] {
      [.link([.strong([Inline(title)])], to: destination), .lineBreak, Inline(words)]
    }
    let kinds = [
      (
        Idiom.pad,
        door(
          "iPads", "Laid out at one size, shown at another.", destination(.devices, anchor: "ipad"))
      ),
      (
        .watch,
        door(
          "Apple Watch", "Complications and the Smart Stack.",
          destination(.devices, anchor: "watch"))
      ),
    ].filter { !catalog.devicesNewestFirst(of: $0.0).isEmpty }.map(\.1)
    return Section(
      level: 2, ["More"], anchor: "more", kind: "band",
      [
        .group(
          Group(
            "doors",
            [
              .list(
                List(
                  kinds + [
                    door(
                      "All screens", "iPhone, iPad, watch, Mac and Vision Pro at a glance.",
                      destination(.widgetKit)),
                    door("All sizes", "Every family, version and setting.", destination(.matrix)),
                    door(
                      "Compare", "Two devices or versions over each other.", destination(.compare)),
                    door(
                      "Smallest size", "What fits on every device you support.", destination(.safe)),
                    door("Does it fit?", "Your content against every size.", destination(.fit)),
                    door(
                      "Templates", "Empty canvases as SVG, in points.", destination(.templates)),
                    door("Poster", "All iPhones to one scale, on A3.", destination(.poster)),
                  ]
                    + (newestVersion.map { os in
                      [
                        door(
                          "What iOS \(os) changed", "Device by device, on one page.",
                          destination(.changes(os)))
                      ]
                    } ?? [])))
            ]))
      ])
  }

  /// Where the sizes of Today extensions are.
  private func todaySection() -> Section {
    Section(
      level: 2, ["Today extensions, iOS 8 to 17"], anchor: "today-extensions", kind: "band",
      SiteSource.todaySummary.prose + [
        .paragraph([link("All sizes of Today extensions", to: .today), "."])
      ])
  }

  private func aboutSection(_ site: Site) -> Section {
    func file(_ text: String, _ path: String) -> [Inline] {
      Inline.linking([Inline(text)], to: path)
    }
    return Section(
      level: 2, ["About the data"], anchor: "about-the-data", kind: "band",
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
