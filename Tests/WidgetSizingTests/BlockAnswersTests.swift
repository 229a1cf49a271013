import BundledTables
import TestSupport
import Testing

@testable import WidgetSizing

/// Answers of whole blocks are those of their cells, one by one.
@Suite struct BlockAnswersTests {
  static let blocks: [CellBlock] = {
    let engine = Engine.bundled
    var query = TodayQuery(screenClasses: engine.catalog.classesWithTodayExtensions())
    query.os = (8...18).map(OSVersion.init)
    var zoomed = query
    zoomed.isZoomed = true
    zoomed.os = [OSVersion(10), OSVersion(12)]
    return engine.blocks(query) + engine.blocks(zoomed)
  }()

  @Test func everyAnswerIsThatOfItsCell() {
    let engine = Engine.bundled.explaining
    // Every seventh block has a part in every class and every version.
    for block in stride(from: 0, to: Self.blocks.count, by: 7).map({ Self.blocks[$0] }) {
      var cells = Array(block.cells)[...]
      engine.forEachAnswer(in: block) { answer in
        #expect(answer.cell == cells.popFirst())
        #expect(String(reflecting: answer) == String(reflecting: engine.answer(answer.cell)))
      }
      #expect(cells.isEmpty)
    }
  }

  @Test func anAnswerWithoutItsEvidenceSaysTheSame() {
    let engine = Engine.bundled
    var known = 0
    for block in Self.blocks {
      var answers: [CellAnswer] = []
      engine.forEachAnswer(in: block) { answers.append($0) }
      var rest = answers[...]
      engine.forEachBareAnswer(in: block) { bare in
        guard let answer = rest.popFirst() else { return #expect(Bool(false), "too many") }
        #expect(bare.cell == answer.cell)
        for (bare, answer) in [(bare.width, answer.width), (bare.height, answer.height)] {
          #expect(
            bare.state == answer.state && bare.value == answer.value,
            "\(engine.catalog.id(of: answers[0].cell))")
        }
        if bare.height.state.isKnown { known += 1 }
      }
      #expect(rest.isEmpty)
      #expect(engine.hasKnownNumber(in: block) == answers.contains(where: \.isKnown))
    }
    #expect(known > 1_000)
  }

  @Test func aLineAnswersAsItsCellsDo() {
    let engine = Engine.bundled
    for block in Self.blocks.prefix(40) {
      for line in block.lines {
        let answers = engine.answers(along: line, width: .l, heights: [.xs, .ax5])
        for (answer, textSize) in zip(answers.heights, [TextSize.xs, .ax5]) {
          var cell = line
          cell.textSize = textSize
          #expect(
            String(reflecting: answer) == String(reflecting: engine.answer(.height, of: cell)))
        }
        var cell = line
        cell.textSize = .l
        #expect(
          String(reflecting: answers.width) == String(reflecting: engine.answer(.width, of: cell)))
      }
    }
  }

  @Test func theBlocksThatComeInTurnAreAllBlocks() {
    let engine = Engine.bundled
    var query = TodayQuery(screenClasses: engine.catalog.classesWithTodayExtensions())
    query.os = [OSVersion(10), OSVersion(12)]
    #expect(Array(engine.blocksInTurn(query)).map(\.lines) == engine.blocks(query).map(\.lines))
    #expect(engine.blocks(query).count == 2 * query.screenClasses.count)
  }
}
