internal import Wording

/// The words of a device's name, as shops and people print them: in any order, with or without `inch`,
/// `generation` and `Apple`, with `12.9"` or `45mm`.
struct PrintedName: Sendable {
  /// The words that count, in lower case.
  let words: [String]
  /// Whether a word was left out that stands for a generation.
  private let namesGeneration: Bool

  init(_ name: some StringProtocol) {
    var words: [String] = []
    var namesGeneration = false
    for word in Self.parts(of: name) {
      switch word {
      case "inch", "inches", "in", "apple", "the": continue
      case "generation", "gen": namesGeneration = true
      case "mm":
        if let last = words.last, last.allSatisfy(\.isNumber) {
          words[words.count - 1] = last + "mm"
        }
      default: words.append(word)
      }
    }
    self.words = words
    self.namesGeneration = namesGeneration
  }

  /// Whether all words stand for words of the name of a device, each for another one.
  func isContained(in name: PrintedName) -> Bool {
    guard !words.isEmpty else { return false }
    var rest = name.words
    var ordinals = 0
    for word in words {
      if let place = rest.firstIndex(of: word) {
        rest.remove(at: place)
      } else if let place = rest.firstIndex(where: { $0.isOrdinal(of: word) }) {
        rest.remove(at: place)
        ordinals += 1
      } else {
        return false
      }
    }
    // `iPhone 3` is not the iPhone SE (3rd generation), but `SE 3` is.
    let isWhole = rest.allSatisfy { $0.first?.isNumber ?? false || $0 == "iphone" || $0 == "watch" }
    return ordinals == 0 || namesGeneration || isWhole
  }

  /// Whether the words without anything between them are those that a name begins with: `ipadpro11`.
  func isJoinedStart(of name: PrintedName) -> Bool {
    guard words.count == 1, let joined = words.first, joined.contains(where: \.isNumber) else {
      return false
    }
    var text = ""
    for word in name.words {
      text += word
      if text == joined { return true }
    }
    return false
  }

  private static func parts(of name: some StringProtocol) -> [String] {
    var parts: [String] = []
    var part = ""
    func end() {
      if !part.isEmpty { parts.append(part) }
      part = ""
    }
    var last: Character?
    for character in name.lowercased() {
      if character.isLetter || character.isNumber || character == "+" {
        // `13in`, `45mm`, but `m4` and `6th`
        if character.isLetter, let before = last, before.isNumber,
          part.allSatisfy({ $0.isNumber || $0 == "." }), "im".contains(character)
        {
          end()
        }
        part.append(character)
      } else if character == ".", last?.isNumber ?? false {
        part.append(character)
      } else {
        if part.last == "." { part.removeLast() }
        end()
      }
      last = character
    }
    if part.last == "." { part.removeLast() }
    end()
    return parts
  }
}

extension String {
  /// Whether this is the ordinal of a number: `3rd` of `3`.
  fileprivate func isOrdinal(of number: String) -> Bool {
    hasPrefix(number) && number.allSatisfy(\.isNumber)
      && ["st", "nd", "rd", "th"].contains(dropFirst(number.count))
  }
}
