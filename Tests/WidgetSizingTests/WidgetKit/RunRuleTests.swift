import Testing
import WidgetSizing
import WidgetSizingData

/// *run*: a size holds between the versions of a run.
struct RunRuleTests {
  private static func claim(
    _ id: Int, _ value: String, of family: String = "systemMedium", os: Int,
    method: String = "display-size", source: String = "FR1"
  ) -> String {
    "T1-\(id),widgetkit,\(source),answer,width,\(value),pt,,iOS,\(os),\(os),stated,,420x900@3,,,,,,,,\(family),,"
      + "\(method),own,"
  }

  private static func summary(_ claims: [String], os: Int) throws -> String {
    let engine = Engine(
      try .bundled(with: [
        "screen_classes": ["420x900@3,420,900,3,phone,made-up,"], "claims": claims,
      ]))
    let variant = os < 18 ? "" : ".icons-small"
    let cell = try engine.catalog.cell("widgetkit.ios\(os).420x900@3.systemMedium\(variant)")
    return engine.catalog.summary(of: engine.evidence(.width, of: cell))
  }

  @Test(arguments: [
    // Three screens were measured on 14 and 15, one on 15 and 18.
    (15, 14, "360 derived run"), (15, 18, "360 derived run extrapolates os"),
    (18, 16, "360 derived run extrapolates os"), (26, 27, "360 derived run"),
    (27, 26, "360 derived run"),
    // Sizes changed with iOS 26.
    (18, 26, "unknown"), (26, 18, "unknown"),
  ])
  func aSizeHoldsWithinItsRun(measured: Int, asked: Int, expected: String) throws {
    #expect(try Self.summary([Self.claim(101, "360", os: measured)], os: asked) == expected)
  }

  @Test func theNearestVersionAnswersAndIsNamed() throws {
    let claims = [Self.claim(101, "360", os: 14), Self.claim(102, "360", os: 18)]
    let catalog = try Catalog.bundled(with: [
      "screen_classes": ["420x900@3,420,900,3,phone,made-up,"], "claims": claims,
    ])
    let evidence = Engine(catalog).evidence(
      .width, of: try catalog.cell("widgetkit.ios17.420x900@3.systemMedium"))
    #expect(evidence.derivation?.origin(in: catalog) == "as on iOS 18")
    #expect(evidence.basis.map { catalog.citation(of: $0).id } == ["T1-102"])
  }

  /// A size on which the versions of a run differ is carried to none of them.
  @Test func whatClaimsDisputeIsNotCarried() throws {
    let claims = [Self.claim(101, "360", os: 14), Self.claim(102, "361", os: 18)]
    #expect(try Self.summary(claims, os: 16) == "unknown")
  }

  @Test func drawnSizesAreCarriedIfNothingElseIsKnown() throws {
    let drawn = Self.claim(101, "361", os: 15, method: "screenshot")
    #expect(try Self.summary([drawn], os: 14) == "361 derived run")
    #expect(
      try Self.summary([drawn, Self.claim(102, "360", os: 16)], os: 14)
        == "360 derived run extrapolates os")
  }

  /// What a source rounds may be any number that rounds to it.
  @Test func aRoundedNumberIsCarriedAsARange() throws {
    let rounded = Self.claim(101, "360", os: 15, source: "SB1")
    #expect(try Self.summary([rounded], os: 15) == "360 sourced SB1")
    #expect(try Self.summary([rounded], os: 14) == "359.67...360.33 derived run")
  }

  /// The sizes of the layout from which the grid follows are finer than what a source rounds, and are about the
  /// layout, which a screenshot need not be.
  @Test(arguments: [("360", "display-size", "SB1"), ("361", "screenshot", "FR1")])
  func theGridSaysMoreOfWhatIsRoundedOrDrawn(value: String, method: String, source: String) throws {
    let claims = [
      Self.claim(101, value, os: 15, method: method, source: source),
      Self.claim(102, "168", of: "systemSmall", os: 15),
      Self.claim(103, "360.33", of: "systemLarge", os: 15),
    ]
    #expect(try Self.summary(claims, os: 14) == "360.33 derived grid")
  }

  /// A number that rests on screenshots alone says so on every version of the run.
  @Test(arguments: [("screenshot", true), ("display-size", false)])
  func whatIsCarriedSaysThatItIsDrawn(method: String, isDrawn: Bool) throws {
    let catalog = try Catalog.bundled(with: [
      "screen_classes": ["420x900@3,420,900,3,phone,made-up,"],
      "claims": [Self.claim(101, "361", os: 26, method: method)],
    ])
    let cell = try catalog.cell("widgetkit.ios27.420x900@3.systemMedium.icons-small")
    #expect(Engine(catalog).answer(.width, of: cell).isDrawn == isDrawn)
  }

  /// Before macOS 26 nothing was measured, so that no run leads there.
  @Test func aVersionBeforeTheFirstRunHasNoSize() throws {
    let cell = try Catalog.bundled.cell("widgetkit.macos15.systemSmall")
    #expect(Engine.bundled.evidence(.width, of: cell).state == .unknown)
  }

  @Test(arguments: [
    ("iOS,,18,14,true,,", "os_last '14' is less than 18"),
    ("iOS,,14,99,true,,", "os_last"),
    ("iOS,own,14,18,true,,", "variant 'own'"),
    ("iOS,,14,18,true,FR1-0,", "ended_by 'FR1-0' is not the id of a row of claims"),
    // The claim is about iOS 26.
    ("iOS,,18,27,true,FR1-001,", "ended_by 'FR1-001' is not a claim about iOS after 27"),
    ("iPadOS,,15,18,true,FR1-001,", "ended_by 'FR1-001' is not a claim about iPadOS after 18"),
  ])
  func aRowThatIsNoRunIsReported(row: String, message: String) {
    let complaints = Catalog.faults(adding: ["version_runs": [row]])
    #expect(complaints.count == 1, "\(complaints)")
    #expect(complaints.first?.hasPrefix("mine/version_runs.csv:2:") == true)
    #expect(complaints.first?.contains(message) == true, "\(complaints)")
  }
}
