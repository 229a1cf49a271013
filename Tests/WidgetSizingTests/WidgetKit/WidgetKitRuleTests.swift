import Testing
import WidgetSizingData

@testable import WidgetSizing

/// The rules for WidgetKit.
struct WidgetKitRuleTests {
  @Test(arguments: [
    ("ipados17.820x1180@2.systemSmall.device", "ipados17.820x1180@2.systemExtraLarge.device"),
    ("ipados17.820x1180@2.systemMedium.device", "ipados17.820x1180@2.systemExtraLarge.device"),
    ("ipados17.820x1180@2.systemLarge.device", nil),
    ("ipados17.820x1180@2.systemSmall.canvas", nil),
    ("ipados17.820x1180@2.systemMedium.canvas", nil), ("ios17.393x852@3.systemSmall", nil),
    ("macos26.systemMedium", nil),
  ])
  func anExtraLargeWidgetDependsOnSmallAndMediumOnesAsShown(id: String, dependent: String?) throws {
    let dependents = ExtraLargeWidthRule(from: Engine.bundled.claims).dependents(
      of: try Catalog.bundled.cell("widgetkit." + id), in: .bundled)
    #expect(
      dependents.map(Catalog.bundled.id) == (dependent.map { ["widgetkit." + $0] } ?? []))
  }

  @Test(arguments: [
    ("ios14.375x667@2.systemSmall", ["ios14.414x736@3.systemSmall.larger"]),
    ("ios14.375x667@2.systemSmall.larger", []), ("ios14.414x736@3.systemSmall", []),
    ("ipados17.768x1024@2.systemSmall.canvas", []), ("macos26.systemMedium", []),
  ])
  func aZoomedWidgetDependsOnThatOfTheScreenThatThePhoneReports(
    id: String, dependents: [String]
  ) throws {
    let found = ZoomedWidgetRule(from: Engine.bundled.claims).dependents(
      of: try Catalog.bundled.cell("widgetkit." + id), in: .bundled)
    #expect(found.map(Catalog.bundled.id) == dependents.map { "widgetkit." + $0 })
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
