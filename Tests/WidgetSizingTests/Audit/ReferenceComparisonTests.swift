import Testing
import WidgetSizingData

@testable import WidgetSizing

/// The claims and the answers of two sets of tables, compared by their identifiers.
@Suite struct ReferenceComparisonTests {
  @Test func tablesAreTheSameAsThemselves() {
    let read = Catalog.read([BundledTables.layer]).catalog
    #expect(ReferenceComparison(Engine(read), with: .bundled).isSame)
  }

  @Test func aChangedNumberIsListedWithEveryChangedAnswer() throws {
    let reference = [
      ClaimRow("S01-001", .compact, "110", of: "375x667@2"),
      ClaimRow("S01-002", .expanded, "616", of: "375x667@2"),
    ]
    var changed = reference
    changed[1].value = "572"
    let comparison = ReferenceComparison(
      Engine(.fixture(changed)), with: Engine(.fixture(reference)))
    #expect(comparison.claims.map(\.id) == ["S01-002"])
    #expect(comparison.claims.map(\.before) == [Points(616)])
    #expect(comparison.claims.map(\.after) == [Points(572)])
    let catalog = Catalog.fixture(changed)
    let ids = Set(comparison.answers.map { catalog.id(of: $0.cell) })
    #expect(ids.contains("today.ios10.375x667@2.portrait.l.today-view.expanded"))
    // The numbers that a rule derives from it change too.
    #expect(ids.contains("today.ios10.414x736@3.portrait.l.today-view.expanded"))
    #expect(comparison.answers.allSatisfy { $0.quantity == .height })
    #expect(ids.allSatisfy { $0.hasSuffix(".expanded") })
  }

  @Test func aClaimThatIsGoneAndOneThatIsNewHaveOneNumber() {
    let comparison = ReferenceComparison(
      Engine(.fixture([ClaimRow("S01-002", .compact, "110", of: "375x667@2")])),
      with: Engine(.fixture([ClaimRow("S01-001", .compact, "110", of: "375x667@2")])))
    #expect(comparison.claims.map(\.id) == ["S01-001", "S01-002"])
    #expect(comparison.claims.map(\.before) == [Points(110), nil])
    #expect(comparison.claims.map(\.after) == [nil, Points(110)])
    #expect(comparison.answers.isEmpty)
  }
}
