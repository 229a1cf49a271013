extension Sequence<UInt8> {
  /// Whether raw HTML may begin anywhere.
  var hasTagStart: Bool {
    var last: UInt8 = 0
    return contains { byte in
      defer { last = byte }
      return last == UInt8(ascii: "<") && byte.mayFollowTagStart
    }
  }

  /// Whether a comment, a declaration or a processing instruction may begin anywhere.
  ///
  /// - Parameter isUnescaped: Whether one after a backslash does not count.
  /// - Returns: Whether there is one.
  func hasDeclarationStart(unescaped isUnescaped: Bool = false) -> Bool {
    var last: UInt8 = 0, isOpen = false
    return contains { byte in
      defer {
        isOpen = byte == UInt8(ascii: "<") && !(isUnescaped && last == UInt8(ascii: "\\"))
        last = byte
      }
      return isOpen && (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"))
    }
  }
}

extension String {
  /// The text without tags, each up to the next `>` of its line, if there is one.
  var withoutTags: String {
    let parts = utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    var result = Array(parts[0])
    for part in parts.dropFirst() {
      guard part.beginsTag else {
        result += [UInt8(ascii: "<")] + Array(part)
        continue
      }
      while result.last == UInt8(ascii: "<") { result.removeLast() }
      let end = part.firstIndex { ">\r\n".utf8.contains($0) }
      result +=
        end.map { part[$0] == UInt8(ascii: ">") } ?? false
        ? part.suffix(from: end ?? part.endIndex).dropFirst() : part
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Substring.UTF8View {
  /// Whether a tag begins with what follows a `<`, and no autolink, which has one of `:@.+` after its
  /// first word.
  fileprivate var beginsTag: Bool {
    guard let first, first.mayFollowTagStart else { return false }
    let end = drop { $0 == 0x2D || 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 & ~0x20 }.first
    return end.map { !":@.+".utf8.contains($0) } ?? true
  }
}

extension UInt8 {
  fileprivate var mayFollowTagStart: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: 0x41...0x5A ~= self & ~0x20
    }
  }
}
