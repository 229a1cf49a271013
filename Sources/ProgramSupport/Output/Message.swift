internal import Wording

/// Sentences for the person at the terminal.
package enum Message {
  /// `unknown text size 'larg'; did you mean 'l'?`, or the expected values if none is near.
  ///
  /// - Parameters:
  ///   - kind: What the value was taken for.
  ///   - value: What was typed.
  ///   - expected: The values to list.
  ///   - others: Values that are accepted too, and too many to list.
  /// - Returns: A sentence.
  package static func unknown(
    _ kind: String, _ value: String, expected: [String], near others: [String] = []
  ) -> String {
    let near =
      nearestSharingStart(value, in: expected + others)
      ?? nearest(to: value, in: expected + others)
    return "unknown \(kind) \(quoted(value))"
      + (near.map { "; did you mean \(quoted($0))?" }
        ?? "; expected one of \(expected.joined(separator: ", "))")
  }

  /// `unknown device 'iphone 7 puls'; did you mean 'iPhone 7 Plus'?`
  package static func unknownDevice(_ value: String, hint: String) -> String {
    "unknown device \(quoted(value))"
      + (hint.isEmpty ? "; 'widgetsize list devices' has them all" : hint)
  }

  /// `'pro' is ambiguous; did you mean one of:`, before the candidates.
  package static func ambiguousDevice(_ value: String) -> String {
    "\(quoted(value)) is ambiguous; did you mean one of:"
  }

  /// A message as one line, without control characters from user input.
  package static func oneLine(_ message: String) -> String { escaped(message) }

  /// An error of the argument parser in the style of this program: one line, lower case, no full
  /// stop, user input escaped.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - arguments: The command line.
  /// - Returns: The line.
  package static func sentence(
    _ message: String, typed arguments: [String] = CommandLine.arguments
  ) -> String {
    // Line breaks are the parser's own, unless one was typed.
    let isBroken = !arguments.contains { $0.contains(where: \.isNewline) }
    let lines = isBroken ? message.split(separator: "\n") : [message[...]]
    let line = oneLine(lines.map { $0.drop { $0 == " " } }.joined(separator: " "))
    let trimmed = line.hasSuffix(".") ? String(line.dropLast()) : line
    return (trimmed.prefix(1).lowercased() + trimmed.dropFirst())
      .replacing(scalars: ". Did you", with: "; did you")
      .replacing(scalars: ". Please", with: "; please")
  }
}
