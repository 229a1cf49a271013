public import Documents
internal import WidgetSizing
internal import Wording

/// The fenced blocks of a document that hold queries, and the tables that come in their place.
///
///     ```widgetsize
///     widgetsize query --device 'iPhone 7 Plus' --text-size l
///     ```
///
/// How a query is understood is the caller's: a document takes what the program takes.
public struct QueryBlocks {
  /// A query that has no answer.
  public struct Complaint: Error {
    /// The line of the source, counted from 1.
    public let line: Int
    /// What is wrong: a ``QueryLine/Fault``, a ``Fault`` or what the answering function threw.
    public let error: any Error
  }

  /// All queries of a document that have no answer, in its order.
  public struct Complaints: Error {
    /// The complaints, at least one.
    public let all: [Complaint]
  }

  /// What is wrong with a block or with all of them.
  public enum Fault: Error, Equatable, Sendable, CustomStringConvertible {
    /// A block has no query.
    case noQuery

    /// The fault in one line.
    public var description: String {
      "the block has no query, such as '--device plus --text-size l'"
    }
  }

  /// The first word after the fence of such a block.
  public static let language = "widgetsize"

  private let answer: (QueryLine) throws -> QueryResult
  private var complaints: [Complaint] = []

  private init(_ answer: @escaping (QueryLine) throws -> QueryResult) {
    self.answer = answer
  }

  /// Writes a document with its query blocks filled in.
  ///
  /// - Parameters:
  ///   - answer: Answers a query, or throws what is wrong with it.
  ///   - body: Writes the document; the filling is valid within it.
  /// - Returns: What was written.
  /// - Throws: ``Complaints``, if any query has no answer.
  public static func fill<Output>(
    answeringWith answer: @escaping (QueryLine) throws -> QueryResult,
    _ body: (CodeBlockFilling) -> Output
  ) throws -> Output {
    var blocks = QueryBlocks(answer)
    let output = body(
      CodeBlockFilling(language) { code, names in blocks.filled(code, &names) })
    guard blocks.complaints.isEmpty else { throw Complaints(all: blocks.complaints) }
    return output
  }

  /// The tables that come in the place of a block; as far as there are any.
  private mutating func filled(_ code: CodeBlock, _ names: inout AnchorNames) -> [Block] {
    let first = code.line ?? 0
    let lines = QueryLine.lines(of: code.text)
    if lines.isEmpty { complaints.append(Complaint(line: first, error: Fault.noQuery)) }
    var blocks: [Block] = []
    for (line, query) in lines {
      do {
        let result = try answer(query.get())
        // Nothing will be written, and so the rest is only checked.
        if complaints.isEmpty { blocks += result.blocks(naming: &names) }
      } catch {
        complaints.append(Complaint(line: first + line, error: error))
      }
    }
    return blocks
  }
}

extension QueryResult {
  /// The result as a part of someone else's document: tables under captions, without headings, so
  /// that the outline is the author's. The last block is a paragraph, which no list below joins.
  public func blocks(naming names: inout AnchorNames) -> [Block] {
    var blocks: [Block] = []
    var cited: [Key<Claim>] = []
    for block in Array(self.blocks) {
      let caption = Table.Caption(
        [Inline("\(block.title), \(block.chosenVersion)")],
        anchor: names.next(Slug(cleaning: "sizes \(block.title) \(block.version)")))
      let table = block.table
      blocks.append(.table(table.table(caption: caption)))
      let parts = [block.devices, block.legend(of: table), block.marginLine ?? ""]
      blocks.append(.paragraph([Inline(parts.filter { !$0.isEmpty }.joined(by: " · "))]))
      let texts = block.texts
      if !texts.isEmpty { blocks.append(.list(List(texts.map { [Inline($0)] }))) }
      cited += block.lines.flatMap(block.claims)
    }
    // A list below a list would be one with it.
    for note in notes { blocks.append(.paragraph([Inline("Note: \(note)")])) }
    blocks.append(.paragraph(citation(of: catalog.sources(of: cited))))
    return blocks
  }

  /// `Sources: S01, title; S02, title.`
  func citation(of sources: [Key<Source>]) -> [Inline] {
    guard !sources.isEmpty else { return ["No source states these numbers."] }
    let entries = sources.map { key in
      [Inline("\(catalog.sources[key].id), ")] + catalog.sources[key].linkedTitle
    }
    return ["Sources: "] + entries.joined(separator: ["; "]) + ["."]
  }
}
