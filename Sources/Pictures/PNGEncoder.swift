extension PalettePicture {
  /// The picture as a PNG file (ISO/IEC 15948), with 1, 2, 4 or 8 bits a pixel, as many as its palette
  /// needs. The same picture always gives the same bytes.
  public func png() -> [UInt8] {
    var file = PNGFile()
    let size = [width, height].flatMap { UInt32(truncatingIfNeeded: $0).bigEndianBytes }
    // Color type 3 is a palette; then compression, filters and interlacing, of which there is none.
    file.append("IHDR", size + [UInt8(bitDepth), 3, 0, 0, 0])
    file.append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
    file.append("IDAT", Deflate.compress(scanlines, rowLength: rowLength))
    file.append("IEND", [])
    return file.bytes
  }

  /// How many bits a pixel has in the file.
  private var bitDepth: Int {
    switch palette.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// How many bytes a row has in the file: one that names its filter, then its pixels.
  private var rowLength: Int { 1 + (width * bitDepth + 7) / 8 }

  /// All rows. The filter is 0, none: the rows of a drawing equal each other already.
  private var scanlines: [UInt8] {
    let depth = bitDepth, rowLength = rowLength
    var lines = [UInt8](repeating: 0, count: rowLength * height)
    for row in 0..<height {
      let start = row * rowLength
      if row > 0, isSameAsAbove(row) {
        for byte in start..<start + rowLength { lines[byte] = lines[byte - rowLength] }
        continue
      }
      for column in 0..<width {
        let bit = column * depth
        lines[start + 1 + bit / 8] |= pixels[row * width + column] << UInt8(8 - depth - bit % 8)
      }
    }
    return lines
  }

  /// Whether a row has the same pixels as the row above it, as most rows of a drawing have.
  private func isSameAsAbove(_ row: Int) -> Bool {
    let start = row * width
    return pixels[start..<start + width].elementsEqual(pixels[start - width..<start])
  }
}

/// A PNG file that is being written: its signature, then chunks.
private struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: its length, its type of four letters, its content, and the checksum of both.
  mutating func append(_ type: StaticString, _ content: [UInt8]) {
    let body = Array(type.description.utf8) + content
    var checksum = CyclicRedundancyCheck()
    checksum.update(with: body)
    bytes += UInt32(truncatingIfNeeded: content.count).bigEndianBytes
    bytes += body
    bytes += checksum.value.bigEndianBytes
  }
}
