/// The content of one cell, without its quotes: bytes of the table, not yet a string.
///
/// A field retains the bytes of its table without copying them, so it is a cheap way to hold a text that
/// is rarely shown.
public struct FieldText: Sendable {
  private let bytes: [UInt8]
  private let start, end: UInt32

  /// The cell that stands in `bytes` from `start` up to `end`, quotes included.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    if start < end, bytes[start] == Byte.quote {
      self = Self.unquoted(bytes, from: start + 1, to: end)
    } else {
      self.init(bytes, start..<end)
    }
  }

  /// The cell that is these bytes.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  /// A field with a content of its own.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, bytes.indices)
  }

  /// The content of a quoted cell, given where it goes on behind the opening quote.
  private static func unquoted(_ bytes: [UInt8], from start: Int, to end: Int) -> FieldText {
    // Nearly always there is no other quote than the closing one, and nothing need be copied.
    let quote = bytes[start..<end].firstIndex(of: Byte.quote) ?? end
    if quote >= end - 1 { return FieldText(bytes, start..<quote) }
    // A doubled quote stands for one. In broken syntax a single quote closes, and the rest is content.
    var content: [UInt8] = []
    content.reserveCapacity(end - start)
    var next = start
    var isOpen = true
    while next < end {
      if isOpen && bytes[next] == Byte.quote {
        next += 1
        isOpen = next < end && bytes[next] == Byte.quote
        if !isOpen { continue }
      }
      content.append(bytes[next])
      next += 1
    }
    return FieldText(content, content.indices)
  }

  private var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether the cell has no content.
  public var isEmpty: Bool { start == end }

  /// The content as a string; bytes that are not UTF-8 become U+FFFD.
  public var text: String { String(decoding: bytes[range], as: UTF8.self) }

  /// Gives the bytes to `body`.
  public func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(range))
  }

  /// Whether the cell holds exactly these bytes; no string is made.
  public static func == (field: Self, literal: StaticString) -> Bool {
    literal.withUTF8Buffer { unsafe field.bytes[field.range].elementsEqual($0) }
  }
}

extension FieldText: Hashable, Comparable {
  /// Whether both hold the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.withBytes { left in right.withBytes { right in compare(left, right) == 0 } }
  }

  /// Orders by bytes, as the rows of a table are ordered.
  public static func < (left: Self, right: Self) -> Bool {
    left.withBytes { left in right.withBytes { right in compare(left, right) < 0 } }
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    withBytes { bytes in
      unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
  }
}

/// Less than, equal to or greater than 0 as `left` is to `right`, byte by byte.
func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
  let common = min(left.count, right.count)
  var place = 0
  while place < common {
    if left[place] != right[place] { return left[place] < right[place] ? -1 : 1 }
    place += 1
  }
  return left.count - right.count
}
