/// `text` in single quotes, as messages show what was typed or read.
///
/// The text cannot control a terminal or pass for the sentence around it: it is escaped as by
/// ``escaped(_:limit:)``, and a single quote or a backslash in it gets a backslash before it. A text of
/// more than `limit` Unicode scalars is cut and ends in `…`.
public func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
  "'" + escape(text, limit: limit, quote: true) + "'"
}

/// `text` with an escape sequence for every scalar that is not ``isVisible(_:)``.
///
/// Line ends and tabs become `\n`, `\r`, `\t`; other control characters, format characters (those
/// that change the direction of writing or have no width) and line separators become `\u{1B}`. A CI
/// system takes `##[` and `##name[` anywhere in a log for commands, so the second `#` is written out
/// too; ``withoutCommands(_:colon:)`` is about commands that begin a line. A text of more than `limit`
/// Unicode scalars is cut and ends in `…`.
public func escaped(_ text: some StringProtocol, limit: Int = 1_000) -> String {
  escape(text, limit: limit, quote: false)
}

/// Whether a CI system takes a part of `text` for a command, wherever the text stands in a log: `##[` or
/// `##name[`.
public func hasCommand(_ text: some StringProtocol) -> Bool {
  let scalars = text.unicodeScalars
  return zip(scalars.indices, scalars.indices.dropFirst()).contains { first, second in
    scalars[first] == "#" && scalars[second] == "#"
      && beginsCommand(scalars[second...].dropFirst())
  }
}

private func escape(_ text: some StringProtocol, limit: Int, quote: Bool) -> String {
  if text.utf8.count <= limit {
    let text = String(text)
    if text.utf8.allSatisfy({ isPlain($0, quote: quote) }) { return text }
  }
  var result = ""
  var left = limit
  var last: Unicode.Scalar?
  // Scalars are counted and not characters: one character can hold a million accents.
  let scalars = text.unicodeScalars
  for (index, scalar) in zip(scalars.indices, scalars) {
    guard left > 0 else { return result + "…" }
    left -= 1
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "'" where quote, "\\" where quote: result += "\\\(scalar)"
    case "#" where last == "#" && beginsCommand(scalars[index...].dropFirst()):
      result += writtenOut(scalar)
    default:
      if isVisible(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += writtenOut(scalar)
      }
    }
    last = scalar
  }
  return result
}

private func writtenOut(_ scalar: Unicode.Scalar) -> String {
  "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Whether `rest`, the text after `##`, begins a command: a name of a few letters or none, and `[`.
private func beginsCommand(_ rest: some Sequence<Unicode.Scalar>) -> Bool {
  for scalar in rest.prefix(20) where !(scalar.isASCII && scalar.properties.isAlphabetic) {
    return scalar == "["
  }
  return false
}

/// Whether a byte is a character of ASCII that stands for itself, as nearly all are.
private func isPlain(_ byte: UInt8, quote: Bool) -> Bool {
  switch byte {
  case UInt8(ascii: "#"): false
  case UInt8(ascii: "'"), UInt8(ascii: "\\"): !quote
  default: 0x20...0x7E ~= byte
  }
}
