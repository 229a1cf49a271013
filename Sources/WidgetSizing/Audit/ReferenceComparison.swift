/// The claims and answers that differ between a catalog and a reference.
///
/// Claims and screens are paired by their identifiers, so the order of rows does not matter.
package struct ReferenceComparison: Sendable {
  /// A number of a claim that only one of the two states, or that they state differently.
  package struct ChangedClaim: Sendable {
    /// The identifier of the claim.
    package let id: String
    /// The number in the reference, in points; nil if it has no such claim or no number.
    package let before: Points?
    /// The number here, in points; nil if there is no such claim or no number.
    package let after: Points?
  }

  /// The version of the reference.
  package let version: String
  /// Whether both have the same version.
  package let hasSameVersion: Bool
  /// The claims whose numbers differ, by their identifiers.
  package let claims: [ChangedClaim]
  /// The answers that differ, of the cells whose screen, family and variant both catalogs have.
  package let answers: [ChangedAnswer]

  /// Compares all answers of an engine with those of `reference`.
  package init(_ engine: Engine, with reference: Engine) {
    let catalog = engine.catalog, earlier = reference.catalog
    version = earlier.dataVersion
    hasSameVersion = version == catalog.dataVersion
    let before = earlier.numbers, after = catalog.numbers
    claims = Set(before.keys).union(after.keys).sorted().compactMap { id in
      let (before, after) = (before[id], after[id])
      return before == after
        ? nil : ChangedClaim(id: id, before: before?.value, after: after?.value)
    }
    let translation = CatalogTranslation(from: catalog, to: earlier)
    var answers: [ChangedAnswer] = []
    func compare(_ cell: Cell, with same: Cell) {
      for quantity in Quantity.sides {
        let before = reference.evidence(quantity, of: same)
        let after = engine.evidence(quantity, of: cell)
        guard !before.isEquivalent(to: after) else { continue }
        answers.append(
          ChangedAnswer(cell: cell, quantity: quantity, before: before, after: after))
      }
    }
    for block in WidgetKind.allCases.flatMap(engine.allBlocks) {
      for line in block.lines {
        guard let same = translation.cellOnAnyVersion(line) else { continue }
        for textSize in block.textSizes { compare(line.at(textSize), with: same.at(textSize)) }
      }
    }
    self.answers = answers
  }

  /// Whether all claims and all answers are the same.
  package var isSame: Bool { claims.isEmpty && answers.isEmpty }
}

/// What is compared of a claim.
private struct Stated: Equatable {
  let value: Points?
  let use: ClaimUse
}

extension Catalog {
  /// The number of each claim, by its identifier.
  fileprivate var numbers: [String: Stated] {
    Dictionary(
      claims.keys.map {
        (citation(of: $0).id, Stated(value: claims[$0].value, use: claims[$0].use))
      },
      uniquingKeysWith: { first, _ in first })
  }
}
