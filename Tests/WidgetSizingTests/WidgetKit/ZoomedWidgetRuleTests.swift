import Testing
import WidgetSizingData

@testable import WidgetSizing

/// *zoomed-widget*: a zoomed iPhone shows the widgets of the screen that it reports.
struct ZoomedWidgetRuleTests {
  private static let engine = Engine.bundled
  private static var catalog: Catalog { engine.catalog }

  /// Every zoomed widget of iPhones.
  private static func zoomedCells() -> [Cell] {
    var asked = Asked(
      .widgetKit, on: catalog.screens(of: .widgetKit).filter { $0.platform == .iOS })
    asked.zoom = .larger
    return engine.everyBlock(asked).flatMap(\.cells)
  }

  @Test func everyDerivedSizeIsAWholeNumberOfPixels() {
    var count = 0
    for cell in Self.zoomedCells() {
      for quantity in Quantity.sides {
        let evidence = Self.engine.evidence(quantity, of: cell)
        guard evidence.rule == .zoomedWidget else { continue }
        #expect(evidence.pixels != nil, "\(Self.catalog.id(of: cell)) \(quantity)")
        count += 1
      }
    }
    #expect(count > 150)
  }

  @Test func aScreenOfAnotherScaleGivesNoSizeFromIOS26On() throws {
    let unknown = Self.zoomedCells().filter { cell in
      guard case .zoomedScaleDiffers? = Self.engine.evidence(.width, of: cell).reason else {
        return false
      }
      return true
    }
    #expect(
      unknown.map { Self.catalog.id(of: $0) }.sorted()
        == [
          ("26", "accessoryCircular"), ("26", "accessoryInline"), ("26", "accessoryRectangular"),
          ("26", "systemLarge.icons-small"), ("26", "systemMedium.icons-small"),
          ("26", "systemSmall.icons-small"),
          ("27", "accessoryCircular"), ("27", "accessoryInline"), ("27", "accessoryRectangular"),
          ("27", "systemExtraLargePortrait.icons-small"), ("27", "systemLarge.icons-small"),
          ("27", "systemMedium.icons-small"), ("27", "systemSmall.icons-small"),
        ].map { os, widget in "widgetkit.ios\(os).414x896@2.\(widget).larger" })
    for cell in unknown {
      #expect(Self.engine.evidence(.height, of: cell).state == .unknown)
    }
  }

  @Test(arguments: [
    // Up to iOS 18 both scales have the same sizes.
    (
      "ios18.414x896@2.systemMedium.icons-small.larger", Quantity.width,
      "329 derived run extrapolates os"
    ),
    (
      "ios26.414x896@3.systemMedium.icons-small.larger", .width,
      "333.67 derived zoomed-widget extrapolates os"
    ),
    ("ios26.414x896@2.systemMedium.icons-small.larger", .width, "unknown"),
    ("ios27.414x896@2.systemMedium.icons-small.larger", .height, "unknown"),
    // Every iPhone has the same margins.
    ("ios26.414x896@2.systemMedium.icons-small.larger", .margin, "16 derived zoomed-widget"),
    ("ios27.414x896@2.accessoryCircular.larger", .margin, "0 derived zoomed-widget"),
    // No model has the screen of 320 x 693 points that these report.
    ("ios18.393x852@3.systemMedium.icons-small.larger", .margin, "16 derived zoomed-widget"),
  ])
  func sizesFollowFromTheSameScaleOnly(id: String, quantity: Quantity, answer: String) throws {
    let cell = try Self.catalog.cell("widgetkit." + id)
    #expect(Self.catalog.summary(of: Self.engine.evidence(quantity, of: cell)) == answer)
  }

  @Test func theReasonNamesTheReportedScreenAndTheNearestSize() throws {
    let cell = try Self.catalog.cell("widgetkit.ios26.414x896@2.systemSmall.icons-small.larger")
    #expect(
      Self.catalog.text(ofReasonFor: Self.engine.evidence(.height, of: cell))
        == "no source for 6.1-inch XR on iOS 26; with Display Zoom it reports a screen of another "
        + "scale, 375x812@3; iOS 17 has 155 × 155")
  }

  /// The models of this class have 3 pixels a point, and report a screen that exists with 2 only.
  @Test(arguments: [(18, true), (26, false), (27, false)])
  func theScaleCountsForEveryClass(os: Int, gives: Bool) throws {
    var cell = try Self.catalog.cell("widgetkit.ios14.414x736@3.systemSmall.larger")
    cell.os = OSVersion(os)
    cell = cell.with(WidgetVariant.iconsSmall)
    let prediction = Self.engine.prediction(by: .zoomedWidget, of: .width, for: cell)
    #expect((prediction != nil) == gives)
    #expect(Self.engine.prediction(by: .zoomedWidget, of: .margin, for: cell) != nil)
  }

  /// A measured size answers, and other rules go on from it.
  @Test func aMeasuredZoomedSizeAnswers() throws {
    let catalog = try Catalog.bundled(with: [
      "claims": [
        "T1-001,widgetkit,FR1,answer,height,149,pt,,iOS,26,26,stated,,414x896@2,,larger,,,,,,systemSmall,,display-size,own,"
      ]
    ])
    let engine = Engine(catalog)
    let medium = try catalog.cell("widgetkit.ios26.414x896@2.systemMedium.icons-small.larger")
    #expect(
      catalog.summary(of: engine.evidence(.height, of: medium)) == "149 derived grid")
  }

  @Test func claimsAboutSidesOfPhonesTestIt() throws {
    let catalog = Self.catalog
    let rule = ZoomedWidgetRule(from: Self.engine.claims)
    func claim(_ quantity: Quantity) throws -> Claim {
      try #require(
        catalog.claims.keys(of: .widgetKit).map { catalog.claims[$0] }
          .first { $0.quantity == quantity })
    }
    let phone = try catalog.cell("widgetkit.ios18.393x852@3.systemSmall.icons-small")
      .with(DisplayZoom.larger)
    #expect(rule.isAbout(try claim(.width), at: phone, in: catalog))
    #expect(!rule.isAbout(try claim(.margin), at: phone, in: catalog))
  }
}
