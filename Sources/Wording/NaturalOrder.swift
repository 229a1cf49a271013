/// The order of texts that compares numbers in them by value: `iOS 8` comes before `iOS 10`.
public enum NaturalOrder {
  /// Whether a text comes before another: texts compare piece by piece, numbers as numbers and before
  /// words, words without regard to case.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    let left = pieces(of: left), right = pieces(of: right)
    for (left, right) in zip(left, right) {
      switch (left, right) {
      case (.number(let left), .number(let right)) where left != right: return left < right
      case (.word(let left), .word(let right)) where left != right: return left < right
      case (.number, .word): return true
      case (.word, .number): return false
      default: continue
      }
    }
    return left.count < right.count
  }

  private enum Piece {
    case number(Double)
    case word(String)
  }

  /// The words and the decimal numbers of a text. A regular expression literal would be parsed for each
  /// comparison, which takes longer than the rest of a query.
  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text.lowercased()[...]
    while let first = rest.first {
      if isDigit(first) {
        var end = rest.firstIndex { !isDigit($0) } ?? rest.endIndex
        let fraction = rest[end...].dropFirst().prefix(while: isDigit)
        if rest[end...].first == ".", !fraction.isEmpty { end = fraction.endIndex }
        pieces.append(Double(rest[..<end]).map(Piece.number) ?? .word(String(rest[..<end])))
        rest = rest[end...]
      } else {
        let word = rest.prefix { !isDigit($0) }
        pieces.append(.word(String(word)))
        rest = rest[word.endIndex...]
      }
    }
    return pieces
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
