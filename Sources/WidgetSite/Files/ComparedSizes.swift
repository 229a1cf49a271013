internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// What the page that compares devices reads beside the search index.
struct ComparedSizes {
  let context: SiteContext
  private let index: SearchIndex

  init(context: SiteContext) {
    self.context = context
    index = SearchIndex(context: context)
  }

  private var catalog: Catalog { context.catalog }

  /// The data of the page.
  var parts: [Value.Part] {
    [.init("corners", .text(corners)), .init("guideline", .text(guideline))]
  }

  /// The sizes that nobody but Apple's guideline states: screens|family|variant|zoom|versions.
  private var guideline: String {
    let rows = index.allScreens.enumerated().flatMap { number, screen -> [[String]] in
      let groups = context.allWidgetGroups(on: screen).filter { $0.kind == .widgetKit }
      return groups.flatMap { group in
        group.answers.filter { catalog.isGuidelineAlone($0) == true }.compactMap { answer in
          index.numbers(of: answer.cell).map {
            (["\(number)"] + $0 + [group.zoom.rawValue], group.versions)
          }
        }
      }.grouped(by: \.0).map { $0 + [$1.flatMap(\.1).ranges] }
    }
    return index.lines(index.sharingNumbers(rows))
  }

  /// The radii of corners on Home Screens: screens|versions|points.
  private var corners: String {
    let rows = index.allScreens.enumerated().flatMap { number, screen -> [[String]] in
      let versions = context.engine.versions(of: .widgetKit, on: screen)
      let radii = versions.compactMap { os -> (OSVersion, Points)? in
        let cell = Cell(
          platform: screen.platform, os: os, screenClass: screen.screenClass,
          family: .systemMedium, variant: nil)
        return context.radii.radius(of: cell).map { (os, $0.value) }
      }
      return radii.grouped(by: \.1).map { radius, found in
        ["\(number)", found.map(\.0).ranges, "\(radius)"]
      }
    }
    return index.lines(index.sharingNumbers(rows))
  }
}
