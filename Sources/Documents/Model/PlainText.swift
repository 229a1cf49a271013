internal import Wording

/// Text that can stand in any output format: one line, without control characters.
///
/// White space, line ends included, becomes single spaces. Characters that would be lost or
/// misread on the way through C, cmark or a browser (NUL and other controls, overrides of the
/// text direction, byte order marks, noncharacters) become U+FFFD.
public struct PlainText: Hashable, Sendable {
  /// The cleaned text.
  public let string: String

  /// Cleans `string`.
  public init(_ string: some StringProtocol) {
    var string = String(string)
    let isClean = string.withUTF8 { unsafe Self.isCleanASCII($0) }
    self.string = isClean ? string : Self.cleaned(string)
  }

  /// Whether `bytes` are printable ASCII with single spaces, as nearly all text of a report is.
  private static func isCleanASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    return unsafe bytes.allSatisfy { byte in
      defer { last = byte }
      return 0x20...0x7E ~= byte && (byte != 0x20 || last != 0x20)
    }
  }

  private static func cleaned(_ string: String) -> String {
    var last: Unicode.Scalar = "a"
    let isClean = string.unicodeScalars.allSatisfy { scalar in
      defer { last = scalar }
      return isLineSpace(scalar) ? scalar == " " && last != " " : isReadable(scalar)
    }
    guard !isClean else { return string }
    var scalars = String.UnicodeScalarView()
    var endsInSpace = false
    for scalar in string.unicodeScalars {
      let isSpace = isLineSpace(scalar)
      if !isSpace {
        scalars.append(isReadable(scalar) ? scalar : "\u{FFFD}")
      } else if !endsInSpace {
        scalars.append(" ")
      }
      endsInSpace = isSpace
    }
    return String(scalars)
  }

  /// Whether `scalar` is a space, a tab or the end of a line.
  static func isLineSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether every output format and every reader keeps `scalar`.
  static func isReadable(_ scalar: Unicode.Scalar) -> Bool { isVisible(scalar) }
}

extension PlainText: ExpressibleByStringInterpolation {
  /// Cleans a literal.
  public init(stringLiteral literal: String) {
    self.init(literal)
  }
}

extension PlainText: CustomStringConvertible {
  /// The cleaned text.
  public var description: String { string }
}
