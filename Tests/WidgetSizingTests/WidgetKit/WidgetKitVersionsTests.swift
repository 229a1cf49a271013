import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// Which versions a query about WidgetKit answers for.
struct WidgetKitVersionsTests {
  /// The bundled tables with a screen of their own, and claims about its small widget: their use, their version, and
  /// perhaps a Display Zoom.
  private func engine(_ claims: [String] = []) throws -> Engine {
    let rows = claims.enumerated().map { place, row in
      let parts = row.split(separator: " ")
      return "FR1-90\(place),widgetkit,FR1,\(parts[0]),width,150,pt,,iOS,\(parts[1]),\(parts[1]),"
        + "stated,,400x800@2,,\(parts.count > 2 ? parts[2] : ""),,,,,,systemSmall,,display-size,here,"
    }
    return Engine(
      try .bundled(with: [
        "screen_classes": ["400x800@2,400,800,2,phone,4.5-inch,"], "claims": rows,
      ]))
  }

  private func screen(in engine: Engine) throws -> Screen {
    engine.catalog.widgetScreen(of: try engine.catalog.screenClass("400x800@2"))
  }

  @Test(arguments: [Platform.iOS, .iPadOS])
  func phonesAndPadsHaveEveryVersionSinceTheFirst(platform: Platform) throws {
    let (catalog, complaints) = Catalog.read(.withoutClaims)
    try #require(complaints == [] && catalog.claims.keys(of: .widgetKit).count == 0)
    let engine = Engine(catalog)
    let versions = engine.catalog.versions(with: .widgetKit, on: platform)
    #expect(versions == engine.catalog.releases(of: platform).map(\.os).filter { $0.major >= 14 })
    #expect(versions.contains(OSVersion(15)))
  }

  @Test func theDefaultIsTheNewestVersionWithAKnownSize() throws {
    let none = try engine()
    let newest = try #require(none.catalog.versions(with: .widgetKit, on: .iOS).last)
    #expect(
      try none.defaultOS(
        of: screen(in: none), in: AskedBox(.widgetKit, on: [screen(in: none)])) == newest)
    // A size of iOS 16 holds up to iOS 18. Neither context nor a claim about a zoomed screen answers.
    let some = try engine(["answer 16", "context 26", "answer 26 larger"])
    #expect(
      try some.defaultOS(
        of: screen(in: some), in: AskedBox(.widgetKit, on: [screen(in: some)])) == OSVersion(18))
    let asked = Asked(.widgetKit, on: [try screen(in: some)])
    #expect(some.blocks(asked).map { $0.hasDefaultOS ? $0.os : nil } == [OSVersion(18)])
  }

  @Test func aClaimReplacesTheBundledOneWithItsId() throws {
    let row =
      "FR1-115,widgetkit,FR1,answer,width,300,pt,,iOS,26,27,stated,,375x812@3,,,,,,,,systemMedium,,"
      + "display-size,here,"
    let catalog = try Catalog.bundled(with: ["claims": [row]])
    #expect(
      catalog.claims.keys(of: .widgetKit).count == Catalog.bundled.claims.keys(of: .widgetKit).count
    )
    let changed = catalog.claims.keys(of: .widgetKit).filter {
      catalog.claims[$0].value != Catalog.bundled.claims[$0].value
    }
    #expect(changed.map { catalog.citation(of: $0).id } == ["FR1-115"])
  }
}
