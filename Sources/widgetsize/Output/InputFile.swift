internal import DataTables

/// A text that is read: a file, or standard input for `-`.
struct InputFile {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    let bytes = try FileSystem.bytes(of: path)
    text = Self.decoded(bytes)
    // What is not UTF-8 has been replaced.
    if Array(text.utf8) != bytes {
      let offset = Self.firstFault(in: bytes)
      let before = bytes[..<offset]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      throw Complaints(
        .data,
        ["\(Self.name(of: path)):\(line):\(column): error: byte 0x\(byte) is not UTF-8 here"])
    }
  }

  /// The file as complaints name it.
  var name: String { Self.name(of: path) }

  private static func name(of path: String) -> String {
    path == "-" ? "<stdin>" : escaped(path)
  }

  /// What a page of the file is called that has no heading: the file's name without its ending.
  var title: String {
    guard path != "-", let last = path.split(separator: "/").last else { return "Untitled" }
    let stem = last.split(separator: ".").first ?? last
    return String(stem)
  }

  /// Decodes UTF-8 a piece at a time: behind the first character beyond ASCII the standard library
  /// checks each byte by itself, and most pieces have none.
  private static func decoded(_ bytes: [UInt8]) -> String {
    var text = ""
    text.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      var end = min(start + 512, bytes.count)
      // Not within a character.
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      text += String(decoding: bytes[start..<end], as: UTF8.self)
      start = end
    }
    return text
  }

  /// The offset of the first byte that is part of no UTF-8 sequence.
  private static func firstFault(in bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }
}
