extension DeviceFinder {
  /// The names in a text that has commas between them: `iPhone 16 Pro,iPhone 15`.
  ///
  /// The comma of an identifier is not one between names: `iPhone9,2,iPhone10,1` has two.
  public func names(in text: String) -> [String] {
    let parts = Self.parts(of: text)
    var names: [String] = []
    var place = 0
    while place < parts.count {
      if place + 1 < parts.count, isIdentifier(parts[place], parts[place + 1]) {
        names.append("\(parts[place]),\(parts[place + 1])")
        place += 2
      } else {
        names.append(String(parts[place]))
        place += 1
      }
    }
    return parts.count > 1 ? names.map { String(Substring($0).withoutBlanks) } : names
  }

  /// The parts between commas; those in parentheses are part of a name: `iPad Pro (11-inch, M4)`.
  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var isOpen = false
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if isOpen, let last = parts.last {
        parts[parts.count - 1] = text[last.startIndex..<part.endIndex]
      } else {
        parts.append(part)
      }
      isOpen = part.last { "()".contains($0) }.map { $0 == "(" } ?? isOpen
    }
    return parts
  }

  /// Whether two parts have the form of an identifier, known or not: letters and a number, a number.
  private func isIdentifier(_ first: Substring, _ second: Substring) -> Bool {
    let first = first.withoutBlanks
    let generation = first.drop { $0.isLetter }
    return generation.startIndex > first.startIndex
      && [generation, second].allSatisfy { number in
        !number.isEmpty && number.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      }
  }
}
