internal import DataTables
internal import WidgetSizing

extension Points {
  /// Calls `body` with each byte of ``description``. Nearly all lengths are whole points of few
  /// digits, and need no text for that.
  @inline(__always)
  func forEachByte(_ body: (UInt8) -> Void) {
    let (whole, rest) = threeHundredths.quotientAndRemainder(dividingBy: 300)
    guard rest == 0, (0..<1_000_000).contains(whole) else {
      for byte in description.utf8 { body(byte) }
      return
    }
    var divisor = 1
    while divisor * 10 <= whole { divisor *= 10 }
    while divisor > 0 {
      body(UInt8(0x30 + whole / divisor % 10))
      divisor /= 10
    }
  }
}

extension CSVWriter {
  /// Writes a length in points, or nothing, and a comma.
  mutating func append(_ points: Points?) {
    points?.forEachByte { append(byte: $0) }
    append(byte: UInt8(ascii: ","))
  }
}
