internal import Wording

/// The sign that tells the state of a number where there is no room for the word.
package enum Mark: String, CaseIterable, Sendable {
  case sourced = ""
  case disputed = "!"
  case derived = "~"
  /// Derived, and beyond what was ever measured in the rule's group.
  case extrapolated = "≈"
  /// Sourced, by pixels counted on the screen alone.
  case drawn = "□"
  /// Derived, from pixels counted on the screen alone.
  case derivedFromDrawn = "~□"
  case extrapolatedFromDrawn = "≈□"
  case unknown = "?"
  case notApplicable = "–"

  /// The mark of an answer.
  package init(_ answer: Answer) {
    self =
      switch answer.state {
      case .sourced: answer.isDrawn ? .drawn : .sourced
      case .disputed: .disputed
      case .derived:
        answer.extrapolates.isEmpty
          ? answer.isDrawn ? .derivedFromDrawn : .derived
          : answer.isDrawn ? .extrapolatedFromDrawn : .extrapolated
      case .unknown: .unknown
      case .notApplicable: .notApplicable
      }
  }

  /// The mark of an answer with evidence.
  package init(_ evidence: Evidence) { self.init(evidence.answer) }

  /// The state that the mark stands for.
  package var state: Answer.State {
    switch self {
    case .sourced, .drawn: .sourced
    case .disputed: .disputed
    case .derived, .extrapolated, .derivedFromDrawn, .extrapolatedFromDrawn: .derived
    case .unknown: .unknown
    case .notApplicable: .notApplicable
    }
  }

  /// The signs that it is made of.
  package var parts: [Mark] {
    switch self {
    case .derivedFromDrawn: [.derived, .drawn]
    case .extrapolatedFromDrawn: [.extrapolated, .drawn]
    default: [self]
    }
  }

  /// What the mark means, for a legend.
  package var meaning: String {
    switch self {
    case .derivedFromDrawn, .extrapolatedFromDrawn: parts.map(\.meaning).joined(separator: ", ")
    case .sourced: "a source states it"
    case .disputed: "sources differ"
    case .derived: "derived by a rule"
    case .extrapolated: "derived, beyond what was measured"
    case .drawn: "pixels of a screenshot"
    case .unknown: "unknown"
    case .notApplicable: "not applicable"
    }
  }

  /// The state as it stands in a sentence.
  package var word: String {
    switch self {
    case .sourced: "sourced"
    case .disputed: "disputed"
    case .derived: "derived"
    case .extrapolated: "derived, extrapolated"
    case .drawn: "sourced, as drawn"
    case .derivedFromDrawn: "derived, as drawn"
    case .extrapolatedFromDrawn: "derived, extrapolated, as drawn"
    case .unknown: "unknown"
    case .notApplicable: "not applicable"
    }
  }
}

extension Mark: Comparable {
  /// Whether more is known of a number with the first mark: the cases go from plainly known to not applicable.
  package static func < (lhs: Mark, rhs: Mark) -> Bool { lhs.position < rhs.position }
}

extension Sequence<Mark> {
  /// The marks in their usual order, each once, without that of plainly sourced numbers.
  package var inLegend: [Mark] {
    let used = Set(flatMap(\.parts))
    return Mark.allCases.filter { $0 != .sourced && used.contains($0) }
  }

  /// What a table shows, and what its marks mean, in one line.
  package func legend(_ start: [String] = ["points"]) -> String {
    (start + inLegend.map { "\($0.rawValue) \($0.meaning)" }).joined(by: " · ")
  }
}

extension Answer {
  /// The number with its mark: `110`, `135!`, `224…280≈`, `?`.
  package var short: String { short(atScale: 1) }

  /// The number with its mark, in pixels of which a point has `scale`.
  package func short(atScale scale: Int) -> String {
    (number(atScale: scale) ?? "") + Mark(self).rawValue
  }

  /// The number or the range without a mark, in pixels of which a point has `scale`; nil if it is not known.
  package func number(atScale scale: Int) -> String? {
    range.map { "\(scale * $0.lowerBound)…\(scale * $0.upperBound)" }
      ?? value.map { "\(scale * $0)" }
  }
}

extension Evidence {
  /// The number with its mark: `110`, `135!`, `224…280≈`, `?`.
  package var short: String { answer.short }
}

extension Mark {
  /// What is said behind a number that no source states for its place; nil of one that is stated.
  package var doubt: String? {
    switch self {
    case .derived, .extrapolated: "derived"
    case .drawn: "as counted on the screen"
    case .derivedFromDrawn, .extrapolatedFromDrawn: "derived from what was counted on screens"
    case .disputed: "sources differ"
    case .sourced, .unknown, .notApplicable: nil
    }
  }
}
