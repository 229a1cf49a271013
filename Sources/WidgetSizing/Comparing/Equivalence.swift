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
}
