/// Names, found at a place of a text in time that does not depend on how many there are.
///
/// Case, blanks and punctuation do not count, but what separates two digits does: `9,2` is not `92`.
struct NameTrie<Value: Sendable>: Sendable {
  private var next: [Int: Int32] = [:]
  private var values: [Value?] = [nil]

  /// The most bytes that a name may take in a text.
  private static var longest: Int { 64 }

  /// The value of a name that is wholly known.
  subscript(_ name: some Collection<UInt8>) -> Value? {
    get {
      var node: Int32 = 0
      for byte in Self.folded(Array(name)) where !step(byte, &node) { return nil }
      return values[Int(node)]
    }
    set {
      var node: Int32 = 0
      for byte in Self.folded(Array(name)) where !step(byte, &node) {
        next[Int(node) << 8 | Int(byte)] = Int32(values.count)
        node = Int32(values.count)
        values.append(nil)
      }
      values[Int(node)] = newValue
    }
  }

  /// The longest name that begins at a place and ends at a word's end, with the place behind it.
  func longestName(at start: Int, in bytes: [UInt8], before end: Int) -> (value: Value, end: Int)? {
    var (node, place, best): (Int32, Int, (Value, Int)?) = (0, start, nil)
    var (lastDigit, gap): (Bool, UInt8?) = (false, nil)
    let end = min(end, start + Self.longest)
    while place < end {
      let byte = bytes[place]
      guard byte.isWord || byte == "+" else {
        guard byte.isSeparator else { break }
        gap = Self.gap(gap, byte)
        place += 1
        continue
      }
      if let gap, lastDigit, byte.digit != nil, !step(gap, &node) { break }
      guard step(byte.lower, &node) else { break }
      (lastDigit, gap) = (byte.digit != nil, nil)
      place += 1
      if let value = values[Int(node)], isEnd(place, in: bytes, lastDigit) { best = (value, place) }
    }
    return best
  }

  private func step(_ byte: UInt8, _ node: inout Int32) -> Bool {
    guard let child = next[Int(node) << 8 | Int(byte)] else { return false }
    node = child
    return true
  }

  /// Whether a name may end at a place: not within a number or a word.
  private func isEnd(_ place: Int, in bytes: [UInt8], _ isDigit: Bool) -> Bool {
    guard place < bytes.count else { return true }
    let byte = bytes[place]
    let hasDigit = place + 1 < bytes.count && bytes[place + 1].digit != nil
    if isDigit { return byte.digit == nil && !byte.isLower && !(byte == "." && hasDigit) }
    return !byte.isLower && !(byte.isUpper && bytes[place - 1].isUpper) && byte != "+"
      && byte.digit == nil
  }

  private static func gap(_ gap: UInt8?, _ byte: UInt8) -> UInt8 {
    gap == nil && (byte == "." || byte == ",") ? UInt8(ascii: ".") : UInt8(ascii: " ")
  }

  private static func folded(_ name: [UInt8]) -> [UInt8] {
    var (result, gap): ([UInt8], UInt8?) = ([], nil)
    for byte in name {
      if byte.isWord || byte == "+" {
        if let gap, byte.digit != nil, result.last?.digit != nil { result.append(gap) }
        result.append(byte.lower)
        gap = nil
      } else {
        gap = self.gap(gap, byte)
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether the words of a name may have it between them.
  fileprivate var isSeparator: Bool {
    switch self {
    case " ", ".", ",", "-", "_", "(", ")", "'", "\"": true
    default: false
    }
  }
}
