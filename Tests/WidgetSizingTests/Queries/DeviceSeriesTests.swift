import Testing
import WidgetSizing
import WidgetSizingData

/// Names that mean several generations of one model.
struct DeviceSeriesTests {
  private let catalog = Catalog.bundled
  private static let finder = DeviceFinder(.bundled)

  private func names(_ text: String) -> [String]? {
    Self.finder.series(named: text)?.map { catalog.devices[$0].name }
  }

  @Test func aBareNameMeansAllGenerationsTheNewestFirst() {
    #expect(names("iPhone SE")?.last == "iPhone SE" && names("iPhone SE")?.count == 3)
    #expect(names("ipad mini")?.last == "iPad mini")
    #expect(names("iPad Pro")?.contains { $0.contains("mini") } == false)
    #expect(names("iPad Pro 11")?.allSatisfy { $0.contains("11-inch") } == true)
    #expect(names("Apple Watch Series 10")?.count == 2)
    #expect(names("iphone pro")?.count == names("iphone pro max")?.count)
    #expect(names("42mm")?.allSatisfy { $0.hasSuffix("(42 mm)") } == true)
  }

  @Test func aDiagonalBehindALineLeavesOutItsOtherModels() {
    #expect(names("iPad Pro 12.9-inch")?.count == 6)
    #expect(names("ipad mini 7.9")?.first == "iPad mini (5th generation)")
    #expect(names("iPad Air 10.9-inch")?.count == 2)
  }

  @Test(arguments: [
    "iPad Pro (12.9-inch)", "iPad Pro 10.5-inch", "iPhone 6.1",
    "iPhone 7", "iPhone 16", "plus", "iPhone SE 2022", "XR", "13", "pro", "nokia", "iphone",
  ])
  func anyOtherNameIsNoSeries(text: String) {
    #expect(names(text) == nil)
  }

  @Test func theNewestModelsThatCanAnswerAreMeant() throws {
    let engine = Engine.bundled
    let series = try #require(Self.finder.series(named: "iPad Pro 11"))
    var asked = AskedBox(.widgetKit, on: [])
    asked.families = [.systemMedium]
    let models = engine.modelsThatAnswer(series, asked, running: nil)
    #expect(models.map { catalog.devices[$0].name } == ["iPad Pro 11-inch (4th generation)"])
  }
}
