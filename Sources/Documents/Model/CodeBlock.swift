/// Lines of code, kept as they are.
public struct CodeBlock: Equatable, Sendable {
  /// The lines, each with its line feed. Control characters other than tabs are U+FFFD.
  public let text: String
  /// The first word after the fence, such as `swift`, and what follows it.
  ///
  /// Letters, digits, spaces and `+-._#/=:,` only: CommonMark gives others a meaning there.
  public let info: String
  /// The line of the source on which the block was read, counted from 1; `nil` if it was not read.
  public let line: Int?

  /// Makes a code block; `code` and `info` are cleaned.
  public init(_ code: some StringProtocol, info: String = "", line: Int? = nil) {
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in code.unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\t": scalars.append(scalar)
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": scalars.append("\n")
      default: scalars.append(PlainText.isReadable(scalar) ? scalar : "\u{FFFD}")
      }
      last = scalar
    }
    if scalars.last.map({ $0 != "\n" }) ?? false { scalars.append("\n") }
    self.text = String(scalars)
    let plain = String(String.UnicodeScalarView(info.unicodeScalars.filter(Self.isPlain)))
    self.info = plain.split(separator: " ").joined(separator: " ")
    self.line = line
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ": true
    case "+", "-", ".", "_", "#", "/", "=", ":", ",": true
    default: false
    }
  }
}
