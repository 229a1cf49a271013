import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSite

/// GitHub's reader makes of the Markdown of a page what the HTML of the page has.
@Suite("Pages in both formats", .night, .exhaustive)
struct PageAgreementTests {
  @Test("say the same") func formatsAgree() throws {
    let site = Site.bundled
    #expect(site.pages.count > 100)
    for page in site.pages {
      let path = site.context.addresses[page.place].path
      #expect(try page.document.differenceOfFormats() == nil, "\(path)")
    }
  }
}
