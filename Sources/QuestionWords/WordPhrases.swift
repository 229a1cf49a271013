internal import WidgetSizing

/// What people type, and what each word or phrase of a few words means, in lower case.
struct WordPhrases {
  private(set) var meanings = [String: WordMeaning](minimumCapacity: 2_000)

  mutating func add(_ meaning: WordMeaning, _ phrases: String...) {
    for phrase in phrases {
      let other = meanings.updateValue(meaning, forKey: phrase)
      precondition(other == nil, "'\(phrase)' has two meanings")
    }
  }
}

extension WordMeaning {
  static let all: [String: WordMeaning] = {
    var phrases = WordPhrases()
    phrases.addValues()
    phrases.addQuestions()
    phrases.addRemarks()
    return phrases.meanings
  }()
}
