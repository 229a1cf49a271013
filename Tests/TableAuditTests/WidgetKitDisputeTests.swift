import TableAudit
import Testing
import WidgetSizing
import WidgetSizingData

/// Disputes about WidgetKit: between claims, and between answers and context claims.
struct WidgetKitDisputeTests {
  private let engine = Engine.bundled
  private var catalog: Catalog { engine.catalog }

  @Test func everyNumberWithDifferingClaimsIsInOneDispute() {
    let disputes = engine.claimDisputes().filter { $0.cell.kind == .widgetKit }
    func claims(_ answer: Evidence) -> [Key<Claim>] {
      answer.claims + answer.alternatives.flatMap(\.claims)
    }
    var differing = 0
    for cell in engine.allBlocks(of: .widgetKit).flatMap(\.cells) {
      for quantity in Quantity.sides {
        guard let answer = engine.stated(quantity, of: cell),
          !answer.alternatives.isEmpty
        else { continue }
        differing += 1
        let own = disputes.filter {
          $0.answer.quantity == quantity && claims($0.answer) == claims(answer)
            && $0.screens.contains(cell.screen) && $0.versions.contains(cell.os)
        }
        #expect(own.count == 1, "\(quantity) of \(catalog.id(of: cell))")
      }
    }
    #expect(differing > 0)
    for dispute in disputes {
      #expect(dispute.readings.count > 1)
      #expect(Set(dispute.screens).count == dispute.screens.count)
      #expect(Set(dispute.versions).count == dispute.versions.count)
    }
    let places = disputes.map {
      "\(catalog.id(of: $0.cell)) \($0.answer.quantity == .width ? 0 : 1)"
    }
    #expect(places == places.sorted())
  }

  @Test func everyContextClaimIsComparedOnItsScreens() {
    let contexts = Dictionary(grouping: engine.contextComparisons(), by: \.claim)
    for key in catalog.claims.keys(of: .widgetKit) {
      let claim = catalog.claims[key]
      let screens = catalog.screens(of: claim).filter {
        !catalog.meantCells(of: claim, on: $0).isEmpty
      }
      let expected =
        claim.use == .answer
        ? 0 : claim.subject == .anything ? min(1, screens.count) : screens.count
      #expect(contexts[key]?.count ?? 0 == expected, "\(catalog.citation(of: key).id)")
    }
  }

  @Test func contextClaimsAboutAWidgetAreComparedWithIt() {
    let context = catalog.claims.keys(of: .widgetKit).filter {
      catalog.claims[$0].use == .context
    }
    var compared = 0
    for cell in engine.allBlocks(of: .widgetKit).flatMap(\.cells) {
      let about = context.filter {
        let claim = catalog.claims[$0]
        return claim.answers(cell) && catalog.screens(of: claim).contains(cell.screen)
      }
      for quantity in Quantity.sides {
        let expected = about.filter { catalog.claims[$0].quantity == quantity }
        let comparisons = engine.contextComparisons(quantity, of: cell)
        #expect(comparisons.map(\.claim) == expected, "\(catalog.id(of: cell))")
        compared += comparisons.count
      }
    }
    #expect(compared > 0)
  }
}
