internal import WidgetSizing

// Sizes in a row: each of another family, or each of another device.
extension Context {
  /// The order of some sizes in a row: the one of as many families that the file lists, or the usual one.
  func order(of count: Int) -> [WidgetFamily] {
    let usual = names.usualOrder
    let listed =
      orders.first { $0.count == count }
      ?? orders.first { $0.count > count && Set($0).isSubset(of: usual) }
    return Array((listed ?? usual).prefix(count))
  }

  /// Notes the order of three or more families in a comment, or in lines below each other that have an index each,
  /// and no size.
  mutating func noteOrder() {
    var lists: [(line: Int, families: [WidgetFamily])] = []
    for mention in mentions {
      guard case .family(let family, let rank) = mention.meaning, rank > .vague else { continue }
      let line = text.line(of: mention.tokens.lowerBound)
      if lists.last?.line != line { lists.append((line, [])) }
      if !lists[lists.count - 1].families.contains(family) {
        lists[lists.count - 1].families.append(family)
      }
    }
    var (last, own): (Int, [WidgetFamily]) = (-1, [])
    for (line, families) in lists {
      let tokens = text.lines[line].tokens, isAlone = families.count > 1 || isComment(line)
      guard isComment(line) || tokens.contains(where: text.isNumber), !hasSize(tokens) else {
        continue
      }
      if isAlone || line > last + 1 {
        note(own)
        own = []
      }
      own += families.filter { !own.contains($0) }
      last = isAlone ? -1 : line
    }
    note(own)
  }

  private mutating func note(_ order: [WidgetFamily]) {
    if order.count > 2, orders.count < 16 { orders.append(order) }
  }

  /// Three or four sizes in a row after one device are small, medium, large and extra large, unless the words above
  /// say another order.
  mutating func place(_ plain: [Int], _ labels: [Label], _ outer: Label) {
    var start = 0
    while start < plain.count {
      var end = start + 1
      while end < plain.count, [nil, labels[start].device].contains(labels[end].device),
        labels[end].family == nil,
        !isText || !hasWords(between: plain[end - 1], plain[end])
      { end += 1 }
      defer { start = end }
      let run = plain[start..<end]
      let first = sizes[plain[start]].label
      // A family above sizes without a device is that of all. As many sizes as devices may be one of each, and as
      // many as families in front of them are theirs.
      let named = first.families
      if named.count > 1, named.count == run.count {
        for (index, size) in run.enumerated() {
          sizes[size].label.family = Label.Family(family: named[index])
        }
        continue
      }
      // Several in front of other sizes are those of these.
      if isText, named.count > 1, labels[start].families.isEmpty {
        for size in run { sizes[size].label = sizes[size].label.withoutFamily }
        continue
      }
      guard first.family == nil, run.count != first.device?.count,
        first.device != nil || outer.families.count != 1 || outer.family?.rank == .vague
      else { continue }
      let isMeant = first.device != nil || outer.device != nil || speaksOfWidgets
      var order = outer.families
      if order.count != run.count, run.count == 3 || run.count == 4 {
        order = self.order(of: run.count)
      }
      guard isMeant, order.count == run.count, run.count > 1 else { continue }
      for (index, size) in run.enumerated() {
        sizes[size].label.family = Label.Family(family: order[index])
      }
    }
  }

  /// Whether a document has words between two sizes other than *and*, which are then no list.
  private func hasWords(between left: Int, _ right: Int) -> Bool {
    let (start, end) = (sizes[left].size.tokens.upperBound, sizes[right].size.tokens.lowerBound)
    return (start..<max(start, end)).contains { !["", "and", "und"].contains(text.word($0)) }
  }

  /// Adds the sizes of lists of numbers, if a line says that they are of three families. Other lists are counted alone.
  mutating func addLists(_ lists: [SizeReader.List]) {
    let isOrdered = orders.contains { Set($0) == Set(names.usualOrder.prefix(3)) }
    for list in lists {
      let own = isOrdered && !list.sizes.isEmpty ? list.sizes : [list.whole]
      sizes += own.map { LabelledSize(size: $0) }
    }
  }
}
