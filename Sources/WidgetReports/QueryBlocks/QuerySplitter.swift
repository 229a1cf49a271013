/// Takes the queries of a block apart, one after the other.
struct QuerySplitter {
  /// The most words of a query. The time of the argument parser grows with the square of their number.
  static let mostWords = 500

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1

  init(_ block: String) {
    scalars = Array(block.unicodeScalars)
  }

  /// The next query; nil at the end of the block.
  mutating func next() -> Result<QueryLine, QueryLine.Fault>? {
    while index < scalars.count {
      let first = line
      do throws(QueryLine.Fault) {
        let words = try words()
        if !words.isEmpty { return .success(QueryLine(words: words, line: first)) }
      } catch {
        skipLine()
        return .failure(error)
      }
    }
    return nil
  }

  /// The words up to the end of the line, which may go on behind a backslash.
  private mutating func words() throws(QueryLine.Fault) -> [String] {
    var words: [String] = []
    /// The word that is being read. A pair of quotes makes one of nothing.
    var word: String?
    while let scalar = current {
      guard words.count < Self.mostWords || word == nil else { throw fault(.tooManyWords) }
      switch scalar {
      case "\n":
        advance()
        return words + (word.map { [$0] } ?? [])
      case " ", "\t":
        advance()
        if let whole = word { words.append(whole) }
        word = nil
      case "#" where word == nil:
        skipLine()
        return words
      case "\\":
        let fault = fault(.openLine)
        advance()
        guard let escaped = current else { throw fault }
        advance()
        // At the end of a line it leaves nothing, not even the end of a word.
        if escaped != "\n" {
          word.append(escaped)
        } else if current == nil {
          throw fault
        }
      case "'", "\"":
        try quotation(to: &word)
      case "$" where words.isEmpty && word == nil && isSpace(at: index + 1):
        // The prompt of a shell.
        advance()
        words.append("$")
      case "|", "&", ";", "<", ">", "(", ")", "$", "`", "*", "?", "[", "]", "{", "}", "!":
        throw fault(.shellSyntax(String(scalar)))
      case "~" where word == nil:
        throw fault(.shellSyntax(String(scalar)))
      default:
        word.append(scalar)
        advance()
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Adds to a word what is between a quote and the next of its kind. In double quotes a backslash
  /// may stand before a quote or a backslash.
  private mutating func quotation(to word: inout String?) throws(QueryLine.Fault) {
    let quote = scalars[index]
    let open = fault(.openQuote(Character(quote)))
    advance()
    word = word ?? ""
    while let scalar = current, scalar != "\n" {
      if scalar == quote {
        advance()
        return
      }
      if quote == "\"", scalar == "$" || scalar == "`" {
        throw fault(.shellSyntax(String(scalar)))
      }
      if quote == "\"", scalar == "\\", index + 1 < scalars.count,
        ["\"", "\\", "$", "`"].contains(scalars[index + 1])
      {
        advance()
      }
      word.append(scalars[index])
      advance()
    }
    throw open
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func isSpace(at index: Int) -> Bool {
    index >= scalars.count || [" ", "\t", "\n"].contains(scalars[index])
  }

  private func fault(_ kind: QueryLine.Fault.Kind) -> QueryLine.Fault {
    QueryLine.Fault(kind: kind, line: line, column: column)
  }

  private mutating func advance() {
    column += 1
    if scalars[index] == "\n" {
      line += 1
      column = 1
    }
    index += 1
  }

  private mutating func skipLine() {
    while let scalar = current {
      advance()
      if scalar == "\n" { return }
    }
  }
}

extension String? {
  /// Adds to a word, or begins it. In place: a copy for each scalar would make a long word slow.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    if self?.unicodeScalars.append(scalar) == nil { self = String(scalar) }
  }
}
