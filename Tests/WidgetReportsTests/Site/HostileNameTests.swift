import Documents
import Foundation
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

/// Names from a user's tables are text in every file of the site.
@Suite("Hostile names") struct HostileNameTests {
  static let name = "<img src=x onerror=alert(1)>|"

  private func site(_ name: String) throws -> Site {
    let engine = Engine(try .small(screen: name, source: name))
    return Site(
      engine, .read([BundledTables.layer]), dataVersion: name, programVersion: "{{content}}",
      answeringWith: engine.answerToAnyQuery)
  }

  @Test("are text in the pages, in their Markdown and in the data") func areText() throws {
    let files = try site(Self.name).files()
    func text(_ path: String) throws -> String {
      try #require(files.first { $0.path == path }?.text, "no text \(path)")
    }
    for file in files where file.path.hasSuffix(".html") || file.path.hasSuffix(".xml") {
      #expect(try !#require(file.text).contains("<img"), "\(file.path)")
    }
    for file in files where file.path.hasSuffix(".md") {
      let text = try #require(file.text)
      #expect(!text.replacing(#"\<"#, with: "").contains("<img"), "\(file.path)")
    }
    let home = try text("index.html")
    #expect(home.contains("&lt;img src=x onerror=alert(1)&gt;|"))
    #expect(try text("index.md").contains(#"\<img src=x onerror=alert(1)\>\|"#))
    // A name that looks like a placeholder of the template is text too.
    #expect(home.contains("widgetsize {{content}}"))
    // Data in a script element must not contain its end tag.
    #expect(try text("matrix.html").contains(#"","\u003cimg"#))
    let json = try JSONSerialization.jsonObject(
      with: Data(text("api/v1/screens/375x667-2.json").utf8))
    let cells = try #require((json as? [String: Any])?["cells"] as? [[String: Any]])
    #expect(cells.first?["screenName"] as? String == Self.name)
  }

  @Test(
    "say the same in both formats", .enabled(if: Programs.mustRun("cmark-gfm")),
    arguments: [name, "a|`b *c* _d_", "~~z~~&lt;[x](y)</td></table>"])
  func formatsAgree(name: String) throws {
    for page in try site(name).pages.prefix(4) {
      #expect(try page.document.differenceOfFormats() == nil)
    }
  }

  @Test("give each thing a page of its own") func pathsAreDistinct() throws {
    let catalog = try Catalog.bundled(with: [
      .sources: """
      id,title,url,author,published,kind,language,authority,method,rounding,note
      "S 01",one,,,,article,en,10,measured,,
      S-01,two,,,,article,en,10,measured,,
      S_01,three,,,,article,en,10,measured,,
      index,four,,,,article,en,10,measured,,
      ../../etc,five,,,,article,en,10,measured,,

      """
    ])
    let addresses = SiteAddresses(catalog)
    let paths = [SitePlace.sources] + catalog.sources.keys.map(SitePlace.source)
    #expect(Set(paths.map { addresses[$0].path }).count == paths.count)
    #expect(paths.allSatisfy { addresses[$0].path.wholeMatch(of: /sources\/[a-z0-9-]+/) != nil })
  }
}
