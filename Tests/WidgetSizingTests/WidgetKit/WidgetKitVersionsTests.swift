import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// Which versions a query about WidgetKit answers for.
struct WidgetKitVersionsTests {
  /// The bundled tables with a screen of their own, and claims about its small widget: their use, their
  /// version, and what else is unusual about them.
  private func engine(_ claims: [String] = []) throws -> Engine {
    let rows = claims.enumerated().map { place, row in
      let parts = row.split(separator: " ")
      func word(_ unusual: String, else usual: String) -> String {
        parts.dropFirst(2).contains { $0 == unusual } ? unusual : usual
      }
      return "FR1-90\(place),widgetkit,FR1,\(parts[0]),width,150,pt,,iOS,\(parts[1]),\(parts[1]),"
        + "\(word("inferred", else: "stated")),,400x800@2,,\(word("larger", else: "")),,,,,,"
        + "systemSmall,,\(word("table", else: "display-size")),here,"
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

  @Test(
    "a version is stated, and measured, by a source of the sizes that are asked for",
    arguments: [
      ("answer 16", true, true), ("answer 16 table", true, false),
      ("answer 16 inferred", false, false),
      ("answer 16 larger", false, false), ("answer 17", false, false), ("context 16", false, false),
    ])
  func statedVersions(claim: String, isStated: Bool, isMeasured: Bool) throws {
    let engine = try engine([claim])
    let screen = try screen(in: engine)
    func expect(
      _ asked: AskedBox, _ isStated: Bool, _ isMeasured: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let block = engine.block(of: asked, on: screen, OSVersion(16))
      #expect(engine.isVersionStated(of: block) == isStated, sourceLocation: sourceLocation)
      #expect(engine.isVersionMeasured(of: block) == isMeasured, sourceLocation: sourceLocation)
    }
    var asked = AskedBox(.widgetKit, on: [screen])
    expect(asked, isStated, isMeasured)
    asked.families = [.systemSmall]
    asked.variants = [.iconsSmall]
    expect(asked, isStated, isMeasured)
    asked.variants = [.iconsLarge]
    expect(asked, false, false)
    (asked.families, asked.variants) = ([.systemMedium], [.iconsSmall])
    expect(asked, false, false)
  }

  @Test func aVersionOfTodayExtensionsIsNotAskedFor() throws {
    let engine = Engine.bundled
    let screenClass = try engine.catalog.screenClass("375x667@2")
    let screen = engine.catalog.screen(of: screenClass, with: .today)
    let blocks = engine.everyBlock(AskedBox(.today, on: [screen]))
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(!engine.isVersionStated(of: block))
      #expect(!engine.isVersionMeasured(of: block))
    }
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
