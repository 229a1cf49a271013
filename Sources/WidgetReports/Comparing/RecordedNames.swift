internal import WidgetSizing
internal import Wording

/// Finds what the name of a column or a key was meant to be, where a file with sizes misspells it.
///
/// Only names that are compared are found. Files may have names of their own and those of later versions,
/// such as `model` or `height_later`, so a name must be near in the words in which it differs.
public struct RecordedNames: Sendable {
  /// A name that is compared, and its words.
  private struct Name: Sendable {
    let text: String
    let words: [String]
  }

  /// What people write for a unit.
  private static let units = ["pt", "px", "point", "pixel", "dp", "mm", "cm", "in", "em", "rem"]

  /// The most names of a file that are near to none. A table has no more columns.
  private static let mostOthers = 1_000

  private let names: [Name]
  /// Unknown names that are near to none.
  private var others: Set<String> = []

  /// The names that a reader compares.
  public init(_ names: [String]) {
    self.names = names.map { Name(text: $0, words: $0.wordsOfName) }
  }

  /// The name that an unknown name most likely means; nil if it is near to none.
  ///
  /// A name is near if it differs in case, in separators or in its unit, or if the words that differ are
  /// near, or an abbreviation.
  func nearest(to name: String) -> String? {
    // Longer names are not compared, as in `nearest(to:in:)`, so that the time is bounded.
    guard name.utf8.count <= 100 else { return nil }
    let words = name.wordsOfName
    let near = names.filter { Self.isNear(words, to: $0.words) }.map(\.text)
    return Wording.nearest(to: name, in: near) ?? near.first
  }

  /// What is wrong with the unknown name of a column or a key, in a sentence; nil if it is near to no name.
  public mutating func complaint(about name: String, kind: String) -> String? {
    if others.contains(name) || names.contains(where: { $0.text == name }) { return nil }
    if let nearest = nearest(to: name) {
      return "\(kind) \(quoted(name)) is not compared; did you mean \(quoted(nearest))?"
    }
    others.insert(name)
    return isFull ? "more than \(Self.mostOthers) different \(kind)s are unknown" : nil
  }

  /// Whether so many unknown names were near to none that the file is none with sizes.
  public var isFull: Bool { others.count > Self.mostOthers }

  private static func isNear(_ words: [String], to known: [String]) -> Bool {
    let most = min(words.count, known.count)
    let start = zip(words, known).prefix { $0 == $1 }.count
    let end = zip(words.reversed(), known.reversed()).prefix(most - start).prefix { $0 == $1 }.count
    let rest = words[start..<(words.count - end)].joined()
    let knownRest = known[start..<(known.count - end)].joined()
    if rest == knownRest || isUnit(rest) && isUnit(knownRest) && start > 0 { return true }
    let isAbbreviated = start + end > 0 && rest.count > 2 && knownRest.hasPrefix(rest)
    return isAbbreviated || Wording.nearest(to: rest, in: [knownRest]) != nil
  }

  private static func isUnit(_ word: String) -> Bool {
    word.isEmpty || units.contains(word) || units.contains { $0 + "s" == word }
  }
}

extension String {
  /// The words of a name in lower case: `island_width`, `islandWidth` and `Island Width` have two.
  fileprivate var wordsOfName: [String] {
    split { !$0.isLetter && !$0.isNumber }.flatMap { part in
      let isCamelCase = part.contains(where: \.isLowercase)
      return isCamelCase ? String(part).camelCaseWords : [part.lowercased()]
    }
  }
}
