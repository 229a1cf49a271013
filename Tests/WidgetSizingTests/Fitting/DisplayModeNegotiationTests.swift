import Testing
import WidgetSizing

@Suite("Negotiation of display modes") struct DisplayModeNegotiationTests {
  private func grant(
    _ largest: DisplayModeNegotiation.LargestMode, _ active: Mode, atMost maximum: Int,
    asked: Int
  ) -> DisplayModeNegotiation.Grant {
    DisplayModeNegotiation(
      largest: largest, active: active, maximumHeight: Points(maximum)
    ).grant(height: Points(asked))
  }

  @Test("compact has one height, whatever is asked for", arguments: [0, 50, 110, 120, 300])
  func compact(asked: Int) {
    let grant = grant(.expanded, .compact, atMost: 110, asked: asked)
    #expect(grant.height == Points(110))
    #expect(grant.button == .showMore)
  }

  @Test("largest = compact means no button, also if expanded was the active mode")
  func largestCompact() {
    for active in [Mode.compact, .expanded] {
      let grant = grant(.compact, active, atMost: 110, asked: 220)
      #expect(grant.height == Points(110) && grant.button == .noButton)
    }
  }

  @Test(
    "expanded is as high as asked, up to the maximum",
    arguments: [(220, 220), (616, 616), (700, 616)])
  func expanded(asked: Int, given: Int) {
    let grant = grant(.expanded, .expanded, atMost: 616, asked: asked)
    #expect(grant.height == Points(given))
    #expect(grant.button == .showLess)
  }

  @Test(
    "iOS 8 and 9 have no button, and the height of the app, capped",
    arguments: [(106, 106), (2000, 540)])
  func legacy(asked: Int, given: Int) {
    for largest in DisplayModeNegotiation.LargestMode.allCases {
      let grant = grant(largest, .legacy, atMost: 540, asked: asked)
      #expect(grant.height == Points(given) && grant.button == .noButton)
    }
  }
}
