/// How answers change if one claim is left out.
package struct Removal: Sendable {
  /// The claim that is left out.
  package let claim: Key<Claim>
  /// The answers with another value, range, state, rule or alternative.
  package let changed: [ChangedAnswer]
  /// The answers that stay the same but lose a source.
  package let weakened: [ChangedAnswer]

  /// Whether every answer stays as it is, with all its sources.
  ///
  /// True of a context claim, and of a claim with a number that its source states again for the same
  /// class.
  package var changesNothing: Bool { changed.isEmpty && weakened.isEmpty }
}

extension Evidence {
  /// Whether both give the same answer and the same alternatives, on whatever claims.
  func isEquivalent(to other: Evidence) -> Bool {
    state == other.state && value == other.value && range == other.range
      && answer.rule == other.answer.rule
      && answer.extrapolates == other.answer.extrapolates
      && alternatives.count == other.alternatives.count
      && zip(alternatives, other.alternatives).allSatisfy {
        $0.value == $1.value && $0.range == $1.range && $0.isShadowed == $1.isShadowed
      } && drawn.map(\.value) == other.drawn.map(\.value)
  }

  /// The claims behind the value, behind its alternatives and behind what is drawn.
  fileprivate var allClaims: [[Key<Claim>]] {
    [basis] + (alternatives + drawn).map(\.claims)
  }
}

extension Catalog {
  /// Whether `evidence` lacks a source that `other` has, of the value or of an alternative.
  func isWeaker(_ evidence: Evidence, than other: Evidence) -> Bool {
    zip(other.allClaims, evidence.allClaims).contains { before, after in
      before != after
        && !Set(before.map { claims[$0].source }).isSubset(of: after.map { claims[$0].source })
    }
  }
}
