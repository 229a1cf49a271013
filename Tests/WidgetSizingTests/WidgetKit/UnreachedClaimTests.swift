import Testing
import WidgetSizingData

@testable import WidgetSizing

/// No number is entered that no question leads to.
struct UnreachedClaimTests {
  /// What the bundled tables have: a source fills in accessories for a screen that never ran iOS 16,
  /// and another measured frames that the watch does not draw in.
  private static let bundled =
    (1...6).map { "FR0-00\($0)" } + ["FR2-099", "FR2-100", "FR2-101", "FR2-102"]

  @Test func everyBundledClaimThatAnswersSpeaksOfACell() {
    let engine = Engine.bundled
    let unreached = engine.unreachedClaims().map(\.claim)
    #expect(unreached.map { engine.catalog.citation(of: $0).id } == Self.bundled)
    #expect(unreached.allSatisfy { engine.catalog.claims[$0].use == .context })
  }

  static let columns =
    ClaimRow.columns.joined(separator: ",") + "\n"

  @Test(arguments: [
    ("iOS,14,14,stated,,390x844@3,,,,,,,,accessoryCircular,,display-size", "begins with iOS 16"),
    ("iOS,18,18,stated,,375x812@3,,more-space,,,,,,systemSmall,,display-size", "no Display Zoom"),
    // To infer versions, or to work a size out, is not to see it.
    ("iPadOS,27,27,inferred,,834x1112@2,,,,,,,,systemSmall,canvas,display-size", "runs iPadOS 27"),
    ("iPadOS,27,27,stated,,834x1112@2,,,,,,,,systemSmall,canvas,worked-out", "runs iPadOS 27"),
  ])
  func aClaimOfNoCellIsNamed(axes: String, reason: String) throws {
    let (catalog, complaints) = Catalog.read([
      BundledTables.layer,
      DataLayer(overlay: [
        .claims: Self.columns + "FR1-900,widgetkit,FR1,answer,width,150,pt,,\(axes),here,\n"
      ]),
    ])
    try #require(complaints == [])
    let unreached = Engine(catalog).unreachedClaims()
    let ids = unreached.map { catalog.citation(of: $0.claim).id }
    #expect(ids == Self.bundled + ["FR1-900"])
    let text = try #require(unreached.last?.reason.map(catalog.text))
    #expect(text.contains(reason), "\(text)")
  }

  @Test func aWidgetThatWasSeenIsOnAModelThatRunsTheVersion() throws {
    let row =
      "FR1-900,widgetkit,FR1,answer,width,150,pt,,iPadOS,27,27,stated,,834x1112@2,,,,,,,,"
      + "systemSmall,canvas,"
    let (catalog, complaints) = Catalog.read([
      BundledTables.layer,
      DataLayer(overlay: [.claims: Self.columns + row + "display-size,here,\n"]),
    ])
    try #require(complaints == [])
    let cell = try #require(
      CellIDReader(catalog).cell("widgetkit.ipados27.834x1112@2.systemSmall.canvas"))
    #expect(Engine(catalog).answer(.width, of: cell).value == Points(150))
    // Which model it is, nobody said.
    #expect(catalog.devices(of: cell.screen, on: cell.os).isEmpty)
  }
}
