import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSizing

/// Leaves out each claim in turn, and compares the answers with those of all claims.
@Suite(.night, .exhaustive) struct RemovalTests {
  static let catalog = Catalog.bundled
  static let claims = WidgetKind.allCases.flatMap { catalog.claims.keys(of: $0) }
  static let removals = Engine.bundled.removals(of: claims)

  @Test func changedAnswersDoNotCiteTheRemovedClaim() {
    #expect(Self.removals.map(\.claim) == Self.claims)
    for removal in Self.removals {
      for change in removal.changed + removal.weakened {
        let answer = change.after
        let place = "\(Self.id(removal.claim)) at \(Self.catalog.id(of: change.cell))"
        let claims =
          answer.claims + (answer.derivation?.claims ?? []) + answer.alternatives.flatMap(\.claims)
        #expect(!claims.contains(removal.claim), "\(place)")
        #expect((answer.value != nil) == answer.state.isKnown, "\(place)")
        #expect(answer.state.isKnown || answer.reason != nil, "\(place)")
      }
    }
  }

  @Test func anAnswerFromASingleClaimChangesWithoutIt() {
    var count: [WidgetKind: Int] = [:]
    for removal in Self.removals {
      let claim = Self.catalog.claims[removal.claim]
      guard claim.isAnswer else { continue }
      for cell in Self.ownCells(of: claim) {
        let claims = Engine.bundled.claims.claims(of: claim.quantity, stating: cell)
        guard claims == [removal.claim] else { continue }
        count[cell.kind, default: 0] += 1
        let change = removal.changed.first {
          $0.cell == cell && $0.quantity == claim.quantity
        }
        #expect(change?.before.state == .sourced, "\(Self.id(removal.claim))")
        #expect(
          change.map { $0.after.state == .derived || $0.after.state == .unknown } == true,
          "\(Self.id(removal.claim)) at \(Self.catalog.id(of: cell))")
      }
    }
    #expect(WidgetKind.allCases.allSatisfy { count[$0, default: 0] > 100 })
  }

  @Test func claimsThatChangeNothingAreContextOrRepeated() {
    let idle = Self.removals.filter(\.changesNothing).map(\.claim)
    #expect(!idle.isEmpty)
    for key in idle {
      let claim = Self.catalog.claims[key]
      guard claim.isAnswer else { continue }
      for cell in Self.ownCells(of: claim) {
        let others = Engine.bundled.claims.claims(of: claim.quantity, stating: cell)
          .filter { $0 != key }.map { Self.catalog.claims[$0] }
        #expect(
          others.contains { $0.source == claim.source && $0.value == claim.value },
          "\(Self.id(key)) at \(Self.catalog.id(of: cell))")
      }
    }
    let context = Self.claims.filter {
      let claim = Self.catalog.claims[$0]
      return claim.use == .context && claim.formula == nil
    }
    #expect(!context.isEmpty && Set(context).isSubset(of: idle))
  }

  /// For WidgetKit: small widgets of the screen that zoomed iPhones report; a small one of an iPad, from
  /// which a rule derives the extra large one; and the medium widget from which a rule derives the width
  /// of a Today extension. Then four claims at random.
  @Test(
    arguments: [
      "S02-010", "S04-002", "S04-008", "S06-002", "HIG5-073", "FR1-114", "HIG5-139", "HIG5-027",
    ] + sample(3, of: .today) + sample(1, of: .widgetKit))
  func everyChangedAnswerIsListed(without id: String) throws {
    let key = try Self.catalog.claim(id)
    let removal = try #require(Self.removals.first { $0.claim == key })
    var comparison = RemovalComparison(.bundled)
    let exhaustive = comparison.removal(of: key, isExhaustive: true)
    #expect(Self.texts(removal.changed) == Self.texts(exhaustive.changed))
    #expect(Self.texts(removal.weakened) == Self.texts(exhaustive.weakened))
  }

  @Test func answersDerivedFromARemovedClaimChange() throws {
    let catalog = Catalog.fixture([
      ClaimRow("S01-001", .compact, "110", of: "375x667@2"),
      ClaimRow("S01-002", .expanded, "616", of: "375x667@2"),
    ])
    let engine = Engine(catalog)
    let removals = engine.removals(of: catalog.claims.keys(of: .today))
    let plus = try Question("414x736").cell(in: engine)
    let change = try #require(removals[1].changed.first { $0.cell == plus })
    #expect(catalog.summary(of: change.before).hasPrefix("660...704 derived whole-rows"))
    #expect(change.after.state == .unknown)
    #expect(removals.allSatisfy { !$0.changesNothing })
  }

  private static func id(_ key: Key<Claim>) -> String { catalog.citation(of: key).id }

  private static func texts(_ changes: [ChangedAnswer]) -> Set<String> {
    Set(
      changes.map {
        "\(catalog.id(of: $0.cell)) \($0.quantity) \(catalog.summary(of: $0.after))"
      })
  }

  private static func ownCells(of claim: Claim) -> [Cell] {
    catalog.screens(of: claim).flatMap { catalog.cells(of: claim, on: $0) }
      .filter { catalog.absence(of: $0, for: nil) == nil }
  }

  private static func sample(_ count: Int, of kind: WidgetKind) -> [String] {
    var random = SplitMix64(seed: 21)
    return (0..<count).compactMap { _ in
      catalog.claims.keys(of: kind).randomElement(using: &random).map(id)
    }
  }
}
