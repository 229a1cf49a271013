import WidgetSizingData

extension Catalog {
  /// An answer in one line: the value or the range, the state, the sources or the rule, the axes
  /// that are extrapolated, the alternatives.
  ///
  ///     616 sourced S01 S02
  ///     135 disputed S02, or 130 S03
  ///     594 derived whole-rows extrapolates textSize, or 572
  ///     140...145 derived line-height
  ///
  /// An alternative in parentheses is shadowed.
  func summary(of answer: Evidence) -> String {
    var text = extent(answer.value, answer.range)
    text += (text.isEmpty ? "" : " ") + answer.state.rawValue
    if let rule = answer.rule {
      text += " " + rule.rawValue
      if !answer.extrapolates.isEmpty {
        text += " extrapolates "
        text += answer.extrapolates.map(\.key).joined(separator: " ")
      }
    } else if answer.state.isKnown {
      text += " " + sourceNames(of: answer.claims)
    }
    for alternative in answer.alternatives {
      var other = extent(alternative.value, alternative.range)
      // What a rule derives from a disputed claim stands on many claims; the value says enough.
      if answer.derivation == nil { other += " " + sourceNames(of: alternative.claims) }
      text += ", or " + (alternative.isShadowed ? "(\(other))" : other)
    }
    return text
  }

  /// The sources of claims, each once, sorted.
  func sourceNames(of keys: [Key<Claim>]) -> String {
    Set(keys.map { sources[claims[$0].source].id }).sorted().joined(separator: " ")
  }

  private func extent(_ value: Points?, _ range: ClosedRange<Points>?) -> String {
    if let range { return "\(range.lowerBound)...\(range.upperBound)" }
    return value.map(\.description) ?? ""
  }
}
