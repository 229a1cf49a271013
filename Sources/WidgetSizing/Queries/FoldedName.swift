/// A name of which only letters, digits and `+` count, and case does not.
///
/// `+` counts because it tells models apart: `6` and `6+`. So does what stands between two digits:
/// `iPhone9,2` is not `iPhone92`, and `1 7` is not `17`.
struct FoldedName: Hashable, Comparable {
  private let bytes: [UInt8]

  init(_ name: some StringProtocol) {
    bytes = Self.folded(name)
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// What counts of the name, in lower case.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether `name` is the same but for what does not count.
  func isSame(as name: String) -> Bool { Self.folded(name) == bytes }

  static func < (left: FoldedName, right: FoldedName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// Whether this begins with `other`.
  func hasPrefix(_ other: FoldedName) -> Bool {
    bytes.starts(with: other.bytes)
  }

  /// Whether this is a word that `word` stands for: its beginning, but a number only as a whole.
  /// `12` is no `12.9` and `4` no `4s`, but `2` is `2nd`.
  func isNamed(by word: FoldedName) -> Bool {
    guard hasPrefix(word), let last = word.bytes.last else { return false }
    let rest = bytes.dropFirst(word.bytes.count)
    return rest.isEmpty || !Self.isDigit(last) || Self.endings.contains(where: rest.elementsEqual)
  }

  /// Whether this is an ordinal number: `2nd`.
  var isOrdinal: Bool {
    beginsWithDigit && Self.endings.contains(where: bytes.drop(while: Self.isDigit).elementsEqual)
  }

  var beginsWithDigit: Bool { bytes.first.map(Self.isDigit) ?? false }

  private static let endings = ["st", "nd", "rd", "th"].map { Array($0.utf8) }

  /// Whether `name` ends with this as a word of its own.
  func endsName(_ name: String) -> Bool {
    let name = name.utf8
    guard name.count > bytes.count, !bytes.isEmpty else { return false }
    let start = name.index(name.endIndex, offsetBy: -bytes.count)
    return name[name.index(before: start)] == UInt8(ascii: " ")
      && zip(bytes, name[start...]).allSatisfy { $0 == Self.folded($1) }
  }

  private static func folded(_ name: some StringProtocol) -> [UInt8] {
    var result: [UInt8] = []
    // What was left out since the last byte that counts.
    var gap: UInt8?
    func append(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        if let gap, isDigit(byte), let last = result.last, isDigit(last) { result.append(gap) }
        gap = nil
        result.append(byte)
      }
    }
    func pass(isPoint: Bool) {
      gap = gap == nil && isPoint ? UInt8(ascii: ".") : UInt8(ascii: " ")
    }
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in name.utf8 {
        if let byte = folded(byte) {
          append(CollectionOfOne(byte))
        } else {
          pass(isPoint: byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","))
        }
      }
      return result
    }
    for scalar in name.lowercased().unicodeScalars {
      if scalar.isASCII ? folded(UInt8(truncatingIfNeeded: scalar.value)) != nil : counts(scalar) {
        append(String(scalar).utf8)
      } else {
        pass(isPoint: scalar == "." || scalar == ",")
      }
    }
    return result
  }

  private static func counts(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

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
