internal import WidgetSizing
internal import Wording

/// A word of a question, and where it stands.
struct WordToken {
  /// The word as it was typed, without the punctuation around it.
  let text: String
  /// The word in lower case.
  let lower: String
  /// The word in lower case with blanks for dashes.
  let plain: String
  /// The number of the argument that it is part of, from 0.
  let argument: Int
  /// Whether a comma follows.
  let hasComma: Bool

  private init(_ text: String, argument: Int, hasComma: Bool) {
    self.text = text
    lower = text.lowercased()
    plain =
      lower.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      ? String(lower.map { $0 == "-" || $0 == "_" ? " " : $0 }) : lower
    self.argument = argument
    self.hasComma = hasComma
  }

  /// The words of arguments.
  static func tokens(of arguments: [String]) -> [WordToken] {
    arguments.enumerated().flatMap { number, argument in
      // Apple writes `11‑inch` with a hyphen that does not break.
      argument.replacing(scalars: "\u{2011}", with: "-").split(whereSeparator: \.isWhitespace)
        .flatMap { chunk in
          parts(of: chunk).enumerated().compactMap { index, part -> WordToken? in
            let text = trimmed(part.text)
            return text.isEmpty
              ? nil : WordToken(text, argument: number, hasComma: part.hasComma)
          }
        }
    }
  }

  /// The parts between commas, and the numbers of a list of models or versions, `12/13/14`, `ios17,18`. Another comma
  /// between digits belongs to an identifier or a decimal number, and stays.
  private static func parts(of chunk: Substring) -> [(text: Substring, hasComma: Bool)] {
    var parts: [(Substring, Bool)] = []
    var start = chunk.startIndex
    let letters = chunk.prefix { $0.isLetter }
    let numbers = chunk.dropFirst(letters.count).split { ",/".contains($0) }
    let isList =
      numbers.count > 1
      && numbers.allSatisfy {
        ($0.count == 2 || $0.count == 1 && !chunk.contains(",")) && Int($0) != nil
      }
      && (letters.isEmpty || Platform(named: letters) != nil)
    // `pro/pro max`, but not `w/o` and `x/y`
    let isOfWords =
      chunk.contains("/") && chunk.first != "/" && chunk.last != "/"
      && chunk.allSatisfy { $0.isLetter || $0 == "/" }
      && WordMeaning.of(chunk.lowercased()) == nil
    for index in chunk.indices where chunk[index] == "," || chunk[index] == "/" {
      let next = chunk.index(after: index)
      // `15/iphone`
      let isBehindNumber =
        index > chunk.startIndex && chunk[chunk.index(before: index)].isNumber
        && next < chunk.endIndex && chunk[next].isLetter
      if chunk[index] == "/", !isList, !isBehindNumber, !isOfWords { continue }
      let isInNumber =
        !isList && index > chunk.startIndex && next < chunk.endIndex && chunk[next].isNumber
        && chunk[chunk.index(before: index)].isNumber
      if isInNumber { continue }
      parts.append((chunk[start..<index], true))
      start = next
    }
    if start < chunk.endIndex { parts.append((chunk[start...], false)) }
    return parts
  }

  /// A word without quotes around it, the signs at the end of a sentence and the `s` of a possessive.
  private static func trimmed(_ text: Substring) -> String {
    var text = text
    // `(medium)`, but not `(M4)`
    if text.first == "(", text.last == ")", !text.contains(where: \.isNumber) {
      text = text.dropFirst().dropLast()
    }
    while let first = text.first, "\"'“”‘’«»¿¡".contains(first) { text.removeFirst() }
    // `.systemMedium`
    if text.first == ".", text.dropFirst().first?.isLetter ?? false { text.removeFirst() }
    while let last = text.last,
      "?!;:.'’”«»".contains(last)
        || last == "\"" && !(text.dropLast().last?.isNumber ?? false)
    {
      text.removeLast()
    }
    if text.hasSuffix("'s") || text.hasSuffix("’s"), text.count > 3 { text.removeLast(2) }
    return String(text)
  }
}

extension Sequence<WordToken> {
  /// The words with single blanks between them.
  var phrase: String { map(\.text).joined(by: " ") }
}
