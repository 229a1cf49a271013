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
    var (last, own): (Int, [WidgetFamily]) = (-1, [])
    // Each line is read once.
    var (read, isList) = (-1, false)
    for mention in mentions {
      guard case .family(let family, let rank) = mention.meaning, rank > .vague else { continue }
      let line = text.line(of: mention.tokens.lowerBound), tokens = text.lines[line].tokens
      if line != read {
        read = line
        isList =
          !hasSize(tokens) && (isComment(line) || tokens.contains { text.isNumber($0) })
      }
      guard isList else { continue }
      if line != last, line > last + 1 || isComment(line) {
        if own.count > 2, orders.count < 16 { orders.append(own) }
        own = []
      }
      last = line
      if !own.contains(family) { own.append(family) }
    }
    if own.count > 2 { orders.append(own) }
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

  /// Adds the sizes of lists of numbers, if a line above says that they are of three families.
  mutating func addLists(_ lists: [[WrittenSize]]) {
    guard orders.contains(where: { Set($0) == Set(names.usualOrder.prefix(3)) }) else { return }
    sizes += lists.joined().map { LabelledSize(size: $0) }
  }
}
