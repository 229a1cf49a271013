import TestSupport
import Testing
import WidgetSizingData

/// Every answer from iOS 8 to 14: a change of the data or of a rule shows here.
@Suite struct GoldenMatrixTests {
  @Test func everyAnswerIsAsReviewed() throws {
    try expectGolden(
      MatrixLines(engine: .bundled).text(iOS: 8...14), named: "today-matrix.txt")
  }
}
