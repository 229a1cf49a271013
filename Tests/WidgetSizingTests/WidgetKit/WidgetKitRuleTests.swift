import Testing
import WidgetSizingData

@testable import WidgetSizing

/// The rules for WidgetKit.
struct WidgetKitRuleTests {
  /// A claim of a single cell changes the answers for all widgets of its grid, and what an iPad shows changes
  /// its canvas, too.
  @Test(arguments: [
    (
      "macos26.systemMedium", "macos27.systemExtraLargePortrait", true
    ),
    ("macos26.systemMedium", "macos15.systemExtraLarge", false),
    ("ipados17.820x1180@2.systemSmall.device", "ipados26.820x1180@2.systemLarge.canvas", true),
    ("ipados17.820x1180@2.systemSmall.canvas", "ipados26.820x1180@2.systemLarge.device", false),
    ("ios17.393x852@3.systemSmall", "ios18.393x852@3.systemLarge.icons-small", true),
    ("ios17.393x852@3.systemSmall", "ios18.393x852@3.systemLarge.icons-large", false),
    ("ios17.393x852@3.systemSmall", "ios26.393x852@3.systemLarge.icons-small", false),
  ])
  func theWidgetsOfAGridDependOnEachOther(id: String, other: String, depends: Bool) throws {
    let dependents = GridRule(from: Engine.bundled.claims).dependents(
      of: try Catalog.bundled.cell("widgetkit." + id), in: .bundled)
    #expect(dependents.map(Catalog.bundled.id).contains("widgetkit." + other) == depends)
  }

  @Test(arguments: [
    ("ios14.375x667@2.systemSmall", "ios16.414x736@3.systemSmall.larger", true),
    ("ios14.375x667@2.systemSmall", "ios26.414x736@3.systemSmall.larger", false),
    ("ios14.375x667@2.systemSmall.larger", "ios14.414x736@3.systemSmall.larger", false),
    ("ios16.390x844@3.systemSmall.larger", "ios17.393x852@3.systemSmall.larger", true),
    (
      "ipados14.768x1024@2.systemSmall.canvas", "ipados14.1024x1366@2.systemSmall.canvas.larger",
      true
    ),
    (
      "ipados15.768x1024@2.systemSmall.device", "ipados15.1024x1366@2.systemSmall.device.larger",
      false
    ),
  ])
  func aZoomedWidgetDependsOnThoseOfTheScreenThatThePhoneReports(
    id: String, other: String, depends: Bool
  ) throws {
    let found = ZoomedWidgetRule(from: Engine.bundled.claims).dependents(
      of: try Catalog.bundled.cell("widgetkit." + id), in: .bundled)
    #expect(found.map(Catalog.bundled.id).contains("widgetkit." + other) == depends)
  }

  /// Every alternative of an input gives an alternative of the result, each listed once.
  @Test func disputedInputsGiveAlternatives() throws {
    func input(_ value: Int, _ others: [Int]) -> (Points, [Evidence.Alternative]) {
      (Points(value), others.map { Evidence.Alternative(value: Points($0), claims: []) })
    }
    let alternatives = Combination.alternatives(of: [input(10, [12, 15]), input(20, [22, 20])]) {
      $0[0] + $0[1]
    }
    // 12 + 20, 15 + 20; 10 + 22 is the first of them again, and 10 + 20 the value.
    #expect(alternatives.map(\.value) == [Points(32), Points(35)])
  }
}
