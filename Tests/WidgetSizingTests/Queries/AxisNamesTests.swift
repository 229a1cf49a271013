import BundledTables
import Testing

@testable import WidgetSizing

/// The values of axes by what people call them.
struct AxisNamesTests {
  @Test(arguments: [
    ("10", [10]), ("iOS 10", [10]), ("iPadOS13", [13]), ("10-12", [10, 11, 12]), ("10-10", [10]),
    ("17-26", [17, 18, 26]), ("12-10", nil), ("10-", nil), ("iPadOS 13-14", [13, 14]),
    ("10-11-12", nil),
    ("10--12", nil), ("-10", nil), ("99", nil), ("10-99", nil), ("", nil),
  ])
  func versions(text: String, majors: [Int]?) {
    #expect(Catalog.bundled.osVersions(named: text)?.map(\.major) == majors)
  }

  @Test(
    arguments: [
      ("xl", [.xl]), ("Extra Large", [.xl]), ("UICTContentSizeCategoryXL", [.xl]),
      ("xs-m", [.xs, .s, .m]), ("m-xs", nil), ("x", nil),
    ] as [(String, [TextSize]?)])
  func textSizes(text: String, sizes: [TextSize]?) {
    #expect(Catalog.bundled.textSizes(named: text) == sizes)
  }

  @Test func onlyDevicesWithTodayExtensionsHaveThem() throws {
    let catalog = Catalog.bundled
    let ids = Set(catalog.classesWithTodayExtensions().map { catalog.screenClasses[$0].id })
    #expect(ids.contains("375x667@2") && ids.contains("1024x1366@2"))
    // These came after iOS 17, and this is a watch.
    #expect(!ids.contains("402x874@3") && !ids.contains("466x678@3"))
    #expect(!ids.contains("184x224@2"))
  }

  @Test func aClassWithoutTodayExtensionsIsAskedAboutTheFirstVersionThatHasNone() throws {
    let catalog = Catalog.bundled
    let key = try #require(
      catalog.screenClasses.keys.first { catalog.screenClasses[$0].id == "402x874@3" })
    let query = TodayQuery(screenClasses: [key])
    #expect(Engine.bundled.bestMeasuredOS(of: key, in: query) == OSVersion(18))
  }
}
