/// What may be said of the addresses of links that others wrote.
enum Address {
  /// Whether a link may lead there: a relative address, or one of `https`, `http` or `mailto`.
  ///
  /// A list of what is allowed, because no list of what is dangerous is ever complete. Whatever
  /// stands before a colon is taken for a scheme, also what a browser would clean first.
  static func isAllowed(_ url: String) -> Bool {
    let bytes = url.utf8
    guard let end = bytes.firstIndex(where: { "/?#:".utf8.contains($0) }),
      bytes[end] == UInt8(ascii: ":")
    else { return true }
    return ["https", "http", "mailto"].contains(url[..<end].lowercased())
  }
}
