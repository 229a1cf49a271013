internal import WidgetSizing

// Lines with less indent.
extension Context {
  private struct Level {
    let indent: Int
    let line: Int
    /// A heading, a comment or a key, which counts for lines with the same indent too.
    let isLabel: Bool
    var isUsed = false
    /// Whether it is at the head of the file or of its block.
    let isTitle: Bool
    let own: Label
    let label: Label
  }

  mutating func resolve() {
    var levels: [Level] = []
    var next = 0
    var rowLabels = RowLabels()
    var hasCode = false
    for line in text.lines.indices {
      let own = text.lines[line]
      let first = next
      while next < sizes.count, sizes[next].size.tokens.lowerBound < own.tokens.upperBound {
        next += 1
      }
      let heading = headingLevel(line)
      let indent = heading ?? own.indent
      if own.isAfterBlank {
        levels.removeAll { $0.isLabel && $0.indent >= max(0, indent) && $0.isUsed && !$0.isTitle }
      }
      let isBrackets = own.tokens.allSatisfy { "{[()]},;".utf8.contains(text.sign($0)) }
      let closes =
        "})]".utf8.contains(text.sign(own.tokens.lowerBound))
        || text.sign(own.tokens.lowerBound) == "<" && text.sign(own.tokens.lowerBound + 1) == "/"
        || text.word(own.tokens.lowerBound) == "end"
      levels.removeAll { $0.indent > indent }
      if isBrackets {
        let opens = own.tokens.contains { "{[(".utf8.contains(text.sign($0)) }
        if closes, !opens { levels.removeAll { $0.indent == indent && !$0.isLabel } }
        continue
      }
      if own.isItem { levels.removeAll { $0.indent == indent && !$0.isTitle } }
      if heading != nil { levels.removeAll { $0.indent >= indent } }
      let isSized = sizes[first..<next].contains { !$0.isScreen }
      let mentioned = firstMention[own.tokens.lowerBound] < firstMention[own.tokens.upperBound]
      let isTable = own.tokens.contains { tables.rowOf[$0] >= 0 }
      if isSized || isTable {
        if !isTable || heading == nil { levels.removeAll { $0.indent == indent && !$0.isLabel } }
        let outer = levels.last?.label ?? Label()
        resolve(first..<next, of: line, outer: outer, &rowLabels)
        hasCode = true
        if isSized {
          for level in levels.indices where levels[level].isLabel { levels[level].isUsed = true }
        }
        guard !isTable, opensBlock(line) else { continue }
        push(
          Level(
            indent: indent, line: line, isLabel: false, isTitle: false,
            own: Label(),
            label: label(own.tokens.lowerBound..<sizes[first].size.tokens.lowerBound).over(outer)),
          &levels)
        continue
      }
      let isLabel = heading != nil || isComment(line) || isKeyLine(line)
      let join = joined(line, levels.last)
      if !isLabel, join == nil { levels.removeAll { $0.indent == indent && !$0.isLabel } }
      hasCode = hasCode || !isLabel
      guard mentioned else { continue }
      var outerOwn = outerLabel(line, isHeading: heading != nil)
      if let join {
        levels.removeLast()
        if let more = join.targets { outerOwn.add(more, join.deviceRank, unknown: join.unknown) }
        for family in join.families { outerOwn.add(family, join.familyRank, isFirst: true) }
      } else if isLabel {
        levels.removeAll {
          $0.indent == indent && (!$0.isLabel || $0.isUsed && !$0.isTitle && heading == nil)
        }
      }
      // Labels below each other are one.
      if isLabel, heading == nil, let last = levels.last, last.isLabel, last.indent == indent,
        !last.isUsed
      {
        levels.removeLast()
        push(
          Level(
            indent: indent, line: line, isLabel: true, isTitle: last.isTitle,
            own: outerOwn.over(last.own),
            label: outerOwn.over(last.label)), &levels)
        continue
      }
      push(
        Level(
          indent: indent, line: line, isLabel: isLabel,
          isTitle: heading != nil || isLabel && !hasCode && !own.isItem && isComment(line),
          own: outerOwn, label: outerOwn.over(levels.last?.label ?? Label())), &levels)
    }
  }

  private func push(_ level: Level, _ levels: inout [Level]) {
    if levels.count < 4_096 { levels.append(level) }
  }

  /// The label of the `case` right above another one, which is about the same lines.
  private func joined(_ line: Int, _ last: Level?) -> Label? {
    let first = text.lines[line].tokens.lowerBound
    guard let last, last.line == line - 1, !last.isLabel, last.indent == text.lines[line].indent,
      text.word(first) == "case", text.word(text.lines[last.line].tokens.lowerBound) == "case"
    else { return nil }
    return last.own
  }

  /// The level of a heading, which is less than every indent; nil of any other line.
  private func headingLevel(_ line: Int) -> Int? {
    let tokens = text.lines[line].tokens, first = tokens.lowerBound
    let isMarkdown =
      path == "-"
      || [".md", ".markdown", ".txt", ".adoc", ".rst", ".org"].contains {
        path.lowercased().hasSuffix($0)
      }
    let sign = text.sign(first)
    if isMarkdown, sign == "#" || sign == "=" || sign == "*" {
      let count = tokens.prefix { text.sign($0) == sign }.count
      if count < 7, count < tokens.count,
        text.tokens[first + count].start > text.tokens[first + count - 1].end,
        sign != "*" || path.lowercased().hasSuffix(".org")
      {
        return count - 100
      }
    }
    let tag = text.word(sign == "<" ? first + 1 : first)
    if tag == "h", text.isNumber(sign == "<" ? first + 2 : first + 1),
      text.isGlued(sign == "<" ? first + 2 : first + 1)
    {
      return text.tokens[sign == "<" ? first + 2 : first + 1].value / 10_000 - 100
    }
    // A title with a line below it, and a section of a configuration.
    if isMarkdown, line + 1 < text.lines.count, text.word(first) != "" {
      let below = text.lines[line + 1].tokens
      if below.count > 3, text.sign(below.lowerBound) == "=" || text.sign(below.lowerBound) == "-",
        below.allSatisfy({
          text.sign($0) == text.sign(below.lowerBound)
            && (text.isGlued($0) || $0 == below.lowerBound)
        })
      {
        return text.sign(below.lowerBound) == "=" ? -99 : -98
      }
    }
    if sign == "[", text.lines[line].indent == 0, text.sign(tokens.upperBound - 1) == "]",
      tokens.count > 2,
      [".ini", ".toml", ".cfg", ".conf", ".properties"].contains(where: {
        path.lowercased().hasSuffix($0)
      })
    {
      return -90
    }
    return nil
  }

  /// Whether a line is a key with its value, `"device": "iPhone 15",`, which counts for the lines beside it.
  func isKeyLine(_ line: Int) -> Bool {
    let tokens = text.lines[line].tokens
    if text.sign(tokens.lowerBound) == "<" {
      return text.word(tokens.lowerBound + 1) == "key"
        || text.sign(tokens.upperBound - 1) == ">"
          && text.sign(tokens.upperBound - 2) != "/" && false
    }
    if tokens.contains(where: { "({[".utf8.contains(text.sign($0)) }) {
      return text.sign(tokens.upperBound - 1) != "{" && text.sign(tokens.upperBound - 1) != "["
        && text.sign(tokens.upperBound - 1) != "(" && text.word(tokens.lowerBound) != "case"
        && isShortText(line)
    }
    if ["case", "default"].contains(text.word(tokens.lowerBound)) { return false }
    let isKey =
      tokens.contains { ":=".utf8.contains(text.sign($0)) }
      && text.sign(tokens.upperBound - 1) != ":"
    return isKey || isShortText(line)
  }

  /// Whether a line is a few words: the title of the lines below it.
  private func isShortText(_ line: Int) -> Bool {
    let tokens = text.lines[line].tokens
    return tokens.count < 12 && !tokens.contains { ";=.{[".utf8.contains(text.sign($0)) }
      && text.sign(tokens.upperBound - 1) != ":" && text.word(tokens.lowerBound) != "case"
  }

  /// Whether a line has more opening brackets than closing ones.
  private func opensBlock(_ line: Int) -> Bool {
    text.lines[line].tokens.reduce(0) { count, place in
      "{[(".utf8.contains(text.sign(place))
        ? count + 1 : "}])".utf8.contains(text.sign(place)) ? count - 1 : count
    } > 0
  }
}
