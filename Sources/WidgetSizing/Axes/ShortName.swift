/// The identifier of a row of a table, of at most 24 bytes, held in place: what names such rows, as a
/// cell does and a reason, is copied without retaining anything.
struct ShortName: Hashable, Sendable {
  /// How many bytes a name may have.
  static let limit = 24

  // Eight bytes each, the first the lowest; a byte of 0 is behind the end.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  /// Takes the first bytes of a text, as many as there is room for.
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

  /// The name as text.
  var text: String {
    let bytes = [first, second, third].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) }
    }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
