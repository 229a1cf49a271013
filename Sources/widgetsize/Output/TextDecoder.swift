/// UTF-8 that becomes text as its bytes come.
///
/// Text is made a piece at a time: behind the first character beyond ASCII the standard library checks
/// each byte by itself, and most pieces have none.
struct TextDecoder {
  /// A byte that is part of no UTF-8 sequence, and where it is, both counted from 1: the line, and
  /// the scalar in it.
  struct Fault: Error {
    let line: Int
    let column: Int
    let byte: UInt8
  }

  private var text = ""
  /// What came after the last piece.
  private var rest: [UInt8] = []

  private static let piece = 512

  /// Makes room for as many bytes.
  mutating func reserve(_ count: Int) {
    text.reserveCapacity(count)
  }

  /// Takes the next bytes.
  mutating func decode(_ bytes: ArraySlice<UInt8>) throws {
    rest += bytes
    // A piece may end up to three bytes later, with its last character.
    try decodePieces { $0 >= Self.piece + 3 }
  }

  /// The text of all bytes.
  mutating func finish() throws -> String {
    try decodePieces { $0 > 0 }
    return text
  }

  private mutating func decodePieces(while isEnough: (Int) -> Bool) throws {
    var start = 0
    while isEnough(rest.count - start) {
      var end = min(start + Self.piece, rest.count)
      while end < rest.count, rest[end] & 0xC0 == 0x80 { end += 1 }
      let piece = rest[start..<end]
      let decoded = String(decoding: piece, as: UTF8.self)
      // What is not UTF-8 has been replaced.
      guard piece.reduce(0, |) < 0x80 || Array(decoded.utf8) == Array(piece) else {
        throw fault(in: piece)
      }
      text += decoded
      start = end
    }
    rest.removeFirst(start)
  }

  private func fault(in piece: ArraySlice<UInt8>) -> Fault {
    var decoder = UTF8()
    var iterator = piece.makeIterator()
    var before = text
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      before.unicodeScalars.append(scalar)
    }
    let lineFeed = UInt8(ascii: "\n")
    let start = before.utf8.lastIndex(of: lineFeed).map(before.utf8.index(after:))
    return Fault(
      line: before.utf8.count { $0 == lineFeed } + 1,
      column: before[(start ?? before.startIndex)...].unicodeScalars.count + 1,
      byte: piece[piece.startIndex + before.utf8.count - text.utf8.count])
  }
}
