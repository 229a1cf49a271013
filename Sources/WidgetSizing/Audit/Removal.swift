/// What answers lose if one claim is left out.
public struct Removal: Sendable {
  /// One number of one cell, with the claim and without it.
  public struct Change: Sendable {
    /// The cell.
    public let cell: TodayCell
    /// Which of its numbers.
    public let quantity: Quantity
    /// The answer on all claims.
    public let before: Answer
    /// The answer on all claims but one.
    public let after: Answer
  }

  /// The claim that is left out.
  public let claim: Key<Claim>
  /// The answers that say something else: another value, range, state, rule or alternative.
  public let changed: [Change]
  /// The answers that say the same, and have a source less for it.
  public let weakened: [Change]

  /// Whether every answer stays as it is, with all its sources.
  ///
  /// So it is with context, and with a number that its source states once more for the same class.
  public var changesNothing: Bool { changed.isEmpty && weakened.isEmpty }
}

/// Leaves claims out one by one, and compares all answers.
///
/// Only cells that may depend on a claim are asked for again, see ``CellScope``. Cells with Display
/// Zoom are not among them: each repeats one that is. Nor does it count if an unknown answer points
/// to another known one.
struct RemovalComparison {
  private let engine: Engine
  private let blocks: [CellBlock]
  private let groups: [RuleName: [RuleGroup]]
  /// The answers on all claims, block by block; empty until they are needed.
  private var answers: [[CellAnswer]]
  /// The engine, as far as answers are compared.
  private let brief: Engine

  init(_ engine: Engine) {
    self.engine = engine
    blocks = engine.allBlocks()
    answers = blocks.map { _ in [] }
    brief = engine.brief
    groups = Dictionary(
      uniqueKeysWithValues: RuleName.allCases.map { ($0, engine.groups(of: $0)) })
  }

  /// Compares all answers without `claim`; if `isExhaustive`, also those that cannot depend on it.
  mutating func removal(of claim: Key<Claim>, isExhaustive: Bool = false) -> Removal {
    let other = Engine(engine.catalog, without: [claim]), otherInBrief = other.brief
    let scopes =
      isExhaustive
      ? Quantity.allCases.map { CellScope(quantity: $0) }
      : engine.scopes(of: claim, without: other, groups)
    var changed: [Removal.Change] = []
    var weakened: [Removal.Change] = []
    for (index, block) in blocks.enumerated() {
      let scopes = scopes.filter { $0.touches(block, in: engine.catalog) }
      guard !scopes.isEmpty else { continue }
      if answers[index].isEmpty { answers[index] = block.cells.map { brief.answer($0) } }
      for before in answers[index] {
        for quantity in Quantity.allCases
        where scopes.contains(where: { $0.quantity == quantity && $0.covers(before.cell) }) {
          let after = otherInBrief.answer(quantity, of: before.cell)
          let isSame = before[quantity].says(sameAs: after)
          guard !isSame || engine.catalog.isWeaker(after, than: before[quantity]) else { continue }
          let change = Removal.Change(
            cell: before.cell, quantity: quantity,
            before: engine.answer(quantity, of: before.cell),
            after: other.answer(quantity, of: before.cell))
          if isSame { weakened.append(change) } else { changed.append(change) }
        }
      }
    }
    return Removal(claim: claim, changed: changed, weakened: weakened)
  }
}

extension Engine {
  /// What answers lose without each of `claims`, in their order.
  public func removals(of claims: some Sequence<Key<Claim>>) -> [Removal] {
    var comparison = RemovalComparison(self)
    return claims.map { comparison.removal(of: $0) }
  }

  /// Every cell, block by block, of the classes that have a model with Today extensions.
  func allBlocks() -> [CellBlock] {
    catalog.osReleases.filter { $0.modes != nil }.flatMap { release in
      var query = TodayQuery(
        screenClasses: catalog.screenClasses.keys.filter {
          !catalog.devices(of: $0, on: release.os).isEmpty
        })
      query.os = [release.os]
      return blocks(query)
    }
  }
}

extension Answer {
  /// Whether both tell people the same, on whatever evidence.
  func says(sameAs other: Answer) -> Bool {
    state == other.state && value == other.value && range == other.range
      && derivation?.rule == other.derivation?.rule
      && derivation?.extrapolates == other.derivation?.extrapolates
      && alternatives.count == other.alternatives.count
      && zip(alternatives, other.alternatives).allSatisfy {
        $0.value == $1.value && $0.range == $1.range && $0.isShadowed == $1.isShadowed
      }
  }

  /// The claims behind the value and behind its alternatives.
  fileprivate var allClaims: [[Key<Claim>]] {
    [derivation?.claims ?? claims] + alternatives.map(\.claims)
  }
}

extension Catalog {
  /// Whether a source is missing, of the value or of an alternative.
  fileprivate func isWeaker(_ answer: Answer, than other: Answer) -> Bool {
    zip(other.allClaims, answer.allClaims).contains { before, after in
      before != after
        && !Set(before.map(source))
          .isSubset(of: after.map(source))
    }
  }
}
