internal import WidgetSizing
internal import Wording

/// Words that mean nothing by themselves, and what was most likely meant.
extension WordState {
  /// Adds a fault for a word without a meaning, with what is near, and returns how many words it has.
  mutating func readUnknown(_ tokens: ArraySlice<WordToken>) -> Int {
    let token = tokens[tokens.startIndex]
    if lastFaultIsUnknownDevice, reader.deviceWords.contains(token.lower) {
      // `iphone 19 pro` has one mistake.
      return 1
    }
    if addFault(ofVersion: token.text) { return 1 }
    // Behind a device they are a part of its name.
    if reading.devices.isEmpty, ["max", "min"].contains(token.lower) {
      ask(token.lower == "max" ? .largest : .smallest, in: token.text)
      return 1
    }
    // `non-pro iphones`, `won't`
    if token.lower.hasPrefix("non-") || ["n't", "n’t"].contains(where: token.lower.hasSuffix) {
      addFault(of: token.text, "negation")
      return 1
    }
    // `iphone 16 proo`, `iphone xs mx`
    if last == .device, !follows, !PrintedName(token.text).isSuffix,
      let device = reading.devices.last,
      let suffix = nearestSharingStart(
        token.text, in: ["pro", "max", "plus", "mini"], tolerance: 1, completing: { _ in false })
    {
      addUnknownDevice("\(device) \(token.text)", "; did you mean \(quoted(suffix))?")
      return 1
    }
    if let count = readUnknownDevice(tokens) { return count }
    if token.text.contains("."), NamedVersions(token.text) != nil,
      !reading.devices.isEmpty || before?.idiom != nil
    {
      return addVersion(token.text)
    }
    // `iphone xsmax`, `iphone ses`, `iphone xi`
    if let line = before, line.idiom != nil, line.name != reading.devices.last,
      token.text.first?.isLetter ?? false
    {
      let isPlural = token.text.count > 2 && token.lower.hasSuffix("s")
      let name = "\(line.name) \(isPlural ? token.text.dropLast() : token.text[...])"
      if case .found(_, _?) = reader.finder.find(name) {
        reading.idioms.removeLast()
        add(device: name)
        return 1
      }
      if token.text.count < 3, !line.name.hasSuffix("s") {
        addUnknownModel(name, of: line.name)
        return 1
      }
    }
    if let before, PrintedName(token.text).isOfModel {
      if completeName(with: token.text) { return 1 }
      addUnknownModel("\(before.name) \(token.text)", of: before.name)
      return 1
    }
    if let models = modelsByWidth(tokens) {
      for model in models.names { add(device: model) }
      return models.count
    }
    let ends = token.lower.split(whereSeparator: \.isDash).map(String.init)
    if ends.count > 1, ends.allSatisfy(reader.isFamily) {
      addFault(ofRangeOf: .family, with: "-")
      return 1
    }
    if mayBeIgnored(tokens) {
      if previous == "only" { addFault(of: "only \(token.text)", "negation") }
      strangers.append(token.text)
      role = .question
    } else {
      addFault(of: token)
    }
    last = .nothing
    return 1
  }

  /// Whether a word without a meaning is no mistyped word and no part of a name, so that the others can be answered
  /// beside it: `iphone 15 medium documented`.
  private func mayBeIgnored(_ tokens: ArraySlice<WordToken>) -> Bool {
    let token = tokens[tokens.startIndex]
    guard token.text.count > 1, token.text.first?.isLetter ?? false,
      !reader.deviceWords.contains(token.lower),
      token.lower.allSatisfy({ $0.isLetter || "-_'’".contains($0) }),
      reader.correction(of: token.text) == nil
    else { return false }
    // `nokia 5` and `surface pro` are names.
    guard let next = tokens.dropFirst().first, !token.hasComma else { return true }
    return !(next.text.first?.isNumber ?? false)
      && (PrintedName(next.text).hasLine || next.lower.hasPrefix("ip")
        || !reader.deviceWords.contains(next.lower)
        || WordMeaning.of(next.plain) != nil)
  }

  /// Adds a fault for a word behind a platform, where a version belongs; false elsewhere.
  private mutating func addFault(ofVersion word: String) -> Bool {
    guard !(word.first?.isNumber ?? false),
      let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == previous })
    else { return false }
    let version = reader.catalog.releases(of: platform).last.map { " \($0.os)" } ?? ""
    reading.faults.append(
      "\(quoted(word)) is no version of \(platform.rawValue); write a number, such as "
        + quoted(platform.rawValue + version))
    last = .nothing
    return true
  }

  /// Adds a fault for a range of what has none: `small to large`, `small-large`.
  mutating func addFault(ofRangeOf kind: Kind, with word: String) {
    reading.faults.append(
      "\(quoted(word)) is read between models or versions alone; name each \(kind.rawValue)")
  }

  /// Adds a fault for a word that chooses among devices or sizes, with the sentence of its kind.
  mutating func addFault(of word: String, _ kind: String) {
    if kind == "amount", addFault(ofVersion: word) { return }
    reading.faults.append("\(quoted(word)) \(WordTable.text(kind))")
  }

  /// Adds a fault for a word that compares if the words name no two things: `iphones smaller than iphone 13`,
  /// `iphone 15 vs`, `smaller iphone medium`.
  func checkComparison(of reading: inout WordReading) {
    let numbers = [
      reading.devices.count + reading.platforms.count, reading.versions.count,
      reading.families.count, reading.sizes.count, places.count,
      reading.devices.isEmpty ? reading.idioms.count : 0,
    ]
    // Orientations change no size of a widget, and are told so.
    let namesSeveral = Axis.settings.contains { self.reading.count(on: $0) > 1 }
    // `small and medium bigger on iphone 15`, but not `small bigger than medium`
    let isBehindAll =
      familiesBeforeComparative > 1 && familiesBeforeComparative == reading.families.count
      && comparative?.hasSuffix("er") ?? false
    let isOfOne = numbers.allSatisfy { $0 < 2 } && namedZooms.isEmpty && !namesSeveral
    // `both width and height`
    let asksForTwo = reading.askedSides.count > 1 || reading.asks(.points) && reading.isInPixels
    if let looseBoth, isOfOne, !asksForTwo {
      reading.faults.append("\(quoted(looseBoth)) stands before two things; name both")
    }
    guard numbers.enumerated().allSatisfy({ $1 < 2 || $0 == 2 && isBehindAll }),
      namedZooms.isEmpty, !namesSeveral,
      reading.subject != .history, !reading.versions.contains(where: isRange)
    else { return }
    if let stranger = strangers.first, comparative != nil || compares {
      reading.faults.append("\(quoted(stranger)) names nothing that can be compared")
    } else if let comparative, comparesWithOthers {
      reading.faults.append(
        "sizes cannot be filtered by \(quoted(comparative + " than")); '--sort width' sorts them, and "
          + "'widgetsize compare' sets two devices side by side")
    } else if let comparative {
      reading.faults.append("\(quoted(comparative)) compares two things; name both")
    }
  }

  private func isRange(_ version: String) -> Bool { NamedVersions(version)?.isRange ?? false }

  /// Adds a fault for a word at the end that stands between two things, `iphone 15 medium to`, and for one before two
  /// of which one is missing: `between iphone 15 medium`.
  func checkEnd(of reading: inout WordReading) {
    if let word = looseBetween, !reading.compares, reading.subject != .difference,
      !reading.asks(.places), lastPhrase != word
    {
      reading.faults.append("\(quoted(word)) stands before two models or versions; name both")
    }
    guard let lastPhrase, !reading.choosesNothing, reading.subject != .evidence else { return }
    switch WordMeaning.of(lastPhrase) {
    case .joint, .range(.from), .range(.to), .range(.between): break
    // `iphone 15 vs iphone 16 vs`, but not `which is bigger`
    case .request(.versus) where !lastPhrase.hasSuffix("er") && reading.faults.isEmpty: break
    default: guard ["than", "as"].contains(lastPhrase) else { return }
    }
    reading.faults.append("\(quoted(lastPhrase)) stands before something; name it")
  }

  /// Adds a fault for two settings of Display Zoom that are not compared: `zoomed without zoom`.
  func checkZooms(of reading: inout WordReading) {
    guard namedZooms.count > 1, reading.zooms?.count == 1, !reading.compares,
      reading.subject != .difference
    else { return }
    reading.faults.append(
      "Display Zoom is named on and off; for both write 'with and without display zoom'")
  }

  /// Adds a fault for families of two kinds of widgets, `iphones with dynamic island medium`.
  func checkKinds(of reading: inout WordReading) {
    let families = reader.catalog.namedFamilies(of: reading)
    guard let widget = families.first(where: { reader.catalog.kind(of: $0) == .widgetKit }),
      let activity = families.first(where: { reader.catalog.kind(of: $0) == .activity })
    else { return }
    reading.faults.append(
      "\(reader.catalog.id(of: widget)) is a widget, \(reader.catalog.id(of: activity)) a Live Activity; ask for one "
        + "of the two; 'widgetsize which iphones have dynamic island' lists models")
  }

  /// Tells the words that have no meaning. If no other word chooses anything, or if they are more than the others,
  /// they are a fault.
  func tellStrangers(in reading: inout WordReading) {
    guard let first = strangers.first else { return }
    if reading.choosesNothing {
      reading.faults.append(text(ofStranger: first))
    } else if strangers.count(where: { $0.count > 4 }) > max(3, reading.understood.count) {
      let named = strangers.prefix(3).map { quoted($0) }.joined(by: ", ")
      reading.faults.append(
        "\(named) and \((strangers.count - 3).of("more word")) are not understood; questions are in English, "
          + "such as 'iphone 15 medium'")
    } else {
      reading.notUnderstood = strangers.withoutRepetition
      reading.readAs = reader.text(of: reading)
    }
  }

  /// Adds a fault for a model that a line of devices does not have.
  mutating func addUnknownModel(_ name: String, of line: String) {
    addUnknownDevice(
      name, "; 'widgetsize list devices \(line.lowercased())' has those that are known")
  }

  /// Reads words that are no device, though some are near or begin as one; nil if they are something else.
  private mutating func readUnknownDevice(_ tokens: ArraySlice<WordToken>) -> Int? {
    let token = tokens[tokens.startIndex]
    let own = reader.correction(of: token.text)
    let rest = tokens.prefix { $0.argument == token.argument }
    if rest.count > 1,
      own.map(reader.deviceWords.contains) ?? true || token.text.contains(where: \.isNumber)
    {
      // `iPhnoe 15`, `iPhone 99`
      let hint = reader.finder.hint(for: rest.phrase)
      if !hint.isEmpty {
        addUnknownDevice(rest.phrase, hint)
        return rest.count
      }
    }
    guard last == .device, !follows, let device = reading.devices.last,
      reader.deviceWords.contains(token.lower)
    else { return nil }
    // `i15 pro`
    if completeName(with: token.text) { return 1 }
    let name = "\(device) \(token.text)"
    addUnknownDevice(name, reader.finder.hint(for: name))
    last = .nothing
    return 1
  }

  /// Adds a fault for a word alone.
  private mutating func addFault(of token: WordToken) {
    let word = quoted(token.text)
    let isNumber = token.text.first?.isNumber ?? false
    if let number = Int(token.text), let platform = reading.platforms.last,
      let release = reader.catalog.releases(of: platform).first(where: {
        $0.os.major + 2000 == number
      })
    {
      let version = "\(platform.rawValue) \(release.os)"
      reading.faults.append(
        "there is no \(platform.rawValue) \(number); did you mean \(quoted(version))?")
    } else if let size = SizeText(token.text), !size.hasTwoSides, size.isInPoints,
      let points = size.sides.first.flatMap(Double.init), points < 40
    {
      reading.faults.append(
        "\(word) is no size of a widget; for rows write 'rows of \(size.sides[0])'")
    } else if Int(token.text) != nil, token.text.count == 4,
      reader.deviceWords.contains(token.text)
    {
      reading.faults.append(
        "\(word) is not understood; for the models of a year write 'iphones from \(token.text)'")
    } else if let size = SizeText(token.text), let side = size.sides.first, Self.isLength(side) {
      loneSide = token.text
      reading.faults.append(
        "\(word) is not understood; write a size as 364x170, or one side as '364 wide'")
    } else if isNumber, let idiom = reading.idioms.last {
      addUnknownDevice(
        "\(idiom.platform.deviceName) \(token.text)", "; 'widgetsize list devices' has them all")
    } else if let major = Int(token.text), major > 13,
      reader.catalog.osReleases.contains(where: { $0.os.major == major })
    {
      reading.faults.append(
        "\(word) is not understood; for a version write 'ios \(token.text)'")
    } else {
      reading.faults.append(text(ofStranger: token.text))
    }
  }

  /// That a word is not understood, and what may be meant.
  private func text(ofStranger word: String) -> String {
    if reader.deviceWords.contains(word.lowercased()), !word.contains(where: \.isNumber) {
      let models = reader.catalog.newestFirst(reader.finder.models(withWordsOf: word))
      let names = models.prefix(2).map { quoted(reader.catalog.devices[$0].name) }
      return "\(quoted(word)) alone names no device; write a whole name"
        + (names.isEmpty ? "" : ", such as \(names.joined(by: " or "))")
    }
    return "\(quoted(word)) is not understood"
      + (reader.correction(of: word).map { "; did you mean \(quoted($0))?" }
        ?? "; expected a device, a family such as medium, a version such as 'iOS 18' or a setting")
  }
}
