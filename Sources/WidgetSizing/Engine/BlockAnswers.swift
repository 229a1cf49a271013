extension Engine {
  /// Calls `body` with what is known of every cell of a block, line by line.
  ///
  /// What the cells of a line have in common is found once for all of them.
  public func forEachAnswer(in block: CellBlock, _ body: (CellAnswer) -> Void) {
    if remembersAnswers {
      for cell in block.cells { body(answer(cell)) }
      return
    }
    let idiom = catalog.screenClasses[block.screenClass].idiom
    let sizeClasses = SizeClasses.today(os: block.os, idiom: idiom)
    forEachLine(in: block) { line, width, height in
      var cell = line
      for textSize in block.textSizes {
        cell.textSize = textSize
        body(
          CellAnswer(
            cell: cell, sizeClasses: sizeClasses, width: width.answer(at: textSize, in: self),
            height: height.answer(at: textSize, in: self)))
      }
    }
  }

  /// Calls `body` with the numbers of every cell of a block, line by line: what
  /// ``forEachAnswer(in:_:)`` tells, without the evidence, which takes most of its time.
  public func forEachBareAnswer(in block: CellBlock, _ body: (BareCellAnswer) -> Void) {
    guard let first = block.lines.first else { return }
    var numbers = BlockNumbers(of: block, first, in: self)
    for line in block.lines {
      numbers.find(line)
      for place in block.textSizes.indices { body(numbers.answer(at: place)) }
    }
  }

  /// What is known of the width of a line at one text size, and of its height at each of several.
  package func answers(
    along line: TodayCell, width anchor: TextSize, heights textSizes: [TextSize]
  ) -> (width: Answer, heights: [Answer]) {
    (answers(.width, along: line, at: [anchor])[0], answers(.height, along: line, at: textSizes))
  }

  /// What is known of one number of the cells of a line.
  func answers(
    _ quantity: Quantity, along line: TodayCell, at textSizes: [TextSize]
  ) -> [Answer] {
    if remembersAnswers {
      var cell = line
      return textSizes.map {
        cell.textSize = $0
        return answer(quantity, of: cell)
      }
    }
    let answers = LineAnswers(
      of: Line(
        quantity: quantity, cell: line, claims: evidence.candidates(of: quantity, line),
        textSizes: TextSizeSet(textSizes)),
      absence: catalog.absence(of: line), in: self)
    return textSizes.map { answers.answer(at: $0, in: self) }
  }

  /// Whether at least one of the numbers of a block is known.
  package func hasKnownNumber(in block: CellBlock) -> Bool {
    var single = block
    for line in block.lines {
      single.lines = [line]
      var isKnown = false
      forEachBareAnswer(in: single) {
        isKnown = isKnown || $0.width.state.isKnown || $0.height.state.isKnown
      }
      if isKnown { return true }
    }
    return false
  }

  private func forEachLine(
    in block: CellBlock, _ body: (TodayCell, borrowing LineAnswers, borrowing LineAnswers) -> Void
  ) {
    let textSizes = TextSizeSet(block.textSizes)
    func line(_ quantity: Quantity) -> Line? {
      block.lines.first.map {
        Line(
          quantity: quantity, cell: $0,
          claims: catalog.answering(evidence.claims(of: quantity, block.screenClass), on: block.os),
          textSizes: textSizes)
      }
    }
    guard var width = line(.width), var height = line(.height) else { return }
    for cell in block.lines {
      width.cell = cell
      height.cell = cell
      let absence = catalog.absence(of: cell)
      body(
        cell, LineAnswers(of: width, absence: absence, in: self),
        LineAnswers(of: height, absence: absence, in: self))
    }
  }
}
