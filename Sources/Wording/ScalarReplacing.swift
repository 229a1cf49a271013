extension String {
  /// The text with another in place of each occurrence of `scalars`.
  ///
  /// `replacing(_:with:)` compares characters. A sign and the mark that combines with it are one
  /// character, so it leaves that sign as it is, while a browser, a compiler and a shell see it.
  ///
  /// - Parameters:
  ///   - scalars: What is replaced, not empty.
  ///   - replacement: What takes its place.
  /// - Returns: The text, unless `scalars` occurs in it, unchanged.
  public func replacing(scalars: String, with replacement: String) -> String {
    guard let first = scalars.utf8.first else { return self }
    // In UTF-8, no scalar begins within another.
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let next = rest.firstIndex(of: first) {
      bytes += rest[..<next]
      rest = rest[next...]
      if rest.starts(with: scalars.utf8) {
        bytes += replacement.utf8
        rest = rest.dropFirst(scalars.utf8.count)
      } else {
        bytes.append(rest.removeFirst())
      }
    }
    bytes += rest
    return String(decoding: bytes, as: UTF8.self)
  }
}
