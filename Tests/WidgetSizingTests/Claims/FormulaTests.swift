import Testing

@testable import WidgetSizing

/// A number that a source states as a formula of another number.
struct FormulaTests {
  @Test(arguments: [
    (Points(1), Points.zero, "screen-height", "667"),
    (Points(1), Points(126), "screen-height - 126", "541"),
    (Points(2), Points.zero, "2 * screen-height", "1334"),
    (Points(threeHundredths: 150), Points(13), "0.5 * screen-height - 13", "320.5"),
  ])
  func theTextAndTheValueAgree(factor: Points, minus: Points, text: String, value: String) {
    let formula = Formula(base: .screenHeight, minus: minus, factor: factor)
    #expect(formula.description == text)
    #expect(formula.value(base: Points(667)).description == value)
  }
}
