internal import WidgetSizing
internal import Wording

/// Versions, and numbers that may be one.
extension WordState {
  /// Reads `ios 18`, `ios 17 to 26`, `watchos 11+`, `ios 17 and later`.
  mutating func readVersions(_ tokens: ArraySlice<WordToken>) -> Int? {
    let words = tokens.prefix(8).map { Self.withPoint($0.lower) }
    let hasPlatform = words.first.map { Platform(named: $0.prefix { $0.isLetter }) != nil } ?? false
    // `iOS18`, `iOS 18` and, behind versions, `18`.
    for length in [6, 5, 4, 3, 2, 1] where hasPlatform && words.count >= length {
      let phrase = Self.versionText(words.prefix(length))
      guard let versions = NamedVersions(phrase), versions.platform != nil else { continue }
      reading.versions.append(phrase)
      (last, follows) = (.version, false)
      return length
    }
    if hasPlatform, let count = readList(words) { return count }
    if let count = readComparedVersion(words) ?? readBetween(words) ?? readBound(words) {
      return count
    }
    guard last == .version else { return nil }
    for length in [3, 2, 1] where words.count >= length {
      let phrase = Self.versionText(words.prefix(length))
      guard !phrase.contains(where: \.isLetter) || phrase == "latest",
        NamedVersions(phrase) != nil, phrase != "latest"
      else { continue }
      reading.versions.append(platformOfLastVersion + phrase)
      return length
    }
    return nil
  }

  /// Reads two numbers that are set against each other away from a device, `ipad mini large 17 vs 18`, as its
  /// versions, and returns how many words they are; nil if there are none.
  mutating func readVersionPair(_ tokens: ArraySlice<WordToken>) -> Int? {
    let words = tokens.prefix(3).map(\.lower)
    // `iphone 13 mini from 17 to 26`: there is an iPhone 17, but no iPhone 26.
    func isModel(_ number: String) -> Bool { reader.finder.isModel(lastLine + number) }
    guard words.count == 3, reading.devices.count == 1,
      last == .nothing || last == .device && !(isModel(words[0]) && isModel(words[2])),
      ["vs", "versus", "→", "->", "to", "and"].contains(words[1]),
      [words[0], words[2]].allSatisfy({ Int($0).map { (14...99).contains($0) } ?? false })
    else { return nil }
    reading.versions += [words[0], words[2]]
    reading.remarks.append("\(quoted(words.joined(separator: " "))) is read as two versions")
    reading.compares = true
    last = .version
    return 3
  }

  /// Reads `ios 17,18`, and returns how many words it took; nil if there is no such list.
  private mutating func readList(_ words: [String]) -> Int? {
    for length in [2, 1] where words.count >= length {
      let phrase = words.prefix(length).joined(separator: " ")
      let parts = phrase.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count > 1, let platform = NamedVersions(parts[0])?.platform,
        parts.dropFirst().allSatisfy({ NamedVersions($0).map { $0.platform == nil } ?? false })
      else { continue }
      reading.versions +=
        [String(parts[0])] + parts.dropFirst().map { "\(platform.rawValue) \($0)" }
      (last, follows) = (.version, false)
      return length
    }
    return nil
  }

  /// A version with a comma for its point, `18,1`, with a point. Versions before 8 have no widgets, so that
  /// `17,18` are two.
  private static func withPoint(_ word: String) -> String {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 1, let minor = parts[1].first, ("0"..."7") ~= minor,
      parts[0].last?.isNumber ?? false
    else { return word }
    return parts.joined(separator: ".")
  }

  /// Reads `before ios 26`, `from ios 17 on`, `>= ios 17`, and returns how many words it took; nil if there is none.
  mutating func readBound(_ words: [String]) -> Int? {
    for bound in Self.bounds {
      for lead in bound.leads where words.starts(with: lead) {
        let rest = words.dropFirst(lead.count)
        guard let version = Self.boundVersion(rest),
          let named = bound.versions(
            version.major, reader.catalog.releases(of: version.platform).map(\.os.major))
        else { continue }
        // `from ios 17 to 26` names both ends, and `from ios 17 vs ios 18` compares.
        let next = rest.dropFirst(version.count)
        if lead == ["from"], let word = next.first, Self.wordsBetween.contains(word) { continue }
        // `since ios 17 and later`, `from ios 17 on`
        let more = Self.wordsOfLater.first { next.starts(with: $0) }
        let count = lead.count + version.count + (bound.isStart ? more?.count ?? 0 : 0)
        let text = "\(version.platform.rawValue) \(named)"
        reading.versions.append(text)
        reading.remarks.append(
          "\(quoted(words.prefix(count).joined(separator: " "))) is read as "
            + (bound.isEnd ? "\(version.platform.rawValue) \(version.major) and earlier" : text))
        (last, follows) = (.version, false)
        return count
      }
    }
    return nil
  }

  /// The one version with which words begin, and how many words name it; nil if they begin with none.
  static func boundVersion(
    _ words: ArraySlice<String>
  ) -> (platform: Platform, major: Int, count: Int)? {
    for count in [2, 1] where words.count >= count {
      let phrase = words.prefix(count).joined(separator: " ")
      if let named = NamedVersions(phrase), !named.isRange, let platform = named.platform,
        let major = Int(phrase.drop { !$0.isNumber }.prefix { $0.isNumber })
      {
        return (platform, major, count)
      }
    }
    return nil
  }

  /// Words before one version that mean others.
  private struct Bound {
    let leads: [[String]]
    /// Whether the version is the first that is meant, or the last of all that are.
    var isStart = false
    var isEnd = false
    /// The versions that are meant, given the one that is named and all that its platform has.
    let versions: @Sendable (Int, [Int]) -> String?

    init(
      _ leads: String..., isStart: Bool = false, isEnd: Bool = false,
      _ versions: @escaping @Sendable (Int, [Int]) -> String?
    ) {
      self.leads = leads.map { $0.split(separator: " ").map(String.init) }
      (self.isStart, self.isEnd, self.versions) = (isStart, isEnd, versions)
    }
  }

  private static let bounds = [
    Bound("before", "older than", "earlier than", "prior to", "under", "below", "<") { end, all in
      all.last { $0 < end }.map { "\($0)" }
    },
    Bound("until", "till", "up to", "<=", "≤", isEnd: true) { end, all in
      all.first.map { "\($0)-\(end)" }
    },
    Bound(
      "since", "from", "starting with", "starting from", "starting at", "starting",
      "beginning with",
      "at least", "minimum target", "min target", "deployment target",
      "minimum deployment target", "target", "targeting", ">=", "≥", isStart: true
    ) { start, _ in "\(start)+" },
    Bound("after", "newer than", "later than", ">") { start, all in
      all.first { $0 > start }.map { "\($0)+" }
    },
  ]

  /// Words between two versions.
  private static let wordsBetween: Set = [
    "to", "-", "–", "→", "->", "until", "till", "through", "vs", "versus", "and", "or", "against",
  ]

  /// What stands behind a version if those after it are meant too, `17 and later`; longer phrases come first.
  static let wordsOfLater =
    ["later", "newer", "upwards", "upward", "up", "above", "higher", "onwards", "onward"]
    .flatMap { [["and", $0], ["or", $0]] }
    + [["onwards"], ["onward"], ["upwards"], ["upward"], ["on"]]

  /// `iOS ` behind `iOS 17`; empty if the last version had no platform.
  private var platformOfLastVersion: String {
    guard let text = reading.versions.last, let platform = NamedVersions(text)?.platform else {
      return ""
    }
    return "\(platform.rawValue) "
  }

  /// The text of versions as options have it: `ios 17-26` of `ios 17 to 26`, `ios 17+` of
  /// `ios 17 and later`.
  private static func versionText(_ words: ArraySlice<String>) -> String {
    var text = words.joined(separator: " ")
    for later in Self.wordsOfLater where later != ["on"] {
      text = text.replacing(scalars: " " + later.joined(separator: " "), with: "+")
    }
    for (long, short) in [
      (" to ", "-"), (" through ", "-"), ("...", "-"), ("..", "-"), (" - ", "-"), (" – ", "-"),
      (" +", "+"),
    ] {
      text = text.replacing(scalars: long, with: short)
    }
    return text
  }

  /// Reads a number alone that continues what stands before it, or that could be a version or a device.
  mutating func readNumber(_ tokens: ArraySlice<WordToken>) -> Int? {
    if let token = tokens.first, let before, before.idiom == nil, NamedVersions(token.text) != nil {
      // `mac 15`: Macs have no numbers.
      reading.versions.append("\(before.name) \(token.text)")
      reading.remarks.append("\(quoted(token.text)) is read as a version of \(before.name)")
      (last, follows) = (.version, false)
      return 1
    }
    guard let token = tokens.first, NamedVersions(token.text) != nil,
      token.text.first?.isNumber ?? false,
      last == .device
    else { return nil }
    let rest = tokens.prefix(4)
    let model = (1...rest.count).reversed().first { length in
      let name = lastLine + rest.prefix(length).phrase
      return reader.isDevice(name, rest.prefix(length)) && reader.finder.isModel(name)
    }
    if follows || reading.devices.last.map({ $0.allSatisfy { !$0.isLetter } }) ?? false {
      guard let model else { return nil }
      add(device: lastLine + rest.prefix(model).phrase)
      return model
    }
    if hasVersions {
      reading.versions.append(token.text)
      return 1
    }
    if model == nil, let device = reading.devices.last {
      if let name = nameWithDiagonal(device, token.text) {
        reading.devices.removeLast()
        add(device: name)
        return 1
      }
      if isTooOld(token.text) {
        addFault(ofGeneration: token.text, of: device)
        return 1
      }
    }
    if model == nil || model == 1, !token.text.contains(".") || model == nil {
      guard model != nil else {
        reading.versions.append(token.text)
        reading.remarks.append("\(quoted(token.text)) is read as a version")
        last = .version
        return 1
      }
      let line = lastLine.isEmpty ? "iPhone " : lastLine
      reading.faults.append(
        "\(quoted(token.text)) may be a device or a version; write '\(line)\(token.text)' or "
          + "'ios \(token.text)'")
      return 1
    }
    return nil
  }

  /// The name of a device with the whole inches of its diagonal: `ipad pro 12` is an iPad Pro 12.9-inch; nil if
  /// there is no such diagonal.
  private func nameWithDiagonal(_ device: String, _ inches: String) -> String? {
    guard reader.finder.idioms(of: device) == [.pad] || PrintedName(device).words.contains("ipad")
    else { return nil }
    return reader.deviceWords.filter { $0.hasPrefix(inches + ".") }.sorted()
      .map { "\(device) \($0)" }.first(where: reader.finder.isModel)
  }

  /// Adds a fault for a generation that no model of a line is called by, with the model that is the one in its
  /// order.
  private mutating func addFault(ofGeneration number: String, of line: String) {
    let name = "\(line) \(number)"
    let models = Int(number).map { reader.finder.models(ofGeneration: $0, named: line) } ?? []
    if models.isEmpty, reader.finder.series(named: line) != nil {
      return addUnknownModel(name, of: line)
    }
    let meant = models.map { quoted(reader.catalog.devices[$0].name) }.joined(by: " or ")
    addUnknownDevice(
      name, models.isEmpty ? reader.finder.hint(for: name) : "; did you mean \(meant)?")
  }

  /// Whether a number is no version with widgets on the last device: `4` behind `SE`.
  private func isTooOld(_ number: String) -> Bool {
    guard let device = reading.devices.last, let major = Int(number.prefix { $0.isNumber }) else {
      return false
    }
    let idioms = reader.finder.idioms(of: device)
    // `ipad mini 9` is no version: bare names are those of models with widgets of today.
    let oldest = idioms == [.pad] && reader.finder.series(named: device) != nil ? 14 : 8
    return major < oldest && !idioms.isEmpty && !idioms.contains(.watch)
  }
}
