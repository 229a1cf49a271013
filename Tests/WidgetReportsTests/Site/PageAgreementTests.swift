import Documents
import Foundation
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

/// GitHub's reader makes of the Markdown of a page what the HTML of the page has.
@Suite("Pages in both formats", .enabled(if: Programs.mustRun("cmark-gfm")))
struct PageAgreementTests {
  @Test("say the same: one page of each kind, or with WIDGETSIZE_SOAK all of them")
  func formatsAgree() throws {
    let site = Site.bundled
    let isLong = ProcessInfo.processInfo.environment["WIDGETSIZE_SOAK"] != nil
    var kinds: Set<String> = []
    for page in site.pages {
      let path = site.context.addresses[page.place].path
      // Of pages in a folder, the second: the first is the list of the others.
      let kind =
        path.split(separator: "/").dropLast().joined() + (path.hasSuffix("index") ? "index" : "")
      guard isLong || kind.isEmpty || kinds.insert(kind).inserted else { continue }
      #expect(try page.document.differenceOfFormats() == nil, "\(path)")
    }
    #expect(kinds.count > 3 || isLong)
  }
}
