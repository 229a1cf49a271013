import Testing
import WidgetSizing
import WidgetSizingData

/// Context claims are shown beside an answer and never give it.
@Suite struct ContextClaimTests {
  @Test func theCommentOf120OnIOS11StandsBeside110() throws {
    let catalog = Catalog.bundled
    let cell = try Question("iPhone 7", iOS: 11, .portrait, .l, .todayView, .compact)
      .cell(in: .bundled)
    let context = context(of: .height, at: cell)
    #expect(context.map { catalog.citation(of: $0).id } == ["S07-002"])
    #expect(context.map { catalog.claims[$0].value } == [Points(120)])
    let answer = Engine.bundled.evidence(.height, of: cell)
    #expect(answer.value == Points(110))
    #expect(answer.claims.isEmpty && answer.alternatives.isEmpty)
    #expect(!(answer.derivation?.claims ?? []).contains { catalog.claims[$0].use == .context })
  }

  @Test func theSourceHasNotTestedTheSixInLandscape() throws {
    let cell = try Question("iPhone 6", .landscape).cell(in: .bundled)
    let catalog = Catalog.bundled
    let untested = context(of: .height, at: cell).filter {
      catalog.claims[$0].formula == nil
    }
    #expect(untested.map { catalog.citation(of: $0).id } == ["S01-036"])
    #expect(untested.map { catalog.claims[$0].value } == [nil])
    let note = untested.first.flatMap { catalog.citation(of: $0).note }
    #expect(note == "the source has it as not yet tested")
  }

  private func context(of quantity: Quantity, at cell: Cell) -> [Key<Claim>] {
    let catalog = Catalog.bundled
    return Engine.bundled.claims(of: quantity, onScreenOf: cell).filter {
      let claim = catalog.claims[$0]
      return claim.use == .context && claim.allows(cell)
    }
  }
}
