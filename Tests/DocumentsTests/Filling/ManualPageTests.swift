import Documents
import TestSupport
import Testing

/// Markdown as the body of a manual page.
@Suite("Manual pages")
struct ManualPageTests {
  /// The requests that the writer makes, each with all of its arguments. No hostile text is one.
  private static let requests: Set<String> = [
    ".SH", ".SS", ".PP", ".P", ".PD", ".PD 0", ".IP", #".IP \[bu] 2"#, ".RS", ".RE", ".nf", ".fi",
    ".br",
  ]

  private static func isRequest(_ line: Substring) -> Bool {
    requests.contains(String(line)) || line.wholeMatch(of: /\.IP "\d+\." \d+/) != nil
  }

  /// The escapes that the writer makes.
  private static var escape: Regex<Substring> {
    /\\(?:&|-|e|f\[[BCI]?\]|\[(?:bu|oq|cq|lq|rq|em|en|Fc|Fo)\])/
  }

  private func expectText(_ source: String, _ page: String) {
    for line in page.split(whereSeparator: \.isNewline) {
      // Older readers look for a request behind a change of the font.
      var rest = line
      while let font = ["\\f[C]", "\\f[B]", "\\f[I]", "\\f[]"].first(where: rest.hasPrefix) {
        rest = rest.dropFirst(font.count)
      }
      if rest.hasPrefix(".") || rest.hasPrefix("'") {
        #expect(Self.isRequest(line), "\(line.debugDescription) of \(source.debugDescription)")
      }
      if line.contains("\\") {
        #expect(
          !line.replacing(Self.escape, with: "").contains("\\"),
          "\(line.debugDescription) of \(source.debugDescription)")
      }
    }
    #expect(!page.contains("\r") && !page.contains("\u{1B}"), "\(source.debugDescription)")
  }

  @Test(
    "has no request and no escape of the source",
    arguments: [
      "a&#10;.so /etc/passwd", "a&#13;.so x", "a&#10;'so x", "a\\\n.so x", "a\n.so x", "`.so x`",
      "*.so x*", "**'so x**", "# .so x", "# a&#10;.so x", "- .so x", "> .so x", "1. .so x",
      "```\n.so x\n'so x\n\n.so y\n```", "    .so x\n    .so y", "> ```\n> .so x\n> .so y\n> ```",
      "[a](<x&#10;.so> 't&#10;.so')", "[.so x](y)", "![a&#10;.so x](y&#13;.so)", "<b>.so x",
      "| a |\n|---|\n| .so x |\n.so y", "a `b\n.so x` c", "\\fB \\*x `\\n[x]`", "```\n\\*x\n```",
      "---\na: b\n---\n.so x", "&#10;.so x", "&Tab;.so x", "```\r.so x\r```", "a <br>\n.so x",
      "<https://a.b/&#10;.so>", "&#27;[31m", "```fill\n```\n.so x",
    ])
  func hasNoRequestOfTheSource(source: String) {
    expectText(source, MarkdownSource(source).manualPage())
  }

  @Test(
    "has no request and no escape of the source, whatever is nested in what",
    arguments: 0..<5 as Range<UInt64>)
  func hasNoRequestWhateverIsNested(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let source = generator.hostileManual()
      expectText(source, MarkdownSource(source).manualPage())
      let filled = MarkdownSource(source)
        .markdown(.leftOut, filling: MarkdownFillingTests.filling)
      expectText(source, MarkdownSource(filled).manualPage())
    }
  }

  @Test("keeps the lines of a code block")
  func keepsCode() {
    #expect(
      MarkdownSource("```\n.a\n\n  b \\\n```\n").manualPage()
        == ".IP\n.nf\n\\f[C]\n\\&.a\n\\&\n\\&  b \\e\n\\f[]\n.fi\n")
  }

  @Test("breaks a line")
  func breaksLine() {
    #expect(MarkdownSource("a\\\n.b").manualPage() == ".PP\na\n.br\n\\&.b\n")
  }

  @Test("has no request of the source in deep nesting")
  func hasNoRequestInDeepNesting() {
    let source = String(repeating: "> ", count: 500) + String(repeating: "*.so* ", count: 500)
    expectText("quotes", MarkdownSource(source).manualPage())
  }
}

extension RandomNumberGenerator {
  /// Makes Markdown in which requests of roff stand anywhere.
  fileprivate mutating func hostileManual() -> String {
    let pieces = [
      "- ", "> ", "1. ", "    ", "```\n", "```fill\n", "~~~\n", "x", " ", "\n", "\n\n", "# ", "*",
      "`", "<b>", "<br>", "\\\n", "&#10;", "&#13;", "&#x2028;", "&NewLine;", "[", "](", ")", "<",
      ">", "![", "| a | b |\n|---|---|\n", ".so x", "'so x", ".de y\n", "'", "\\fB", "\\*", ".",
      "---\na: .so\n---\n", "\r", "&#0;", "\u{2029}", "\t",
    ]
    let count = Int.random(in: 1...25, using: &self)
    return (0..<count).compactMap { _ in pieces.randomElement(using: &self) }.joined()
  }
}
