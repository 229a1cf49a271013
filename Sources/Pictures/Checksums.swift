/// The checksum of a chunk of a PNG and of a file in a ZIP: CRC-32 with the polynomial 0x04C11DB7, bits reversed (ISO 3309).
struct CyclicRedundancyCheck {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
    }
  }

  private var state: UInt32 = 0xFFFF_FFFF

  /// The checksum of all bytes so far.
  var value: UInt32 { ~state }

  /// Adds bytes.
  mutating func update(with bytes: some Sequence<UInt8>) {
    var state = state
    for byte in bytes {
      state = Self.table[Int(truncatingIfNeeded: (state ^ UInt32(byte)) & 0xFF)] ^ state >> 8
    }
    self.state = state
  }
}

/// The checksum of a zlib stream: Adler-32 of the bytes before they are compressed (RFC 1950).
struct AdlerChecksum {
  private static let modulus: UInt32 = 65_521
  /// How many bytes can be added before a sum is too large for its type (RFC 1950).
  private static let batch = 5_552

  private var sum: UInt32 = 1
  private var sumOfSums: UInt32 = 0

  /// The checksum of all bytes so far.
  var value: UInt32 { sumOfSums << 16 | sum }

  /// Adds bytes.
  mutating func update(with bytes: some Sequence<UInt8>) {
    var left = Self.batch
    for byte in bytes {
      sum += UInt32(byte)
      sumOfSums += sum
      left -= 1
      if left == 0 {
        reduce()
        left = Self.batch
      }
    }
    reduce()
  }

  private mutating func reduce() {
    sum %= Self.modulus
    sumOfSums %= Self.modulus
  }
}
