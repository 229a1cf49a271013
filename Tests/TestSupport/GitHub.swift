public import Testing

/// GitHub's reader of Markdown, as Debian has it.
public enum GitHub {
  /// The first difference between HTML and what GitHub's reader makes of Markdown; nil if there is none.
  public static func difference(between markdown: String, and html: String) throws -> Comment? {
    let expected = withoutLayout(html)
    let actual = withoutLayout(try reread(markdown))
    guard actual != expected else { return nil }
    let lines = zip(actual.split(separator: "\n"), expected.split(separator: "\n"))
    let line = lines.first { $0 != $1 }
    return "'\(line?.0 ?? "")' is not '\(line?.1 ?? "")' in:\n\(markdown)"
  }

  /// The HTML that GitHub's reader makes of Markdown. It passes raw HTML and dangerous addresses on, so
  /// that a test sees any that got into the Markdown.
  private static func reread(_ markdown: String) throws -> String {
    let tool = try #require(Programs.installed("cmark-gfm"), "cmark-gfm is not installed")
    let result = try run(
      tool, ["--unsafe", "-e", "table", "-e", "strikethrough"], input: markdown)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    return result.output
  }

  /// Removes what Markdown cannot express.
  private static func withoutLayout(_ html: String) -> String {
    ("\n" + html + "\n")
      .replacing("<!-- end list -->", with: "")
      .replacing("<code class=", with: "<code info=")
      .replacing(/<span class="label">[^<]*<\/span>\ ?/, with: "")
      .replacing(/<\/?span[^>]*>/, with: "")
      .replacing("</code><code>", with: "")
      .replacing(/<p><a id="[^"]*"><\/a><\/p>/, with: "")
      .replacing(/<a id="[^"]*"><\/a>/, with: "")
      .replacing(/\ (align|class|download|id|scope|data-[a-z]+)="[^"]*"/, with: "")
      .replacing(/<br \/?>\n?/, with: "<br>")
      .replacing(/<\/?(div|colgroup|section|details)[^>]*>/, with: "\n")
      .replacing(/<(\/?)summary>/) { "<\($0.1)p>" }
      .replacing(/<(\/?)(aside|nav)[^>]*>/) { $0.2 == "nav" ? "" : "<\($0.1)blockquote>" }
      .replacing(/<table>\s*<caption>((?s:.*?))<\/caption>/) {
        "<p><strong>\($0.1)</strong></p><table>"
      }
      .replacing(/<(\/?)th>/) { "<\($0.1)td>" }
      .replacing(/\s*(<\/?(?:p|table|thead|tbody|tr|th|td)>)\s*/) { "\n\($0.1)\n" }
      .replacing(/\n+/, with: "\n")
  }
}
