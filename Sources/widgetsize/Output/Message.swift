internal import Wording

/// Sentences for the person at the terminal.
enum Message {
  /// `unknown text size 'larg'; expected one of xs, s, …; did you mean 'l'?`
  static func unknown(_ kind: String, _ value: String, expected: [String]) -> String {
    "unknown \(kind) \(quoted(value)); expected one of \(expected.joined(separator: ", "))"
      + didYouMean(value, in: expected)
  }

  /// `unknown device 'iphone 7 puls'; did you mean 'iPhone 7 Plus'?`
  static func unknownDevice(_ value: String, hint: String) -> String {
    "unknown device \(quoted(value))"
      + (hint.isEmpty ? "; 'widgetsize list devices' has them all" : hint)
  }

  /// `device '6.1' fits several classes: …; say which`.
  static func ambiguousDevice(_ value: String, _ classes: [String]) -> String {
    let shown = classes.prefix(6).joined(separator: "; ")
    let more = classes.count > 6 ? "; and \(classes.count - 6) more" : ""
    return "device \(quoted(value)) fits several classes, say which: \(shown)\(more)"
  }

  /// A message as one line that cannot steer a terminal, whatever was typed stands in it.
  static func oneLine(_ message: String) -> String { escaped(message) }

  /// A message of the argument parser in the manner of our own: one line, lower case, no full
  /// stop, and what was typed escaped.
  static func sentence(_ message: String) -> String {
    // Line breaks are the parser's own, unless one was typed.
    let isBroken = !CommandLine.arguments.contains { $0.contains(where: \.isNewline) }
    let lines = isBroken ? message.split(separator: "\n") : [message[...]]
    let line = oneLine(lines.map { $0.drop { $0 == " " } }.joined(separator: " "))
    let trimmed = line.hasSuffix(".") ? String(line.dropLast()) : line
    return (trimmed.prefix(1).lowercased() + trimmed.dropFirst())
      .replacing(". Did you", with: "; did you")
      .replacing(". Please", with: "; please")
  }
}
