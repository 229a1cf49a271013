/// A name of which only letters, digits and `+` count, and case does not.
///
/// `+` counts because it tells models apart: `6` and `6+`.
struct FoldedName: Hashable {
  private let bytes: [UInt8]

  init(_ name: some StringProtocol) {
    bytes = Self.folded(name)
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// What counts of the name, in lower case.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether `name` is the same but for what does not count. Makes no string if it is ASCII.
  func isSame(as name: String) -> Bool {
    var index = 0
    for byte in name.utf8 {
      guard byte < 0x80 else { return Self.folded(name) == bytes }
      guard let letter = Self.folded(byte) else { continue }
      guard index < bytes.count, bytes[index] == letter else { return false }
      index += 1
    }
    return index == bytes.count
  }

  /// Whether this begins with `other`.
  func hasPrefix(_ other: FoldedName) -> Bool {
    bytes.starts(with: other.bytes)
  }

  /// Whether `name` ends with this as a word of its own.
  func endsName(_ name: String) -> Bool {
    let name = name.utf8
    guard name.count > bytes.count, !bytes.isEmpty else { return false }
    let start = name.index(name.endIndex, offsetBy: -bytes.count)
    return name[name.index(before: start)] == UInt8(ascii: " ")
      && zip(bytes, name[start...]).allSatisfy { $0 == Self.folded($1) }
  }

  private static func folded(_ name: some StringProtocol) -> [UInt8] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.utf8.compactMap(folded) }
    let scalars = name.lowercased().unicodeScalars.filter {
      $0 == "+" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return Array(String(String.UnicodeScalarView(scalars)).utf8)
  }

  /// A byte of ASCII in lower case; nil if it does not count.
  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"):
      byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }
}
