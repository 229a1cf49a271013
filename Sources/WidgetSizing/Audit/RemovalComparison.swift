/// Leaves claims out one by one, and compares all answers.
///
/// Only cells that may depend on a claim are answered again: of widgets in families those that the claim speaks of
/// and those to which rules take its number.
/// Today extensions with Display Zoom are omitted, because each repeats another cell. Another nearest
/// size of an unknown answer is not a change.
struct RemovalComparison {
  private let engine: Engine
  private let blocks: [CellBlock]
  private let groups: [RuleName: [RuleGroup]]
  /// The answers on all claims, block by block; empty until they are needed.
  private var evidence: [[CellEvidence]]

  init(_ engine: Engine) {
    self.engine = engine
    blocks = engine.allBlocks(of: .today)
    evidence = blocks.map { _ in [] }
    groups = Dictionary(
      uniqueKeysWithValues: RuleName.allCases.map { ($0, engine.groups(of: $0)) })
  }

  /// Compares all answers without `claim`; if `isExhaustive`, also those that cannot depend on it.
  mutating func removal(of claim: Key<Claim>, isExhaustive: Bool = false) -> Removal {
    var changes = Changes(
      engine: engine,
      other: isExhaustive
        ? engine.without([claim]) : engine.removing(claim))
    compareToday(
      isExhaustive
        ? [.width: [Box()], .height: [Box()]]
        : engine.boxes(dependingOn: claim, without: changes.other, groups), &changes)
    let hasFamily = engine.catalog.claims[claim].kind.hasFamilies
    let cells =
      isExhaustive
      ? WidgetKind.withFamilies.flatMap(engine.allBlocks).flatMap(\.cells)
      : hasFamily ? engine.cells(dependingOn: claim) : []
    for cell in cells {
      for quantity in isExhaustive ? Quantity.sides : quantities(dependingOn: claim) {
        changes.compare(quantity, of: cell, before: engine.evidence(quantity, of: cell))
      }
    }
    return Removal(claim: claim, changed: changes.changed, weakened: changes.weakened)
  }

  /// The quantities that may depend on a claim about a widget in families: both sides depend on each.
  private func quantities(dependingOn claim: Key<Claim>) -> [Quantity] {
    let own = engine.catalog.claims[claim].quantity
    return Quantity.sides + (Quantity.sides.contains(own) ? [] : [own])
  }

  private mutating func compareToday(_ boxes: [Quantity: Set<Box>], _ changes: inout Changes) {
    guard !boxes.isEmpty else { return }
    for (index, block) in blocks.enumerated() {
      let boxes = boxes.mapValues { $0.filter { $0.touches(block) } }.filter { !$0.value.isEmpty }
      guard !boxes.isEmpty else { continue }
      if evidence[index].isEmpty { evidence[index] = block.cells.map { engine.evidence($0) } }
      for before in evidence[index] {
        for quantity in Quantity.sides
        where boxes[quantity]?.contains(where: { $0.contains(before.cell) }) ?? false {
          changes.compare(quantity, of: before.cell, before: before[quantity])
        }
      }
    }
  }

  /// The answers that differ, as far as they were compared.
  private struct Changes {
    let engine: Engine
    /// The engine without the claim.
    let other: Engine
    private(set) var changed: [ChangedAnswer] = []
    private(set) var weakened: [ChangedAnswer] = []

    init(engine: Engine, other: Engine) {
      self.engine = engine
      self.other = other
    }

    /// Compares one answer, which was `before`.
    mutating func compare(_ quantity: Quantity, of cell: Cell, before: Evidence) {
      let after = other.evidence(quantity, of: cell)
      let isSame = before.isEquivalent(to: after)
      guard !isSame || engine.catalog.isWeaker(after, than: before) else { return }
      let change = ChangedAnswer(
        cell: cell, quantity: quantity, before: before, after: after)
      if isSame { weakened.append(change) } else { changed.append(change) }
    }
  }
}

extension Box {
  /// Whether it has the screen and the version of a block.
  fileprivate func touches(_ block: CellBlock) -> Bool {
    has(Release(block.screen.platform, block.os)) && block.screen.screenClass.map(has) ?? true
  }
}

extension Engine {
  /// How answers change without each of `claims`, in their order.
  package func removals(of claims: some Sequence<Key<Claim>>) -> [Removal] {
    var comparison = RemovalComparison(self)
    return claims.map { comparison.removal(of: $0) }
  }

  /// The engine without one claim. Keeps the inferred rules if the claim has no part in them, as most
  /// claims about WidgetKit have none.
  fileprivate func removing(_ claim: Key<Claim>) -> Engine {
    guard catalog.claims[claim].kind.hasFamilies,
      !MediumWidthRule.startsFrom(catalog.claims[claim])
    else { return without([claim]) }
    return keepingRules(without: [claim])
  }

  /// The widgets in families that a claim answers for, and those to which rules may take its number.
  func cells(dependingOn claim: Key<Claim>) -> [Cell] {
    let claim = catalog.claims[claim]
    guard claim.use == .answer else { return [] }
    let own = catalog.screens(of: claim).flatMap { catalog.meantCells(of: claim, on: $0) }
    let others = own.flatMap { cell in
      rules.all.flatMap { $0.dependents(of: cell, in: catalog) }
    }
    return (own + others).filter(catalog.exists).withoutRepetition
  }
}
