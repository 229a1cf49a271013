package import WidgetSizing
internal import Wording

/// Reads the words of a question in any order: device, family, version, setting, screen, size.
///
/// Nothing is guessed: a word without a meaning is a fault, and what is not plain is a remark.
package struct WordReader: Sendable {
  let catalog: Catalog
  package let finder: DeviceFinder
  /// The words of all names of devices.
  let deviceWords: Set<String>
  /// The identifiers of families, their ends and groups, in lower case; other names are rows of the table.
  package let familyPhrases: Set<String>

  /// Makes a reader. It collects all names, so make one for many questions.
  package init(_ catalog: Catalog) {
    self.catalog = catalog
    finder = DeviceFinder(catalog)
    // How a first model and `Pro Max` are written that names do not have.
    deviceWords = finder.words.union(["1", "1st", "promax"])
    familyPhrases = catalog.familyPhrases.filter { !$0.isEmpty }
  }

  /// Reads arguments. An argument that is the name of a device is read as a whole.
  ///
  /// - Parameters:
  ///   - arguments: What was typed, with or without quotes around several words.
  ///   - kind: The kind of widget that an option named; nil if the words name it.
  ///   - hasVersions: Whether versions were named by an option, so that a number continues their list.
  ///   - compares: Whether what is named is compared, so that `iphone 15 to iphone 16` are two.
  /// - Returns: The choices that the words name, with what is wrong with them.
  package func read(
    _ arguments: [String], about kind: WidgetKind? = nil, hasVersions: Bool = false,
    compares: Bool = false
  ) -> WordReading {
    let tokens = WordToken.tokens(of: arguments)
    var state = WordState(
      reader: self, kind: kind, hasVersions: hasVersions, compares: compares, tokens)
    var start = 0
    while start < tokens.count {
      let rest = tokens[start...]
      let whole = rest.prefix { $0.argument == rest.first?.argument }
      state.role = .choice
      state.previous = start > 0 ? tokens[start - 1].lower : nil
      let first = start
      if start == 0 || tokens[start - 1].argument != tokens[start].argument,
        let name = arguments[safe: tokens[start].argument], isWholeName(name, whole)
      {
        state.add(device: name)
        start += whole.count
      } else {
        start += state.readForm(rest) ?? state.readUnknown(rest)
      }
      state.note(tokens[first..<start])
      state.lastPhrase = tokens[first..<start].map(\.lower).joined(separator: " ")
      if start > 0, tokens[start - 1].hasComma { state.separate() }
      if state.strangers.isEmpty, state.reading.faults.isEmpty {
        state.reading.understandsStart = true
      }
    }
    return state.finished()
  }

  /// Whether a word names a family or a group of them.
  func isFamily(_ word: String) -> Bool {
    if familyPhrases.contains(word) { return true }
    return if case .family = WordMeaning.of(word) { true } else { false }
  }

  /// Whether an argument of several words, or with the comma of an identifier, is the name of a device.
  private func isWholeName(_ name: String, _ tokens: ArraySlice<WordToken>) -> Bool {
    // `iphone 14+` is a range.
    guard tokens.count > 1 || name.contains(","), name.last != "+" else { return false }
    // `iPhone 15, iPhone 16` has several.
    guard finder.names(in: name).count == 1 else { return false }
    return isDevice(name, tokens)
  }

  /// Whether a word may be part of a name of several words.
  func isOfName(_ token: WordToken) -> Bool {
    PrintedName(token.text).words.allSatisfy {
      deviceWords.contains($0) || $0.first?.isNumber ?? false
    }
  }

  /// Whether words are a name of devices or screens.
  func isDevice(_ name: String, _ tokens: ArraySlice<WordToken>) -> Bool {
    let words = PrintedName(name).words
    // `iphone 15 apple` ends where the next name begins, and no name begins with `in`.
    guard !words.isEmpty, let last = tokens.last?.lower,
      last != "apple", !["the", "in"].contains(last) || words.count == tokens.count,
      // `iphone 15 in inches` asks for another unit.
      !last.hasPrefix("inch") || tokens.dropLast().last?.lower != "in",
      !["inner", "outer"].contains(name.lowercased()),
      tokens.first.map({ ["in", "mm", "the"].contains($0.lower) }) == false,
      // The names of watches begin with it.
      tokens.first?.lower != "apple" || !(tokens.dropFirst().first?.lower.hasPrefix("ip") ?? true),
      words.contains(where: { deviceWords.contains($0) })
        || name.contains(where: \.isNumber)
    else { return false }
    switch finder.find(name) {
    case .found, .deviceWithoutScreen: break
    case .ambiguous(_, let devices):
      // A part of a name, such as `inch` and `pro`, is no device.
      if !devices.isEmpty, finder.series(named: name) == nil, words.count == 1 { return false }
    case .unknownScreen, .unknown: return false
    }
    // The finder takes the beginnings of words, which are too little in a sentence.
    return words.allSatisfy { deviceWords.contains($0) } || isPlainName(name)
  }

  /// Whether a name is an identifier, a screen or a joined name, `iphonexsmax`, which have no words of names.
  private func isPlainName(_ name: String) -> Bool {
    !name.contains(" ") && (name.contains(where: \.isNumber) || PrintedName(name).hasLine)
  }

  /// The phrase that a word differs from by one letter, or by two that are exchanged; nil if there is none.
  ///
  /// Words that choose nothing are not suggested.
  func correction(of word: String) -> String? {
    guard word.count > 2 else { return nil }
    let candidates = candidates.lazy.filter { $0 != word.lowercased() }
    return nearestSharingStart(word, in: candidates, tolerance: 1) { _ in false }
      ?? slips(in: word.lowercased()).first {
        WordTable.isRestriction($0) || $0 == "vs"
      }
  }

  /// What a short word may be in which two letters were exchanged or one was typed twice: `not` of `nto`, `vs` of `vss`.
  /// Other short phrases are too near to words of other languages.
  private func slips(in word: String) -> [String] {
    guard word.count < 7 else { return [] }
    let letters = Array(word)
    return letters.indices.dropLast().map { place in
      var other = letters
      if letters[place] == letters[place + 1] {
        other.remove(at: place)
      } else {
        other.swapAt(place, place + 1)
      }
      return String(other)
    }
  }

  /// What may be suggested for a word, in the order of likelihood.
  private var candidates: [String] {
    let families = catalog.families.flatMap { family -> [String] in
      let words = catalog.id(of: family).camelCaseWords.dropFirst()
      return [catalog.id(of: family), words.joined(separator: " ")] + words.reversed()
    }
    return families + WordMeaning.suggestions
      + deviceWords.filter { $0.count > 2 && !$0.contains(where: \.isNumber) }.sorted()
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
