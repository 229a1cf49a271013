/// The word at the cursor that a shell asks to complete.
struct TypedWord {
  /// The values of a list before the last one, with the separator: `iPhone 15,`.
  private let head: String
  /// The last value, as far as it was typed.
  let text: String

  /// Reads the word of a command line, without quotes and backslashes.
  ///
  /// - Parameters:
  ///   - arguments: The command line, as the shell splits it. bash and zsh leave the quotes.
  ///   - index: The index of the word. If it is out of range, the word is empty.
  init(_ arguments: [String], at index: Int) {
    head = ""
    let word = arguments.indices.contains(index) ? Self.unquoted(arguments[index]) : ""
    // `--family=med` is one word in zsh and fish.
    let name = word.hasPrefix("--") ? word.prefix { $0 != "=" } : ""
    text = name.isEmpty ? word : String(word.dropFirst(name.count + 1))
  }

  private init(head: String, text: String) {
    self.head = head
    self.text = text
  }

  /// The last value of a list.
  func lastValue(separators: String = ",") -> TypedWord {
    guard let place = text.lastIndex(where: separators.contains) else { return self }
    let start = text.index(after: place)
    return TypedWord(head: head + text[..<start], text: String(text[start...]))
  }

  /// The names that begin with the word if case, blanks and punctuation are ignored.
  ///
  /// Each begins exactly as the word was typed, because shells discard all others: `iph` is completed
  /// to `iphone 16 Pro`. bash would expand what it is offered, so nothing is offered for a word with a
  /// character that no name has, such as `$`, or for a list with such a value.
  func completions(among names: some Sequence<String>) -> [String] {
    guard (head + text).utf8.allSatisfy(Self.isOfNames) else { return [] }
    return names.compactMap { name in
      var rest = name[...]
      for character in text where Self.counts(character) {
        rest = rest.drop { !Self.counts($0) }
        guard rest.popFirst()?.lowercased() == character.lowercased() else { return nil }
      }
      if let last = text.last, !Self.counts(last) { rest = rest.drop { !Self.counts($0) } }
      return head + text + rest
    }
  }

  private static func counts(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "+.,".contains(character)
  }

  /// Whether names have a byte. A byte and not a character: `$` with an accent is still a `$` to a shell.
  private static func isOfNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: " +,-.()".utf8.contains(byte)
    }
  }

  private static func unquoted(_ word: String) -> String {
    var text = ""
    var quote: Character?
    var isEscaped = false
    for character in word {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        text.append(character)
      }
    }
    return text
  }
}
