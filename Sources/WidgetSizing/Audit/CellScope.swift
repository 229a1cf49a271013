/// The cells of Today extensions with answers that may depend on a piece of evidence. On each axis, nil
/// stands for every value.
///
/// A scope may contain cells that do not depend on the evidence, but omits none that does.
struct CellScope: Hashable {
  let quantity: Quantity
  var screenClass: Key<ScreenClass>?
  var idiom: Idiom?
  var os: ClosedRange<OSVersion>?
  var orientation: Orientation?
  var entryPoint: EntryPoint?
  var mode: Mode?

  /// Whether any cell of a block may be in the scope.
  func touches(_ block: CellBlock, in catalog: Catalog) -> Bool {
    (screenClass == nil || screenClass == block.screen.screenClass)
      && (os?.contains(block.os) ?? true)
      && (idiom == nil || idiom == block.screen.screenClass.map { catalog.screenClasses[$0].idiom })
  }

  /// Whether a cell of a block that the scope touches is in it.
  func covers(_ cell: Cell) -> Bool {
    (orientation == nil || orientation == cell.today?.orientation)
      && (entryPoint == nil || entryPoint == cell.today?.entryPoint)
      && (mode == nil || mode == cell.today?.mode)
  }
}

extension Engine {
  /// Where answers may differ from those of `other`, which has all claims but `key`.
  ///
  /// - Parameters:
  ///   - key: The claim.
  ///   - other: The engine without it.
  ///   - groups: What ``groups(of:)`` gives for each rule.
  /// - Returns: Scopes that may overlap.
  func scopes(
    of key: Key<Claim>, without other: Engine, _ groups: [RuleName: [RuleGroup]]
  ) -> [CellScope] {
    guard var scopes = ownScopes(of: key) else { return [] }
    for rule in RuleName.allCases {
      let before = groups[rule] ?? [], after = other.groups(of: rule)
      let changed = before.filter { !after.contains($0) } + after.filter { !before.contains($0) }
      for group in changed { scopes += rules[rule].scopes(of: group) }
    }
    return Array(Set(scopes))
  }

  /// Where answers may differ other than by the parameters of rules; nil if no answer may differ at all.
  private func ownScopes(of key: Key<Claim>) -> [CellScope]? {
    let claim = catalog.claims[key]
    if claim.kind.hasFamilies {
      guard MediumWidthRule.startsFrom(claim) else { return nil }
      return catalog.screens(of: claim).map {
        CellScope(
          quantity: .width, screenClass: $0.screenClass, os: MediumWidthRule.os...MediumWidthRule.os
        )
      }
    }
    // The cells that the claim speaks of, and those to which *same-width* takes its number.
    var scopes = catalog.classes(of: claim.subject).map {
      CellScope(quantity: claim.quantity, screenClass: $0, os: claim.os)
    }
    // Two rules apply formulas to whole idioms.
    if claim.formula != nil { scopes.append(CellScope(quantity: claim.quantity)) }
    return scopes
  }
}
