import CMarkTree

/// The lines of a text as cmark counts them: each ends with a line feed, a carriage return or both.
package struct SourceLines {
  private let text: String
  /// The offset of each line, and the length of the text.
  private let starts: [Int]

  package init(_ text: some StringProtocol) {
    var text = String(text)
    starts = text.withUTF8 { unsafe Self.starts(of: $0) }
    self.text = text
  }

  private static func starts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    var offset = 0
    while offset < bytes.count {
      // Skips eight bytes at a time if all of them are greater than 13.
      if offset + 8 <= bytes.count {
        let eight = unsafe UnsafeRawBufferPointer(bytes).loadUnaligned(
          fromByteOffset: offset, as: UInt64.self)
        if (eight &- 0x0E0E_0E0E_0E0E_0E0E) & ~eight & 0x8080_8080_8080_8080 == 0 {
          offset += 8
          continue
        }
      }
      let byte = unsafe bytes[offset]
      offset += 1
      if byte == 0x0A, offset > 1, unsafe bytes[offset - 2] == 0x0D {
        starts[starts.count - 1] = offset
      } else if byte == 0x0A || byte == 0x0D {
        starts.append(offset)
      }
    }
    if starts[starts.count - 1] < bytes.count { starts.append(bytes.count) }
    return starts
  }

  package var count: Int { starts.count - 1 }

  /// The line of that number, counted from 1, without its line end; empty if there is none.
  package subscript(number: Int) -> [UInt8] {
    let line = bytes(of: number)
    let content = line.dropLast(Self.endCount(of: line))
    // Much faster than copying the bytes one by one.
    return unsafe content.withContiguousStorageIfAvailable { unsafe Array($0) } ?? Array(content)
  }

  /// The line end of a line; a line feed if it has none.
  func end(of number: Int) -> [UInt8] {
    let line = bytes(of: number)
    let count = Self.endCount(of: line)
    return count == 0 ? [0x0A] : Array(line.suffix(count))
  }

  /// The offsets of lines, line ends included; empty for numbers that are out of range.
  package func range(of numbers: ClosedRange<Int>) -> Range<Int> {
    starts[min(max(numbers.lowerBound - 1, 0), count)]..<starts[min(numbers.upperBound, count)]
  }

  /// Whether a line is blank.
  func isBlank(_ number: Int) -> Bool {
    self[number].allSatisfy(\.isMarkdownSpace)
  }

  /// Whether a line may be the delimiter row of a pipe table: few lines of text end as one does.
  func mayBeDelimiterRow(_ number: Int) -> Bool {
    switch bytes(of: number).last(where: { $0 != 0x20 && !(0x09...0x0D ~= $0) }) {
    case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"): true
    default: false
    }
  }

  private func bytes(of number: Int) -> Substring.UTF8View {
    let range = range(of: number...number)
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text.utf8[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// The number of bytes of the line end.
  private static func endCount(of line: Substring.UTF8View) -> Int {
    switch line.last {
    case 0x0A: line.dropLast().last == 0x0D ? 2 : 1
    case 0x0D: 1
    default: 0
    }
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isMarkdownSpace: Bool { self == 0x20 || self == 0x09 }
}
