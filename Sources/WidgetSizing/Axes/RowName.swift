/// The identifier of a row of a table, of at most 24 bytes, typed by what it names.
///
/// The bytes are stored inline, so that copying a cell or a reason retains nothing.
public struct RowName<Row>: RawRepresentable, Hashable, Sendable {
  /// How many bytes an identifier may have.
  static var limit: Int { 24 }

  // Eight bytes each, the first in the lowest bits. Bytes after the end are 0.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  /// Makes the name of a row, which need not exist; nil if it is longer than 24 bytes of UTF-8.
  public init?(rawValue: String) {
    guard rawValue.utf8.count <= Self.limit else { return nil }
    self.init(rawValue)
  }

  /// Makes a name from the first 24 bytes of a text.
  init(_ text: String) {
    for (place, byte) in text.utf8.prefix(Self.limit).enumerated() {
      let bits = UInt64(byte) << UInt64(place % 8 * 8)
      switch place / 8 {
      case 0: first |= bits
      case 1: second |= bits
      default: third |= bits
      }
    }
  }

  /// The identifier.
  public var rawValue: String {
    let bytes = [first, second, third].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) }
    }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  // The defaults of `RawRepresentable` would make the text of the raw value each time.

  /// Whether both name the same row.
  public static func == (lhs: RowName, rhs: RowName) -> Bool {
    (lhs.first, lhs.second, lhs.third) == (rhs.first, rhs.second, rhs.third)
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
  }
}
