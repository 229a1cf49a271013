internal import Wording

/// The words of a device's name, as shops and people print them: in any order, with or without `inch`,
/// `generation` and `Apple`, with `12.9"` or `45mm`.
package struct PrintedName: Sendable {
  /// The words that count, in lower case.
  package let words: [String]
  /// Whether a word was left out that stands for a generation.
  private let namesGeneration: Bool

  /// Reads a name.
  package init(_ name: some StringProtocol) {
    var words: [String] = []
    words.reserveCapacity(8)
    var namesGeneration = false
    Self.forEachPart(of: name) { word in
      switch word {
      case "inch", "inches", "in", "apple", "the": break
      case "generation", "gen": namesGeneration = true
      case "mm":
        if let last = words.last, last.allSatisfy(\.isNumber) {
          words[words.count - 1] = last + "mm"
        }
      default: words.append(word)
      }
    }
    self.init(words: words, namesGeneration: namesGeneration)
  }

  private init(words: [String], namesGeneration: Bool) {
    self.words = words
    self.namesGeneration = namesGeneration
  }

  /// The name with words behind it that it leaves out, such as the year of the model.
  func adding(_ others: [String]) -> PrintedName {
    PrintedName(words: words + others, namesGeneration: namesGeneration)
  }

  /// The name without `1` or `1st` at its end, or `1st` at its start, by which people tell a first model from later
  /// ones; nil if it has neither.
  var withoutFirst: PrintedName? {
    guard words.count > 1 else { return nil }
    if ["1", "1st"].contains(words[words.count - 1]) {
      return PrintedName(words: words.dropLast(), namesGeneration: false)
    }
    return words[0] == "1st"
      ? PrintedName(words: Array(words.dropFirst()), namesGeneration: false) : nil
  }

  /// Whether all words tell models of one line apart, so that they name no device of their own behind another:
  /// `m2`, `45mm`.
  package var isOfModel: Bool {
    !words.isEmpty
      && words.allSatisfy { word in
        word.isSize
          || ["a", "m"].contains(word.prefix(1)) && (1...2).contains(word.count - 1)
            && word.dropFirst().allSatisfy(\.isNumber)
      }
  }

  /// Whether a word names a line of devices, alone or with a model: `ipad`, `ipadair11`.
  package var hasLine: Bool {
    words.contains { word in
      if Self.lines.contains(word) { return true }
      // `ipados17` is a version.
      return word.last?.isNumber ?? false && !word.contains("os")
        && Self.joinedLines.contains(where: word.hasPrefix)
    }
  }

  /// Whether all words stand behind the number of a model: `pro max`.
  package var isSuffix: Bool { !words.isEmpty && words.allSatisfy { Self.suffixes.contains($0) } }

  private static let suffixes: Set = ["pro", "max", "plus", "mini", "air", "ultra"]
  private static let lines: Set = [
    "iphone", "iphones", "ipad", "ipads", "ipod", "watch", "series", "se",
  ]

  /// Whether all words stand for words of the name of a device, each for another one.
  func isContained(in name: PrintedName) -> Bool {
    guard !words.isEmpty else { return false }
    var rest = name.words
    var ordinals = 0
    for word in words {
      if let place = rest.firstIndex(of: word) {
        rest.remove(at: place)
      } else if words.count > 1, let place = rest.firstIndex(where: { $0.withoutUnit == word }) {
        rest.remove(at: place)
      } else if let place = rest.firstIndex(where: { $0.isOrdinal(of: word) }) {
        rest.remove(at: place)
        ordinals += 1
      } else {
        return false
      }
    }
    // `iPhone 3` is not the iPhone SE (3rd generation), but `SE 3` is.
    let isWhole = rest.allSatisfy {
      $0.first?.isNumber ?? false || ["iphone", "touch", "watch"].contains($0)
    }
    return ordinals == 0 || namesGeneration || isWhole
  }

  /// Whether some of its first words are a text if nothing stands between them: `iphone16`.
  func begins(withJoined text: String) -> Bool {
    var rest = text[...]
    for word in words where !rest.isEmpty {
      guard rest.hasPrefix(word) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return rest.isEmpty
  }

  /// Calls `body` with the runs of letters and digits, cut between a number and its unit: `13in`, `45mm`, but `m4`
  /// and `6th`.
  ///
  /// Scalars are compared, because finding the ends of characters is most of the cost of a reader of words.
  private static func forEachPart(of name: some StringProtocol, _ body: (String) -> Void) {
    var part = Part()
    func end() {
      guard var text = part.end() else { return }
      if text.utf8.count > 6, text.hasPrefix("applewatch") { text.removeFirst(5) }
      // Every joined name has more than six letters, which most words have not. One with a number is found as it is.
      if text.utf8.count > 6, let line = joinedLines.first(where: text.hasPrefix),
        case let rest = text.dropFirst(line.count), !["", "s", "es", "os"].contains(rest),
        !rest.contains(where: \.isNumber)
      {
        body(line)
        body(String(rest))
      } else {
        body(text)
      }
    }
    for scalar in name.lowercased().unicodeScalars {
      if scalar == "+", part.endsWithDigit {
        // `15+` is the 15 Plus.
        end()
        body("plus")
      } else if scalar == "i" || scalar == "m", part.endsWithDigit, !part.hasLetter {
        end()
        part.append(scalar)
      } else if isLetter(scalar) || isDigit(scalar) || scalar == "+"
        || scalar == "." && part.endsWithDigit
      {
        part.append(scalar)
      } else if scalar == ",", part.endsWithDigit, !part.hasLetter, !part.hasPoint {
        // A decimal comma: `10,5`.
        part.append(".")
      } else {
        end()
      }
    }
    end()
  }

  /// Lines behind which people leave out the blank: `iphonexr`, `ipadmini`, `applewatchultra`.
  private static let joinedLines = ["iphone", "ipad", "watch"]

  /// A part of a name while it is read, in UTF-8: a view of scalars finds its last one anew each time.
  private struct Part {
    private var bytes: [UInt8] = []
    init() { bytes.reserveCapacity(16) }
    private(set) var endsWithDigit = false
    private(set) var hasPoint = false
    /// Whether it has something else than digits and points.
    private(set) var hasLetter = false

    mutating func append(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        bytes.append(UInt8(scalar.value))
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
      endsWithDigit = isDigit(scalar)
      if scalar == "." { hasPoint = true } else if !endsWithDigit { hasLetter = true }
    }

    /// Returns the text, without a point at its end, and begins another part; nil if there is none.
    mutating func end() -> String? {
      defer {
        bytes.removeAll(keepingCapacity: true)
        (endsWithDigit, hasPoint, hasLetter) = (false, false, false)
      }
      if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.numericType != nil
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isAlphabetic
  }
}

extension String {
  /// The number of a size in millimetres: `45` of `45mm`; nil for any other word.
  var withoutUnit: String? {
    hasSuffix("mm") && dropLast(2).allSatisfy(\.isNumber) ? String(dropLast(2)) : nil
  }

  /// Whether this is the ordinal of a number: `3rd` of `3`.
  func isOrdinal(of number: String) -> Bool {
    // An ending has two letters: most words need no look at their characters.
    utf8.count == number.utf8.count + 2 && hasPrefix(number) && number.allSatisfy(\.isNumber)
      && ["st", "nd", "rd", "th"].contains(dropFirst(number.count))
  }
}
