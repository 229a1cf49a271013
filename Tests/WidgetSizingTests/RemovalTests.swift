import BundledTables
import TestSupport
import Testing

@testable import WidgetSizing

/// The engine needs no single claim: each one is left out in turn.
@Suite struct RemovalTests {
  @Test func everyClaimCanBeLeftOut() {
    let catalog = Catalog.bundled
    var random = SplitMix64(seed: 21)
    let elsewhere = Engine.bundled.everyBlock().flatMap(\.lines)
    for key in catalog.todayClaims.keys {
      let claim = catalog.todayClaims[key]
      let engine = Engine(catalog, without: [key])
      let own = catalog.classes(of: claim.subject).compactMap {
        catalog.cells(of: claim, in: $0).first
      }
      for cell in own {
        let answer = engine.answer(claim.quantity, of: cell)
        let place = "\(catalog.citation(of: key).id) at \(catalog.id(of: cell))"
        #expect((answer.value != nil) == answer.state.isKnown, "\(place)")
        #expect(answer.state.isKnown || answer.reason != nil, "\(place)")
        #expect(!answer.claims.contains(key), "\(place)")
        let others = Engine.bundled.evidence.claims(of: claim.quantity, answering: cell)
          .filter { $0 != key }
        if others.isEmpty {
          #expect(answer.state != .sourced && answer.state != .disputed, "\(place)")
        }
      }
      for _ in 0..<3 {
        guard let cell = elsewhere.randomElement(using: &random) else { continue }
        let answer = engine.answer(cell)
        for quantity in Quantity.allCases {
          #expect(answer[quantity].state.isKnown || answer[quantity].reason != nil)
        }
      }
    }
  }
}
