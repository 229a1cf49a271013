internal import WidgetSizing
internal import Wording

extension AnswerRecord {
  /// The number with its mark, as ``Answer/short``: `110`, `224…280≈`, `?`.
  var short: String {
    let mark = mark?.rawValue ?? ""
    guard let value else { return mark.isEmpty ? "none" : mark }
    return (range.map { "\($0.lowerBound)…\($0.upperBound)" } ?? "\(value)") + mark
  }

  /// The mark of the state; nil if the state is not on record.
  var mark: Mark? {
    switch state {
    case .sourced: .sourced
    case .disputed: .disputed
    case .derived: extrapolates.isEmpty ? .derived : .extrapolated
    case .unknown: .unknown
    case .notApplicable: .notApplicable
    case nil: nil
    }
  }

  /// What the number rests on: sources, or a rule and the sources of what it stands on, with what
  /// stands against it where that is one of `aspects`; why it is not known, if it is not.
  func evidence(_ aspects: [Aspect]) -> String {
    if let state, !state.isKnown { return reason ?? state.rawValue }
    var words = sources
    if let rule { words.append(basis.isEmpty ? rule : "\(rule) (\(basis.joined(by: " ")))") }
    var text = words.joined(by: " ")
    if aspects.contains(.extrapolates), !extrapolates.isEmpty {
      text += ", beyond what was measured in \(extrapolates.joined(by: ", "))"
    }
    if aspects.contains(.alternatives), !alternatives.isEmpty {
      text += ", against \(alternatives.joined(by: ", "))"
    }
    return text
  }
}

extension SizeChange {
  /// What the number rests on, and what it rested on before if that is another: `S01 → S02`.
  var evidence: String {
    let before = old.evidence(aspects), now = new.evidence(aspects)
    if before.isEmpty || before == now || !hasOtherEvidence { return now }
    return "\(before) → \(now)"
  }

  /// Whether what both records say of the evidence differs, of what ``evidence`` tells.
  private var hasOtherEvidence: Bool {
    aspects.contains { !$0.isValue }
  }

  /// The change in one line, for people who see nothing else:
  /// `height was 110 (S01), is 111 (S02)`.
  var sentence: String {
    func phrase(_ record: AnswerRecord) -> String {
      let evidence = record.evidence(aspects)
      return evidence.isEmpty ? record.plain : "\(record.plain) (\(evidence))"
    }
    return "\(quantity.name) was \(phrase(old)), is \(phrase(new))"
  }
}

extension AnswerRecord {
  /// The number with its state in words: `110 sourced`, `224 to 280 derived`, `unknown`.
  fileprivate var plain: String {
    let number = range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? value?.description
    let words = [number, state?.rawValue].compactMap(\.self)
    return words.isEmpty ? "none" : words.joined(by: " ")
  }
}
