import Testing
import WidgetSizingData

@testable import WidgetSizing

/// The lines of arithmetic that several rules share.
struct StepTests {
  @Test func aLengthWithoutAReservedPartStandsAlone() {
    func text(_ reserved: Int) -> String {
      Step.difference(of: Points(667), and: Points(reserved)).text(in: .bundled)
    }
    #expect(text(126) == "667 − 126 = 541")
    #expect(text(0) == "667")
  }
}
