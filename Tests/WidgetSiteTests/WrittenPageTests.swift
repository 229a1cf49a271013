import Documents
import Testing

@testable import WidgetSite

@Suite("Written pages") struct WrittenPageTests {
  private static let context = Site.bundled.context

  @Test("have parts that exist, and every part is on a page") func parts() {
    let named = WrittenPage.all.values.flatMap { page in
      page.body.matches(of: /```part\n([^`]*)```/).flatMap { $0.1.split(separator: "\n") }
    }
    #expect(Set(named.map(String.init)) == Set(PagePart.all.keys))
  }

  @Test("have a title, and a part of the site if their head names one") func heads() {
    for page in WrittenPage.all.values {
      #expect(page[.title]?.isEmpty == false && (page[.part] == nil) == (page.part == nil))
    }
  }

  @Test("have words below a head") func head() {
    let page = WrittenPage(
      path: "a/b", text: "---\ntitle: A page: of words\npart: compare\n---\n\nWords.\n")
    #expect(page[.title] == "A page: of words" && page.part == .compare && page[.note] == nil)
    #expect(page.body == "\nWords.\n")
  }

  @Test("have sections, parts and links to other pages") func blocks() {
    let text = """
      ---
      title: A
      ---

      See [rules](../rules.md#rules-table), [the guideline](https://e.com/a.md) and [b](b.md).

      ## Empty

      ## Text sizes {#own .sizes}

      ```part
      text-sizes
      ```

      ## After all

      Words.
      """
    let blocks = Self.context.blocks(of: WrittenPage(path: "a/index", text: text))
    let document = Document(blocks)
    let html = document.html(root: "../")
    #expect(html.contains("<a href=\"../rules.html#rules-table\">rules</a>"))
    #expect(html.contains("<a href=\"https://e.com/a.md\">"))
    #expect(html.contains("<a href=\"../a/b.html\">b</a>"))
    #expect(html.contains("<section class=\"sizes\">\n<h2 id=\"own\">Text sizes</h2>"))
    #expect(html.contains("id=\"text-sizes-table\"") && html.contains("<h2 id=\"after-all\">"))
    #expect(!html.contains("Empty"))
  }
}
