import Documents
import TestSupport
import Testing
import WidgetDrawings
import WidgetReports
import WidgetSizing
import WidgetSizingData

@testable import WidgetSite

/// The pages that compare devices, as they are without a script. `Tests/site` tests the scripts.
@Suite("Comparison pages") struct ComparePageTests {
  private static let context = SiteContext(.bundled)
  private static let comparePage = context.comparePage()
  private static let safePage = context.safePage()

  private static func words(of page: SitePage) -> String { page.document.markdown() }

  @Test("compares the two newest iPhones with different known sizes") func newestPair() throws {
    let catalog = Self.context.catalog
    let known = try catalog.devicesNewestFirst(of: .phone).filter { key in
      let screenClass = try #require(catalog.devices[key].screenClass)
      let groups = Self.context.widgetGroups(on: catalog.widgetScreen(of: screenClass))
      return groups.contains { group in
        group.kind == .widgetKit && group.isKnown
          && group.versions.contains { catalog.devices[key].runs($0) != false }
      }
    }
    let newest = try #require(known.first)
    let other = try #require(
      known.first { catalog.devices[$0].screenClass != catalog.devices[newest].screenClass })
    let words = Self.words(of: Self.comparePage)
    #expect(words.contains(catalog.devices[newest].name))
    #expect(words.contains(catalog.devices[other].name))
    let title = try #require(Self.comparePage.headTitle)
    #expect(title.hasPrefix("Compare widget sizes: iPhone"))
  }

  @Test("leads to the two other pages from each of the three") func tabs() {
    let pages = [Self.comparePage, Self.safePage, Self.context.fitPage()]
    let paths = ["compare.html", "safe.html", "fit.html"]
    for (page, own) in zip(pages, paths) {
      let links = Set(page.document.destinations.map(\.string))
      #expect(paths.filter { $0 != own }.allSatisfy(links.contains))
      #expect(!links.contains(own))
    }
  }

  @Test("writes a difference with its sign") func signs() {
    #expect(Points(5).signed == "+5")
    #expect(Points(threeHundredths: -100).signed == "−0.33")
    #expect(Points.zero.signed == "±0")
  }
}
