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
    var tokens = arguments.enumerated().flatMap { number, argument in
      withoutCalls(visible(argument)).split(whereSeparator: \.isWhitespace)
        .flatMap { chunk in
          parts(of: chunk).enumerated().compactMap { index, part -> WordToken? in
            let text = trimmed(part.text)
            return text.isEmpty
              ? nil : WordToken(text, argument: number, hasComma: part.hasComma)
          }
        }
    }
    // `first gen`, `11 gen`
    for (index, next) in tokens.enumerated().dropFirst()
    where next.lower == "gen" || next.lower.hasPrefix("generation") {
      let token = tokens[index - 1]
      guard
        let ordinal = WordTable.sentence("ordinal \(token.lower)")
          ?? Int(token.lower).map(ordinal)
      else { continue }
      tokens[index - 1] = WordToken(ordinal, argument: token.argument, hasComma: token.hasComma)
    }
    // `width = 364`, but `iphone 14 == iphone 15` compares.
    return tokens.indices.filter { index in
      guard tokens[index].text.allSatisfy({ "=!".contains($0) }) else { return true }
      let isBetween =
        tokens[..<index].contains { PrintedName($0.text).hasLine }
        && tokens.dropFirst(index + 1).first.map { PrintedName($0.text).hasLine } ?? false
      return tokens[index].text.count > 1 && tokens[index].text.first == "!" || isBetween
    }.map { tokens[$0] }
  }

  /// `3rd` of 3.
  private static func ordinal(_ number: Int) -> String {
    let isTeen = 11...13 ~= number % 100
    return "\(number)" + (isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th")
  }

  /// A text with a blank for the bracket of a call: `CGSize(width: 364, height: 170)`.
  private static func withoutCalls(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    var result = "", before: Character?
    for letter in text {
      result.append(letter == "(" && before?.isLetter ?? false ? " " : letter)
      before = letter
    }
    return result
  }

  /// A text without characters that nobody sees, and with the hyphen of a keyboard: Apple writes `11‑inch` with one that
  /// does not break.
  private static func visible(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 > 0x7F }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      result.append(scalar == "\u{2011}" ? "-" : scalar)
    }
    return String(result)
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
    // `pro/pro max` and `xr/11`, but not `w/o` and `x/y`
    let isOfWords =
      chunk.contains("/") && chunk.first != "/" && chunk.last != "/"
      && chunk.contains(where: \.isLetter)
      && chunk.split(separator: "/").allSatisfy {
        $0.allSatisfy(\.isLetter) || $0.allSatisfy(\.isNumber)
      }
      && WordMeaning.of(chunk.lowercased()) == nil
    let isDotted = namesFamilyBehindDot(chunk)
    for index in chunk.indices where ",/.".contains(chunk[index]) {
      let next = chunk.index(after: index)
      if chunk[index] == "." {
        guard isDotted, next < chunk.endIndex, chunk[next].isLetter else { continue }
        parts.append((chunk[start..<index], false))
        start = next
        continue
      }
      if chunk[index] == "/", !isList, !isOfWords { continue }
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

  /// Whether a text ends in a family or a variant behind a dot: `iPhone15.iOS17.medium`, but not `proxy.size` and
  /// `sizes.lock.csv`.
  private static func namesFamilyBehindDot(_ text: Substring) -> Bool {
    guard let dot = text.lastIndex(of: "."), text.first != ".", !text.contains(".."),
      !text.contains("/"),
      case let end = text[dot...].dropFirst().lowercased(), end.count > 4
    else { return false }
    return switch WordMeaning.of(String(end.map { $0 == "-" ? " " : $0 })) {
    case .family, .values: true
    default: ["system", "accessory", "small", "medium", "large"].contains(where: end.hasPrefix)
    }
  }

  private static let brackets = Set("()[]{}<>".utf8)

  /// A word without quotes or brackets around it, the signs at the end of a sentence and the `s` of a possessive.
  private static func trimmed(_ text: Substring) -> String {
    var text = text
    // `(medium)`, `[iphone 15]` and `<medium>`, but not `(M4)` and `<17`
    if let first = text.utf8.first, let last = text.utf8.last,
      brackets.contains(first) || brackets.contains(last),
      text.contains(where: \.isLetter)
        || text.contains(where: \.isNumber)
    {
      let hasNumber = text.contains(where: \.isNumber)
      // `(11-inch, M4)`
      let isName = hasNumber && text.contains(where: \.isLetter)
      let isTag = text.first == "<" && text.last == ">"
      let opening = (isName ? "[{" : "([{") + (isTag ? "<" : ""), closing = isName ? "]}>" : ")]}>"
      while let first = text.first, opening.contains(first) { text.removeFirst() }
      while let last = text.last, closing.contains(last) { text.removeLast() }
    }
    while let first = text.first, "\"'“”‘’«»¿¡".contains(first) { text.removeFirst() }
    // `.systemMedium`
    if text.first == ".", text.dropFirst().first?.isLetter ?? false { text.removeFirst() }
    // `small ... large`
    if text.count > 1, text.allSatisfy({ $0 == "." }) { return String(text) }
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
