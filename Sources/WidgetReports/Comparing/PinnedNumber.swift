internal import DataTables
internal import WidgetSizing

/// A number of points with the digits that it is written with: `162.67` pins two of them.
struct PinnedNumber: Sendable {
  /// The number as it is written.
  let text: String
  /// How many digits are written behind the point.
  private let digitCount: Int
  /// The number without its point: 16267.
  private let mantissa: Int

  /// Reads a decimal number; nil if it is none, or if it has more digits than an `Int` holds.
  init?(_ text: String) {
    guard let number = DecimalNumber(text) else { return nil }
    self.text = text
    digitCount = text.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    var mantissa = number.mantissa
    for _ in 0..<(digitCount - number.fractionDigits) {
      let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      mantissa = product
    }
    self.mantissa = mantissa
  }

  /// The number in its shortest form, which JSON takes.
  var decimal: String? { DecimalNumber(text)?.description }

  /// Whether a length, rounded half up to the digits that are written, is this number.
  func agrees(with length: Points) -> Bool {
    var (value, rest) = length.threeHundredths.quotientAndRemainder(dividingBy: 300)
    for _ in 0..<digitCount {
      // One more digit would make it larger, and might not fit.
      guard value <= mantissa / 10 else { return false }
      value = value * 10 &+ rest * 10 / 300
      rest = rest * 10 % 300
    }
    return value &+ (rest >= 150 ? 1 : 0) == mantissa
  }
}
