/// A text of a cell that needs no escaping: visible ASCII in which no part can pass for a formula or for a command
/// to a CI system.
enum CellText {
  /// The text is the same in every notation.
  case plain
  /// The text has commas.
  case withCommas

  /// Nil if the text may need escaping.
  init?(_ text: String) {
    // Three times as fast as going through the view of a string.
    let found =
      unsafe text.utf8.withContiguousStorageIfAvailable { unsafe Self.scan($0) }
      ?? Self.scan(text.utf8)
    guard let found else { return nil }
    self = found
  }

  private static func scan(_ text: some Sequence<UInt8>) -> CellText? {
    var result = CellText.plain
    // Whether a spreadsheet may read a formula from here on.
    var isStart = true
    var last: UInt8 = 0
    for byte in text {
      guard 0x20...0x7E ~= byte else { return nil }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "|"), UInt8(ascii: "#"): return nil
      case _ where byte.beginsFormula:
        if isStart { return nil }
      case _ where byte.separatesCells:
        if byte == UInt8(ascii: ",") { result = .withCommas }
        isStart = true
      case UInt8(ascii: " "): break
      case UInt8(ascii: ":"):
        if last == byte { return nil }
        isStart = false
      default: isStart = false
      }
      last = byte
    }
    return result
  }
}

extension UInt8 {
  /// Whether a spreadsheet may take a text for a formula that begins so.
  var beginsFormula: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): true
    default: false
    }
  }

  /// Whether a program may take what follows for another cell.
  var separatesCells: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\t"),
      UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      true
    default: false
    }
  }
}
