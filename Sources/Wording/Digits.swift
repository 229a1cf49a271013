extension BinaryInteger {
  /// The number in digits, with zeros before them up to a count.
  package func digits(radix: Int = 10, count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

extension StringProtocol {
  /// The text with each of its bytes in percent encoding, `%2F`, except those that stay as they are.
  ///
  /// - Parameter isPlain: Whether a byte of ASCII stays.
  /// - Returns: The text in ASCII.
  package func percentEncoded(keeping isPlain: (UInt8) -> Bool) -> String {
    var result: [UInt8] = []
    for byte in utf8 {
      if byte < 0x80, isPlain(byte) {
        result.append(byte)
      } else {
        result += "%\(byte.digits(radix: 16, count: 2, uppercase: true))".utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
