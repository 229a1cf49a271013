internal import Wording

/// A query as it is typed at a terminal, taken apart into arguments.
///
/// Quotes and backslashes mean what they mean to a shell. Nothing is expanded and nothing is run:
/// what would ask a shell for more is an error.
public struct QueryLine: Equatable, Sendable {
  /// The arguments behind `widgetsize query`, which itself may be left out.
  public let arguments: [String]
  /// The line in the block on which the query begins, counted from 1.
  public let line: Int

  /// What cannot be read as a query.
  public struct Fault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of faults.
    public enum Kind: Equatable, Sendable {
      /// A quote has no end on its line.
      case openQuote(Character)
      /// A character means something to a shell, and nothing here.
      case shellSyntax(String)
      /// The block ends with a backslash, and so in the middle of a query.
      case openLine
      /// The query has more words than are parsed.
      case tooManyWords
    }

    /// What is wrong.
    public let kind: Kind
    /// The line in the block, counted from 1.
    public let line: Int
    /// The Unicode scalar in that line, counted from 1.
    public let column: Int

    /// The fault in one line.
    public var description: String {
      let place = "at column \(column)"
      return switch kind {
      case .openQuote(let quote): "the quote \(quote) \(place) of the query is not closed"
      case .shellSyntax(let text):
        "\(quoted(text)) \(place) of the query means something to a shell only, and none runs "
          + "here; put it into quotes if it is part of a name"
      case .openLine: "the backslash \(place) of the query has no line below it"
      case .tooManyWords: "the query has more than \(QuerySplitter.mostWords) words"
      }
    }
  }

  /// The queries of a block, one a line. A backslash at the end of a line continues it on the next;
  /// empty lines and `#` comments are passed over.
  ///
  /// - Returns: For each query its arguments, or what is wrong with it.
  public static func lines(of block: String) -> [Result<QueryLine, Fault>] {
    var splitter = QuerySplitter(block)
    var lines: [Result<QueryLine, Fault>] = []
    while let line = splitter.next() { lines.append(line) }
    return lines
  }

  /// Takes words of a terminal: a prompt `$`, `widgetsize` and `query` before the arguments are
  /// dropped.
  init(words: [String], line: Int) {
    var rest = words[...]
    for prefix in ["$", "widgetsize", "query"] where rest.first == prefix { rest.removeFirst() }
    arguments = Array(rest)
    self.line = line
  }
}
