import Documents
import Testing
import WidgetSizingData

@testable import WidgetReports
@testable import WidgetSizing

/// The pages about WidgetKit.
@Suite("Pages about WidgetKit") struct WidgetKitPageTests {
  private static let context = SiteContext(.bundled, .read([BundledTables.layer]))

  private static func text(of page: SitePage) -> String { page.document.markdown() }

  private static func page(_ id: String) throws -> SitePage {
    context.at(depth: 1).widgetScreenPage(try context.catalog.widgetScreen(id))
  }

  @Test("show the size on the screen beside that of the layout") func drawn() throws {
    let page = Self.text(of: try Self.page("402x874@3"))
    #expect(page.contains("158, drawn as 162 (MZ1, PX0)"), "\(page)")
  }

  @Test("name Apple's number beside the one that was measured") func guideline() throws {
    let context = Self.context.at(depth: 1)
    let text = "Apple's guideline: systemSmall icons-small 158 × 158 (HIG5-049, HIG5-050); "
    let page = Self.text(of: try Self.page("393x852@3"))
    #expect(page.contains(text), "\(page)")
    let device = try context.catalog.device("iphone-15")
    let devicePage = Self.text(of: context.devicePage(device))
    let row = "| Small | 158 × 158 [HIG5](../sources/hig5.md) |"
    #expect(devicePage.contains(row), "\(devicePage)")
    let other = Self.text(of: try Self.page("402x874@3"))
    #expect(other.contains("Apple's guideline has no row for this screen"), "\(other)")
  }

  @Test("group versions with the same answers, and lose none") func groups() throws {
    let engine = Self.context.engine
    for screen in Self.context.widgetScreens {
      let groups = Self.context.widgetGroups(on: screen).filter {
        $0.kind == .widgetKit && $0.zoom == .standard
      }
      for group in groups {
        #expect(!group.versions.isEmpty)
        for os in group.versions {
          for answer in group.answers {
            var cell = answer.cell
            cell.os = os
            let own = engine.evidence(cell)
            #expect(own.short == answer.short, "\(engine.catalog.id(of: cell))")
            #expect(own.width.claims == answer.width.claims)
          }
        }
      }
      let told = groups.flatMap(\.versions)
      #expect(Set(told).count == told.count)
      for os in engine.versions(of: screen) where !told.contains(os) {
        var query = Query(screens: [screen])
        query.os = [os]
        #expect(!engine.blocks(query).flatMap(\.cells).contains { engine.answer($0).isKnown })
      }
    }
  }

  @Test("draw the widgets of each measured Home Screen where a source has them")
  func homeScreen() throws {
    let page = try Self.page("393x852@3")
    let html = page.document.html()
    for id in ["mz1-g07", "mz1-g08"] {
      #expect(html.contains("<figure id=\"home-screen-\(id)\""), "\(id)")
    }
    #expect(Self.text(of: page).contains("Place on the screen by MZ1."))
  }

  @Test("say on which iPhones a Today extension is as wide as the medium widget") func bridge() {
    let page = Self.text(of: Self.context.at(depth: 1).widgetKitPage())
    let lines = page.split(separator: "\n").filter {
      $0.contains("| equal") || $0.contains("| follows")
    }
    #expect(lines.count == 8, "\(lines)")
    #expect(!page.contains("| differs"))
  }
}
