/// Packs bits into bytes in the order of deflate: the first bit is the lowest of the first byte.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count = 0

  /// Appends the lowest `count` bits of a number, at most 16, the lowest bit first.
  mutating func append(_ bits: Int, count: Int) {
    pending |= UInt32(truncatingIfNeeded: bits) << UInt32(self.count)
    self.count += count
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      self.count -= 8
    }
  }

  /// Appends a Huffman code of `count` bits, at most 16, the highest bit first.
  mutating func append(code: Int, count: Int) {
    var reversed = 0
    for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
    append(reversed, count: count)
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    if count > 0 { append(0, count: 8 - count) }
  }
}
