/// Compresses bytes in which rows repeat each other: a zlib stream (RFC 1950) of one deflate block
/// (RFC 1951) with the fixed Huffman codes.
///
/// A general compressor searches for repetitions. Here two distances are enough: one byte, for a run of
/// equal bytes, and one row, for a row that equals the row above it.
struct Deflate {
  /// The longest repetition that deflate can express, in bytes.
  private static let longestMatch = 258
  /// The shortest, in bytes.
  private static let shortestMatch = 3
  /// How far back a repetition can reach, in bytes.
  private static let farthestMatch = 32_768

  /// Each length code from 257 on: the shortest length that has it, and how many more bits follow.
  private static let lengths: [(base: Int, extraBits: Int)] =
    [
      (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
      (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
      (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
    ]

  private var bits = BitWriter()

  /// Compresses `bytes`, of which each row has `rowLength`.
  static func compress(_ bytes: [UInt8], rowLength: Int) -> [UInt8] {
    var deflate = Deflate()
    // The last block, with the fixed codes.
    deflate.bits.append(1, count: 1)
    deflate.bits.append(1, count: 2)
    deflate.append(bytes, distances: Set([1, rowLength]).filter { $0 <= farthestMatch }.sorted())
    deflate.append(symbol: 256)
    deflate.bits.finish()
    var checksum = AdlerChecksum()
    checksum.update(with: bytes)
    // Deflate with a window of 32 KiB; the second byte makes the two a multiple of 31.
    return [0x78, 0x01] + deflate.bits.bytes + checksum.value.bigEndianBytes
  }

  private mutating func append(_ bytes: [UInt8], distances: [Int]) {
    var position = 0
    while position < bytes.count {
      var best = (length: 0, distance: 0)
      for distance in distances where distance <= position {
        let length = Self.matchLength(in: bytes, at: position, distance: distance)
        if length > best.length { best = (length, distance) }
      }
      if best.length >= Self.shortestMatch {
        append(length: best.length, distance: best.distance)
        position += best.length
      } else {
        append(symbol: Int(bytes[position]))
        position += 1
      }
    }
  }

  /// How many bytes equal those that are `distance` before them.
  private static func matchLength(in bytes: [UInt8], at position: Int, distance: Int) -> Int {
    let end = min(bytes.count, position + longestMatch)
    var current = position
    while current < end, bytes[current] == bytes[current - distance] { current += 1 }
    return current - position
  }

  /// Appends a literal, a length or the end of the block in its fixed code.
  private mutating func append(symbol: Int) {
    switch symbol {
    case ..<144: bits.append(code: 0x30 + symbol, count: 8)
    case ..<256: bits.append(code: 0x190 + symbol - 144, count: 9)
    case ..<280: bits.append(code: symbol - 256, count: 7)
    default: bits.append(code: 0xC0 + symbol - 280, count: 8)
    }
  }

  private mutating func append(length: Int, distance: Int) {
    let index = Self.lengths.lastIndex { $0.base <= length } ?? 0
    append(symbol: 257 + index)
    bits.append(length - Self.lengths[index].base, count: Self.lengths[index].extraBits)
    // Two distance codes share each count of extra bits, except that the first four have none.
    let offset = distance - 1
    guard offset >= 4 else { return bits.append(code: offset, count: 5) }
    let extraBits = Int.bitWidth - offset.leadingZeroBitCount - 2
    bits.append(code: 2 * extraBits + offset >> extraBits, count: 5)
    bits.append(offset & (1 << extraBits - 1), count: extraBits)
  }
}

extension UInt32 {
  /// The four bytes, the highest first, as PNG and zlib write numbers.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
