import Testing
import WidgetSizing
import WidgetSizingData

/// The values of axes by what people call them.
struct AxisNamesTests {
  @Test(
    arguments: [
      ("xl", [.xl]), ("Extra Large", [.xl]), ("UICTContentSizeCategoryXL", [.xl]),
      ("xs-m", [.xs, .s, .m]), ("xs–m", [.xs, .s, .m]), ("xs — m", [.xs, .s, .m]), ("m-m", [.m]),
      ("m-xs", nil),
      ("x", nil), ("xs-", nil), ("–m", nil), ("xs--m", nil),
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

  @Test func aClassWithoutTodayExtensionsIsAskedAboutTheFirstVersionThatItRuns() throws {
    let screenClass = try Catalog.bundled.screenClass("402x874@3")
    #expect(Engine.bundled.defaultOS(.today, on: screenClass) == OSVersion(18))
  }
}
