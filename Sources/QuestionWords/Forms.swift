internal import WidgetSizing
internal import Wording

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

  /// Reads the `plus` of `medium plus large`, `medium plus iphone 15` and `medium plus margins`, which is no device.
  private mutating func readPlus(_ tokens: ArraySlice<WordToken>) -> Int? {
    guard tokens.first?.lower == "plus", !reading.families.isEmpty, last == .nothing,
      let next = tokens.dropFirst().first,
      reader.isFamily(next.lower) || WordMeaning.of(next.plain) != nil
        || PrintedName(next.text).hasLine
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
      // `apple iphone 16`, but not `apple's size`
      if length == 1, phrase.first?.lower == "apple",
        !(tokens.dropFirst().first.map { PrintedName($0.text).hasLine } ?? false)
      {
        return nil
      }
      let isJoined = follows
      if read(phrase) {
        if length == 1, !isJoined { noteLoneName(phrase[first], before: tokens.dropFirst().first) }
        return length
      }
    }
    return nil
  }

  /// Reads a phrase; false if it has no meaning.
  mutating func read(_ tokens: ArraySlice<WordToken>) -> Bool {
    // `lockScreen` is a Live Activity, `lockscreen` a place.
    if tokens.count == 1, let id = tokens.first?.text, id != tokens.first?.lower,
      reader.catalog.families.contains(where: { reader.catalog.id(of: $0) == id })
    {
      add(.family(id), id.lowercased())
      return true
    }
    let plain = tokens.map(\.plain).joined(separator: " ")
    if let meaning = WordMeaning.of(plain)
      ?? WordMeaning.of(tokens.map(\.lower).joined(separator: " "))
    {
      add(meaning, plain.contains { $0 != " " } ? plain : tokens[tokens.startIndex].lower)
      return true
    }
    if reader.familyPhrases.contains(plain),
      reader.catalog.families(named: plain, on: Platform.allCases) != nil
    {
      add(.family(plain), plain)
      return true
    }
    guard tokens.count == 1 || tokens.allSatisfy(reader.isOfName) else { return false }
    let phrase = tokens.phrase
    if tokens.count == 2, ["mini", "air"].contains(tokens.first?.lower),
      !reader.isDevice(phrase, tokens),
      reader.isDevice("ipad \(phrase)", tokens)
    {
      // `mini 7`: no name of an iPhone begins so.
      add(device: "ipad \(phrase)")
      return true
    }
    if tokens.count == 1, readShortName(phrase.lowercased()) { return true }
    // `iphone 15 pro / pro max`
    if follows, last == .device, PrintedName(phrase).isSuffix, let name = reading.devices.last,
      let end = name.lastIndex(where: \.isNumber),
      case let model = name[...end] + " " + phrase, reader.finder.isModel(String(model))
    {
      add(device: String(model))
      return true
    }
    if reader.isDevice(phrase, tokens) {
      if !readModel(phrase), !readModels(named: phrase, tokens) { add(device: phrase) }
      return true
    }
    guard tokens.count == 1, let meaning = meaning(ofOtherNumber: plain) else { return false }
    add(meaning, plain)
    return true
  }

  /// The meaning of a word in singular or plural: `estimate` of `estimates`.
  private func meaning(ofOtherNumber word: String) -> WordMeaning? {
    guard word.count > 3 else { return nil }
    return word.hasSuffix("s")
      ? WordMeaning.of(String(word.dropLast())) : WordMeaning.of(word + "s")
  }
}
