internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The search, the newest iPhone with its widgets, and the sizes on the iPhones of today.
  func homePage(_ site: Site) -> SitePage {
    let written = WrittenPage.home
    let blocks = blocks(of: written)
    let sections = [currentPhones(), changeSection()]
    return SitePage(
      place: .home, title: written[.title] ?? "",
      blocks: [hero(blocks.filter { !$0.isSection })]
        + sections.compactMap { $0.map(Block.section) } + blocks.filter(\.isSection),
      headTitle: written[.head],
      description: PlainText(
        (newestDrawnPhone.map { description(of: subject($0.device)).string + " " } ?? "")
          + "Every published size of iPhone, iPad, Apple Watch, Mac and Vision Pro."),
      kind: "home", scripts: ["figures"])
  }

  /// What stands beside and below the title: words, the search with examples, what one can do here, and the drawing.
  private func hero(_ words: [Block]) -> Block {
    let say =
      words + [
        .group("search", [.paragraph([link("All devices", to: .devices)])]),
        .group("examples", [.lines(examples)]), .group("verbs", [.lines(verbs)]),
      ]
    return .group("hero", [.group("say", say)] + heroPicture())
  }

  /// Searches that the script types into the field. Without it, each leads to a page with the answer.
  private var examples: [[Inline]] {
    func device(_ name: String, _ text: String) -> [Inline]? {
      catalog.devices.keys.first { catalog.devices[$0].name == name }
        .map { [link(text, to: .device($0))] }
    }
    let versions = catalog.releases(of: .iOS).suffix(2).map { "\($0.os)" }
    return [
      device("iPhone 16 Pro", "iPhone 16 Pro medium"),
      [link("iPhone 15 vs 17", to: .compare)],
      device("iPhone 16 Pro Max", "364 x 170"),
      [link("Live Activity", to: .matrix)],
      newestVersion.map {
        [link("iOS \(versions.joined(by: " vs "))", to: .changes($0))]
      },
    ].compactMap(\.self)
  }

  private var verbs: [[Inline]] {
    [
      [link("Find a device", to: .devices)],
      [link("Take a template", to: .templates)],
      [link("Compare", to: .compare)],
      [link("Does it fit?", to: .fit)],
      newestVersion.map { [link("What iOS \($0) changed", to: .changes($0))] },
    ].compactMap(\.self)
  }

  /// The newest iPhone with a known size, and its Home Screen.
  private var newestDrawnPhone: (device: Key<Device>, home: HomeScreenFigure)? {
    for key in catalog.devicesNewestFirst(of: .phone) {
      guard let screenClass = catalog.devices[key].screenClass,
        let group = widgetGroups(on: catalog.widgetScreen(of: screenClass)).standard(.widgetKit)
          .first(where: \.isKnown),
        let home = Figures.homeScreens(of: key, [group], radii, in: engine).first
      else { continue }
      return (key, home)
    }
    return nil
  }

  /// The newest iPhone with its widgets, under its name and version.
  private func heroPicture() -> [Block] {
    guard let (device, home) = newestDrawnPhone else { return [] }
    var figure = home.figure
    figure.caption = [
      .strong([link(catalog.devices[device].name, to: .device(device))]),
      Inline(", iOS \(home.os), in points and pixels"),
    ]
    return [.figure(figure)]
  }
}

extension Block {
  fileprivate var isSection: Bool { if case .section = self { true } else { false } }
}
