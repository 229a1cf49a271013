internal import WidgetSizing
internal import Wording

/// What words ask for beside what they choose. Not every answer has it: what an answer lacks is told.
package enum Wish: Hashable, Sendable {
  case subject(WordReading.Subject)
  case request(WordReading.Request)
  /// A number besides the sides: a margin, a radius.
  case quantity
  /// One of the places on a Home Screen.
  case spot
}

extension Wish {
  /// What a meaning asks for; nil for a subject, of which a question has one, for what chooses something, and for what
  /// every answer has: points, sides and whether there is such a size at all.
  init?(_ meaning: WordMeaning) {
    switch meaning {
    // Of widgets that do not grow they ask for the smallest, and of Live Activities for a height.
    case .quantity(.minimumWidth), .quantity(.minimumHeight): return nil
    case .quantity: self = .quantity
    case .spot: self = .spot
    case .request(.versus), .request(.whether), .request(.points): return nil
    case .request(let request): self = .request(request)
    default: return nil
    }
  }
}

/// A phrase with its wish.
package struct WishedPhrase: Equatable, Sendable {
  package let phrase: String
  package let wish: Wish
}

extension WordReading {
  /// The phrases that ask for something that an answer does not have.
  ///
  /// - Parameter answers: What the answer has.
  /// - Returns: Each phrase once, in the order of the question.
  package func phrases(notAnsweredBy answers: Set<Wish>) -> [String] {
    wishes.filter { !answers.contains($0.wish) }.map(\.phrase).withoutRepetition
  }

  /// `not answered: corner radius`
  package static func text(ofNotAnswered phrases: [String]) -> String? {
    phrases.isEmpty ? nil : "not answered: \(phrases.joined(by: ", "))"
  }
}
