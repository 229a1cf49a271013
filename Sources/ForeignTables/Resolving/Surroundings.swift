/// What the words around a size mean, each by where it stands, from near to far.
struct Surroundings {
  let own, column, between, row, behind, above, entries, after, earlier: PhraseLabels

  var all: [PhraseLabels] {
    [own, column, between, row, behind, above, entries, after, earlier]
  }

  /// The nearest that has a value.
  func first<Value>(_ value: KeyPath<PhraseLabels, Value?>) -> Value? {
    all.lazy.compactMap { $0[keyPath: value] }.first
  }

  /// The nearest on the line or in the row that has a value.
  func nearest<Value>(_ value: KeyPath<PhraseLabels, Value?>) -> Value? {
    [own, column, between, row, behind].lazy.compactMap { $0[keyPath: value] }.first
  }

  /// The nearest family: of words in front of the size the last, of those behind it the first. A vague word in
  /// front gives way to a name behind: `let rect = CGRect(…) // medium`.
  ///
  /// - Parameter chain: The family of what is in front of it in the same brackets.
  /// - Returns: Nil if the words name none.
  func family(_ chain: FamilyLabel?) -> FamilyLabel? {
    let families = [
      own.lastFamily, column.lastFamily, between.lastFamily,
      behind.familyCount < 3 ? behind.firstFamily : nil, chain,
      row.lastFamily, above.onlyFamily, entries.onlyFamily, after.onlyFamily,
    ]
    let nearest = families.lazy.compactMap(\.self).first
    if nearest?.isVague == true, let named = behind.firstFamily, !named.isVague { return named }
    return nearest
  }
}

extension PhraseLabels {
  /// The family, if it names one alone: `// small, medium, large` is about three sizes.
  var onlyFamily: FamilyLabel? { familyCount == 1 ? lastFamily : nil }
}
