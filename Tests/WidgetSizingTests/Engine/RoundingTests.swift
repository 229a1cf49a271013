import Testing
import WidgetSizing
import WidgetSizingData

/// A source that rounds agrees with the finer number of another.
@Suite struct RoundingTests {
  private static let sources = [
    "T1,exact,,,,,article,en,50,measured,,", "T2,whole,,,,,article,en,90,measured,whole-points,",
    "T3,tenths,,,,,article,en,90,measured,tenths,", "T4,another,,,,,article,en,30,measured,,",
  ]

  /// A height as sources state it, on a screen without other claims.
  private func height(_ claims: (id: String, value: String)...) throws -> String {
    let catalog = Catalog.fixture(
      claims.map { ClaimRow($0.id, .compact, $0.value, of: "414x736@3") },
      rows: [.sources: Self.sources])
    let question = Question("414x736@3", .portrait, .l, .todayView, .compact)
    return catalog.summary(of: try question.answer(from: Engine(catalog)).height)
  }

  @Test func theFinerNumberAnswersAndBothAreNamed() throws {
    #expect(try height(("T2-001", "171"), ("T1-001", "170.5")) == "170.5 sourced T1 T2")
  }

  @Test func tenthsAgreeWithThirds() throws {
    #expect(try height(("T3-001", "164.3"), ("T1-001", "164.33")) == "164.33 sourced T1 T3")
  }

  @Test func aNumberThatDoesNotRoundToTheOtherDisputesIt() throws {
    #expect(try height(("T2-001", "171"), ("T1-001", "171.5")) == "171 disputed T2, or 171.5 T1")
  }

  @Test func anEqualNumberHasPrecedenceOverOneThatRoundsToIt() throws {
    #expect(
      try height(("T2-001", "171"), ("T1-001", "170.5"), ("T4-001", "171"))
        == "171 disputed T2 T4, or 170.5 T1")
  }

  @Test func aRoundedNumberAnswersWhereThereIsNoFinerOne() throws {
    #expect(try height(("T2-001", "171")) == "171 sourced T2")
  }
}
