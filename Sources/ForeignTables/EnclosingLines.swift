internal import WidgetSizing

// Lines with less indent.
extension Context {
  struct Level {
    let indent: Int
    /// A heading, a comment or a key, which counts for lines with the same indent too.
    var isLabel = false
    var isUsed = false
    /// Whether it is at the head of the file or of its block.
    var isTitle = false
    /// Whether it is a comment with no more than a device, which ends at the next block once it is used.
    var isBrief = false
    /// The versions that its condition leaves out, and whether its block returns.
    var others: VersionLabel?
    var returns = false
    /// Whether it is a directive such as `#if os(macOS)`, which ends at the next one.
    var isDirective = false
    /// How many brackets are open below it, if the line below has no more indent. It ends with them.
    var depth = Int.min
    var label: Label
  }

  mutating func resolve() {
    var levels: [Level] = []
    var next = 0
    var rowLabels = RowLabels()
    var (hasCode, depth) = (false, 0)
    for (place, line) in text.order.enumerated() {
      let own = text.lines[line]
      levels.removeAll { $0.depth > depth }
      depth += own.tokens.reduce(0) { $0 + bracket($1) }
      // A key that is read earlier than it stands has no size.
      func skip(to token: Int) {
        while next < sizes.count, sizes[next].size.tokens.lowerBound < token { next += 1 }
      }
      if place >= line { skip(to: own.tokens.lowerBound) }
      let first = next
      if place >= line { skip(to: own.tokens.upperBound) }
      let heading = headingLevel(line)
      let mentioned = firstMention[own.tokens.lowerBound] < firstMention[own.tokens.upperBound]
      // A comment at the head of a file is its title.
      let isBrief = heading == nil && mentioned && isBrief(line)
      let isHead =
        heading == nil && mentioned && !hasCode && own.indent == 0 && isComment(line) && !isBrief
      let indent = heading ?? (isHead ? -200 : own.indent)
      if own.isAfterBlank {
        levels.removeAll { $0.isLabel && $0.indent >= max(0, indent) && $0.isUsed && !$0.isTitle }
      }
      levels.removeAll { $0.indent > indent }
      if let directive = directive(own.tokens) {
        if directive != "if", let last = levels.lastIndex(where: \.isDirective) {
          levels.removeSubrange(last...)
        }
        if directive != "else", directive != "endif" {
          push(directiveLevel(own, levels), &levels)
        }
        continue
      }
      // Most lines of a text say nothing, and end nothing.
      if !mentioned, levels.isEmpty, hasCode, first == next, heading == nil,
        tables.rowOf[own.tokens.lowerBound] < 0
      {
        continue
      }
      let isBrackets = own.tokens.allSatisfy { "{[()]},;".utf8.contains(text.sign($0)) }
      if isBrackets {
        if bracket(own.tokens.lowerBound) < 0, !own.tokens.contains(where: { bracket($0) > 0 }) {
          levels.removeAll { $0.indent == indent && !$0.isLabel && $0.others == nil }
        }
        continue
      }
      let branch = endCondition(line, indent, &levels)
      if own.isItem { levels.removeAll { $0.indent == indent && !$0.isTitle } }
      if heading != nil { levels.removeAll { $0.indent >= indent } }
      let isSized = sizes[first..<next].contains { !$0.isScreen }
      let isTable = own.tokens.contains { tables.rowOf[$0] >= 0 }
      if isSized || isTable {
        // A comment takes the place of one before it, also if it has a size of its own.
        let replaces = mentioned && isComment(line)
        if !isTable || heading == nil {
          levels.removeAll { $0.indent == indent && !($0.isLabel && ($0.isTitle || !replaces)) }
        }
        var outer = levels.last?.label ?? Label()
        outer.versions = branch ?? outer.versions
        let open = resolve(first..<next, of: line, outer: outer, &rowLabels)
        hasCode = true
        if isSized {
          for level in levels.indices where levels[level].isLabel { levels[level].isUsed = true }
        }
        if !isTable, let open {
          push(Level(indent: indent, label: open.over(outer)), &levels)
        } else if !isTable, hasReturn(line), text.word(own.tokens.lowerBound) != "guard",
          let others = others(line)
        {
          pushRest(others, indent, &levels)
        }
        continue
      }
      if isDocument, heading == nil, mentioned, let versions = statedVersions(line) {
        let title = levels.lastIndex { $0.isTitle }
        if title == nil { levels.insert(Level(indent: -150, isTitle: true, label: Label()), at: 0) }
        for level in (title ?? 0)..<levels.count { levels[level].label.versions = versions }
        continue
      }
      let isLabel =
        heading != nil || isComment(line) || isKeyLine(line) || isIntroduction(own.tokens)
      if !isLabel {
        levels.removeAll { $0.indent == indent && (!$0.isLabel || $0.isBrief && $0.isUsed) }
      }
      hasCode = hasCode || !isLabel
      guard mentioned || branch != nil else { continue }
      var outerOwn = outerLabel(line, isHeading: heading != nil)
      let isGuard =
        text.word(own.tokens.lowerBound) == "guard"
        && own.tokens.contains { text.word($0) == "else" }
      let others = isLabel ? nil : others(line)
      if isGuard {
        outerOwn.versions = others
      } else if let branch {
        outerOwn.versions = outerOwn.versions.map(branch.with) ?? branch
      }
      // Labels below each other are one.
      var isTitle =
        heading != nil || isLabel && !hasCode && !own.isItem && isComment(line) && !isBrief
      if isLabel {
        levels.removeAll { $0.indent == indent && !$0.isLabel }
        if heading == nil, let last = levels.last, last.isLabel, last.indent == indent,
          !(last.isTitle && last.isUsed)
        {
          (outerOwn, isTitle) = (outerOwn.over(last.label), last.isTitle)
          levels.removeLast()
        }
      }
      // Deeper ones end at the next line, so that levels are few.
      let hangs =
        levels.count < 64 && bracket(own.tokens.upperBound - 1) > 0 && line + 1 < text.lines.count
        && text.lines[line + 1].indent == indent
      push(
        Level(
          indent: hangs ? indent - 1 : indent, isLabel: isLabel, isTitle: isTitle,
          isBrief: isBrief, others: isGuard ? nil : others, depth: hangs ? depth : .min,
          label: outerOwn.over(levels.last?.label ?? Label())), &levels)
    }
  }

  /// Whether a line is a comment right above others that names a device and says nothing else: `// iPhone 15`.
  private func isBrief(_ line: Int) -> Bool {
    let tokens = text.lines[line].tokens
    guard text.tokens[tokens.lowerBound].kind == .sign, isComment(line),
      line + 1 < text.lines.count, !text.lines[line + 1].isAfterBlank,
      let device = mentions[Int(firstMention[tokens.lowerBound])...].first,
      case .device(_, .model) = device.meaning
    else { return false }
    return tokens.allSatisfy { device.tokens.contains($0) || text.tokens[$0].kind == .sign }
  }

  /// 1 of a bracket that opens, -1 of one that closes.
  private func bracket(_ token: Int) -> Int {
    let sign = text.sign(token)
    return "([{".utf8.contains(sign) ? 1 : ")]}".utf8.contains(sign) ? -1 : 0
  }

  // MARK: Labels

  func push(_ level: Level, _ levels: inout [Level]) {
    if levels.count < 4_096 { levels.append(level) }
  }

  /// Whether a line of a document introduces what follows: `Sizes in points, for iOS 14 to iOS 18:`.
  private func isIntroduction(_ tokens: Range<Int>) -> Bool {
    isDocument && text.sign(tokens.upperBound - 1) == ":"
  }

  /// What a paragraph says of the versions of all sizes below its heading: `All sizes are for iOS 18.`
  private func statedVersions(_ line: Int) -> VersionLabel? {
    let tokens = text.lines[line].tokens
    let words = tokens.map { text.word($0) }
    guard !text.lines[line].isItem, text.sign(tokens.upperBound - 1) != ":",
      words.allSatisfy({
        $0.isEmpty || Self.plainWords.contains($0) || Self.sizeWords.contains($0)
          || Self.statements.contains($0) || MentionReader.systems[$0] != nil
      }),
      case let own = label(tokens), own.device == nil, own.family == nil
    else { return nil }
    return own.versions
  }

  private static let statements: Set = [
    "are", "is", "widget", "widgets", "these", "below", "here", "table", "tables", "version",
  ]
  private static let titles: Set = ["caption", "section", "subsection", "dt", "summary"]

  /// The level of a heading, which is less than every indent; nil of any other line.
  private func headingLevel(_ line: Int) -> Int? {
    let tokens = text.lines[line].tokens, first = tokens.lowerBound
    let sign = text.sign(first)
    if isDocument, sign == "#" || sign == "=" || sign == "*" {
      let count = tokens.prefix { text.sign($0) == sign }.count
      if count < 7, count < tokens.count,
        text.tokens[first + count].start > text.tokens[first + count - 1].end,
        sign != "*" || suffix == ".org"
      {
        return count - 100
      }
    }
    for place in tokens.prefix(sign == "<" ? 40 : 2)
    where "<\\".utf8.contains(text.sign(place - 1)) || place == first {
      if Self.titles.contains(text.word(place)) { return -92 }
      if text.word(place) == "h", text.isNumber(place + 1), text.isGlued(place + 1) {
        return text.tokens[place + 1].value / 10_000 - 100
      }
    }
    // The title of a table of AsciiDoc
    if sign == ".", suffix == ".adoc", text.isGlued(first + 1) { return -92 }
    // A title with a line below it, and a section of a configuration.
    if isDocument, line + 1 < text.lines.count, text.word(first) != "" {
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
      [".ini", ".toml", ".cfg", ".conf", ".properties"].contains(suffix)
    {
      return -90
    }
    return nil
  }

  /// Whether a line is a key with its value, `"device": "iPhone 15",`, which counts for the lines beside it.
  func isKeyLine(_ line: Int) -> Bool {
    let tokens = text.lines[line].tokens
    if text.isLaidOut { return text.isElement(text.lines[line]) }
    if text.sign(tokens.lowerBound) == "<" { return text.word(tokens.lowerBound + 1) == "key" }
    let last = text.sign(tokens.upperBound - 1)
    guard !["case", "default", "if", "guard"].contains(text.word(tokens.lowerBound)) else {
      return false
    }
    // A few words are the title of the lines below them.
    let isShort =
      tokens.count < 12 && !tokens.contains { ";=.{[".utf8.contains(text.sign($0)) } && last != ":"
    var isQuoted = false
    let hasBrackets = tokens.contains { token in
      if text.sign(token) == "\"" { isQuoted.toggle() }
      // `width={338}` of JSX is a key with its value.
      let isValue = text.sign(token) == "{" && text.sign(token - 1) == "=" && text.isGlued(token)
      return !isQuoted && !isValue && "({[".utf8.contains(text.sign(token)) && !isOfName(token)
    }
    guard !hasBrackets else { return isShort && last != "(" }
    return isShort || last != ":" && tokens.contains { ":=".utf8.contains(text.sign($0)) }
  }

  /// Whether a token is a part of a name: the bracket of `iPhone SE (3rd generation)`.
  func isOfName(_ token: Int) -> Bool {
    let behind = Int(firstMention[token + 1])
    return behind > 0 && mentions[behind - 1].tokens.contains(token)
  }
}
