internal import Wording

/// Where a link may lead: an `https` address, a page or a file of this site, a path beside this page, or an anchor.
///
/// A list of what is allowed, because no list of what is dangerous is ever complete.
public struct Destination: Hashable, Sendable {
  /// The address: ASCII, percent-encoded where it must be; of what is in the site the path from the site's top.
  public let string: String
  /// Whether the address is a path from the top of the site.
  private let isInSite: Bool
  /// The name under which a browser saves what the link leads to; nil for a page, which it shows.
  let fileName: String?

  /// Checks an address; `nil` if it is none of the three.
  ///
  /// - `https://host/…`, where any byte without a meaning in an address is percent-encoded;
  /// - a path relative to this page, of letters, digits, `.`, `_`, `-`, `~`, `@` and `/`, which does not
  ///   start with `/`, with or without `#` and a fragment of the same characters but `@` and `/`;
  /// - `#` and such a fragment.
  public init?(checking text: some StringProtocol) {
    let text = String(text)
    if text.hasPrefix("https://") {
      let rest = text.dropFirst("https://".count)
      guard let first = rest.utf8.first, Self.isNameByte(first),
        rest.unicodeScalars.allSatisfy({ PlainText.isReadable($0) })
      else { return nil }
      self.init(trusted: "https://" + Self.percentEncoded(rest))
    } else {
      let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard let path = parts.first, !text.isEmpty, path.utf8.first != Self.slash,
        path.utf8.allSatisfy(Self.isPathByte)
      else { return nil }
      if parts.count == 2 {
        guard !parts[1].isEmpty, parts[1].utf8.allSatisfy(Self.isNameByte) else { return nil }
      }
      self.init(trusted: text)
    }
  }

  /// A file of this site that is no page.
  ///
  /// - Parameters:
  ///   - path: The path from the site's top, of letters, digits, `.`, `_`, `-`, `~`, `@` and `/`; it does
  ///     not start with `/`.
  ///   - name: The name under which a browser saves the file instead of showing it, of the same characters
  ///     but `/`; nil if it shows it.
  /// - Returns: The file; `nil` if the path or the name has other characters.
  public static func file(
    _ path: some StringProtocol, savedAs name: String? = nil
  ) -> Destination? {
    guard let file = Destination(checking: path), file.string.utf8.allSatisfy(isPathByte)
    else { return nil }
    if let name {
      guard !name.isEmpty, name.utf8.allSatisfy({ isPathByte($0) && $0 != slash }) else {
        return nil
      }
    }
    return Destination(trusted: file.string, isInSite: true, fileName: name)
  }

  /// The element of this page that has `anchor` as its id.
  public static func anchor(_ anchor: Slug) -> Destination {
    Destination(trusted: "#" + anchor.string)
  }

  /// The page `name.html` of this site, or an element of it.
  ///
  /// - Parameters:
  ///   - name: The name of the page.
  ///   - folder: The folder that the page is in; nil for the top.
  ///   - anchor: The id of an element of the page.
  /// - Returns: The page.
  public static func page(
    _ name: Slug, in folder: Slug? = nil, anchor: Slug? = nil
  ) -> Destination {
    let path = (folder.map { $0.string + "/" } ?? "") + name.string
    let fragment = anchor.map { "#" + $0.string } ?? ""
    return Destination(trusted: path + ".html" + fragment, isInSite: true)
  }

  /// The page with a choice for its script, `name=value` as its fragment. Without a script it is the
  /// page alone.
  public func choosing(_ value: Slug, as name: Slug) -> Destination {
    Destination(trusted: "\(string)#\(name.string)=\(value.string)", isInSite: isInSite)
  }

  /// The address as a page of HTML has it, to whose site's top `root` leads: nothing, `../` or a whole address.
  func address(from root: String) -> String { isInSite ? root + string : string }

  /// The id on this page that the destination means, if it is one.
  public var localAnchor: Slug? {
    string.hasPrefix("#") ? Slug(checking: string.dropFirst()) : nil
  }

  private init(
    trusted string: String, isInSite: Bool = false, fileName: String? = nil
  ) {
    self.string = string
    self.isInSite = isInSite
    self.fileName = fileName
  }

  private static let slash = UInt8(ascii: "/")
  private static let at = UInt8(ascii: "@")

  /// Letters, digits, `-`, `.`, `_` and `~`: what an address never needs to encode.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  /// The same, `/` and `@`: what a path has.
  private static func isPathByte(_ byte: UInt8) -> Bool {
    isNameByte(byte) || byte == slash || byte == at
  }

  /// Encodes every byte that has no plain meaning in an address.
  ///
  /// cmark 0.30.2 to 0.31.2 writes a tab in a CommonMark link as `% 9`, so nothing may be left
  /// for cmark to encode. `~` and parentheses mean something to readers of Markdown.
  private static func percentEncoded(_ text: Substring) -> String {
    text.percentEncoded { byte in
      byte != 0x7E && isNameByte(byte) || "-._:/?#@!$&+,;=%".utf8.contains(byte)
    }
  }
}
