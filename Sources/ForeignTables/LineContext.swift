internal import WidgetSizing

// The sizes of one line.
extension Context {
  mutating func resolve(_ own: Range<Int>, of line: Int, outer: Label, _ rows: inout RowLabels) {
    var plain: [Int] = []
    for index in own where !sizes[index].isScreen {
      let token = sizes[index].size.tokens.lowerBound
      let row = tables.rowOf[token]
      if row >= 0 { resolve(index, row: row, outer: outer, &rows) } else { plain.append(index) }
    }
    // Heads without sizes are read as well.
    if let row = text.lines[line].tokens.map({ tables.rowOf[$0] }).max(), row >= 0 {
      rows.read(row, self)
    }
    guard !plain.isEmpty else { return }
    resolveLine(plain, in: text.lines[line].tokens, outer: outer)
  }

  /// Words count for the size behind them; in a line that begins with a size, for the one in front of them.
  private mutating func resolveLine(_ plain: [Int], in tokens: Range<Int>, outer: Label) {
    let segments = segments(plain, in: tokens)
    let labels = segments.map { label($0) }
    let last = labels.count - 1
    // The words behind a size are nearest to it with their first.
    func behind(_ index: Int) -> Label { label(segments[index], isFirst: true) }
    let familyIsBehind =
      (labels[0].family == nil || labels[0].familyRank == .vague)
      && (1...last).contains {
        labels[$0].family != nil && labels[$0].familyRank > .vague && $0 == 1
          || $0 == last && labels[$0].family != nil
      }
      && (1...last).first { labels[$0].family != nil }
        == (plain.count == 1 ? 1 : (labels[1].family != nil ? 1 : last))
    let deviceIsBehind =
      labels[0].targets == nil && labels[1].targets != nil && behind(1).targets != nil
    var carried = Label()
    var results: [Label] = []
    for index in plain.indices {
      let isTogether = segments[index].isEmpty && index > 0
      var own = labels[index]
      if familyIsBehind || deviceIsBehind {
        let next = behind(index + 1)
        if familyIsBehind {
          (own.family, own.familyRank, own.families) = (next.family, next.familyRank, next.families)
        }
        if deviceIsBehind {
          (own.targets, own.deviceRank, own.unknown) = (next.targets, next.deviceRank, next.unknown)
        }
        if own.versions == nil { own.versions = next.versions }
      }
      let isOther = own.isOther
      own = own.over(carried)
      own.isOther = isOther && !isTogether
      carried = own
      results.append(own)
    }
    // A comment behind all is about all that say nothing themselves.
    if last > 0 {
      let end = behind(last)
      for index in results.indices {
        let isLast = index == results.count - 1 && labels[index].family == nil && end.family != nil
        if isLast, end.familyRank > .vague {
          (results[index].family, results[index].familyRank) = (end.family, end.familyRank)
        }
        results[index] = results[index].over(
          results[index].family == nil && plain.count > 1 ? end.withoutFamily : end)
      }
    }
    let isInSentence = isText && tokens.count { text.tokens[$0].kind == .word } > 14
    for (index, size) in plain.enumerated() {
      sizes[size].isInSentence = isInSentence
      sizes[size].isNear = results[index].family != nil
      sizes[size].label = results[index]
    }
    place(plain, labels, results, outer)
    for size in plain {
      let isOther = sizes[size].label.isOther
      sizes[size].label = withSiblings(size).over(outer)
      sizes[size].label.isOther = isOther
    }
  }

  private func segments(_ plain: [Int], in tokens: Range<Int>) -> [Range<Int>] {
    var (segments, start): ([Range<Int>], Int) = ([], tokens.lowerBound)
    for size in plain {
      let own = sizes[size].size.tokens
      segments.append(min(start, own.lowerBound)..<own.lowerBound)
      start = own.upperBound
    }
    let end = max(start, tokens.upperBound)
    return segments + [min(start, end)..<(start > tokens.upperBound ? lineEnd(start) : end)]
  }

  private func lineEnd(_ token: Int) -> Int {
    token < lines.count && token > 0 && lines[token] == lines[token - 1]
      ? text.lines[lines[token]].tokens.upperBound : token
  }

  /// Three or four sizes in a row after one device are small, medium, large and extra large, unless the words above
  /// say another order.
  private mutating func place(_ plain: [Int], _ labels: [Label], _ results: [Label], _ outer: Label)
  {
    var start = 0
    while start < plain.count {
      var end = start + 1
      while end < plain.count, labels[end].targets == nil, labels[end].family == nil { end += 1 }
      defer { start = end }
      let run = plain[start..<end]
      guard results[start].family == nil else { continue }
      let isMeant = results[start].targets != nil || outer.targets != nil || speaksOfWidgets
      var order = outer.families
      if order.count != run.count, run.count == 3 || run.count == 4 {
        order = self.order(of: run.count)
      }
      guard isMeant, order.count == run.count, run.count > 1 else { continue }
      for (index, size) in run.enumerated() {
        (sizes[size].label.family, sizes[size].label.familyRank) = (order[index], .plain)
      }
    }
  }

  /// Adds the keys of the same object behind a size: `width: 338`, `height: 158`, `family: medium`.
  private func withSiblings(_ size: Int) -> Label {
    var label = sizes[size].label
    let own = sizes[size].size.tokens
    var line = lines[own.upperBound - 1] + 1
    let indent = text.lines[lines[own.lowerBound]].indent
    guard label.family == nil || label.targets == nil,
      lines[own.upperBound - 1] > lines[own.lowerBound],
      isKeyLine(lines[own.upperBound - 1])
    else { return label }
    while line < text.lines.count, line < lines[own.upperBound - 1] + 12 {
      let next = text.lines[line]
      guard next.indent == indent, !next.isItem, !next.isAfterBlank, isKeyLine(line),
        !hasSize(next.tokens)
      else { break }
      label = label.over(self.label(next.tokens, isCell: true))
      line += 1
    }
    return label
  }

  /// Whether a size begins in some tokens.
  func hasSize(_ tokens: Range<Int>) -> Bool {
    var (low, high) = (0, sizes.count)
    while low < high {
      let middle = (low + high) / 2
      if sizes[middle].size.tokens.lowerBound < tokens.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    while low < sizes.count, sizes[low].size.tokens.lowerBound < tokens.upperBound {
      if !sizes[low].isScreen { return true }
      low += 1
    }
    return false
  }
}
