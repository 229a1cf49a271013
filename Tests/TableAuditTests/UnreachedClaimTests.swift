import TableAudit
import TestSupport
import Testing
import WidgetSizingData

/// Claims that no question leads to.
struct UnreachedClaimTests {
  /// In the bundled tables: one source has accessories for a screen that never ran iOS 16, and another
  /// measured frames in which the watch does not draw.
  private static let bundled =
    (1...6).map { "FR0-00\($0)" } + ["FR2-099", "FR2-100", "FR2-101", "FR2-102"]

  @Test func everyBundledClaimThatAnswersSpeaksOfACell() {
    let engine = Engine.bundled
    let unreached = engine.catalog.unreachedClaims
    #expect(unreached.map { engine.catalog.citation(of: $0).id } == Self.bundled)
    #expect(unreached.allSatisfy { engine.catalog.claims[$0].use == .context })
  }

  @Test(arguments: [
    ("iOS,14,14,stated,,390x844@3,,,,,,,,accessoryCircular,,display-size", "begins with iOS 16"),
    ("iOS,18,18,stated,,375x812@3,,more-space,,,,,,systemSmall,,display-size", "no Display Zoom"),
    // Inferred versions and computed sizes do not show that a model ran the version.
    ("iPadOS,27,27,inferred,,834x1112@2,,,,,,,,systemSmall,canvas,display-size", "runs iPadOS 27"),
    ("iPadOS,27,27,stated,,834x1112@2,,,,,,,,systemSmall,canvas,worked-out", "runs iPadOS 27"),
  ])
  func aClaimWithoutACellIsReported(axes: String, reason: String) throws {
    let catalog = try Catalog.bundled(
      with: TableFiles.texts([
        "claims": ["FR1-900,widgetkit,FR1,context,width,150,pt,,\(axes),here,"]
      ]))
    let unreached = catalog.unreachedClaims
    let ids = unreached.map { catalog.citation(of: $0).id }
    #expect(ids == Self.bundled + ["FR1-900"])
    let text = try #require(
      unreached.last.flatMap { catalog.reasonOfUnreached(catalog.claims[$0]) }.map(catalog.text))
    #expect(text.contains(reason), "\(text)")
  }
}
