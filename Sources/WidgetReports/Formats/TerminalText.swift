internal import Wording

extension String {
  /// The text in one line that acts on no terminal and no log, as by `escaped(_:limit:)`. Line ends and tabs are
  /// spaces.
  var inOneLine: String {
    let isLine = utf8.allSatisfy { $0 >= 0x20 }
    return escaped(isLine ? self : spaced, limit: .max)
  }

  private var spaced: String {
    let scalars = unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// How many places of a terminal the text takes: one for each scalar, none for marks that combine with the one
  /// before, two for East Asian wide ones.
  var terminalWidth: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.value {
      case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: sum
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0x1F300...0x1FAFF:
        sum + 2
      default: sum + 1
      }
    }
  }
}
