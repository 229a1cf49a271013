internal import WidgetSizing
internal import Wording

/// Sizes, one side of a size, and sizes that are compared with a number.
extension WordState {
  /// Reads `345 wide`, `345 pt wide` or `height 158`, and returns how many words it took; nil if there is none.
  mutating func readSide(_ tokens: ArraySlice<WordToken>) -> Int? {
    let words = tokens.prefix(4).map(\.lower)
    for (number, side, length) in [(0, 1, 2), (0, 2, 3), (1, 0, 2), (2, 0, 3)]
    where words.count >= length {
      guard words[number].first?.isNumber ?? false, let quantity = Self.side(words[side]),
        let size = SizeText(words[number]), !size.hasTwoSides, let text = size.sides.first,
        Self.isLength(text)
      else { continue }
      let between = words[min(number, side) + 1..<max(number, side)]
      let isInPixels = between.contains { ["px", "pixels"].contains($0) }
      guard
        isInPixels
          || between.allSatisfy({ ["pt", "pts", "points", "of", "is", "=", "in"].contains($0) })
      else { continue }
      if isInPixels || size.isInPixels { reading.isInPixels = true }
      reading.sides[quantity] = text
      (last, follows) = (.nothing, false)
      return length
    }
    return nil
  }

  /// Reads `larger than 300`, by which sizes cannot be chosen, and returns how many words it took; nil if there
  /// is none.
  mutating func readComparison(_ tokens: ArraySlice<WordToken>) -> Int? {
    let words = tokens.prefix(5).map(\.lower)
    let lead = ["than", "least", "most"].contains(words.dropFirst().first) ? 2 : 1
    guard words.count > lead, words[0] != "at" || lead == 2,
      words[lead].first?.isNumber ?? false, let size = SizeText(words[lead]),
      let name = WordTable.sentence("filter \(words[0])"),
      size.hasTwoSides || size.sides.first.map(Self.isLength) ?? false
    else { return nil }
    let typed = words.prefix(lead + 1).joined(separator: " ")
    reading.faults.append(
      "sizes cannot be filtered by \(quoted(typed)); '--sort \(name)' sorts them"
        + (size.hasTwoSides
          ? "" : ", 'widgetsize identify --\(name) \(size.sides[0])' finds those of that \(name)"))
    last = .nothing
    let unit = words.dropFirst(lead + 1).prefix {
      Self.side($0) != nil || ["pt", "pts", "points"].contains($0)
    }
    return lead + 1 + unit.count
  }

  /// Takes a number alone as a side if its reason is asked for or if it is in points: `why is small 169`, `170 points`. Of a widget that may be
  /// square it is both sides.
  func readLoneSide(of reading: inout WordReading) {
    guard reading.subject == .evidence || reading.asks(.points), let typed = loneSide,
      let side = SizeText(typed)?.sides.first
    else { return }
    let families = reader.catalog.namedFamilies(of: reading)
    let isSquare = families.allSatisfy { [.systemSmall, .accessoryCircular].contains($0) }
    reading.faults.removeAll { $0.hasPrefix("\(quoted(typed)) ") }
    if reading.kind == .today {
      reading.sides[.height] = side
    } else if isSquare {
      reading.sizes.append("\(side)x\(side)")
    } else {
      reading.sides[.width] = side
    }
    reading.understood.removeAll { $0 == typed }
    reading.understood.append(contentsOf: isSquare ? reading.sizes : [side, "wide"])
  }

  /// The screens of iPhones with a width, and how many words name it: `402 pt`, `402pt`; nil if there are none.
  func modelsByWidth(_ tokens: ArraySlice<WordToken>) -> (names: [String], count: Int)? {
    for count in [2, 1] where tokens.count >= count {
      guard let size = SizeText(tokens.prefix(count).phrase), !size.hasTwoSides, size.isInPoints
      else { continue }
      let screens = reader.catalog.screenClasses.filter {
        $0.idiom == .phone && $0.width.description == size.sides[0]
      }
      if !screens.isEmpty { return (screens.map(\.id), count) }
    }
    return nil
  }

  /// Whether a number is long enough for the side of a widget: smaller ones are models, versions and counts.
  static func isLength(_ number: String) -> Bool {
    number.prefix { $0.isNumber }.count > 2 || number.contains(".")
  }

  /// The side that a word names: the row `:side tall`.
  private static func side(_ word: String) -> Quantity? {
    WordTable.sentence("side \(word)").flatMap { Quantity(rawValue: $0) }
  }

  /// Reads a size, or a screen of that size: `364x170`.
  mutating func readSize(_ tokens: ArraySlice<WordToken>) -> Int? {
    guard let first = tokens.first?.text.utf8.first, 0x30...0x39 ~= first else { return nil }
    // `(364, 170)`
    if tokens.first?.hasComma ?? false, tokens.count > 1,
      tokens.prefix(2).allSatisfy({ Self.isLength($0.text) && SizeText($0.text) != nil })
    {
      reading.sizes.append(tokens.prefix(2).map(\.text).joined(separator: "x"))
      return 2
    }
    for length in [4, 3, 2, 1] where tokens.count >= length {
      let phrase = tokens.prefix(length).phrase
      guard let size = SizeText(phrase), size.hasTwoSides, WordMeaning.of(phrase) == nil else {
        continue
      }
      switch reader.finder.find(size.screenName) {
      case .found, .ambiguous, .deviceWithoutScreen:
        add(device: size.screenName)
      case .unknownScreen, .unknown: reading.sizes.append(phrase)
      }
      return length
    }
    return nil
  }
}
