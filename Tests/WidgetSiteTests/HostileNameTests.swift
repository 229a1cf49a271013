import Documents
import Foundation
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSite

/// Ids from a user's tables are parts of the addresses of the site.
@Suite("Hostile names") struct HostileNameTests {
  @Test("are encoded in the title of a form") func titles() throws {
    let form = try #require(IssueAddress("https://example.org/new")?.form(titled: "a\t1 &é"))
    #expect(form.string == "https://example.org/new?title=a%091%20%26%C3%A9")
  }

  @Test("give each thing a page of its own") func pathsAreDistinct() throws {
    let catalog = try Catalog.bundled(with: [
      "sources": """
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
