extension String {
  /// The words of an identifier in lower case: `systemExtraLarge` has three. Capital letters of ASCII begin words.
  package var camelCaseWords: [String] {
    var words: [String] = []
    var start = startIndex
    for index in utf8.indices.dropFirst() where (0x41...0x5A).contains(utf8[index]) {
      words.append(self[start..<index].lowercased())
      start = index
    }
    return isEmpty ? [] : words + [self[start...].lowercased()]
  }
}
