import Documents
import TestSupport
import Testing

/// Checks that GitHub's reader makes our HTML of our Markdown.
@Suite("Agreement of Markdown and HTML", .enabled(if: Programs.mustRun("cmark-gfm")))
struct AgreementTests {
  @Test("agrees on arbitrary documents", arguments: 0..<40 as Range<UInt64>)
  func agrees(seed: UInt64) throws {
    var arbitrary = ArbitraryDocument(seed: seed)
    try check(arbitrary.document())
  }

  @Test("agrees on what was read from arbitrary Markdown", arguments: 0..<40 as Range<UInt64>)
  func agreesOnReading(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let sources = (0..<50).map { _ in generator.text(length: 1...60) }
    try check(Document([Block](markdown: sources.joined(separator: "\n\nBetween.\n\n"))))
  }

  /// Cases that arbitrary documents seldom have.
  static let pitfalls: [[Inline]] = [
    ["a", .strong(["!b"]), "c"], [.strong(["a"]), .strong(["b"])],
    [.emphasis([.strong(["a"]), "b"])],
    [.emphasis(["\u{A0}a"])], [.strong([" a "]), "b"], [.code("a"), .code("b")],
    [.link([.code("]: b")], to: .page("p"))], ["!", .link(["^a"], to: .page("p"))],
    [
      .link(
        ["https://e.com/", .code("b")], to: Destination(checking: "https://e.com/") ?? .page("p"))
    ],
    ["a", .lineBreak, .lineBreak, "- b"],
    ["a\\", .lineBreak, "# b"], ["\u{FEFF}a"], ["a   ", .text("\tb")], [.code("a|b"), "|"],
    ["~~a~~"],
    [.link(["a", .link(["b"], to: .page("q"))], to: .page("p"))], ["\u{301}a \u{301}"],
  ]

  @Test("agrees where cmark alone would not", arguments: pitfalls)
  func agreesOnPitfalls(inlines: [Inline]) throws {
    let table = Table(columns: [.init(inlines)], rows: [[.init(inlines)]])
    try check(Document([.paragraph(inlines), .table(table), .quote([.table(table)])]))
  }

  private func check(_ document: Document) throws {
    guard try GitHub.difference(in: document) != nil else { return }
    // A block alone is easier to read than the whole; some disagree only among others.
    let alone = try document.blocks.lazy.compactMap { try GitHub.difference(in: Document([$0])) }
      .first
    Issue.record("\(try alone ?? GitHub.difference(in: document) ?? "")")
  }
}
