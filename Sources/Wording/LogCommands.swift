/// `text` in which no line is a command to the CI system that logs it.
///
/// GitHub takes a line that begins with `::` for a command, and trims blanks before it. The second of
/// these colons is written out. What wraps text, or joins it to lines, makes such lines of harmless
/// text, so this is for whole lines, as they are printed.
///
/// - Parameters:
///   - text: Any number of lines.
///   - colon: How the second colon is written, which depends on the format.
/// - Returns: The same lines.
public func withoutCommands(_ text: String, colon: String = "\\u{3A}") -> String {
  var result = ""
  // What is not in the result yet.
  var rest = text[...]
  var line = text[...]
  while let start = line.firstVisible {
    line = text[start...]
    if line.utf8.starts(with: "::".utf8) {
      let second = text.utf8.index(after: start)
      result += rest[..<second] + colon
      rest = text[text.utf8.index(after: second)...]
      line = rest
    }
    guard let end = line.utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { break }
    line = text[text.utf8.index(after: end)...]
  }
  return rest.startIndex == text.startIndex ? text : result + rest
}

extension Substring {
  /// The first of the two colons that the text begins with, if blanks before them are left out; nil if it
  /// begins otherwise.
  public var commandStart: Index? {
    firstVisible.flatMap { self[$0...].utf8.starts(with: "::".utf8) ? $0 : nil }
  }

  /// The first character that is no blank and no line end.
  fileprivate var firstVisible: Index? {
    unicodeScalars.firstIndex { !$0.properties.isWhitespace }
  }
}
