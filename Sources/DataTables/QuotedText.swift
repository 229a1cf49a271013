/// `text` in single quotes, as messages show what was typed or read.
///
/// Nothing in it can act on a terminal or pass for the sentence around it: it is escaped as by
/// ``escaped(_:limit:)``, and a single quote or a backslash in it is preceded by a backslash. A text
/// of more than `limit` Unicode scalars is cut and ends in `…`.
public func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
  "'" + escape(text, limit: limit, quote: true) + "'"
}

/// `text` with everything that is not seen, or that steers a terminal, written out.
///
/// Line ends and tabs become `\n`, `\r`, `\t`; other control characters, format characters (those
/// that turn the direction of writing or take no room) and line separators become `\u{1B}`. A text of
/// more than `limit` Unicode scalars is cut and ends in `…`.
public func escaped(_ text: some StringProtocol, limit: Int = 1_000) -> String {
  escape(text, limit: limit, quote: false)
}

private func escape(_ text: some StringProtocol, limit: Int, quote: Bool) -> String {
  if text.utf8.count <= limit {
    let text = String(text)
    if text.utf8.allSatisfy({ isPlain($0, quote: quote) }) { return text }
  }
  var result = ""
  var left = limit
  // Scalars are counted and not characters: one character can hold a million accents.
  for scalar in text.unicodeScalars {
    guard left > 0 else { return result + "…" }
    left -= 1
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "'" where quote, "\\" where quote: result += "\\\(scalar)"
    default:
      if isSeen(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
  }
  return result
}

/// Whether a byte is a character of ASCII that stands for itself, as nearly all are.
private func isPlain(_ byte: UInt8, quote: Bool) -> Bool {
  0x20...0x7E ~= byte && !(quote && (byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\")))
}

private func isSeen(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: false
  default: true
  }
}
