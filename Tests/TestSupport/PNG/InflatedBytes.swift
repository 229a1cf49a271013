/// The bytes of a zlib stream, decoded independently of the encoder. It reads blocks with the fixed
/// Huffman codes only.
public struct InflatedBytes {
  private let stream: [UInt8]
  private var bit = 16
  /// What was compressed.
  public private(set) var bytes: [UInt8] = []
  /// How long each repetition is, and how far back it reaches.
  public private(set) var matches: [(length: Int, distance: Int)] = []

  /// Reads a stream; nil if it does not begin as one, ends too early, or has an invalid code or distance.
  public init?(_ stream: [UInt8]) {
    self.stream = stream
    // RFC 1950: deflate with a window of 32 KiB, no dictionary, and a check of the two bytes.
    guard stream.count > 2, stream[0] == 0x78, stream[1] & 0x20 == 0,
      (Int(stream[0]) << 8 + Int(stream[1])) % 31 == 0
    else { return nil }
    var isLast = false
    while !isLast {
      guard let last = number(1), let kind = number(2), kind == 1 else { return nil }
      isLast = last == 1
      while true {
        guard let symbol = symbol() else { return nil }
        if symbol == 256 { break }
        if symbol < 256 {
          bytes.append(UInt8(symbol))
          continue
        }
        guard let length = length(symbol), let distance = distance(), distance <= bytes.count
        else { return nil }
        matches.append((length, distance))
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      }
    }
    bit = (bit + 7) / 8 * 8
    guard bit / 8 + 4 == stream.count else { return nil }
  }

  /// The sum that the stream ends with.
  public var checksum: [UInt8] { Array(stream.suffix(4)) }

  private mutating func number(_ count: Int) -> Int? {
    var result = 0
    for place in 0..<count {
      guard bit / 8 < stream.count else { return nil }
      result += Int(stream[bit / 8] >> UInt8(bit % 8) & 1) << place
      bit += 1
    }
    return result
  }

  /// RFC 1951, 3.2.6: a code of 7 bits, then of 8, then of 9.
  private mutating func symbol() -> Int? {
    var code = 0
    for count in 1...9 {
      guard let next = number(1) else { return nil }
      code = code * 2 + next
      switch (count, code) {
      case (7, 0...0b0010111): return 256 + code
      case (8, 0b00110000...0b10111111): return code - 0b00110000
      case (8, 0b11000000...0b11000111): return 280 + code - 0b11000000
      case (9, 0b110010000...0b111111111): return 144 + code - 0b110010000
      default: continue
      }
    }
    return nil
  }

  private mutating func length(_ symbol: Int) -> Int? {
    if symbol == 285 { return 258 }
    let index = symbol - 257
    guard index >= 8 else { return 3 + index }
    guard index < 28, let rest = number(index / 4 - 1) else { return nil }
    return 3 + (4 + index % 4) << (index / 4 - 1) + rest
  }

  private mutating func distance() -> Int? {
    var code = 0
    for _ in 0..<5 {
      guard let next = number(1) else { return nil }
      code = code * 2 + next
    }
    guard code >= 4 else { return 1 + code }
    guard code < 30, let rest = number(code / 2 - 1) else { return nil }
    return 1 + (2 + code % 2) << (code / 2 - 1) + rest
  }
}
