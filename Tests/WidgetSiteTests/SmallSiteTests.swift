import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSite

/// The site of the small catalog, which is short enough to read.
@Suite("Small site") struct SmallSiteTests {
  private static let site = Result { try small(Engine(.small())) }

  private static func small(
    _ engine: Engine, at address: String? = "https://example.org/sizes"
  ) -> Site {
    Site(engine, dataVersion: "2026.1.1", address: address)
  }

  @Test(
    "is equal to its goldens",
    arguments: [
      "index.html", "sitemap.xml",
    ])
  func golden(path: String) throws {
    let files = try Self.site.get().files().made()
    let text = try #require(files.first { $0.path == path }?.text)
    try expectGolden(text, named: "small/\(path)")
  }

  /// A server shows this page at addresses of any depth, where relative links would not work.
  @Test(
    "has absolute addresses on the page for missing files if its own address is known",
    arguments: [
      ("https://example.org/sizes", "https://example.org/sizes/"),
      ("https://example.org/a&b/", "https://example.org/a&amp;b/"), (nil, ""),
    ])
  func notFound(address: String?, top: String) throws {
    let files = try Self.small(Engine(.small()), at: address).files().made()
    let paths = Set(files.map(\.path))
    let page = try #require(files.first { $0.path == "404.html" }?.text)
    let links = page.matches(of: /(?:href|src)="([^"#]+)"/).map(\.1)
    #expect(links.count > 15)
    for link in links {
      #expect(link.hasPrefix(top) && paths.contains(String(link.dropFirst(top.count))), "\(link)")
    }
    // The anchor is that of the page itself.
    #expect(page.contains("href=\"#content\""))
  }

  @Test("says that nobody published a row if there are no claims") func nothing() throws {
    let catalog = try Catalog.small()
    let site = Self.small(Engine(catalog, without: Set(catalog.claims.keys(of: .today))))
    let page = try #require(site.context.writtenPage("today/index")).document.html()
    #expect(page.contains("nobody published"))
    #expect(!page.contains(/class="number (sourced|disputed|derived|extrapolated)"/))
  }
}
