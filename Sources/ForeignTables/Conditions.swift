internal import WidgetSizing

// Blocks that hold on some versions or platforms alone, and the other branch of each.
extension Context {
  /// The word of a line such as `#if os(macOS)`, `#elseif` and `#endif`; nil of any other.
  func directive(_ tokens: Range<Int>) -> String? {
    let word = text.word(tokens.lowerBound + 1)
    return text.sign(tokens.lowerBound) == "#" && text.isGlued(tokens.lowerBound + 1)
      && ["if", "elseif", "elif", "else", "endif"].contains(word) ? word : nil
  }

  /// What a directive says of the lines up to the next one. With more than one condition it says nothing.
  func directiveLevel(_ line: Line, _ levels: [Level]) -> Level {
    let isSimple = !line.tokens.contains { "!|&".utf8.contains(text.sign($0)) }
    var own = Label()
    if isSimple { own.device = label(line.tokens).device }
    return Level(
      indent: line.indent - 1, isDirective: true, label: own.over(levels.last?.label ?? Label()))
  }

  /// The versions that a condition of a line leaves out, such as `if #available(iOS 26, *) {`; nil without one, and of
  /// one with more conditions.
  func others(_ line: Int) -> VersionLabel? {
    let tokens = text.lines[line].tokens
    guard tokens.contains(where: { ["if", "guard", "elif"].contains(text.word($0)) }),
      !tokens.contains(where: {
        "&|".utf8.contains(text.sign($0)) || text.sign($0) == ")" && text.sign($0 + 1) == ","
          || ["and", "or", "case"].contains(text.word($0))
      })
    else { return nil }
    return label(tokens).versions?.others
  }

  func hasReturn(_ line: Int) -> Bool {
    text.lines[line].tokens.contains { text.word($0) == "return" }
  }

  /// Ends a condition at the first line behind its block with the same indent. Returns the versions of its other branch
  /// if the line begins that; below a block that returns, they are those of the lines that follow.
  func endCondition(_ line: Int, _ indent: Int, _ levels: inout [Level]) -> VersionLabel? {
    if hasReturn(line),
      let last = levels.lastIndex(where: { $0.others != nil && $0.indent < indent })
    {
      levels[last].returns = true
    }
    guard let last = levels.lastIndex(where: { $0.others != nil && $0.indent == indent }),
      let others = levels[last].others
    else { return nil }
    let (own, returns) = (text.lines[line].tokens, levels[last].returns)
    levels.remove(at: last)
    if own.prefix(2).contains(where: { ["else", "elif"].contains(text.word($0)) }) {
      return others
    }
    if returns { pushRest(others, indent, &levels) }
    return nil
  }

  func pushRest(_ others: VersionLabel, _ indent: Int, _ levels: inout [Level]) {
    var own = Label()
    own.versions = others
    push(
      Level(
        indent: indent, isLabel: true, isTitle: true,
        label: own.over(levels.last?.label ?? Label())), &levels)
  }

  /// What a condition asks for, which its other branch is not about: `family == .systemSmall ? a : b`,
  /// `isLarge ? a : b`.
  func compared(_ tokens: Range<Int>) -> Label {
    guard let end = tokens.last(where: { text.sign($0) == "?" }) else {
      // `if family == .systemSmall { … } else { … }`
      let sign = tokens.last { text.sign($0) == "=" && text.sign($0 - 1) == "=" }
      return sign.map { label($0..<tokens.upperBound) } ?? Label()
    }
    let start = (tokens.lowerBound..<end).last {
      "=({,:;".utf8.contains(text.sign($0)) || text.word($0) == "return"
    }
    return label((start ?? tokens.lowerBound)..<end)
  }
}
