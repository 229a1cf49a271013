internal import WidgetSizing

/// The columns that the records of several commands have in common, as those of `query`.
extension Listing {
  /// The columns of an answer.
  static func answerColumns(_ name: String) -> [Column] {
    [
      "pt", "state", "smallest_pt", "largest_pt", "sources", "rule", "extrapolates",
      "alternatives", "reason",
    ].map { .init("\(name)_\($0)") }
  }
}

extension Catalog {
  /// The values of ``Listing/answerColumns(_:)``.
  func answerValues(of answer: Evidence) -> [String?] {
    let alternatives = answer.alternatives.map { alternative in
      "\(alternative.value) (\(sourceIDs(of: alternative.claims).joined(by: " ")))"
    }
    return [
      answer.value?.description, answer.state.rawValue, answer.range?.lowerBound.description,
      answer.range?.upperBound.description, sourceIDs(of: answer.claims).joined(by: " "),
      answer.rule?.rawValue,
      answer.rule.map { _ in answer.extrapolates.axes.map(\.rawValue).joined(by: " ") },
      alternatives.joined(by: "; "), text(ofReasonFor: answer),
    ]
  }
}
