internal import DataTables

extension Formula {
  /// The numbers of a formula. The product of any two fits into an `Int`.
  private static let numbers = Points(threeHundredths: 1)...Points(100_000)

  /// Reads `screen-height - 126`, `2.5 * row-height` or `portrait-width`; nil if it is not a
  /// formula.
  init?(_ text: String) {
    func number(_ text: Substring) -> Points? {
      DecimalNumber(text).flatMap {
        Points(mantissa: $0.mantissa, decimals: $0.fractionDigits)
      }.flatMap { Self.numbers.contains($0) ? $0 : nil }
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var (factor, minus) = (Points(1), Points.zero)
    let base: Substring
    switch words.count {
    case 1:
      base = words[0]
    case 3 where words[1] == "-":
      guard let number = number(words[2]) else { return nil }
      (base, minus) = (words[0], number)
    case 3 where words[1] == "*":
      guard let number = number(words[0]) else { return nil }
      (base, factor) = (words[2], number)
    default:
      return nil
    }
    guard let base = Base(rawValue: String(base)) else { return nil }
    self.init(base: base, minus: minus, factor: factor)
  }
}
