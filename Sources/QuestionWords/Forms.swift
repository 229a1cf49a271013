internal import WidgetSizing

/// What the words of a question may begin with.
extension WordState {
  /// What words may begin with, in the order in which it is looked for: what has a form of its own, then a phrase. Each
  /// returns how many words it took; nil for none.
  private static let forms: [@Sendable (inout WordState, ArraySlice<WordToken>) -> Int?] = [
    { $0.readComparison($1) }, { $0.readSide($1) }, { $0.readSpan($1) }, { $0.readModels($1) },
    { $0.readSize($1) }, { $0.readVersions($1) }, { $0.readNumber($1) }, { $0.readTextSize($1) },
    { $0.readPlus($1) }, { $0.readPhrase($1) },
  ]

  /// Reads the first of these forms with which words begin; nil if they begin with none.
  mutating func readForm(_ tokens: ArraySlice<WordToken>) -> Int? {
    for form in Self.forms {
      if let count = form(&self, tokens) { return count }
    }
    return nil
  }

  /// Reads the `plus` of `iphone 15 medium plus large`, which is no device.
  private mutating func readPlus(_ tokens: ArraySlice<WordToken>) -> Int? {
    guard tokens.first?.lower == "plus", !reading.families.isEmpty, last == .nothing,
      let next = tokens.dropFirst().first, reader.isFamily(next.lower)
    else { return nil }
    add(.joint, "plus")
    return 1
  }

  /// Reads the longest phrase that has a meaning: `extra large portrait`, not `extra large`.
  private mutating func readPhrase(_ tokens: ArraySlice<WordToken>) -> Int? {
    let first = tokens.startIndex
    // A comma ends a phrase, but `(11-inch, M4)` is a part of a name.
    let end = tokens.firstIndex { $0.hasComma && !$0.text.hasPrefix("(") } ?? tokens.endIndex - 1
    for length in stride(from: min(8, end - first + 1), through: 1, by: -1) {
      let phrase = tokens[first..<(first + length)]
      let last = tokens[(first + length - 1)...]
      // `iphone display zoom` is no `iphone display`.
      if length > 1, phrase.last?.lower == "display", tokens.count > length,
        WordMeaning.of(last.prefix(2).phrase) != nil, WordMeaning.of(phrase.phrase) == nil
      {
        continue
      }
      // `large text size xxl` is a text size, and no `large text`.
      if length > 1, phrase.last?.lower == "text" {
        var ahead = self
        if ahead.readTextSize(last) != nil { continue }
      }
      // `by ios 26` names a version.
      if length > 1, Platform(named: phrase.last?.lower ?? "") != nil,
        tokens.dropFirst(length).first?.text.first?.isNumber ?? false
      {
        continue
      }
      let isJoined = follows
      if read(phrase) {
        if length == 1, !isJoined { noteLoneName(phrase[first], before: tokens.dropFirst().first) }
        return length
      }
    }
    return nil
  }
}
