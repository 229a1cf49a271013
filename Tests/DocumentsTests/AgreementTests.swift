import Documents
import Foundation
import TestSupport
import Testing

/// Checks that GitHub's reader finds in our Markdown what our HTML says.
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
    try check(Document(markdown: sources.joined(separator: "\n\nBetween.\n\n")))
  }

  private func check(_ document: Document) throws {
    guard try difference(in: document) != nil else { return }
    // A block alone is easier to read than the whole; some disagree only among others.
    let alone = try document.blocks.lazy.compactMap { try difference(in: Document([$0])) }.first
    Issue.record("\(try alone ?? difference(in: document) ?? "")")
  }

  private func difference(in document: Document) throws -> Comment? {
    let markdown = document.markdown()
    let expected = withoutLayout(document.html())
    let actual = withoutLayout(try reread(markdown))
    guard actual != expected else { return nil }
    let lines = zip(actual.split(separator: "\n"), expected.split(separator: "\n"))
    let line = lines.first { $0 != $1 }
    return "'\(line?.0 ?? "")' is not '\(line?.1 ?? "")' in:\n\(markdown)"
  }

  /// What GitHub's reader makes of Markdown. It is told to pass HTML and dangerous addresses on:
  /// if any got into the Markdown, it will be seen here.
  private func reread(_ markdown: String) throws -> String {
    let tool = try #require(Programs.installed("cmark-gfm"), "cmark-gfm is not installed")
    let result = try run(
      tool, ["--unsafe", "-e", "table", "-e", "strikethrough"], input: markdown)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    return result.output
  }

  /// Removes what differs by design: what Markdown has no way to say.
  private func withoutLayout(_ html: String) -> String {
    ("\n" + html + "\n")
      .replacing("<!-- end list -->", with: "")
      .replacing("<code class=", with: "<code info=")
      .replacing(/<a id="[^"]*"><\/a>/, with: "")
      .replacing(/\ (align|class|id|scope)="[^"]*"/, with: "")
      .replacing(/<br \/?>\n?/, with: "<br>")
      .replacing(/<\/?(div|colgroup|section)[^>]*>/, with: "\n")
      .replacing(/<(\/?)(aside|nav)[^>]*>/) { $0.2 == "nav" ? "" : "<\($0.1)blockquote>" }
      .replacing(/<table>\s*<caption>((?s:.*?))<\/caption>/) {
        "<p><strong>\($0.1)</strong></p><table>"
      }
      .replacing(/<(\/?)th>/) { "<\($0.1)td>" }
      .replacing(/\s*(<\/?(?:p|table|thead|tbody|tr|th|td)>)\s*/) { "\n\($0.1)\n" }
      .replacing(/\n+/, with: "\n")
  }
}
