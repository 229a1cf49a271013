internal import Wording

/// A query in a document, taken apart into arguments.
///
/// Words stand between blanks; quotes keep blanks. Nothing is expanded and nothing is run.
public struct QueryLine: Equatable, Sendable {
  /// What cannot be read as a query.
  public enum Fault: Error, Equatable, Sendable, CustomStringConvertible {
    /// A quote has no end in the query.
    case openQuote(Character)
    /// The query has more words than are parsed.
    case tooManyWords

    /// The fault in one line.
    public var description: String {
      switch self {
      case .openQuote(let quote): "the quote \(quote) of the query is not closed"
      case .tooManyWords: "the query has more than \(mostWords) words"
      }
    }
  }

  /// The most words of a query. The time of the argument parser grows with the square of their number.
  private static let mostWords = 500

  /// The arguments behind `widgetsize query`, which itself may be left out.
  public let arguments: [String]
  /// The line in the block on which the query begins, counted from 1.
  public let line: Int

  /// Reads the queries of a block, one a line. A backslash at the end of a line continues it on the next; empty lines
  /// and `#` comments are passed over.
  ///
  /// - Returns: For each query its line, and its arguments or what is wrong with it.
  public static func lines(of block: String) -> [(line: Int, query: Result<QueryLine, Fault>)] {
    var queries: [(Int, Result<QueryLine, Fault>)] = []
    var text = "", first = 1
    let lines = block.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if text.isEmpty { first = index + 1 }
      let isOpen = line.last == "\\" && index + 1 < lines.count
      text += isOpen ? line.dropLast() + " " : line
      guard !isOpen else { continue }
      do throws(Fault) {
        let words = try words(of: text)
        if !words.isEmpty {
          queries.append((first, .success(QueryLine(words: words, line: first))))
        }
      } catch {
        queries.append((first, .failure(error)))
      }
      text = ""
    }
    return queries
  }

  /// Drops what stands before the arguments at a terminal: a prompt `$`, `widgetsize` and `query`.
  private init(words: [String], line: Int) {
    var rest = words[...]
    for prefix in ["$", "widgetsize", "query"] where rest.first == prefix { rest.removeFirst() }
    arguments = Array(rest)
    self.line = line
  }

  private static func words(of text: String) throws(Fault) -> [String] {
    var words: [String] = []
    var word = "", isWord = false, quote: Character?
    for character in text + " " {
      switch character {
      case _ where character == quote: quote = nil
      case _ where quote != nil: word.append(character)
      case "'", "\"": (quote, isWord) = (character, true)
      case " ", "\t":
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
        guard words.count <= mostWords else { throw .tooManyWords }
      case "#" where !isWord: return words
      default:
        word.append(character)
        isWord = true
      }
    }
    if let quote { throw .openQuote(quote) }
    return words
  }
}
