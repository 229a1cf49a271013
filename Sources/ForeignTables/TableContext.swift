internal import WidgetSizing

// Rows and columns, and single numbers beside a family.
extension Context {
  /// The heads of the columns of a table, its title row, and the first cell that the rows below repeat.
  struct RowLabels {
    private var read = 0
    private var table = -1
    private var heads: [Int: Label] = [:]
    private var title = Label()
    private var first = Label()
    /// Whether the table had a size. The rows before are heads.
    private var hasSizes = false
    private var own: [(column: Int, label: Label, hasSize: Bool)] = []
    /// What the cells of the row say that have no size.
    private var row = Label()
    /// Whether the row is about something with a size of its own.
    private var isOther = false
    /// The columns of versions, and whether each has the first.
    private var versionColumns: [Int: Bool] = [:]

    /// Reads the rows up to one.
    mutating func read(_ row: Int, _ context: Context) {
      while read <= row {
        add(context.tables.rows[read], context)
        read += 1
      }
    }

    private mutating func add(_ row: TableRow, _ context: Context) {
      if row.table != table {
        (table, heads, title, first, versionColumns) = (row.table, [:], Label(), Label(), [:])
        hasSizes = false
      }
      own = row.cells.map { cell in
        var label = context.label(cell.tokens, isCell: true)
        if let versions = label.versions ?? label.bare, let isFirst = versionColumns[cell.column] {
          label.versions =
            isFirst ? VersionLabel(versions.platform, from: versions.numbers[0]) : versions
        }
        // A number below another head is no version.
        if label.versions != nil || !heads.isEmpty { label.bare = nil }
        return (cell.column, label, context.hasSize(cell.tokens))
      }
      self.row = Label()
      for cell in own where !cell.hasSize { note(cell.label) }
      // `| App icon | 60 × 60 |`
      isOther =
        own[0].label.isOther && !own[0].hasSize && self.row.family == nil && self.row.device == nil
      let full = row.cells.filter { cell in
        cell.tokens.contains { context.text.tokens[$0].kind != .sign }
      }
      if own.contains(where: \.hasSize) {
        hasSizes = true
        // An empty first cell repeats the one above, and one with a size may name a device.
        if let cell = row.cells.first, full.first?.column == cell.column {
          let device = own[0].label.device
          if own[0].hasSize { first.device = device ?? first.device } else { first = own[0].label }
        }
        return
      }
      guard let firstFull = full.first else { return }
      // A cell may span columns.
      let isOne = full.allSatisfy { $0.tokens == firstFull.tokens }
      let named = own.count { $0.label.family != nil }
      let isTitle =
        isOne && (row.cells.count > 1 || own.contains { $0.label.device != nil })
      if !hasSizes && !isOne || (heads.isEmpty || row.isHead || named > 1) && !isTitle {
        for (column, label, _) in own {
          heads[column] = heads[column].map { label.over($0) } ?? label
        }
        for cell in row.cells { versionColumns[cell.column] = isFirst(cell, context) }
      } else if isOne, let index = own.firstIndex(where: { $0.column == firstFull.column }) {
        title = own[index].label
      }
    }

    /// Whether the cells below a head are first versions; nil if they are none: it has other words than `OS`,
    /// `iOS version`, `since`, `until iOS`.
    private func isFirst(_ cell: TableRow.Cell, _ context: Context) -> Bool? {
      let words = cell.tokens.map { context.text.word($0) }.filter { !$0.isEmpty }
      let bounds = words.map { context.names.bounds[$0] }
      guard !words.isEmpty, !cell.tokens.contains(where: { context.text.isNumber($0) }),
        zip(words, bounds).allSatisfy({ word, bound in
          bound != nil || MentionReader.platformWords.contains(word)
            || ["td", "th", "b", "system"].contains(word)
        })
      else { return nil }
      return bounds.contains { [.since, .from, .target].contains($0) }
    }

    private mutating func note(_ cell: Label) {
      var all = row.over(cell)
      (all.device, all.versions) = (row.device, row.versions)
      (all.family, all.families) = (row.family, row.families)
      if let device = cell.device { all.add(device) }
      if let family = cell.family { all.add(family, isFirst: true) }
      if let versions = cell.versions { all.add(versions) }
      row = all
    }

    /// What the row that was read last says to one of its cells.
    func label(column: Int) -> Label {
      let head = heads[column] ?? Label()
      // A name of WidgetKit in the row says more than a word at the head of the column.
      let isFull = row.family?.rank == .full && head.family?.rank != .full
      var result = isFull ? row.over(head) : head.over(row)
      // The corner names the device of all rows: `| iPhone 15 | small |`.
      result.device = row.device ?? head.device ?? heads[0]?.device
      result.unit = head.unit ?? row.unit
      // `| Lock Screen Live Activity | Expanded |`
      let kinds = heads.compactMapValues(\.kind).min { $0.key < $1.key }
      result.kind = result.kind ?? kinds?.value
      result.isOther = head.isOther || isOther
      result.versions = result.versions ?? heads[0]?.versions
      return result.over(first).over(title)
    }
  }

  // MARK: Numbers in cells

  /// Adds two numbers in cells beside each other, and single numbers below a family.
  mutating func addCells(_ isTaken: [Bool]) {
    var (table, families): (Int, Set<Int>) = (-1, [])
    let count = sizes.count
    for row in tables.rows {
      if row.table != table { (table, families) = (row.table, []) }
      judgeScreens(of: row, families, count)
      let numbers = row.cells.compactMap { cell in
        tables.number(in: cell).map { (cell.column, $0) }
      }
      if numbers.isEmpty {
        for cell in row.cells where label(cell.tokens, isCell: true).family != nil {
          families.insert(cell.column)
        }
      }
      let own = Dictionary(numbers.filter { !isTaken[$0.1] }) { first, _ in first }
      var used: Set<Int> = []
      // Of three and more, and beside sides, nothing says which two are a size.
      for (column, number) in numbers
      where own.count == numbers.count && own[column - 1] == nil && own[column + 2] == nil {
        guard let height = own[column + 1], own[column] == number,
          min(value(number), value(height)) >= 200_000
        else { continue }
        used.formUnion([column, column + 1])
        add(number, height)
      }
      for (column, number) in numbers
      where own[column] == number && !used.contains(column) && families.contains(column)
        && value(number) >= SizeReader.least
      { add(number) }
      if own.count > 2, used.isEmpty, families.isEmpty,
        let first = numbers.first(where: { value($0.1) >= SizeReader.least })?.1,
        row.cells.contains(where: { label($0.tokens, isCell: true).family != nil })
      {
        add(first, unit: .other)
      }
    }
  }

  /// A cell of a row with a model is that of a widget below the name of a family, also if it is the screen of another.
  private mutating func judgeScreens(of row: TableRow, _ families: Set<Int>, _ count: Int) {
    let own = row.cells.filter { families.contains($0.column) }.flatMap { cell in
      (firstSize(from: cell.tokens.lowerBound, of: count)..<count).prefix {
        sizes[$0].size.tokens.lowerBound < cell.tokens.upperBound
      }.filter { sizes[$0].isScreen }
    }
    guard !own.isEmpty,
      let model = row.cells.compactMap({ label($0.tokens, isCell: true).device })
        .first(where: { $0.rank == .model })
    else { return }
    let screens = Set(model.targets.map(\.place.screenClass))
    for index in own {
      let named = Self.screen(sizes[index].size, names) ?? []
      sizes[index].isScreen = named.contains { screens.contains($0.place.screenClass) }
    }
  }

  private func value(_ token: Int) -> Int { text.tokens[token].value }

  private mutating func add(
    _ width: Int, _ height: Int? = nil, unit: WrittenSize.Unit = .unstated
  ) {
    let size = WrittenSize(
      width: text.number(width), height: height.map(text.number), unit: unit,
      form: height == nil ? .single : .pair, tokens: width..<width + 1)
    sizes.append(LabelledSize(size: size, isScreen: Self.screen(size, names)?.isEmpty == false))
  }

  // MARK: Single numbers

  /// Adds numbers behind the name of a family, which stand for a square or a side: `small: 170`.
  mutating func addSingles(_ isTaken: [Bool]) {
    for mention in mentions {
      // `small: 170`, and `"iPhone 15": 170` or `case 926: return 170` below a family
      switch mention.meaning {
      case .family(_, let rank) where rank > .vague || hasFamilies: break
      case .device(_, .model)
      where ":=".utf8.contains(text.sign(mention.tokens.upperBound))
        || ":=".utf8.contains(text.sign(mention.tokens.upperBound + 1)):
        break
      case .device(_, .screen) where text.word(mention.tokens.upperBound + 1) == "return": break
      default: continue
      }
      var next = mention.tokens.upperBound
      let line = text.line(of: mention.tokens.lowerBound)
      while next < mention.tokens.upperBound + 6, next < text.tokens.count,
        text.line(of: next) == line,
        !text.isNumber(next),
        "\"':=>(".utf8.contains(text.sign(next))
          || ["return", "to", "side", "width", "height", "cg", "float", "w", "h"].contains(
            text.word(next))
      { next += 1 }
      guard text.isNumber(next), text.line(of: next) == line, !isTaken[next],
        tables.rowOf[next] < 0,
        value(next) >= SizeReader.least,
        next > mention.tokens.upperBound || isAmongSizes(next, isTaken),
        !["x", "by"].contains(text.word(next + 1)), text.sign(next + 1) != ".",
        text.sign(next + 1) != "*"
      else { continue }
      add(next, unit: text.word(next + 1) == "px" ? .pixels : .unstated)
    }
  }

  /// Whether a number right behind a family ends what is said of it, beside other sizes: `small 160 medium 364x170`.
  private func isAmongSizes(_ number: Int, _ isTaken: [Bool]) -> Bool {
    let end = number + (SizeReader.units[text.word(number + 1)] == nil ? 1 : 2)
    let next = Int(firstMention[min(end, text.tokens.count)])
    let isFamily: Bool =
      if next < mentions.count, mentions[next].tokens.lowerBound == end,
        case .family = mentions[next].meaning
      { true } else { false }
    return (isFamily || !text.areTogether(number, end) || ",;/)".utf8.contains(text.sign(end)))
      && (max(0, number - 8)..<min(number + 8, isTaken.count)).contains {
        isTaken[$0] && text.areInOneLine($0, number)
      }
  }

  /// Adds sides without the other one: `348 points wide`, `medium_width = 338`.
  mutating func addSides(_ sides: [SizeReader.Side], _ isTaken: inout [Bool]) {
    func isOfScreen(_ side: SizeReader.Side) -> Bool {
      let own = side.amount.number.whole
      return names.screens.keys.contains { (side.isWidth ? $0.short : $0.long) == own }
    }
    for side in sides
    where side.amount.number.tenThousandths >= SizeReader.least && names.isWidget(side.stem)
      && (side.group != nil || tables.rowOf[side.tokens.lowerBound] < 0)
      && !text.isFrame(side.tokens.lowerBound)
      && !isOfScreen(side)
    {
      for token in side.tokens { isTaken[token] = true }
      sizes.append(
        LabelledSize(
          size: WrittenSize(
            width: side.amount.number, height: nil, unit: side.amount.unit, form: .single,
            isWidth: side.isWidth, tokens: side.tokens)))
    }
  }
}
