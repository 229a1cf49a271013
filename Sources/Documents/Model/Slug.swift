/// A name that can stand anywhere without escaping: as an id or a class in HTML, as a file name,
/// as the fragment of an address.
///
/// One to 200 characters of `a-z`, `0-9` and `-`, the first and the last no `-`.
public struct Slug: Hashable, Sendable {
  /// The checked name.
  public let string: String

  private static let longest = 200

  /// Takes `text` as it is, or returns `nil` if it is no slug.
  public init?(checking text: some StringProtocol) {
    let hyphen = UInt8(ascii: "-")
    let bytes = text.utf8
    var last = hyphen
    for byte in bytes {
      guard 0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte == hyphen else { return nil }
      last = byte
    }
    guard 1...Self.longest ~= bytes.count, bytes.first != hyphen, last != hyphen else {
      return nil
    }
    self.string = String(text)
  }

  /// Makes a slug of any text: `414x736@3` becomes `414x736-3`.
  ///
  /// Letters become small, a letter beyond ASCII its number (`é` becomes `ue9`), anything else a
  /// single `-`. Text that has neither letter nor digit becomes `untitled`. Different texts can
  /// give the same slug; where that matters, the caller must look.
  public init(cleaning text: some StringProtocol) {
    var result = ""
    var isPending = false
    for scalar in text.unicodeScalars {
      let next: String
      switch scalar {
      case "a"..."z", "0"..."9": next = String(scalar)
      case "A"..."Z": next = scalar.properties.lowercaseMapping
      case _ where scalar.value >= 0x80 && scalar.properties.isAlphabetic:
        next = "u" + String(scalar.value, radix: 16)
      default:
        isPending = true
        continue
      }
      let addition = isPending && !result.isEmpty ? "-" + next : next
      guard result.utf8.count + addition.utf8.count <= Self.longest else { break }
      result += addition
      isPending = false
    }
    self.string = result.isEmpty ? "untitled" : result
  }
}

extension Slug: ExpressibleByStringLiteral {
  /// Takes a literal of the source code; one that is no slug stops the program.
  public init(stringLiteral literal: StaticString) {
    guard let slug = Slug(checking: literal.description) else {
      preconditionFailure("'\(literal)' is no slug")
    }
    self = slug
  }
}

extension Slug: Comparable {
  /// Orders slugs as their bytes are.
  public static func < (lhs: Slug, rhs: Slug) -> Bool { lhs.string < rhs.string }
}

extension Slug: CustomStringConvertible {
  /// The checked name.
  public var description: String { string }
}
