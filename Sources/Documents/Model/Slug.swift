/// A name that can stand anywhere without escaping: as an id or a class in HTML, as a file name,
/// as the fragment of an address.
///
/// One to 200 characters of `a-z`, `0-9` and `-`, the first and the last no `-`.
public struct Slug: Hashable, Sendable {
  /// The checked name.
  public let string: String

  private static let longest = 200
  private static let hyphen = UInt8(ascii: "-")

  /// Takes `text` as it is, or returns `nil` if it is no slug.
  public init?(checking text: some StringProtocol) {
    var text = String(text)
    guard text.withUTF8({ unsafe Self.isSlug($0) }) else { return nil }
    self.string = text
  }

  private static func isSlug(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe 1...longest ~= bytes.count && bytes.first != hyphen && bytes.last != hyphen
      && bytes.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == hyphen }
  }

  /// Makes a slug of any text: `414x736@3` becomes `414x736-3`.
  ///
  /// Letters become small, a letter beyond ASCII its number (`é` becomes `ue9`), anything else a
  /// single `-`. Text that has neither letter nor digit becomes `untitled`. Different texts can
  /// give the same slug; where that matters, the caller must look.
  public init(cleaning text: some StringProtocol) {
    var result: [UInt8] = []
    for scalar in String(text).unicodeScalars {
      let count = result.count
      switch scalar {
      case "a"..."z", "0"..."9": result.append(UInt8(ascii: scalar))
      case "A"..."Z": result.append(UInt8(ascii: scalar) | 0x20)
      case _ where !scalar.isASCII && scalar.properties.isAlphabetic:
        result += "u\(String(scalar.value, radix: 16))".utf8
      default:
        if count > 0, result.last != Self.hyphen { result.append(Self.hyphen) }
        continue
      }
      if result.count > Self.longest {
        result.removeLast(result.count - count)
        break
      }
    }
    if result.last == Self.hyphen { result.removeLast() }
    self.string = result.isEmpty ? "untitled" : String(decoding: result, as: UTF8.self)
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

extension Slug {
  /// A slug for each text, no two of them the same, and none of `others`.
  package static func distinct(_ texts: [String], besides others: Set<Slug> = []) -> [Slug] {
    var used = others
    // How often a slug was wanted, so that the numbers are not tried from the start each time.
    var counts: [Slug: Int] = [:]
    return texts.map { text in
      let plain = Slug(cleaning: text)
      var slug = plain
      while !used.insert(slug).inserted {
        counts[plain, default: 1] += 1
        slug = Slug(cleaning: "\(counts[plain, default: 1])-\(text)")
      }
      return slug
    }
  }
}
