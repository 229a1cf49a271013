internal import WidgetSizing
internal import Wording

/// Versions, and numbers that may be one.
extension WordState {
  /// Reads `ios 18`, `ios 17,18`, `version 16` and, behind versions, a number alone.
  mutating func readVersions(_ tokens: ArraySlice<WordToken>) -> Int? {
    let words = tokens.prefix(3).map { Self.withPoint($0.lower) }
    guard let first = words.first else { return nil }
    if Platform(named: first.prefix { $0.isLetter }) != nil {
      for length in [3, 2, 1] where words.count >= length {
        let phrase = words.prefix(length).joined(separator: " ")
        guard let versions = NamedVersions(phrase), versions.platform != nil else { continue }
        reading.versions.append(phrase)
        (last, follows) = (.version, false)
        return length
      }
    }
    // `version 16`, `v16`; `v 16` compares.
    let isVersion = first == "version"
    let number =
      isVersion ? words.dropFirst().first : first.hasPrefix("v") ? String(first.dropFirst()) : nil
    if let number, number.first?.isNumber ?? false, NamedVersions(number) != nil {
      reading.versions.append(number)
      last = .version
      return isVersion ? 2 : 1
    }
    guard last == .version, first.first?.isNumber ?? false, NamedVersions(first) != nil,
      // `ios 18 15 plus`
      words.count < 2 || !PrintedName(words[1]).isSuffix
        || !reader.finder.isModel("iphone " + words.prefix(2).joined(separator: " "))
    else { return nil }
    reading.versions.append(platformOfLastVersion + first)
    return 1
  }

  /// Whether numbers behind a device are versions: one of them is no model of its line. There is an iPhone 17, but no
  /// iPhone 26.
  func areVersions(_ numbers: [String]) -> Bool {
    reading.devices.count == 1 && !numbers.isEmpty
      && numbers.allSatisfy { number in
        Int(number).map { major in
          major > 13 && reader.catalog.osReleases.contains { $0.os.major == major }
        } ?? false
      } && !numbers.allSatisfy { reader.finder.isModel(lastLine + $0) }
  }

  /// The number with which words begin, and the one that is set against it: `17 vs 18`.
  private func numbers(_ tokens: ArraySlice<WordToken>) -> [String] {
    let words = tokens.prefix(3).map(\.lower)
    guard words.count == 3, words[2].first?.isNumber ?? false else { return Array(words.prefix(1)) }
    switch WordMeaning.of(words[1]) {
    case .joint, .request(.versus): return [words[0], words[2]]
    default: return [words[0]]
    }
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

  /// `iOS ` behind `iOS 17`; empty if the last version had no platform.
  var platformOfLastVersion: String {
    guard let text = reading.versions.last, let platform = NamedVersions(text)?.platform else {
      return ""
    }
    return "\(platform.rawValue) "
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
    // `iphone 15 medium on 18`, `ipad mini large 17 vs 18`
    let own = reading.devices.isEmpty ? [] : numbers(tokens)
    if let number = own.first,
      previous == "on" && reader.catalog.osReleases.contains(where: { "\($0.os)" == number })
        || (last == .nothing || last == .device && !follows && own.count > 1) && areVersions(own)
    {
      return addVersion(number)
    }
    guard let token = tokens.first, token.text.first?.isNumber ?? false, last == .device else {
      return nil
    }
    let rest = tokens.prefix(4)
    let model = (1...rest.count).reversed().first { length in
      let name = lastLine + rest.prefix(length).phrase
      return reader.isDevice(name, rest.prefix(length)) && reader.finder.isModel(name)
    }
    // `watch 41 vs 45`, `watch series 9 41 and 45`
    if follows, model == nil, let device = reading.devices.last,
      case let name = device.prefix(through: device.lastIndex(of: " ") ?? device.startIndex)
        + token.text, reader.finder.idioms(of: String(name)) == [.watch]
    {
      add(device: String(name))
      return 1
    }
    if follows || reading.devices.last.map({ $0.allSatisfy { !$0.isLetter } }) ?? false {
      guard let model else { return nil }
      tellSuffix(rest.prefix(model).dropFirst(), behind: token.text)
      add(device: lastLine + rest.prefix(model).phrase)
      return model
    }
    guard NamedVersions(token.text) != nil else { return nil }
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
        addUnknownModel("\(device) \(token.text)", of: device)
        return 1
      }
    }
    if model == nil || model == 1, !token.text.contains(".") || model == nil {
      guard model != nil else {
        return addVersion(token.text)
      }
      let line = lastLine.isEmpty ? "iPhone " : lastLine
      reading.faults.append(
        "\(quoted(token.text)) may be a device or a version; write '\(line)\(token.text)' or "
          + "'ios \(token.text)'")
      return 1
    }
    return nil
  }

  /// Tells that what stands behind the last number of a list is of that one alone: `iphone 13/14/15 pro max`.
  private mutating func tellSuffix(_ words: ArraySlice<WordToken>, behind number: String) {
    guard let before = reading.devices.last, before.last?.isNumber ?? false, !words.isEmpty,
      // `12/12 pro`
      !before.hasSuffix(" \(number)"),
      reader.finder.isModel("\(before) \(words.phrase)")
    else { return }
    reading.remarks.append(
      "\(quoted(before)) is read without \(quoted(words.phrase)); write it behind each number that has it"
    )
  }

  /// Adds a fault for `14+`, which may be models or versions, unless it is the name of a device such as `6+`; nil for
  /// other words.
  mutating func readLoneLater(_ tokens: ArraySlice<WordToken>) -> Int? {
    guard reading.devices.isEmpty, let word = tokens.first?.lower, word.last == "+",
      Int(word.dropLast()) != nil,
      !reader.catalog.deviceNames.contains(where: { $0.name == word })
    else { return nil }
    reading.faults.append(
      "\(quoted(word)) may be models or versions; write 'iphone \(word)' or 'ios \(word)'")
    return 1
  }

  /// Adds a number alone as a version.
  mutating func addVersion(_ number: String) -> Int {
    reading.versions.append(number)
    reading.remarks.append("\(quoted(number)) is read as a version")
    last = .version
    return 1
  }

  /// The name of a device with the whole inches of its diagonal: `ipad pro 12` is an iPad Pro 12.9-inch; nil if
  /// no name has such a diagonal.
  private func nameWithDiagonal(_ device: String, _ inches: String) -> String? {
    guard reader.finder.idioms(of: device) == [.pad] || PrintedName(device).words.contains("ipad")
    else { return nil }
    return reader.deviceWords.filter { $0.hasPrefix(inches + ".") }.sorted()
      .map { "\(device) \($0)" }.first { name in
        let models = reader.finder.devices(named: name)
        return !models.isEmpty
          && models.allSatisfy { reader.catalog.devices[$0].name.contains("inch") }
      }
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
