/// The content of one cell, without its quotes: bytes of the table, not yet a string.
///
/// A field keeps its table's bytes alive and costs nothing but a reference, so a text that is
/// shown only now and then is best kept as a field.
public struct Field: Sendable {
  private let bytes: [UInt8]
  private let range: Range<Int>

  /// The cell that stands in `bytes` from `start` up to `end`, quotes included.
  init(_ bytes: [UInt8], from start: Int, to end: Int, _ dialect: Dialect = .csv) {
    if dialect.hasQuotes, start < end, bytes[start] == Byte.quote {
      (self.bytes, range) = Self.unquoted(bytes, from: start + 1, to: end)
    } else {
      self.bytes = bytes
      range = start..<end
    }
  }

  /// The content of a quoted cell, given where it goes on behind the opening quote.
  private static func unquoted(
    _ bytes: [UInt8], from start: Int, to end: Int
  ) -> ([UInt8], Range<Int>) {
    // Nearly always there is no other quote than the closing one, and nothing need be copied.
    let quote = bytes[start..<end].firstIndex(of: Byte.quote) ?? end
    if quote >= end - 1 { return (bytes, start..<quote) }
    // A doubled quote is one. In broken syntax a single one closes, and what follows is kept.
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
    return (content, content.indices)
  }

  /// Whether the cell has no content.
  public var isEmpty: Bool { range.isEmpty }

  /// The number of bytes.
  public var count: Int { range.count }

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

extension Field: Comparable {
  /// Whether both hold the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.bytes[left.range] == right.bytes[right.range]
  }

  /// Orders by bytes, as the rows of a table are ordered.
  public static func < (left: Self, right: Self) -> Bool {
    left.bytes[left.range].lexicographicallyPrecedes(right.bytes[right.range])
  }
}
