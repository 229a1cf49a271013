extension [String] {
  /// The texts with `separator` between them.
  ///
  /// The generic function of the standard library looks up type metadata at its first call, which takes
  /// longer than all other work of a query on text.
  package func joined(by separator: String) -> String {
    var result = ""
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }

  /// The texts as a list in a sentence: `a, b and c`.
  package var list: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().map(\.self).joined(by: ", ") + " and " + last
  }
}

extension Int {
  /// A count with what is counted: `1 claim`, `2 claims`.
  package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }

  /// How many of what is counted: `2 of 3 claims`, `the one claim`.
  package func of(_ all: Int, _ noun: String) -> String {
    all == 1 && self == 1 ? "the one \(noun)" : "\(self) of \(all.of(noun))"
  }
}
