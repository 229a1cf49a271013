internal import Documents

/// The path of a file of the site, below the site's folder.
///
/// Only a literal in the source code and the address of a page, which is made of slugs, can become
/// one. So an identifier from a table becomes the name of a file as a slug, or not at all.
struct SitePath: ExpressibleByStringLiteral {
  /// The path: `devices/iphone-16-pro.html`.
  private(set) var text: String

  /// Takes a literal of the source code. `StaticString` keeps text made at run time out.
  init(stringLiteral literal: StaticString) {
    text = literal.description
  }

  /// The path of a page without its extension.
  init(_ address: SiteAddresses.Address) {
    text = address.path
  }

  /// The name of a file that belongs to no page.
  init(_ name: Slug) {
    text = name.string
  }

  /// The path of a file that is part of the program: the same as in Site/.
  init(asset path: String) {
    text = path
  }

  static func + (lhs: Self, rhs: Self) -> Self {
    var path = lhs
    path.text += rhs.text
    return path
  }
}
