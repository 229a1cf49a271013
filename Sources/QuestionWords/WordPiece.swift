internal import WidgetSizing

/// A part of a word, and how many words end with it, 0 within a word: `>=` and `12` of `>=12`.
struct WordPiece {
  let text: String
  let words: Int

  /// The words up to a comma, in lower case, cut where a number stands beside a sign: `12-15`, `14+`, `>=17`, `ios<17`.
  static func pieces(of tokens: ArraySlice<WordToken>) -> [WordPiece] {
    var pieces: [WordPiece] = []
    for (index, token) in tokens.prefix(12).enumerated() {
      var text = ""
      var before: Character?
      func end() {
        if !text.isEmpty { pieces.append(WordPiece(text: text, words: index + 1)) }
        text = ""
      }
      var rest = token.lower[...]
      while let letter = rest.first {
        let isSign = "<>≤≥=".contains(letter)
        // Of other letters no run is looked for: a word of many zeros has one at each of them.
        let isOfRun = letter == "." || letter.isDash
        let run =
          isSign
          ? rest.prefix { "<>≤≥=".contains($0) }
          : isOfRun ? rest.prefix { $0 == letter } : rest.prefix(1)
        let next = rest.dropFirst(run.count).first
        let isOfNumber = before?.isNumber ?? false
        // `12-15`, but not `11-inch`
        let isDash =
          letter.isDash && isOfNumber && rest.dropFirst(run.count).contains(where: \.isNumber)
        let isLater = letter == "+" && isOfNumber && next == nil
        if isSign || isDash || isLater || letter == "." && run.count > 1 || letter == "…" {
          end()
          let text = isLater ? "or later" : letter.isDash ? "-" : String(run)
          pieces.append(WordPiece(text: text, words: index + 1))
          rest = rest.dropFirst(run.count)
        } else {
          text.append(letter)
          rest = rest.dropFirst()
        }
        before = letter
      }
      end()
      if token.hasComma { break }
    }
    // The parts of a word count as read with its last one.
    return pieces.enumerated().map { index, piece in
      let isLast = pieces.dropFirst(index + 1).first?.words != piece.words
      return WordPiece(text: piece.text, words: isLast ? piece.words : 0)
    }
  }
}
