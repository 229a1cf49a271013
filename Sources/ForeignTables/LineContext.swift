internal import WidgetSizing

// The sizes of one line or one cell.
extension Context {
  /// Labels the sizes of a line by its words, its cells, and `outer`; returns what holds in the brackets it leaves open.
  mutating func resolve(_ own: Range<Int>, of line: Int, outer: Label, _ rows: inout RowLabels)
    -> Label?
  {
    let tokens = text.lines[line].tokens
    var plain: [Int] = []
    var cells: [(row: Int, cell: TableRow.Cell, sizes: [Int])] = []
    for index in own where !sizes[index].isScreen {
      let place = sizes[index].size.tokens.lowerBound, row = tables.rowOf[place]
      if row < 0 {
        plain.append(index)
      } else if let last = cells.last, last.row == row, last.cell.tokens.contains(place) {
        cells[cells.count - 1].sizes.append(index)
      } else {
        cells.append((row, tables.rows[row].cells[tables.cellOf[place]], [index]))
      }
    }
    for (row, cell, sizes) in cells {
      rows.read(row, self)
      let around = rows.label(column: cell.column)
      // Families below each other are those of the rows.
      let outer = outer.families.count > 1 ? outer.withoutFamily : outer
      resolve(sizes, in: cell.tokens, outer: around.over(outer), isCell: true)
      for size in sizes {
        self.sizes[size].isNear = self.sizes[size].isNear || around.family != nil
        self.sizes[size].label.isOther = self.sizes[size].label.isOther || around.isOther
      }
    }
    // Heads without sizes are read as well.
    if let row = tokens.map({ tables.rowOf[$0] }).max(), row >= 0 { rows.read(row, self) }
    guard !plain.isEmpty else { return nil }
    // What a comment says is nearer to the sizes in it than to the others.
    let start = commentStart(line) ?? tokens.upperBound
    let end = (start..<tokens.upperBound).dropFirst(2).first {
      text.sign($0) == "*" && text.sign($0 + 1) == "/"
    }
    let comment = start..<(end ?? tokens.upperBound)
    let inside = plain.filter { comment.contains(sizes[$0].size.tokens.lowerBound) }
    let code = plain.filter { !comment.contains(sizes[$0].size.tokens.lowerBound) }
    guard !inside.isEmpty, !code.isEmpty else { return resolve(plain, in: tokens, outer: outer) }
    let codeEnd = end == nil ? sizes[inside[0]].size.tokens.lowerBound : tokens.upperBound
    let open = resolve(code, in: tokens.lowerBound..<codeEnd, outer: outer)
    resolve(inside, in: comment, outer: label(tokens.lowerBound..<start).over(outer))
    for size in inside {
      // `/* mini: 329x155 */`
      let place = sizes[size].size.tokens.lowerBound, own = label(comment.lowerBound..<place)
      let isNamed = text.sign(place - 1) == ":" && !text.word(place - 2).isEmpty
      if isNamed, own.device == nil, own.family == nil { sizes[size].isAside = true }
    }
    return open
  }

  /// Labels sizes by the words in front of them, those behind them in the same brackets, and those behind all.
  @discardableResult private mutating func resolve(
    _ plain: [Int], in tokens: Range<Int>, outer: Label, isCell: Bool = false
  ) -> Label? {
    var brackets = Brackets()
    var (front, beside, said, isOtherBranch): ([Label], [Label], [Label], [Bool]) = ([], [], [], [])
    var excluded: [WidgetFamily?] = []
    let isWritten = isText || isComment(text.line(of: tokens.lowerBound))
    let hasChoice = tokens.contains { text.sign($0) == "?" }
    var start = tokens.lowerBound
    for size in plain {
      let place = sizes[size].size.tokens
      let words = min(start, place.lowerBound)..<place.lowerBound
      var split = words.lowerBound
      if let first = front.first {
        split = closing(words)
        if isWritten {
          split = max(split, ownEnd(words, hasDevice: first.device != nil))
          // `329x155 -> 338x158`
          if words.count == 2, text.sign(words.lowerBound + 1) == ">" {
            sizes[plain[front.count - 1]].isAside = true
          }
        }
        beside.append(label(words.lowerBound..<split, isCell: isCell, isFirst: true))
        read(words.lowerBound..<split, Label(), &brackets)
      }
      let label = label(split..<words.upperBound, isCell: isCell)
      var (own, before) = (between(place).over(label), brackets.said)
      own.isOther = label.isOther
      // `344.67 × 162.67 instead of 338 × 158`
      let nearest = words.last { text.word($0) != "the" }.map { text.word($0) } ?? ""
      if words.contains(where: { Self.formerly.contains(text.word($0)) })
        || ["from", "not", "than"].contains(nearest) || isDenied(words)
      {
        (own.versions, before.versions) = (nil, nil)
        sizes[size].isAside = true
      }
      // `if ios >= 26 { a } else { b }`, `ios >= 26 ? a : b`
      let last = words.last { text.word($0) == "else" || hasChoice && text.sign($0) == ":" }
      let isOther = last.map { !text.isNumber(in: $0..<words.upperBound) } ?? false
      let compared = isOther ? last.map { self.compared(tokens.lowerBound..<$0) } : nil
      if isOther, before.device?.rank == .screen || compared?.device != nil { before.device = nil }
      if compared?.family != nil { before = before.withoutFamily }
      // `when (device) { "iPhone 15" -> a; else -> b }`
      if isOther, let last, text.sign(last + 1) == "-" { before = brackets.open.last ?? Label() }
      // `guard self == .iPhone15 else { return a }`
      if isOther, front.isEmpty, let last, text.word(last) == "else" {
        let rest = self.label(last..<words.upperBound)
        (own.family, own.families, own.device) = (rest.family, rest.families, rest.device)
      }
      front.append(own)
      said.append(before)
      isOtherBranch.append(isOther)
      excluded.append(compared?.family?.family)
      read(split..<words.upperBound, label, &brackets)
      start = place.upperBound
    }
    var end = start > tokens.upperBound ? lineEnd(start) : max(start, tokens.upperBound)
    if isWritten, let own = sentenceEnd(min(start, end)..<end) { end = own }
    let rest = min(start, end)..<end
    let split = closing(rest)
    beside.append(label(rest.lowerBound..<split, isCell: isCell, isFirst: true))
    read(rest.lowerBound..<split, Label(), &brackets)
    read(split..<rest.upperBound, label(split..<rest.upperBound), &brackets)

    let words = front + [label(rest, isCell: isCell, isFirst: true)]
    // `a, b and c on the iPhone 15, and d, e and f on the iPhone 15 Plus`
    if isWritten, front.allSatisfy({ $0.device == nil }),
      beside.contains(where: { $0.device != nil })
    {
      for index in plain.indices.reversed() where beside[index].device == nil {
        beside[index].device =
          index + 1 < plain.count ? beside[index + 1].device : words[plain.count].device
      }
    }
    func isNamed(_ label: Label) -> Bool { label.family.map { $0.rank > .vague } ?? false }
    // A line that begins with a size has its names behind it.
    let familyIsBehind = !isNamed(front[0]) && !isNamed(beside[0]) && isNamed(words[1])
    let deviceIsBehind =
      front[0].device == nil && beside[0].device == nil && words[1].device != nil
    let isInSentence = isText && tokens.count { text.tokens[$0].kind == .word } > 14
    for (index, size) in plain.enumerated() {
      var own = front[index].over(beside[index])
      let (next, last) = (words[index + 1], words[plain.count])
      if familyIsBehind { (own.family, own.families) = (next.family, next.families) }
      if deviceIsBehind { own.device = next.device }
      if familyIsBehind || deviceIsBehind { own.versions = own.versions ?? next.versions }
      let isLast = index + 1 == plain.count
      if isLast, own.family == nil, isNamed(last) { own.family = last.family }
      if isOtherBranch[index], let others = (own.versions ?? said[index].versions)?.others {
        own.versions = others
      }
      own = own.over(said[index])
      sizes[size].isInSentence = isInSentence
      sizes[size].hasOwnName = hasOwnName(sizes[size].size.tokens.lowerBound)
      sizes[size].label = own.over(isLast ? last : last.withoutFamily)
      sizes[size].isNear = sizes[size].label.family != nil
    }
    place(plain, zip(front, beside).map { $0.over($1) }, outer)
    let isOther = declaresOther(tokens)
    for (index, size) in plain.enumerated() {
      let isExcluded = excluded[index].map { $0 == outer.family?.family } ?? false
      sizes[size].label = withSiblings(size).over(isExcluded ? outer.withoutFamily : outer)
      sizes[size].label.isOther = sizes[size].label.isOther || isOther
    }
    return brackets.open.last
  }

  /// What stands between the sides of a size: `width={338} family="systemMedium" height={158}`.
  private func between(_ sides: Range<Int>) -> Label {
    var own = Label()
    guard sides.count > 6 else { return own }
    let all = label(sides)
    (own.family, own.families, own.versions) = (all.family, all.families, all.versions)
    own.device = all.device.flatMap { $0.rank == .model ? $0 : nil }
    return own
  }

  /// Whether words say what a size must not be: `XCTAssertNotEqual(size, …)`, `.not.toEqual(…)`.
  private func isDenied(_ words: Range<Int>) -> Bool {
    guard let last = words.last(where: { ["equal", "equals"].contains(text.word($0)) }) else {
      return false
    }
    return (1...3).contains { text.word(last - $0) == "not" }
  }

  /// Whether a line declares something that is no widget: `let maxImage: [WidgetFamily: CGSize] = …`
  private func declaresOther(_ tokens: Range<Int>) -> Bool {
    let start = tokens.prefix(4).last { ["let", "var", "const", "val"].contains(text.word($0)) }
    guard var name = start.map({ $0 + 1 }) else { return false }
    while text.isGlued(name + 1), !text.word(name + 1).isEmpty { name += 1 }
    return MentionReader.sized.contains(text.word(name))
  }

  private static let formerly: Set = ["instead", "formerly", "previously", "was", "were", "rather"]

  private func lineEnd(_ token: Int) -> Int {
    text.areInOneLine(token - 1, token) ? text.lines[text.line(of: token)].tokens.upperBound : token
  }

  /// Adds the keys of the same object behind a size: `width: 338`, `height: 158`, `family: medium`.
  private func withSiblings(_ size: Int) -> Label {
    var label = sizes[size].label
    let own = sizes[size].size.tokens, last = text.line(of: own.upperBound - 1)
    let indent = text.lines[text.line(of: own.lowerBound)].indent
    guard label.family == nil || label.device == nil,
      !text.areInOneLine(own.lowerBound, own.upperBound - 1),
      isKeyLine(last)
    else { return label }
    for line in text.lines.indices.dropFirst(last + 1).prefix(12) {
      let next = text.lines[line]
      guard next.indent == indent, !next.isItem, !next.isAfterBlank, isKeyLine(line),
        text.isLaidOut || next.tokens.contains(where: { ":=".utf8.contains(text.sign($0)) }),
        !isComment(line), !hasSize(next.tokens)
      else { break }
      label = label.over(self.label(next.tokens, isCell: true))
    }
    return label
  }

  /// Whether a size begins in some tokens.
  func hasSize(_ tokens: Range<Int>) -> Bool {
    (firstSize(from: tokens.lowerBound, of: sizes.count)..<sizes.count).prefix {
      sizes[$0].size.tokens.lowerBound < tokens.upperBound
    }.contains { !sizes[$0].isScreen }
  }

  /// The first of some sizes that begins at a token or behind it; the count if there is none.
  func firstSize(from token: Int, of count: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if sizes[middle].size.tokens.lowerBound < token {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
