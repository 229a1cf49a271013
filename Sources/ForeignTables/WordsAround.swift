// Which words of a line are about a size in it: those in its brackets, and those in its sentence.
extension Context {
  /// What is said so far, and what was in front of each bracket that is open.
  struct Brackets {
    var said = Label()
    var open: [Label] = []
  }

  /// The end of the words between two sizes that are about the first: those in brackets right behind it, and those up
  /// to the last bracket that closes around it.
  func closing(_ words: Range<Int>) -> Int {
    var (depth, least, end) = (0, 0, words.lowerBound)
    let isBeside = text.sign(words.lowerBound) == "("
    for place in words {
      switch text.sign(place) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < least || depth == 0 && isBeside && end == words.lowerBound { end = place + 1 }
        least = min(least, depth)
      default: break
      }
    }
    return end
  }

  /// The end of the sentence that some tokens begin with; nil if it goes on behind them.
  func sentenceEnd(_ tokens: Range<Int>) -> Int? {
    tokens.first { text.sign($0) == "." && !text.isGlued($0 + 1) }.map { $0 + 1 }
  }

  /// The end of the words right behind a size of a sentence that are its own: `338 × 158 on iOS 18, and`. A device is,
  /// unless one is named in front.
  func ownEnd(_ words: Range<Int>, hasDevice: Bool) -> Int {
    if let end = sentenceEnd(words) { return end }
    guard
      let end = words.first(where: {
        ",;/".utf8.contains(text.sign($0)) || ["and", "but", "und"].contains(text.word($0))
      }), case let own = label(words.lowerBound..<end), own.family == nil,
      own.device != nil ? !hasDevice : own.versions != nil
    else { return words.lowerBound }
    return end
  }

  /// Notes what some words say, and their brackets. What was said in a bracket with a size ends with it.
  func read(_ words: Range<Int>, _ own: Label, _ brackets: inout Brackets) {
    var open: [Int] = []
    for place in words {
      switch text.sign(place) {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        if open.popLast() == nil { brackets.said = brackets.open.popLast() ?? Label() }
      default: break
      }
    }
    var start = words.lowerBound
    for place in open where brackets.open.count < Self.mostBrackets {
      brackets.said = label(start..<place).over(brackets.said)
      brackets.open.append(brackets.said)
      start = place
    }
    brackets.said =
      open.isEmpty ? own.over(brackets.said) : label(start..<words.upperBound).over(brackets.said)
  }

  private static let mostBrackets = 500
}
