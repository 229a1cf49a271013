extension String {
  /// The words of an identifier in lower case: `systemExtraLarge` has three.
  package var camelCaseWords: [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
