// Lines of code that go on in the next one.
extension Text {
  /// Joins lines that go on with a call, `.frame(width: 338, height: 158)`, those of a list that has no more than sizes,
  /// and, in a document, those of a sentence.
  mutating func joinCode(isDocument: Bool = false) {
    var (starts, end): ([Start], Int) = ([], 0)
    for (index, line) in lines.enumerated() {
      let goesOn =
        index > 0
        && (isCall(line, behind: lines[index - 1])
          || isDocument && isSentence(line, behind: lines[index - 1]))
      if index >= end, !goesOn {
        starts.append(Start(token: line.tokens.lowerBound, indent: line.indent))
      }
      if index >= end { end = endOfSizes(index) }
    }
    if starts.count < lines.count { setLines(starts) }
  }

  private func isCall(_ line: Line, behind last: Line) -> Bool {
    var name = line.tokens.lowerBound
    guard sign(name) == ".", !last.mayHaveComment,
      !",([{:=".utf8.contains(sign(last.tokens.upperBound - 1)),
      !last.tokens.allSatisfy({ "([{}])".utf8.contains(sign($0)) })
    else { return false }
    repeat { name += 1 } while isGlued(name) && !word(name).isEmpty
    return sign(name) == "("
  }

  /// Whether a sentence that has not ended goes on: `on the` in front of `iPhone 15`, or `and the large one`.
  private func isSentence(_ line: Line, behind last: Line) -> Bool {
    !line.isAfterBlank && !line.isItem && line.indent == last.indent
      && (Self.joints.contains(word(last.tokens.upperBound - 1))
        || Self.joints.contains(word(line.tokens.lowerBound))
          && !".:;!?|".utf8.contains(sign(last.tokens.upperBound - 1)))
  }

  private static let joints: Set = [
    "and", "or", "but", "the", "a", "an", "of", "on", "for", "in", "is", "are", "to", "with", "und",
    "oder", "auf", "dem", "der", "die", "das", "ist", "sind",
  ]

  /// The line behind a list that begins at the end of a line and has nothing but sizes; that line if there is none.
  private func endOfSizes(_ first: Int) -> Int {
    // `{` below a line is on a level of its own.
    guard lines[first].tokens.count > 1 else { return first }
    var (depth, line) = (0, first)
    while line < min(first + 24, lines.count) {
      for token in line == first ? lines[line].tokens.suffix(1) : lines[line].tokens {
        if !word(token).isEmpty, !Self.sizeWords.contains(word(token)) { return first }
        depth += "([{".utf8.contains(sign(token)) ? 1 : ")]}".utf8.contains(sign(token)) ? -1 : 0
      }
      guard depth > 0 else { return line == first ? first : line + 1 }
      line += 1
    }
    return first
  }

  /// What a size is written with.
  private static let sizeWords = SizeReader.typeWords.union(SizeReader.sideWords.keys)
    .union(SizeReader.units.keys).union(["size", "sizes", "make", "init", "new", "point", "x"])
}
