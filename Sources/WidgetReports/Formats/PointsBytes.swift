internal import DataTables
internal import WidgetSizing

extension CSVWriter {
  /// Writes a length in points, or nothing, and a comma.
  mutating func append(_ points: Points?) {
    if let points {
      let (whole, rest) = points.threeHundredths.quotientAndRemainder(dividingBy: 300)
      if rest == 0, (0..<1_000_000).contains(whole) {
        append(digitsOf: whole)
      } else {
        append(written: points.description)
      }
    }
    append(written: ",")
  }

  private mutating func append(digitsOf number: Int) {
    var divisor = 1
    while divisor * 10 <= number { divisor *= 10 }
    while divisor > 0 {
      append(byte: UInt8(0x30 + number / divisor % 10))
      divisor /= 10
    }
  }
}
