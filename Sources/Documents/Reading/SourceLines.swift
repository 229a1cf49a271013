/// The lines of a text, as cmark counts them: each ends with a line feed, a carriage return or both.
struct SourceLines {
  let text: String
  /// Where each line begins, in bytes, and where the text ends.
  private let starts: [Int]

  init(_ text: String) {
    var text = text
    starts = text.withUTF8 { unsafe Self.starts(in: $0) }
    self.text = text
  }

  private static func starts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    func look(at offset: Int) {
      let isFeed = unsafe bytes[offset] == UInt8(ascii: "\n")
      let isReturn = unsafe bytes[offset] == UInt8(ascii: "\r")
      if isFeed, offset > 0, unsafe bytes[offset - 1] == UInt8(ascii: "\r") {
        starts[starts.count - 1] = offset + 1
      } else if isFeed || isReturn {
        starts.append(offset + 1)
      }
    }
    var offset = 0
    while offset + 8 <= bytes.count {
      // Eight bytes together: most have no line end among them. A byte below 14 borrows from its
      // highest bit, which it does not have; so may the byte above it, which is looked at in vain.
      let eight = UInt64(
        littleEndian: unsafe UnsafeRawBufferPointer(bytes).loadUnaligned(
          fromByteOffset: offset, as: UInt64.self))
      var found = (eight &- 0x0E0E_0E0E_0E0E_0E0E) & ~eight & 0x8080_8080_8080_8080
      while found != 0 {
        look(at: offset + found.trailingZeroBitCount / 8)
        found &= found - 1
      }
      offset += 8
    }
    for offset in offset..<bytes.count { look(at: offset) }
    // What follows the last line end is a line if there is anything.
    if starts[starts.count - 1] < bytes.count { starts.append(bytes.count) }
    return starts
  }

  var count: Int { starts.count - 1 }

  /// The line of that number, counted from 1, without its end; nothing beyond the last.
  subscript(number: Int) -> Substring {
    guard 1...max(count, 1) ~= number, count > 0 else { return "" }
    let range = withBytes { content(of: number, in: $0) }
    return text[index(of: range.lowerBound)..<index(of: range.upperBound)]
  }

  /// Where the bytes are of the line of that number, which must be there, without its end.
  func content(of number: Int, in bytes: Span<UInt8>) -> Range<Int> {
    let start = starts[number - 1]
    var end = starts[number]
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// Lends the bytes of the text.
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8 { unsafe body($0.span) }
  }

  /// The lines of these numbers with their ends.
  func whole(_ numbers: ClosedRange<Int>) -> Substring { text[range(of: numbers)] }

  /// Where lines are in the text, their ends included.
  func range(of numbers: ClosedRange<Int>) -> Range<String.Index> {
    index(of: start(of: numbers.lowerBound - 1))..<index(of: start(of: numbers.upperBound))
  }

  /// Where a line begins, counted from 0, or the text ends.
  private func start(of line: Int) -> Int { starts[min(max(line, 0), count)] }

  /// The place of a byte.
  private func index(of byte: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: byte)
  }

  /// How the line of that number ends: with its own line end, or with a line feed.
  func end(of number: Int) -> String {
    let line = whole(number...number).utf8
    if line.last == UInt8(ascii: "\r") { return "\r" }
    return line.suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
  }
}
