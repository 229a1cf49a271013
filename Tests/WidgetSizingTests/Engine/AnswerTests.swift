import BundledTables
import Testing

@testable import WidgetSizing

/// What an answer says of numbers.
struct AnswerTests {
  private var disputed: Answer {
    var answer = Answer(state: .disputed)
    answer.value = Points(158)
    answer.alternatives = [Answer.Alternative(value: Points(162), claims: [])]
    return answer
  }

  private var range: Answer {
    var answer = Answer(state: .derived)
    answer.value = Points(140)
    answer.range = Points(140)...Points(145)
    return answer
  }

  @Test func anAnswerAllowsItsValueItsRangeAndItsAlternatives() {
    #expect(disputed.allows(Points(158)) && disputed.allows(Points(162)))
    #expect(!disputed.allows(Points(160)))
    #expect(range.allows(Points(140)) && range.allows(Points(143)) && range.allows(Points(145)))
    #expect(!range.allows(Points(146)))
    #expect(!Answer.unknown(.noColumnWidth).allows(Points(158)))
  }

  @Test func aCellIsKnownIfOneOfItsNumbersIs() throws {
    let engine = Engine.bundled
    func known(_ id: String) throws -> [Bool] {
      let answer = engine.answer(try #require(CellIDReader(.bundled).cell(id)))
      return [answer.width.state.isKnown, answer.height.state.isKnown, answer.isKnown]
    }
    #expect(
      try known("today.ios10.375x667@2.portrait.l.today-view.compact") == [true, true, true])
    // Nobody published how wide a widget of an iPad is on iOS 10.
    #expect(
      try known("today.ios10.1024x1366@2.portrait.l.today-view.compact") == [false, true, true])
    #expect(
      try known("today.ios9.768x1024@2.landscape.l.notification-center.legacy")
        == [false, false, false])
  }
}
