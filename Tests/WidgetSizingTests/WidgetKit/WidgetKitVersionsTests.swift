import Testing
import WidgetSizingData

@testable import WidgetSizing

/// Which versions a query about WidgetKit answers for.
struct WidgetKitVersionsTests {
  /// The bundled tables with a screen of their own, and claims about it.
  private func engine(_ claims: [String] = []) throws -> Engine {
    let rows = claims.enumerated().map { place, row in
      let parts = row.split(separator: " ")
      let (use, os, zoom) = (parts[0], parts[1], parts.count > 2 ? parts[2] : "")
      return "FR1-90\(place),widgetkit,FR1,\(use),width,150,pt,,iOS,\(os),\(os),stated,,400x800@2,,"
        + "\(zoom),,,,,,systemSmall,,display-size,here,"
    }
    return Engine(
      try .bundled(with: [.screenClasses: ["400x800@2,400,800,2,phone,4.5-inch,"], .claims: rows]))
  }

  private func screen(in engine: Engine) throws -> Screen {
    engine.catalog.widgetScreen(of: try engine.catalog.screenClass("400x800@2"))
  }

  @Test(arguments: [Platform.iOS, .iPadOS])
  func phonesAndPadsHaveEveryVersionSinceTheFirst(platform: Platform) throws {
    let (catalog, complaints) = Catalog.read([.withoutClaims])
    try #require(complaints == [] && catalog.claims.keys(of: .widgetKit).count == 0)
    let engine = Engine(catalog)
    let versions = engine.catalog.versions(with: .widgetKit, on: platform)
    #expect(versions == engine.catalog.releases(of: platform).map(\.os).filter { $0.major >= 14 })
    #expect(versions.contains(OSVersion(15)))
  }

  @Test func theDefaultIsTheNewestVersionWithAnAnsweringClaim() throws {
    let none = try engine()
    let newest = try #require(none.catalog.versions(with: .widgetKit, on: .iOS).last)
    #expect(
      try none.defaultOS(
        of: screen(in: none), in: Query(screens: [screen(in: none)])) == newest)
    // Neither context nor a claim about a zoomed screen answers.
    let some = try engine(["answer 16", "context 18", "answer 18 larger"])
    #expect(
      try some.defaultOS(
        of: screen(in: some), in: Query(screens: [screen(in: some)])) == OSVersion(16))
    let query = Query(screens: [try screen(in: some)])
    #expect(some.blocks(query).map(\.os) == [OSVersion(16)] && !query.isDefaultOS)
  }

  @Test func aClaimReplacesTheBundledOneWithItsId() throws {
    let row =
      "FR1-115,widgetkit,FR1,answer,width,300,pt,,iOS,26,27,stated,,375x812@3,,,,,,,,systemMedium,,"
      + "display-size,here,"
    let catalog = try Catalog.bundled(with: [.claims: [row]])
    #expect(
      catalog.claims.keys(of: .widgetKit).count == Catalog.bundled.claims.keys(of: .widgetKit).count
    )
    let changed = catalog.claims.keys(of: .widgetKit).filter {
      catalog.claims[$0].value != Catalog.bundled.claims[$0].value
    }
    #expect(changed.map { catalog.citation(of: $0).id } == ["FR1-115"])
  }
}
