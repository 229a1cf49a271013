internal import WidgetSizing
internal import Wording

/// Ranges of models and versions, which read the same in every spelling: `12 to 15`, `iphone 12 to iphone 15`,
/// `from 12 until 15`, `12-15`, `14+`, `14 or later`, `newer than 14`, `>= 14`. Their words are rows of the axis `range`.
extension WordState {
  /// One end of a range.
  private enum End {
    case version(Platform, Int)
    case model(String)
  }

  /// Reads a range, and returns how many words it took; nil if the words do not begin with one.
  mutating func readSpan(_ tokens: ArraySlice<WordToken>) -> Int? {
    // `apple-watch-series-5-44-mm` is a device, and no range from 5 to 44.
    if let word = tokens.first?.lower, word.contains("-"), case .found = reader.finder.find(word) {
      return nil
    }
    let pieces = WordPiece.pieces(of: tokens)[...]
    // `17 or later` behind `ios 16,`
    var context = last == .version ? platformOfLastVersion : ""
    var rest = pieces
    // `ios >= 15`, `iphones newer than 13`
    if let line = pieces.first.flatMap({ Self.line($0.text) }),
      Self.joint(pieces.dropFirst()) != nil
    {
      (context, rest) = (line + " ", pieces.dropFirst())
    }
    // `all iphones newer than 13`
    if context.isEmpty, let idiom = before?.idiom, before?.name != reading.devices.last {
      context = idiom == .watch ? "watch " : "i\(idiom.rawValue) "
    }
    if context.isEmpty, let count = readLoneLater(tokens) { return count }
    var lead = Self.joint(rest).flatMap { $0.isAnd || $0.isOn ? nil : $0 }
    // `minimum ios 17`, `max ios 18`, but `minimum medium`
    if case .range(let word)? = rest.first.flatMap({ WordMeaning.of(":before " + $0.text) }),
      version(rest.dropFirst(), "") != nil
    {
      lead = (word, 1, false, false)
    }
    rest = rest.dropFirst(lead?.count ?? 0)
    if lead != nil, rest.first?.text == "the" { rest = rest.dropFirst() }
    // `from 12 to 15`
    let mayBeBoth = lead.map { [.from, .between].contains($0.word) } ?? false
    if mayBeBoth, context.isEmpty, reading.devices.isEmpty { context = "iphone " }
    // `iphone 13 mini from 17 to 26`
    let ends = [rest.first, rest.dropFirst(2).first].compactMap { $0?.text }
    if context.isEmpty, areVersions(ends), Self.joint(rest.dropFirst())?.word == .to,
      let idiom = reading.devices.last.flatMap({ reader.finder.idioms(of: $0).first })
    {
      context = "\(idiom.platform.rawValue) "
    }
    guard let first = end(of: rest, context, isAlone: lead != nil) else { return nil }
    rest = rest.dropFirst(first.count)
    let joint = Self.joint(rest) ?? Self.joint(rest, behind: first.end)
    let behind = rest.dropFirst(joint?.count ?? 0)
    if let joint, lead == nil || mayBeBoth,
      joint.word == .to || joint.word == .through || lead?.word == .between && joint.isAnd,
      let second = end(of: behind, context, after: first.end),
      mayJoin(first.end, second.end, lead?.word)
    {
      return add(first.end, second.end, tokens, before: behind.dropFirst(second.count))
    }
    let isOpen = lead.map { [.from, .since, .target].contains($0.word) } ?? false
    if let joint, joint.word == .later && (lead == nil || isOpen) || joint.isOn && isOpen {
      return add(.since, first.end, tokens, before: behind)
    }
    if let joint, joint.word == .earlier, lead == nil {
      return add(.through, first.end, tokens, before: behind)
    }
    switch (lead?.word, first.end) {
    // `from ios 17 vs ios 18`
    case (.from, .version) where Self.isBetween(rest.first?.text): return nil
    case (.from, .version), (.target, .version): return add(.since, first.end, tokens, before: rest)
    // `through ios 17`
    case (.to, .version) where !isCompared && order.isEmpty:
      return add(.through, first.end, tokens, before: rest)
    // `iphone 16 > iphone 15` compares.
    case (_?, .model)
    where !reading.devices.isEmpty && "<>≤≥".contains(tokens.first?.lower.first ?? " "):
      return nil
    case (.since?, _), (.through?, _), (.before?, _), (.after?, _):
      return lead.flatMap { add($0.word, first.end, tokens, before: rest) }
    default: return nil
    }
  }

  private typealias Joint = (word: WordMeaning.Range, count: Int, isAnd: Bool, isOn: Bool)

  /// The longest phrase of ranges with which pieces begin.
  private static func joint(_ pieces: ArraySlice<WordPiece>) -> Joint? {
    for count in (1...3).reversed() where pieces.count >= count {
      let phrase = pieces.prefix(count).map(\.text).joined(separator: " ")
      if case .range(let word) = WordMeaning.of(phrase) { return (word, count, false, false) }
    }
    guard let first = pieces.first?.text else { return nil }
    if case .joint? = WordMeaning.of(first) { return (.from, 1, true, false) }
    return first == "on" ? (.from, 1, false, true) : nil
  }

  /// A word that is one of ranges behind an end alone: `iphone 12 a iphone 15`, as other languages have it, and `ios 17
  /// plus iphone 15`.
  private static func joint(_ pieces: ArraySlice<WordPiece>, behind end: End) -> Joint? {
    guard let word = pieces.first?.text, let next = pieces.dropFirst().first?.text,
      case .range(let range)? = WordMeaning.of(":between " + word)
    else { return nil }
    let isModel = if case .model = end { true } else { false }
    let goesOn = line(next) != nil || isModel && next.first?.isNumber ?? false
    return goesOn && isModel == (range == .to) ? (range, 1, false, false) : nil
  }

  /// A line of devices or a platform before the words of a range: `iphone` of `iphones newer than 13`.
  private static func line(_ word: String) -> String? {
    let line = singular(word)
    return ["iphone", "ipad", "watch"].contains(line) || Platform(named: word) != nil ? line : nil
  }

  private static func isBetween(_ word: String?) -> Bool {
    if let word, case .request(.versus) = WordMeaning.of(word) { return true }
    return word == "and" || word == "or"
  }

  /// The end with which pieces begin; of several models that it could be, the longest name. If it does not stand alone
  /// behind a word of a range, the next such word must follow.
  private func end(
    of pieces: ArraySlice<WordPiece>, _ context: String, isAlone: Bool
  ) -> (end: End, count: Int)? {
    if let version = version(pieces, context) { return version }
    guard !isAlone else { return model(pieces, [context, ""], 1...5) }
    guard let first = pieces.first.map({ Self.singular($0.text) }),
      first.contains(where: \.isNumber) || reader.deviceWords.contains(first),
      let joint = pieces.indices.dropFirst().first(where: {
        Self.joint(pieces[$0...]) != nil || Self.joint(pieces[$0...], behind: .model("")) != nil
      }),
      joint - pieces.startIndex <= 5
    else { return nil }
    let count = joint - pieces.startIndex
    return model(pieces, [context, ""], count...count)
  }

  /// The other end, which may leave out what the first names: `15` behind `iphone 12 to`.
  private func end(
    of pieces: ArraySlice<WordPiece>, _ context: String, after first: End
  ) -> (end: End, count: Int)? {
    switch first {
    case .version(let platform, _): return version(pieces, "\(platform.rawValue) ")
    case .model(let name):
      // `ipad pro 11 1st to 4th generation`
      let own = name.split(separator: " ").dropLast().map { $0 + " " }.joined()
      let line = String(name.prefix { !$0.isNumber })
      let start = name.prefix { $0 != " " } + " "
      return model(pieces, [own, line, String(start), ""], 1...5)
    }
  }

  private func version(_ pieces: ArraySlice<WordPiece>, _ context: String) -> (
    end: End, count: Int
  )? {
    let words = pieces.prefix(2).map(\.text)
    if let found = Self.boundVersion(words[...]) {
      return (.version(found.platform, found.major), found.count)
    }
    guard let first = words.first, first.first?.isNumber ?? false,
      let found = Self.boundVersion([context + first])
    else { return nil }
    return (.version(found.platform, found.major), 1)
  }

  private func model(
    _ pieces: ArraySlice<WordPiece>, _ starts: [String], _ counts: ClosedRange<Int>
  ) -> (end: End, count: Int)? {
    for count in counts.reversed() where pieces.count >= count {
      let own = pieces.prefix(count)
      let text = own.map { Self.singular($0.text) }.joined(separator: " ")
      guard let first = own.first.map({ Self.singular($0.text) }),
        first.contains(where: \.isNumber) || reader.deviceWords.contains(first)
      else { continue }
      for start in starts.withoutRepetition {
        let name = start + text
        // A line is completed by a number: `15`, `14 pro`.
        if !start.isEmpty, first.first?.isNumber != true { continue }
        if name.contains(where: \.isLetter),
          PrintedName(name).words.allSatisfy({
            reader.deviceWords.contains($0) || $0.first?.isNumber ?? false
          }), reader.finder.isModel(name)
        {
          return (.model(name), count)
        }
      }
    }
    return nil
  }

  var isCompared: Bool { compares || reading.compares || reading.subject == .difference }

  /// Whether two ends are those of a range. Two that are compared are two, and `small iphone 15 to mac` has no range.
  private func mayJoin(_ first: End, _ second: End, _ lead: WordMeaning.Range?) -> Bool {
    switch (first, second) {
    case (.version(let platform, _), .version(let other, _)):
      platform == other && !(isCompared && lead == .between)
    case (.model, .model): !isCompared
    default: false
    }
  }

  private mutating func add(
    _ first: End, _ second: End, _ tokens: ArraySlice<WordToken>, before rest: ArraySlice<WordPiece>
  ) -> Int? {
    guard let typed = typed(tokens, before: rest) else { return nil }
    switch (first, second) {
    case (.version(let platform, let one), .version(_, let other)):
      let named = "\(platform.rawValue) \(min(one, other))-\(max(one, other))"
      reading.versions.append(named)
      if typed.allSatisfy({ Platform(named: $0.lower.prefix(while: \.isLetter)) == nil }) {
        reading.remarks.append("\(quoted(typed.phrase)) is read as \(named)")
      }
      (last, follows) = (.version, false)
    case (.model(let one), .model(let other)):
      // `iphone 12-15 pro max` has no other endings, but `iphone 12 to iphone 15 pro max` has.
      let ending = other.reversed().prefix { !$0.isNumber }.reversed()
      let isOfAll =
        ending.first == " " && one.last?.isNumber ?? false
        && typed.count { PrintedName($0.text).hasLine } < 2
      let models = models(from: one, to: other)?.filter {
        !isOfAll || reader.catalog.devices[$0].name.lowercased().hasSuffix(String(ending))
      }
      if let count = readSuffix(rest.first, behind: other) { return count }
      if let models {
        add(models, typed)
      } else {
        reading.faults.append(
          "\(quoted(typed.phrase)) is no range; name each device, such as '\(one), \(other)'")
      }
    default: return nil
    }
    return typed.count
  }

  private mutating func add(
    _ word: WordMeaning.Range, _ end: End, _ tokens: ArraySlice<WordToken>,
    before rest: ArraySlice<WordPiece>
  ) -> Int? {
    guard let typed = typed(tokens, before: rest) else { return nil }
    switch end {
    case .version(let platform, let major):
      let all = reader.catalog.releases(of: platform).map(\.os.major)
      let named: String? =
        switch word {
        case .through: all.first.map { "\($0)-\(major)" }
        case .before where typed.phrase.contains("<"):
          all.last { $0 < major }.map { "\(all[0])-\($0)" }
        case .before: all.last { $0 < major }.map { "\($0)" }
        case .after: all.first { $0 > major }.map { "\($0)+" }
        default: "\(major)+"
        }
      guard let text = named.map({ "\(platform.rawValue) \($0)" }) else { return nil }
      reading.versions.append(text)
      // `ios 17 or later` says it itself.
      let namesPlatform = typed.first?.lower.hasPrefix(platform.rawValue.lowercased()) ?? false
      if !namesPlatform || word == .before || word == .after {
        reading.remarks.append(
          "\(quoted(typed.phrase)) is read as "
            + (word == .through ? "\(platform.rawValue) \(major) and earlier" : text))
      }
      (last, follows) = (.version, false)
    case .model(let name):
      // `iphone 6+` is the name of the 6 Plus.
      if typed.phrase.last == "+",
        reader.catalog.deviceNames.contains(where: { $0.name.lowercased() == name + "+" })
      {
        reading.remarks.append("\(quoted(typed.phrase)) is one model; others: '\(name) or later'")
        return nil
      }
      guard let since = reader.finder.models(from: name, through: nil),
        let through = reader.finder.models(from: nil, through: name)
      else { return nil }
      // Every model is before one or since it, and up to it or after it.
      let models =
        switch word {
        case .through: through
        case .before: through.filter { !since.contains($0) }
        case .after: since.filter { !through.contains($0) }
        default: since
        }
      guard !models.isEmpty else { return nil }
      add(models, typed)
    }
    return typed.count
  }

  /// The words before some pieces; nil if these begin within a word.
  private func typed(
    _ tokens: ArraySlice<WordToken>, before rest: ArraySlice<WordPiece>
  ) -> ArraySlice<WordToken>? {
    guard let last = WordPiece.pieces(of: tokens)[..<rest.startIndex].last, last.words > 0 else {
      return nil
    }
    return tokens.prefix(last.words)
  }
}
