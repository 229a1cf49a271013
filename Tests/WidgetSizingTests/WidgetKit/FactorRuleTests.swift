import Testing
import WidgetSizing
import WidgetSizingData

/// *factor*: an iPad shows each widget in the same proportion to its canvas.
struct FactorRuleTests {
  private static func claim(_ id: Int, _ family: String, _ variant: String, _ width: Int) -> String
  {
    "T1-\(id),widgetkit,FR1,answer,width,\(width),pt,,iPadOS,26,26,stated,,700x950@2,,,,,,,,"
      + "\(family),\(variant),display-size,own,"
  }

  /// Without a medium widget, no grid tells the large one as shown.
  private static let smallShown = claim(103, "systemSmall", "device", 120)
  private static let canvas = [
    claim(101, "systemSmall", "canvas", 150), claim(102, "systemLarge", "canvas", 330),
  ]

  private static func engine(_ claims: [String]) throws -> Engine {
    Engine(
      try .bundled(with: [
        "screen_classes": ["700x950@2,700,950,2,pad,made-up,"], "claims": claims,
      ]))
  }

  private static func large(on os: Int, in engine: Engine) throws -> Cell {
    try engine.catalog.cell("widgetkit.ipados\(os).700x950@2.systemLarge.device")
  }

  @Test(arguments: [26, 27]) func aWidgetAsShownFollowsFromItsCanvas(os: Int) throws {
    let engine = try Self.engine(Self.canvas + [Self.smallShown])
    let width = try engine.evidence(.width, of: Self.large(on: os, in: engine))
    #expect(engine.catalog.summary(of: width).hasPrefix("264 derived factor"))
    #expect(width.extrapolates.isEmpty)
  }

  /// A side that its source rounds may be any that rounds to it, and so may the factor.
  @Test func aRoundedSideGivesARange() throws {
    let shown = Self.smallShown.replacing(",FR1,", with: ",SB1,")
    let engine = try Self.engine(Self.canvas + [shown])
    let width = try engine.evidence(.width, of: Self.large(on: 26, in: engine))
    #expect(width.range?.contains(Points(264)) == true)
  }

  @Test func withoutAWidgetAsShownTheFactorIsNotKnown() throws {
    let engine = try Self.engine(Self.canvas)
    let large = try Self.large(on: 26, in: engine)
    #expect(engine.evidence(.width, of: large).reason == .factorNotKnown(large))
  }
}
