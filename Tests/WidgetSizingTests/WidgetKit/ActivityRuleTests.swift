import Testing
import WidgetSizing
import WidgetSizingData

/// *activity*: sizes of Live Activities that follow from those of other screens.
struct ActivityRuleTests {
  private static func summary(
    _ quantity: Quantity, _ id: String, in engine: Engine = .bundled
  ) throws -> String {
    let cell = try engine.catalog.cell("activity." + id)
    return engine.catalog.summary(of: engine.evidence(quantity, of: cell))
  }

  @Test(arguments: [
    // One source has heights, of two screens of iPhones and five of iPads.
    (
      Quantity.height, "ios26.402x874@3.lockScreen",
      "160 derived activity extrapolates screenClass"
    ),
    (
      .minimumHeight, "ios26.402x874@3.lockScreen", "84 derived activity extrapolates screenClass"
    ),
    (.height, "ios16.375x667@2.lockScreen", "160 derived activity extrapolates screenClass"),
    // No source speaks of a zoomed one.
    (.height, "ios26.402x874@3.lockScreen.larger", "160 derived activity extrapolates screenClass"),
    (.height, "ios26.393x852@3.lockScreen.larger", "160 derived activity extrapolates screenClass"),
    // As wide as expanded, or 22 less than the screen.
    (.width, "ios26.402x874@3.lockScreen", "371...380 derived activity extrapolates screenClass"),
    (.width, "ios26.440x956@3.lockScreen", "408...418 derived activity extrapolates screenClass"),
    (.width, "ios26.440x956@3.compactLeading", "62.33 derived activity extrapolates screenClass"),
    (.minimumWidth, "ios26.420x912@3.minimal", "36.67 derived activity extrapolates screenClass"),
    // Without a Dynamic Island no width follows.
    (.width, "ios26.390x844@3.lockScreen", "unknown"),
    // Two steps for four screens give no law.
    (.width, "ipados26.744x1133@2.lockScreen", "unknown"),
    // As a rectangular widget in the Smart Stack of the same watch.
    (.width, "watchos26.208x248@2.smartStack", "194 derived activity"),
    (.width, "watchos11.187x223@2.smartStack", "176 derived activity extrapolates os"),
  ])
  func whatFollowsIsDerived(quantity: Quantity, id: String, expected: String) throws {
    #expect(try Self.summary(quantity, id) == expected)
  }

  @Test(arguments: [
    (Quantity.width, "test-240x78", "240 sourced HLA1"),
    (.height, "test-240x100", "100 sourced HLA1"),
    (.width, "test-170x78", "170 sourced HLA1"),
  ])
  func carPlayHasThreeSizesToTestADesignWith(
    quantity: Quantity, variant: String, expected: String
  ) throws {
    #expect(try Self.summary(quantity, "ios26.393x852@3.carPlay." + variant) == expected)
    #expect(
      Catalog.bundled.variants.first { Catalog.bundled.id(of: $0) == variant }.map(
        Catalog.bundled.name)?
        .hasPrefix("to test a design with") == true)
  }

  /// A parameter on which claims differ gives nothing.
  @Test func aSecondHeightEndsTheLaw() throws {
    let catalog = try Catalog.bundled(with: [
      "claims": [
        "T1-101,activity,FR1,answer,height,170,pt,,iOS,26,26,stated,,375x812@3,,,,,,,,lockScreen,,display-size,own,"
      ]
    ])
    #expect(
      try Self.summary(.height, "ios26.402x874@3.lockScreen", in: Engine(catalog)) == "unknown")
    #expect(
      try Self.summary(.minimumHeight, "ios26.402x874@3.lockScreen", in: Engine(catalog))
        == "84 derived activity extrapolates screenClass")
  }
}
