/// What a PNG file with a palette holds, for tests: a second reading of ISO/IEC 15948, and nothing of it was
/// taken from what writes such files.
public struct DecodedPNG: Equatable, Sendable {
  /// What is wrong with a file.
  public struct Fault: Error, Equatable {
    /// The fault in words.
    public let what: String
  }

  /// A part of a file.
  public struct Chunk: Equatable, Sendable {
    /// The name, four letters.
    public let type: String
    /// The bytes between the name and the checksum.
    public let content: [UInt8]

    /// Makes a part.
    public init(type: String, content: [UInt8]) {
      self.type = type
      self.content = content
    }
  }

  /// All parts, in their order.
  public let chunks: [Chunk]
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// How many bits a pixel has.
  public let bitDepth: Int
  /// The colours: red, green, blue.
  public let palette: [[UInt8]]
  /// The place in the palette of each pixel, row after row from the top.
  public let pixels: [UInt8]

  /// Reads a file.
  /// - Throws: A ``Fault``, at the first thing that a strict reader would not take.
  public init(_ file: [UInt8]) throws(Fault) {
    chunks = try Self.chunks(of: file)
    let types = chunks.map(\.type)
    let order = ["IHDR", "PLTE", "IDAT", "IEND"]
    try Self.expect(types == order, "the chunks are \(types)")
    let header = try Self.content(of: "IHDR", in: chunks)
    try Self.expect(header.count == 13, "the header has \(header.count) bytes")
    // A palette, deflate, the five filters, not interlaced.
    try Self.expect(header[9...] == [3, 0, 0, 0], "the header is \(header)")
    (width, height) = (Self.number(header[..<4]), Self.number(header[4..<8]))
    bitDepth = Int(header[8])
    try Self.expect([1, 2, 4, 8].contains(bitDepth), "a pixel has \(bitDepth) bits")
    try Self.expect(try Self.content(of: "IEND", in: chunks).isEmpty, "the end has content")

    let colors = try Self.content(of: "PLTE", in: chunks)
    let count = colors.count / 3
    try Self.expect(
      colors.count % 3 == 0 && 1...(1 << bitDepth) ~= count,
      "\(colors.count) bytes are no palette")
    palette = (0..<count).map { Array(colors[3 * $0..<3 * $0 + 3]) }

    let data = try Self.content(of: "IDAT", in: chunks)
    guard let lines = InflatedBytes(data) else {
      throw Fault(what: "the pixels cannot be decompressed")
    }
    try Self.expect(lines.checksum == Self.sum(of: lines.bytes), "the sum of the pixels is wrong")
    pixels = try Self.pixels(of: lines.bytes, width: width, height: height, bitDepth: bitDepth)
    try Self.expect(pixels.allSatisfy { $0 < count }, "a pixel has no colour")
  }

  private static func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) throws(Fault) {
    if !isTrue { throw Fault(what: what()) }
  }

  private static func content(of type: String, in chunks: [Chunk]) throws(Fault) -> [UInt8] {
    guard let chunk = chunks.first(where: { $0.type == type }) else {
      throw Fault(what: "there is no \(type)")
    }
    return chunk.content
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func chunks(of file: [UInt8]) throws(Fault) -> [Chunk] {
    try expect(file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]), "it begins otherwise")
    var chunks: [Chunk] = []
    var rest = file[min(8, file.count)...]
    while !rest.isEmpty {
      let length = number(rest.prefix(4))
      try expect(rest.count >= 12 + length, "a chunk has \(length) bytes, and \(rest.count) follow")
      let body = rest.dropFirst(4).prefix(4 + length)
      try expect(
        number(rest.dropFirst(8 + length).prefix(4)) == remainder(of: body),
        "the checksum of a chunk is wrong")
      let type = String(decoding: body.prefix(4), as: UTF8.self)
      chunks.append(Chunk(type: type, content: Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  /// One bit after the other, as the annex of the standard defines it.
  private static func remainder(of bytes: ArraySlice<UInt8>) -> Int {
    var remainder: UInt32 = .max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
      }
    }
    return Int(~remainder)
  }

  /// The two sums of RFC 1950, reduced at each byte.
  private static func sum(of bytes: [UInt8]) -> [UInt8] {
    var low = 1, high = 0
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [high >> 8, high & 255, low >> 8, low & 255].map(UInt8.init)
  }

  private static func pixels(
    of lines: [UInt8], width: Int, height: Int, bitDepth: Int
  ) throws(Fault) -> [UInt8] {
    let rowLength = 1 + (width * bitDepth + 7) / 8
    try expect(lines.count == rowLength * height, "\(lines.count) bytes are not \(height) rows")
    let perByte = 8 / bitDepth
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let line = lines[row * rowLength..<(row + 1) * rowLength]
      try expect(line.first == 0, "row \(row) has a filter")
      for column in 0..<width {
        let byte = line[line.startIndex + 1 + column / perByte]
        let shift = 8 - bitDepth * (1 + column % perByte)
        pixels.append(byte >> UInt8(shift) & UInt8(1 << bitDepth - 1))
      }
    }
    return pixels
  }
}
