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

  @Test("draws the compared devices over each other") func overlay() {
    let html = Self.comparePage.document.html()
    #expect(html.contains("class=\"drawing overlay\""))
    #expect(html.contains("pen-outline-b"))
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

  @Test("shows the size that safe finds, and how many cases are unknown") func smallestSize() throws
  {
    let catalog = Self.context.catalog
    var asked = Asked(.widgetKit, on: catalog.widgetScreens().filter { $0.platform == .iOS })
    asked.os = catalog.releases(of: .iOS).suffix(4).map(\.os)
    asked.families = [.systemMedium]
    let canvas = try #require(Engine.bundled.safeCanvases(Engine.bundled.blocks(asked)).first)
    let width = try #require(canvas.canvas.width).length
    let height = try #require(canvas.canvas.height).length
    let words = Self.words(of: Self.safePage)
    #expect(words.contains("\(width) × \(height) pt"))
    #expect(
      words.contains(
        "Not counted: Display Zoom, and \(canvas.canvas.unknown.count) unknown of \(canvas.cells.count) cases"
      ))
    let first = try #require(asked.os?.first)
    #expect(words.contains("all iPhones that run iOS \(first) or later"))
    for gain in canvas.gains {
      let size = try #require(gain.width.map { "\($0) × " })
      #expect(words.contains(size))
    }
  }

  @Test("writes a difference with its sign") func signs() {
    #expect(Points(5).signed == "+5")
    #expect(Points(threeHundredths: -100).signed == "−0.33")
    #expect(Points.zero.signed == "±0")
  }
}
