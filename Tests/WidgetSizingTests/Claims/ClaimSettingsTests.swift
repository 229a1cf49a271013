import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSizing

@Suite("The words for the settings") struct ClaimSettingsTests {
  private static let engine = Engine.bundled
  private static let catalog = engine.catalog

  @Test("of claims are the same only for claims about the same settings", .exhaustive)
  func ofClaims() {
    var places: [[String]: [Int?]] = [:]
    for claim in Self.catalog.claims where claim.kind.hasFamilies {
      let words = [claim.kind.rawValue] + Self.catalog.settings(of: claim)
      let own = Axis.settings.map { claim.leavesOpen($0) ? nil : claim.box[only: $0] }
      // An axis on which a source says nothing may have its default, or a value that identifiers leave out.
      let known = own.map { $0 == 0 ? nil : $0 }
      #expect(places[words, default: known] == known, "\(words)")
      places[words] = known
    }
    #expect(places.count > 20)
  }

  @Test("of widgets tell those of one screen apart", arguments: WidgetKind.withFamilies)
  func ofWidgets(_ kind: WidgetKind) {
    for block in Self.engine.allBlocks(of: kind) {
      let names = block.cells.map { Self.catalog.widgetName(of: $0) }
      #expect(Set(names).count == names.count, "\(names)")
    }
  }
}
