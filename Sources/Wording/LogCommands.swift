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
  let colons = doubleColons(in: text)
  var result = ""
  // What is not in the result yet.
  var rest = text[...]
  for offset in colons {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    guard text[..<start].isBlankLine else { continue }
    let second = text.utf8.index(after: start)
    result += rest[..<second] + colon
    rest = text[text.utf8.index(after: second)...]
  }
  return result.isEmpty ? text : result + rest
}

/// Where two colons stand in succession, which is rare. Of more than two, the first are found.
private func doubleColons(in text: String) -> [Int] {
  let colon = UInt8(ascii: ":")
  var places: [Int] = []
  var isSecond = false
  for (place, byte) in text.utf8.enumerated() {
    if isSecond, byte == colon { places.append(place - 1) }
    isSecond = byte == colon && !isSecond
  }
  return places
}

extension Substring {
  /// The first of the two colons that the text begins with, if blanks before them are left out; nil if it
  /// begins otherwise.
  public var commandStart: Index? {
    firstVisible.flatMap { self[$0...].utf8.starts(with: "::".utf8) ? $0 : nil }
  }

  /// The first character that is no blank and no line end.
  private var firstVisible: Index? {
    unicodeScalars.firstIndex { !$0.properties.isWhitespace }
  }

  /// Whether nothing but blanks is behind the last line end.
  fileprivate var isBlankLine: Bool {
    let last = unicodeScalars.last { !$0.properties.isWhitespace || $0 == "\n" || $0 == "\r" }
    return last == nil || last == "\n" || last == "\r"
  }
}
