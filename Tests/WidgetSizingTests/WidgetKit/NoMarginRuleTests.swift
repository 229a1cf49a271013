import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// *no-margin*: content margins are 0 before the version with which the system adds them.
@Suite struct NoMarginRuleTests {
  private static func margin(_ id: String, in engine: Engine = .bundled) throws -> String {
    let catalog = engine.catalog
    return catalog.summary(
      of: engine.evidence(.margin, of: try catalog.cell("widgetkit." + id)))
  }

  @Test(arguments: [
    ("ios16.393x852@3.systemSmall", "0 derived no-margin"),
    ("ios14.414x896@2.systemLarge", "0 derived no-margin"),
    ("ios16.393x852@3.systemMedium.larger", "0 derived no-margin"),
    ("ipados15.1024x1366@2.systemExtraLarge.canvas", "0 derived no-margin"),
    ("ios17.393x852@3.systemSmall", "16 sourced HIG5"),
    // Of a widget that no source gives a margin later, nothing follows.
    ("ipados16.1024x1366@2.systemSmall.device", "unknown"),
    ("watchos9.198x242@2.accessoryCorner", "not-applicable"),
  ])
  func marginsBeginWithAVersion(id: String, answer: String) throws {
    #expect(try Self.margin(id) == answer)
  }

  /// The version and its platform are rows of a table.
  @Test func theVersionIsARow() throws {
    let rows = [
      "quantity_starts": ["visionOS,margin,27,HIG5,"],
      "claims": [
        "T1-101,widgetkit,FR1,answer,margin,12,pt,,visionOS,27,27,stated,,,,,,,,,,systemLarge,,display-size,own,"
      ],
    ]
    let engine = Engine(try .bundled(adding: rows))
    #expect(try Self.margin("visionos27.systemLarge", in: engine) == "12 sourced FR1")
    #expect(try Self.margin("visionos26.systemLarge", in: engine) == "0 derived no-margin")
    #expect(try Self.margin("visionos26.systemSmall", in: engine) == "unknown")
  }
}
