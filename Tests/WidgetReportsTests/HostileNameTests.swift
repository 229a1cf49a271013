import BundledTables
import Documents
import Foundation
import TestSupport
import Testing

@testable import WidgetReports

/// Names from a user's tables are text wherever they come out.
@Suite("Hostile names") struct HostileNameTests {
  static let name = "<img src=x onerror=alert(1)>|"

  @Test("are text in the page and in its Markdown") func areText() throws {
    let report = Report(
      Engine(try .named(Self.name)), dataVersion: Self.name, programVersion: "{{content}}")
    let files = report.files
    let page = try #require(files.first { $0.name == "index.html" }).text
    let markdown = try #require(files.first { $0.name == "report.md" }).text
    #expect(!page.contains("<img"))
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;|"))
    #expect(!markdown.replacing(#"\<"#, with: "").contains("<img"))
    #expect(markdown.contains(#"\<img src=x onerror=alert(1)\>\|"#))
    // What looks like a place of the template is text too.
    #expect(page.contains("widgetsize {{content}}"))
  }

  @Test(
    "say the same in both formats", .enabled(if: Programs.mustRun("cmark-gfm")),
    arguments: [name, "a|`b *c* _d_", "~~z~~&lt;[x](y)</td></table>"])
  func formatsAgree(name: String) throws {
    let report = Report(
      Engine(try .named(name)), dataVersion: name, programVersion: "1.2.3")
    #expect(try report.document.differenceOfFormats() == nil)
  }

  @Test("give each thing an id of its own") func idsAreDistinct() throws {
    let catalog = try Catalog.bundled(with: [
      .sources: """
      id,title,url,author,published,kind,language,authority,method,note
      "S 01",one,,,,article,en,10,measured,
      S-01,two,,,,article,en,10,measured,
      S_01,three,,,,article,en,10,measured,

      """
    ])
    let anchors = Report(Engine(catalog), dataVersion: "1", programVersion: "1").document.anchors
    #expect(Set(anchors).count == anchors.count)
  }
}
