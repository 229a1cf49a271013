import Testing

@testable import WidgetSizing

/// What a source states by way of another number.
struct FormulaTests {
  @Test(arguments: [
    (Points(1), Points.zero, "screen-height", Points(667)),
    (Points(1), Points(126), "screen-height - 126", Points(541)),
    (Points(2), Points.zero, "2 * screen-height", Points(1_334)),
    (Points(threeHundredths: 150), Points(13), "0.5 * screen-height - 13", Points(320)),
  ])
  func isWrittenAndReckonedAlike(factor: Points, minus: Points, text: String, value: Points) {
    let formula = Formula(base: .screenHeight, minus: minus, factor: factor)
    #expect(formula.description == text)
    // Half of it is 320.5 with the half point that a whole one would lose.
    let half = factor == Points(threeHundredths: 150) ? Points(threeHundredths: 150) : .zero
    #expect(formula.value(base: Points(667)) == value + half)
  }
}
