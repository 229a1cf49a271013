/// The numbers of the cells of a block without their evidence, found line by line.
///
/// What the lines have in common is found once: the claims that may answer, and the rows that
/// *line-height* allows at each text size. Claims that agree, compact heights and whole rows are
/// read off these; what takes more is asked of ``LineAnswers``.
struct BlockNumbers: ~Copyable {
  private let catalog: Catalog
  private let textSizes: [TextSize]
  private let widthClaims, heightClaims: BlockClaims
  /// The rows that *line-height* allows, and those of each text size; none if it says nothing.
  private var rows: [Points] = []
  private var rowsOfTextSize: [Range<Int>] = []
  /// What *whole-rows* leaves for rows.
  private let rooms: [WholeRowsRule.Room]

  private var widths, compactHeights, otherHeights: [BareAnswer]
  /// The line that the compact heights are of, and the text sizes at which they follow from rows.
  private var compactLine: TodayCell?
  private var isOfRows = TextSizeSet()
  /// The line that was found last.
  private var line: TodayCell
  private var isCompact = false

  /// Finds what the lines of a block have in common, of which `line` is any.
  init(of block: CellBlock, _ line: TodayCell, in engine: Engine) {
    self.line = line
    catalog = engine.catalog
    textSizes = block.textSizes
    widthClaims = BlockClaims(.width, of: block, in: engine)
    heightClaims = BlockClaims(.height, of: block, in: engine)
    rooms = engine.rules.wholeRows.rooms(of: block.screenClass, on: block.os, in: engine.catalog)
    widths = Array(repeating: BareAnswer(.unknown), count: block.textSizes.count)
    (compactHeights, otherHeights) = (widths, widths)
    guard let found = engine.rules.lineHeight.found(for: line, in: engine) else { return }
    rows.reserveCapacity(textSizes.count)
    rowsOfTextSize.reserveCapacity(textSizes.count)
    for textSize in textSizes {
      let start = rows.count
      found.forEachRow(at: textSize, in: engine) { _, _, _, row in rows.append(row) }
      rowsOfTextSize.append(start..<rows.count)
    }
  }

  /// What is known of the line that was found last, at a place among the text sizes.
  func answer(at place: Int) -> BareCellAnswer {
    var cell = line
    cell.textSize = textSizes[place]
    return BareCellAnswer(
      cell: cell, width: widths[place],
      height: isCompact ? compactHeights[place] : otherHeights[place])
  }

  /// Finds what is known of a line of the block.
  mutating func find(_ line: TodayCell) {
    self.line = line
    isCompact = false
    if let absence = catalog.absence(of: line) {
      for place in textSizes.indices {
        widths[place] = BareAnswer(absence.state)
        otherHeights[place] = widths[place]
      }
      return
    }
    guard !line.isZoomed else {
      widthClaims.ask(line, at: .all, &widths)
      heightClaims.ask(line, at: .all, &otherHeights)
      return
    }
    widthClaims.ask(line, at: widthClaims.state(line, &widths), &widths)
    switch line.mode {
    case .compact:
      findCompactHeights(line)
      isCompact = true
    case .expanded: findExpandedHeights(line)
    case .legacy:
      let open = heightClaims.state(line, &otherHeights)
      heightClaims.ask(line, at: open, &otherHeights)
    }
  }

  private mutating func findCompactHeights(_ line: TodayCell) {
    guard line != compactLine else { return }
    compactLine = line
    let open = heightClaims.state(line, &compactHeights)
    isOfRows = TextSizeSet()
    guard !rowsOfTextSize.isEmpty else {
      return heightClaims.ask(line, at: open, &compactHeights)
    }
    for place in textSizes.indices where open.contains(textSizes[place]) {
      guard let row = rows[rowsOfTextSize[place]].min(), row > .zero else { continue }
      compactHeights[place] = BareAnswer(.derived, RowHeight.compact(ofRow: row))
      isOfRows.formUnion(TextSizeSet(textSizes[place]))
    }
    heightClaims.ask(line, at: open.subtracting(isOfRows), &compactHeights)
  }

  private mutating func findExpandedHeights(_ line: TodayCell) {
    let open = heightClaims.state(line, &otherHeights)
    guard !open.isEmpty else { return }
    var compact = line
    compact.mode = .compact
    findCompactHeights(compact)
    let start = rooms.firstIndex { $0.isLeft(for: line) } ?? rooms.endIndex
    let end = rooms[start...].firstIndex { !$0.isLeft(for: line) } ?? rooms.endIndex
    var found = TextSizeSet()
    for place in textSizes.indices where open.contains(textSizes[place]) {
      guard start < end, let compact = compactHeights[place].value else { continue }
      // A higher row may give more or less: every one that is allowed is tried, not the ends alone.
      var smallest = Points(threeHundredths: .max)
      if isOfRows.contains(textSizes[place]) {
        for row in rowsOfTextSize[place] {
          for room in start..<end { smallest = min(smallest, rooms[room].height(of: rows[row])) }
        }
      } else {
        guard let row = RowHeight.row(ofCompact: compact) else { continue }
        for room in start..<end { smallest = min(smallest, rooms[room].height(of: row)) }
      }
      otherHeights[place] =
        smallest < compact ? BareAnswer(.unknown) : BareAnswer(.derived, smallest)
      found.formUnion(TextSizeSet(textSizes[place]))
    }
    heightClaims.ask(line, at: open.subtracting(found), &otherHeights)
  }
}
