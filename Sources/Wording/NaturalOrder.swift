/// The order of texts in which the numbers in them count: `iOS 8` comes before `iOS 10`.
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

  private static func pieces(of text: String) -> [Piece] {
    text.lowercased().matches(of: #/[0-9]+(?:\.[0-9]+)?|[^0-9]+/#).map { match in
      Double(match.output).map(Piece.number) ?? .word(String(match.output))
    }
  }
}
