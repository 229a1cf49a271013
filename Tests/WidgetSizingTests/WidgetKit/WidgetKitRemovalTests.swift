import BundledTables
import TestSupport
import Testing

@testable import WidgetSizing

/// The engine needs no single claim about WidgetKit: each one is left out in turn.
@Suite struct WidgetKitRemovalTests {
  static let catalog = Catalog.bundled
  static let engine = Engine.bundled
  static let removals = engine.removals(of: catalog.claims.keys(of: .widgetKit))

  @Test func whatIsLeftStandsOnOtherClaims() {
    #expect(Self.removals.map(\.claim) == Self.catalog.claims.keys(of: .widgetKit))
    for removal in Self.removals {
      for change in removal.changed + removal.weakened {
        let answer = change.after
        let claims =
          answer.claims + (answer.derivation?.claims ?? []) + answer.alternatives.flatMap(\.claims)
        #expect(!claims.contains(removal.claim), "\(Self.place(removal, change))")
        #expect((answer.value != nil) == answer.state.isKnown, "\(Self.place(removal, change))")
      }
    }
  }

  @Test func anAnswerOnOneClaimAloneChangesWithoutIt() {
    var count = 0
    for removal in Self.removals {
      let claim = Self.catalog.claims[removal.claim]
      for cell in Self.ownCells(of: claim) {
        let claims = Self.engine.claims.claims(of: claim.quantity, stating: cell)
        guard claims == [removal.claim] else { continue }
        count += 1
        let change = removal.changed.first {
          $0.cell == cell && $0.quantity == claim.quantity
        }
        #expect(change?.before.state == .sourced, "\(Self.id(removal.claim))")
        #expect(
          change.map { $0.after.state == .derived || $0.after.state == .unknown } == true,
          "\(Self.id(removal.claim)) at \(Self.catalog.id(of: cell))")
      }
    }
    #expect(count > 100)
  }

  @Test func whatChangesNothingIsContextOrSaidTwice() {
    let idle = Self.removals.filter(\.changesNothing).map(\.claim)
    #expect(!idle.isEmpty)
    for key in idle {
      let claim = Self.catalog.claims[key]
      for cell in Self.ownCells(of: claim) {
        let others = Self.engine.claims.claims(of: claim.quantity, stating: cell)
          .filter { $0 != key }.map { Self.catalog.claims[$0] }
        #expect(
          others.contains { $0.source == claim.source && $0.value == claim.value },
          "\(Self.id(key)) at \(Self.catalog.id(of: cell))")
      }
    }
    let context = Self.catalog.claims.keys(of: .widgetKit).filter {
      Self.catalog.claims[$0].use == .context
    }
    #expect(!context.isEmpty && context.allSatisfy(idle.contains))
  }

  /// Small widgets of the screen that zoomed iPhones report, a small one of an iPad, from which the
  /// extra large one follows, the medium widget from which the width of a Today extension follows,
  /// and any two.
  @Test(arguments: ["HIG5-073", "FR1-114", "HIG5-139", "HIG5-027"] + sample(1))
  func noOtherAnswerChanges(without id: String) throws {
    let key = try #require(Self.catalog.claims.keys(of: .widgetKit).first { Self.id($0) == id })
    let removal = try #require(Self.removals.first { $0.claim == key })
    var comparison = RemovalComparison(Self.engine)
    let exhaustive = comparison.removal(of: key, isExhaustive: true)
    #expect(Self.texts(removal.changed) == Self.texts(exhaustive.changed))
    #expect(Self.texts(removal.weakened) == Self.texts(exhaustive.weakened))
  }

  private static func id(_ key: Key<Claim>) -> String { catalog.citation(of: key).id }

  private static func place(_ removal: Removal, _ change: Removal.Change) -> String {
    "\(id(removal.claim)) at \(catalog.id(of: change.cell))"
  }

  private static func texts(_ changes: [Removal.Change]) -> Set<String> {
    Set(
      changes.map {
        "\(catalog.id(of: $0.cell)) \($0.quantity) \(WidgetKitAnswerTests.summary(of: $0.after))"
      })
  }

  private static func ownCells(of claim: Claim) -> [Cell] {
    guard claim.use == .answer else { return [] }
    return catalog.screens(of: claim).flatMap { catalog.cells(of: claim, on: $0) }
  }

  private static func sample(_ count: Int) -> [String] {
    var random = SplitMix64(seed: 22)
    return (0..<count).compactMap { _ in
      catalog.claims.keys(of: .widgetKit).randomElement(using: &random).map(id)
    }
  }
}
