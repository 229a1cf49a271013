import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// No number is dropped: every claim appears in the answers that it is evidence for.
@Suite(.exhaustive) struct ClaimReplayTests {
  static let answering = Catalog.bundled.claims.keys(of: .today)
    .filter { Catalog.bundled.claims[$0].use == .answer && Catalog.bundled.claims[$0].value != nil }
    .map { Catalog.bundled.citation(of: $0).id }

  @Test(arguments: answering)
  func aClaimIsInEveryAnswerThatItIsEvidenceFor(id: String) throws {
    let catalog = Catalog.bundled
    let key = try catalog.claim(id)
    let claim = catalog.claims[key]
    let cells = catalog.screens(of: claim).flatMap { catalog.cells(of: claim, on: $0) }
      .filter { Engine.bundled.evidence(claim.quantity, of: $0).state != .notApplicable }
    #expect(!cells.isEmpty)
    for cell in cells {
      let answer = Engine.bundled.evidence(claim.quantity, of: cell)
      let place = catalog.id(of: cell)
      #expect(answer.state == .sourced || answer.state == .disputed, "\(place)")
      if answer.value == claim.value {
        #expect(answer.claims.contains(key), "\(place)")
      } else {
        let alternative = answer.alternatives.first { $0.value == claim.value }
        #expect(alternative?.claims.contains(key) == true, "\(place)")
      }
    }
  }

  @Test func contextNeverAnswers() {
    let engine = Engine.bundled
    let claims = engine.catalog.claims
    let context = Set(claims.keys(of: .today).filter { claims[$0].use == .context })
    #expect(!context.isEmpty)
    var answered: [String] = []
    for block in engine.everyBlock(at: [.l, .xxl, .ax5]) {
      for cell in block.cells {
        for quantity in Quantity.sides {
          let answer = engine.evidence(quantity, of: cell)
          let stated = answer.claims + answer.alternatives.flatMap(\.claims)
          if !context.isDisjoint(with: stated) { answered.append(engine.catalog.id(of: cell)) }
        }
      }
    }
    #expect(answered == [])
  }
}
