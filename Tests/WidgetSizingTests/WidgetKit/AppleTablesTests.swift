import Testing
import WidgetSizing
import WidgetSizingData

/// Every number of Apple's published tables is the value of an answer, or one of its alternatives.
@Suite struct AppleTablesTests {
  /// What an iPad reports with Display Zoom at More Space, by the screen that it has.
  static let moreSpace = ["954x1373": "820x1180", "970x1389": "834x1194", "1192x1590": "1024x1366"]
  /// The screens of watches by the size they are sold under. Two have 49 mm.
  static let watches = [
    "40mm": ["162x197"], "41mm": ["176x215"], "44mm": ["184x224"], "45mm": ["198x242"],
    "49mm": ["205x251", "211x257"],
  ]
  /// The guideline has the screens of the 12 mini and 13 mini as a third of their pixels.
  static let reported = ["360x780": "375x812"]

  @Test func everyRowOfTheGuidelineIsHere() {
    #expect(AppleTables.rows.count == 147)
  }

  @Test(arguments: AppleTables.rows)
  func everyNumberIsAnAnswerOrAnAlternative(row: [String]) throws {
    let engine = Engine.bundled, catalog = engine.catalog
    let platform = try #require(Platform(rawValue: row[0]))
    let family = try #require(catalog.family(row[4]))
    let printed = try [row[6], row[7]].map { try #require(Double($0)) }
    let own = Self.moreSpace[row[1]] ?? Self.reported[row[1]] ?? row[1]
    let sizes = Self.watches[own] ?? [own]
    let screens = catalog.widgetScreens().filter { screen in
      screen.platform == platform
        && screen.screenClass.map { key in
          let size = catalog.screenClasses[key]
          return sizes.contains("\(size.width)x\(size.height)")
        } ?? true
    }
    var count = 0
    for screen in screens {
      let range = try #require(Int(row[2]))...(#require(Int(row[3])))
      for os in engine.versions(of: .widgetKit, on: screen) where range.contains(os.major) {
        let cell = Cell(
          platform: platform, os: os, screenClass: screen.screenClass,
          zoom: Self.moreSpace[row[1]] == nil ? .standard : .moreSpace, family: family,
          variant: catalog.variants.first { catalog.id(of: $0) == row[5] }
            ?? catalog.variants(of: family, on: platform, os)[0])
        let answer = engine.evidence(cell)
        for (quantity, number) in zip([Quantity.width, .height], printed) {
          let stated = [answer[quantity].value] + answer[quantity].alternatives.map(\.value)
          let isStated = stated.contains { value in
            value.flatMap { Double($0.description) } == number
          }
          #expect(isStated, "\(catalog.id(of: cell)) \(quantity)")
          #expect([.sourced, .disputed].contains(answer[quantity].state))
          count += 1
        }
      }
    }
    #expect(count > 0, "no cell of \(row)")
  }
}
