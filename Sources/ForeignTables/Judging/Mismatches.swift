internal import WidgetSizing

// What is told of a size that is not simply right.
extension Judge {
  /// On how many screens a size without a device is right.
  func share(of right: [KnownSizes.Known], _ scope: Scope, _ family: FamilyLabel?)
    -> Verdict
  {
    let screens = Set(right.map(\.cell.screen))
    var others: [KnownSizes.Known] = []
    for known in scope.expected where others.count < 3 && !screens.contains(known.cell.screen) {
      if !others.contains(where: { $0.cell.screen == known.cell.screen }) { others.append(known) }
    }
    let total = scope.screenCount
    return screens.count >= total
      ? .right
      : .rightOn(
        Share(
          family: family?.family, right: screens.count, total: total, others: others.map(\.evidence)
        ))
  }

  /// What is wrong about a size that is right in `match`, and in others of `matches`. Of several names, it is not
  /// that of `names`; `right` are those of the others.
  func mismatch(
    _ scope: Scope, _ family: FamilyLabel?, _ isInPixels: Bool, match: KnownSizes.Known?,
    matches: [KnownSizes.Known] = [], of names: Set<Int> = [], right: [KnownSizes.Known] = []
  ) -> Mismatch {
    var expected = scope.expected
    if !names.isEmpty {
      expected = expected.filter { !names.isDisjoint(with: scope.names[$0.cell] ?? []) }
    }
    if let match {
      let like = expected.filter { $0.family == match.family }
      let same = like.filter { known in
        matches.contains {
          $0.cell.screenClass == known.cell.screenClass && $0.cell.zoom == known.cell.zoom
            && $0.cell[WidgetVariant.self] == known.cell[WidgetVariant.self]
        }
      }
      expected = same.isEmpty || !names.isEmpty ? like : same
    }
    // The usual size of each screen.
    var screens: Set<Screen> = []
    expected = expected.filter { screens.insert($0.cell.screen).inserted }
    let older = expected.count == 1 ? older(than: expected[0], scope) : nil
    return Mismatch(
      isInPixels: isInPixels, family: family?.family, expected: expected.prefix(3).map(\.evidence),
      older: match == nil ? older : nil, match: match?.evidence,
      right: right.prefix(3).map(\.evidence))
  }

  /// The size of a widget on the newest older version on which it differs.
  private func older(than known: KnownSizes.Known, _ scope: Scope) -> CellEvidence? {
    scope.others.sizes.first { other in
      other.cell.os < known.cell.os && other.family == known.family && other.isAsked
        && other.cell.screen == known.cell.screen && other.cell.zoom == known.cell.zoom
        && [nil, known.cell[WidgetVariant.self]].contains(other.cell[WidgetVariant.self])
        && (other.evidence.width.value != known.evidence.width.value
          || other.evidence.height.value != known.evidence.height.value)
    }?.evidence
  }
}
