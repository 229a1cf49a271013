/// The checksum of a file in a ZIP: CRC-32 with the polynomial 0x04C11DB7, bits reversed (ISO 3309).
package struct CyclicRedundancyCheck {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
    }
  }

  private var state: UInt32 = 0xFFFF_FFFF

  package init() {}

  /// The checksum of all bytes so far.
  package var value: UInt32 { ~state }

  /// Adds bytes.
  package mutating func update(with bytes: some Sequence<UInt8>) {
    var state = state
    for byte in bytes {
      state = Self.table[Int(truncatingIfNeeded: (state ^ UInt32(byte)) & 0xFF)] ^ state >> 8
    }
    self.state = state
  }
}
