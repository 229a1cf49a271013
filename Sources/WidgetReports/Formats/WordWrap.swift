internal import Wording

/// Breaks text into lines between words.
package enum WordWrap {
  /// The lines of a text: each has at most `columns` characters, unless a single word has more. Words
  /// are never cut, so that an address or an identifier can be copied. All lines but the first are
  /// indented.
  package static func lines(of text: String, within columns: Int, indent: Int = 0) -> [String] {
    guard text.terminalWidth > columns else { return [text] }
    // What the first line is set in by is not between words.
    let start = text.prefix { $0 == " " }
    var lines: [String] = []
    var line = String(start)
    var width = line.count
    var isEmpty = true
    for word in words(of: text.dropFirst(start.count)) {
      let wordWidth = word.terminalWidth
      if !isEmpty, width + 1 + wordWidth > columns {
        lines.append(line.trimmingBlanks)
        line = String(repeating: " ", count: indent)
        width = indent
        isEmpty = true
      }
      // A line does not begin with the blanks that stood between two words.
      if isEmpty, word.isEmpty, !lines.isEmpty { continue }
      if !isEmpty {
        line += " "
        width += 1
      }
      line += word
      width += wordWidth
      isEmpty = false
    }
    lines.append(line.trimmingBlanks)
    return lines
  }

  /// The width of the longest word.
  static func longestWord(of text: String) -> Int {
    words(of: text[...]).map(\.terminalWidth).max() ?? 0
  }

  /// The words of a text. Both sides of a size, `158 × 158`, are one; between two blanks stands an empty
  /// word.
  private static func words(of text: Substring) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = words.last, word == "×" || last.hasSuffix(" ×") {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(String(word))
      }
    }
    return words
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
