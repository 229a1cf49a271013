/// The claims that may answer for one number of the cells of a block.
struct BlockClaims: ~Copyable {
  private let engine: Engine
  private let textSizes: [TextSize]
  private let all: TextSizeSet
  private let quantity: Quantity
  private let keys: [Key<Claim>]
  /// Their rows, taken out of the table.
  private let claims: [TodayClaim]

  init(_ quantity: Quantity, of block: CellBlock, in engine: Engine) {
    // What is known nearest to an unknown number is evidence, too, and takes longest to find.
    self.engine = engine.brief
    self.quantity = quantity
    textSizes = block.textSizes
    all = TextSizeSet(block.textSizes)
    keys = engine.catalog.answering(
      engine.evidence.claims(of: quantity, block.screenClass), on: block.os)
    claims = keys.map { engine.catalog.todayClaims[$0] }
  }

  /// Tells what claims state of a line that exists, at each text size of the block, and returns the
  /// text sizes at which none does.
  func state(_ line: TodayCell, _ answers: inout [BareAnswer]) -> TextSizeSet {
    var (stated, differing) = (TextSizeSet(), TextSizeSet())
    for claim in claims {
      // Asked for a text size that it answers for, a claim tells of the other axes alone.
      var cell = line
      cell.textSize = claim.textSize.anyTextSize
      guard claim.answers(cell) else { continue }
      let said = claim.textSize.textSizes
      for place in textSizes.indices where said.contains(textSizes[place]) {
        if !stated.contains(textSizes[place]) {
          answers[place] = BareAnswer(.sourced, claim.value)
        } else if answers[place].value != claim.value {
          differing.formUnion(TextSizeSet(textSizes[place]))
        }
      }
      stated.formUnion(said)
    }
    ask(line, at: differing, &answers)
    return all.subtracting(stated)
  }

  /// Asks what is known of a line at some text sizes.
  func ask(_ line: TodayCell, at asked: TextSizeSet, _ answers: inout [BareAnswer]) {
    guard !asked.isEmpty else { return }
    let line = LineAnswers(
      of: Line(quantity: quantity, cell: line, claims: keys, textSizes: asked), absence: nil,
      in: engine)
    for place in textSizes.indices where asked.contains(textSizes[place]) {
      answers[place] = line.bareAnswer(at: textSizes[place], in: engine)
    }
  }
}
