import Testing
import WidgetSizingData

@testable import WidgetSizing

/// What an answer says of numbers.
struct AnswerTests {
  private func evidence(
    _ answer: Answer, alternatives: [Evidence.Alternative] = []
  ) -> Evidence {
    var record = Evidence.Record()
    record.alternatives = alternatives
    let cell = Cell(
      platform: .macOS, os: OSVersion(26), screenClass: nil, family: .systemSmall, variant: nil)
    return Evidence(answer, record, for: .width, of: cell, in: .bundled)
  }

  @Test func anAnswerAllowsItsValueItsRangeAndItsAlternatives() {
    let disputed = evidence(
      .stated(Points(158), isDisputed: true, areDrawn: false),
      alternatives: [Evidence.Alternative(value: Points(162), claims: [])])
    #expect(disputed.allows(Points(158)) && disputed.allows(Points(162)))
    #expect(!disputed.allows(Points(160)))
    let range = evidence(
      .derived(Points(140)...Points(145), by: .lineHeight, extrapolating: AxisSet()))
    #expect(range.allows(Points(140)) && range.allows(Points(143)) && range.allows(Points(145)))
    #expect(!range.allows(Points(146)))
    let disputedRange = evidence(
      .stated(Points(158), isDisputed: true, areDrawn: false),
      alternatives: [
        Evidence.Alternative(value: Points(162), range: Points(162)...Points(164), claims: [])
      ])
    #expect(disputedRange.allows(Points(163)) && disputedRange.allows(Points(164)))
    #expect(!disputedRange.allows(Points(161)) && !disputedRange.allows(Points(165)))
    #expect(!evidence(.unknown(.noColumnWidth)).allows(Points(158)))
  }

  @Test func onlyAnAnswerOfDrawnClaimsIsDrawn() {
    #expect(Answer.stated(Points(158), isDisputed: false, areDrawn: true).isDrawn)
    #expect(!Answer.stated(Points(158), isDisputed: false, areDrawn: false).isDrawn)
    let derived = Answer.derived(
      Points(140)...Points(140), by: .lineHeight, extrapolating: AxisSet())
    #expect(!derived.isDrawn)
    #expect(!Answer.unknown(.noColumnWidth).isDrawn)
  }

  @Test func aSizedCellHasAWidthAndAHeightAndNothingElse() async {
    let cell = ClaimIndexTests.cell
    let sized = SizedCell(
      cell, width: .stated(Points(359), isDisputed: false, areDrawn: false),
      height: .stated(Points(110), isDisputed: false, areDrawn: false))
    #expect(sized[.width].value == Points(359) && sized[.height].value == Points(110))
    await #expect(processExitsWith: .failure) {
      let unknown = Answer.unknown(.noColumnWidth)
      _ = SizedCell(ClaimIndexTests.cell, width: unknown, height: unknown)[.margin]
    }
  }

  @Test func aRangeOfEqualEndsIsASingleValue() {
    let answer = Answer.derived(
      Points(140)...Points(140), by: .lineHeight, extrapolating: AxisSet())
    #expect(answer.value == Points(140) && answer.range == nil)
  }

  @Test func aCellIsKnownIfOneOfItsNumbersIs() throws {
    let engine = Engine.bundled
    func known(_ id: String) throws -> [Bool] {
      let answer = engine.evidence(try Catalog.bundled.cell(id))
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
