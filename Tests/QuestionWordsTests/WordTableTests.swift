import DataTables
@testable import QuestionWords
import Testing
import WidgetSizing
import WidgetSizingData

/// `Data/words.csv`.
struct WordTableTests {
  private struct Word: Sendable {
    let phrase, axis, value: String
  }

  private static let words: [Word] = {
    var words: [Word] = []
    Row.each(of: WordTable.table) { row in
      words.append(
        Word(phrase: row.text("phrase"), axis: row.text("axis"), value: row.text("value")))
    }
    return words
  }()

  @Test func noPhraseIsThereTwiceAndAllAreSorted() {
    let phrases = Self.words.map(\.phrase)
    #expect(phrases.count > 1_000)
    for (phrase, next) in zip(phrases, phrases.dropFirst()) {
      #expect(phrase.utf8.lexicographicallyPrecedes(next.utf8), "\(phrase), \(next)")
    }
  }

  @Test func phrasesAreInLowerCaseWithSingleBlanks() {
    for word in Self.words {
      let words = word.phrase.split(separator: " ", omittingEmptySubsequences: false)
      #expect(word.phrase == word.phrase.lowercased() && !words.contains(""), "\(word)")
    }
  }

  @Test func fewWordsMeanNothing() {
    #expect(Self.words.count { $0.axis == "nothing" } <= 60)
  }

  @Test func whatIsToldOfAPhraseHasOne() {
    let told = WordTable.rows(of: "told")
    #expect(!told.isEmpty)
    for row in told { #expect(WordTable.isPhrase([row.phrase]), "\(row)") }
  }

  @Test func everyValueExists() {
    for word in Self.words {
      #expect(Self.exists(word), "\(word)")
    }
  }

  private static func exists(_ word: Word) -> Bool {
    switch WordMeaning(word.axis, word.value) {
    case .family(let name):
      name.split(separator: ",").allSatisfy {
        $0 == "all" || Catalog.bundled.families(named: $0, on: Platform.allCases) != nil
      }
    case .versions(let name): name == "latest" || NamedVersions(name) != nil
    case .values(let axis, let names):
      names.allSatisfy { axis.values.named($0, in: .bundled) != nil }
    case .uncovered(let text), .remark(let text): !text.isEmpty
    case nil: ["sentence", "content"].contains(word.axis) && word.phrase.hasPrefix(":")
    default: true
    }
  }
}
