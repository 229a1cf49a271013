extension Engine {
  /// Calls `body` with what is known of every cell of a block, line by line.
  ///
  /// Work that the cells of a line share is done once for the line.
  public func forEachAnswer(in block: CellBlock, _ body: (SizedCell) -> Void) {
    let engine = asked(about: block.device)
    engine.forEachLine(in: block) { line, width, height in
      for textSize in block.textSizes {
        body(
          SizedCell(
            cell: line.at(textSize), width: width.answer(at: textSize, in: engine),
            height: height.answer(at: textSize, in: engine)))
      }
    }
  }

  /// Calls `body` with every cell of a block and the evidence for its size, line by line.
  public func forEachEvidence(in block: CellBlock, _ body: (CellEvidence) -> Void) {
    let engine = asked(about: block.device)
    engine.forEachLine(in: block) { line, width, height in
      let widths = width.uniformEvidence(in: engine)
      let heights = height.uniformEvidence(in: engine)
      for textSize in block.textSizes {
        body(
          CellEvidence(
            cell: line.at(textSize),
            width: widths?.at(textSize) ?? width.evidence(at: textSize, in: engine),
            height: heights?.at(textSize) ?? height.evidence(at: textSize, in: engine)))
      }
    }
  }

  /// The evidence for one number of the cells of a line, one entry for each of `textSizes`.
  package func evidence(
    _ quantity: Quantity, along line: Cell, at textSizes: [TextSize]
  ) -> [Evidence] {
    let solution = solution(for: quantity, along: line, at: PlaceSet(textSizes))
    return textSizes.map { solution.evidence(at: $0, in: self) }
  }

  /// Whether at least one width or height of a block is known.
  package func hasKnownNumber(in block: CellBlock) -> Bool {
    block.lines.contains { line in
      var isKnown = false
      forEachAnswer(in: block.only(line)) { isKnown = isKnown || $0.isKnown }
      return isKnown
    }
  }

  /// Calls `body` with every line of a block and the solutions for its width and height.
  private func forEachLine(
    in block: CellBlock, _ body: (Cell, LineSolution, LineSolution) -> Void
  ) {
    let textSizes = PlaceSet<TextSize>(block.textSizes)
    for line in block.lines {
      let absence = absence(of: line)
      func solution(_ quantity: Quantity) -> LineSolution {
        LineSolution(
          of: self.line(quantity, of: line, textSizes: textSizes), absence: absence,
          in: self)
      }
      body(line, solution(.width), solution(.height))
    }
  }
}
