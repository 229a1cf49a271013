import Documents
import Foundation
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

/// The pages of the bundled tables say in Markdown, to a reader that shares nothing with ours, what
/// they say in HTML.
@Suite("Pages in both formats", .enabled(if: Programs.mustRun("cmark-gfm")))
struct PageAgreementTests {
  @Test("say the same: one page of each kind, or with WIDGETSIZE_SOAK all of them")
  func formatsAgree() throws {
    let site = Site(
      .bundled, .read([BundledTables.layer]), dataVersion: "2026.1.1", programVersion: "1.2.3",
      changes: BundledTables.changes, answeringWith: Engine.bundled.answerToAnyQuery)
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
