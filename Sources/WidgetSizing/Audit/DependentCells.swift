extension Engine {
  /// The Today extensions with answers about each quantity that may differ from those of `other`, which has
  /// all claims but `key`.
  ///
  /// - Parameters:
  ///   - key: The claim.
  ///   - other: The engine without it.
  ///   - groups: What ``groups(of:)`` gives for each rule.
  /// - Returns: Boxes that may overlap. They may contain cells that do not depend on the claim, but omit none
  ///   that does.
  func boxes(
    dependingOn key: Key<Claim>, without other: Engine, _ groups: [RuleName: [RuleGroup]]
  ) -> [Quantity: Set<Box>] {
    guard let own = ownBoxes(of: key) else { return [:] }
    var boxes = [catalog.claims[key].quantity: Set(own)]
    for rule in RuleName.allCases {
      guard let quantity = rule.type.quantity else { continue }
      let before = groups[rule] ?? [], after = other.groups(of: rule)
      let changed = before.filter { !after.contains($0) } + after.filter { !before.contains($0) }
      for group in changed {
        boxes[quantity, default: []].formUnion(rules[rule].boxes(dependingOn: group, in: catalog))
      }
    }
    return boxes
  }

  /// Where answers may differ other than by the parameters of rules; nil if no answer may differ at all.
  private func ownBoxes(of key: Key<Claim>) -> [Box]? {
    let claim = catalog.claims[key]
    let classes = catalog.screens(of: claim).compactMap(\.screenClass)
    let box = Box().with(WidgetKind.today).with(classes)
    if claim.kind.hasFamilies {
      return MediumWidthRule.startsFrom(claim) ? [box.with(Release(.iOS, MediumWidthRule.os))] : nil
    }
    // The cells that the claim speaks of, and those to which *same-width* takes its number. Two rules apply
    // formulas to whole idioms.
    return [box.with(claim.platform, claim.os)] + (claim.formula == nil ? [] : [Box()])
  }
}
