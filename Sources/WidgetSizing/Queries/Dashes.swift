extension Character {
  /// Whether people type this between the ends of a range: the hyphen, the minus sign and the dashes.
  package var isDash: Bool { Self.dashes.contains(self) }

  private static let dashes: Set<Character> = ["-", "\u{2010}", "\u{2011}", "–", "—", "\u{2212}"]
}

extension Substring {
  /// The text without the blanks around it.
  package var withoutBlanks: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
