import Documents
import Foundation
import TestSupport
import Testing
import WidgetSite

/// A page without other files.
@Suite("A standalone page")
struct StandalonePageTests {
  private func page(_ markdown: String) -> String {
    let content = MarkdownSource(markdown).html(filling: CodeBlockFilling("x") { _, _ in [] })
    return StandalonePage(content, titled: "a <file>").html
  }

  @Test("has a language, the content and the first heading as its title")
  func parts() {
    let page = page("a {{title}}\n\n## B & *c*\n\n# d\n")
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">\n"))
    #expect(page.contains("<title>B &amp; c</title>"))
    #expect(page.contains("<main>\n<p>a {{title}}</p>\n<h2 id=\"b--c\">B &amp; <em>c</em></h2>\n"))
    #expect(page.hasSuffix("</main>\n</body>\n</html>\n"))
    #expect(self.page("a").contains("<title>a &lt;file&gt;</title>"))
  }

  @Test("runs nothing")
  func policy() {
    #expect(page("a").contains("content=\"default-src 'none'; style-src 'sha256-"))
    #expect(!page("a").contains("script"))
  }

  @Test("allows its own style sheet by its hash", .enabled(if: Programs.mustRun("openssl")))
  func styleHash() throws {
    let page = page("a")
    let style = try #require(page.firstMatch(of: /<style>((?s:.*?))<\/style>/)).1
    let allowed = try #require(page.firstMatch(of: /'sha256-([^']*)'/)).1
    let openssl = try #require(Programs.installed("openssl"))
    let result = try run(openssl, ["dgst", "-sha256", "-r"], input: String(style))
    let bytes = try #require(Data(base64Encoded: String(allowed)))
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(result.output.hasPrefix(digits), "\(result.output)")
  }
}
