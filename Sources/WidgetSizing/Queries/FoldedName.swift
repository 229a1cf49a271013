/// A name as it is compared: its letters, digits and `+`, in lower case.
///
/// `+` counts because it tells models apart: `6` and `6+`. A separator between two digits counts too:
/// `iPhone9,2` is not `iPhone92`, and `1 7` is not `17`.
package struct FoldedName: Hashable, Comparable {
  private let bytes: [UInt8]

  init(_ name: some StringProtocol) {
    bytes = Self.folded(name)
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The name as it is compared.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether `name` is equal when it is folded.
  func isSame(as name: String) -> Bool { Self.folded(name) == bytes }

  package static func < (left: FoldedName, right: FoldedName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
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
    var folding = Folding()
    folding.bytes.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      guard byte < 0x80 else { return folded(scalarsOf: name) }
      if let byte = folded(byte) {
        folding.append(byte)
      } else {
        folding.pass(isPoint: byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","))
      }
    }
    return folding.bytes
  }

  private static func folded(scalarsOf name: some StringProtocol) -> [UInt8] {
    var folding = Folding()
    for scalar in name.lowercased().unicodeScalars {
      if scalar.isASCII ? folded(UInt8(truncatingIfNeeded: scalar.value)) != nil : counts(scalar) {
        for byte in String(scalar).utf8 { folding.append(byte) }
      } else {
        folding.pass(isPoint: scalar == "." || scalar == ",")
      }
    }
    return folding.bytes
  }

  /// The folded beginning of a name.
  private struct Folding {
    var bytes: [UInt8] = []
    /// The separator since the last byte that counts: a point, or a blank for any other; nil for none.
    private var gap: UInt8?

    mutating func append(_ byte: UInt8) {
      if let gap, isDigit(byte), let last = bytes.last, isDigit(last) { bytes.append(gap) }
      gap = nil
      bytes.append(byte)
    }

    mutating func pass(isPoint: Bool) {
      gap = gap == nil && isPoint ? UInt8(ascii: ".") : UInt8(ascii: " ")
    }
  }

  private static func counts(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  /// A byte of UTF-8, an ASCII letter in lower case; nil if it does not count.
  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), 0x80...:
      byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }
}
