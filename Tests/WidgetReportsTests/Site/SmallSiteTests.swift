import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

/// The site of the small catalog, which is short enough to read.
@Suite("Small site") struct SmallSiteTests {
  private static let site = Result { try small(Engine(.small())) }

  private static func small(
    _ engine: Engine, at address: String? = "https://example.org/sizes"
  ) -> Site {
    Site(
      engine, .read([BundledTables.layer]), dataVersion: "2026.1.1", programVersion: "1.2.3",
      address: address, answeringWith: engine.answerToAnyQuery)
  }

  @Test(
    "is equal to its goldens",
    arguments: [
      "index.html", "matrix.html", "screens/375x667-2.md", "sources/a1.md", "sitemap.xml",
    ])
  func golden(path: String) throws {
    let files = try Self.site.get().files()
    let text = try #require(files.first { $0.path == path }?.text)
    try expectGolden(text, named: "small/\(path)")
  }

  @Test("gives the same bytes twice") func isDeterministic() throws {
    #expect(try Self.small(Engine(.small())).files() == Self.site.get().files())
  }

  @Test("leads every link to a file and an element of the site") func linksResolve() throws {
    let files = try Self.site.get().files()
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text ?? "") })
    var count = 0
    for file in files where file.path.hasSuffix(".html") {
      for match in try #require(file.text).matches(of: /(?:href|src)="([^"#]*)(?:#([^"]+))?"/)
      where !match.1.hasPrefix("https://") {
        count += 1
        let depth = file.path.contains("/") ? 1 : 0
        let path =
          match.1.isEmpty
          ? file.path
          : match.1.hasPrefix("../")
            ? String(match.1.dropFirst(3))
            : file.path.split(separator: "/").prefix(depth).map { $0 + "/" }.joined() + match.1
        guard let target = texts[path] else {
          Issue.record("\(file.path) leads to \(path), which is missing")
          continue
        }
        if let anchor = match.2, !target.contains("id=\"\(anchor)\"") {
          Issue.record("\(file.path) leads to \(path)#\(anchor), which is missing")
        }
      }
    }
    #expect(count > 500)
  }

  /// A server shows this page at addresses of any depth, where relative links would not work.
  @Test(
    "has absolute addresses on the page for missing files if its own address is known",
    arguments: [
      ("https://example.org/sizes", "https://example.org/sizes/"),
      ("https://example.org/a&b/", "https://example.org/a&amp;b/"), (nil, ""),
    ])
  func notFound(address: String?, top: String) throws {
    let files = try Self.small(Engine(.small()), at: address).files()
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

  @Test("says the same in both formats", .enabled(if: Programs.mustRun("cmark-gfm")))
  func formatsAgree() throws {
    let site = try Self.site.get()
    let context = site.context, below = context.at(depth: 1)
    let device = try #require(context.catalog.devices.keys.first)
    let source = try #require(context.catalog.sources.keys.first)
    let screen = try #require(context.screenClasses.first)
    let pages = [
      context.homePage(site), context.sizesPage(), below.screensPage(), below.screenPage(screen),
      below.devicesPage(), below.devicePage(device), below.textSizesPage(),
      below.textSizePage(.xxl), below.versionsPage(), below.versionPage(OSVersion(10)),
      context.disputesPage(), context.rulesPage(), below.sourcesPage(), below.sourcePage(source),
      context.lifecyclePage(), context.glossaryPage(), context.notFoundPage(of: nil),
    ]
    for page in pages {
      #expect(try page.document.differenceOfFormats() == nil, "\(page.title)")
    }
  }

  @Test("says that no source states a height if there are no claims") func nothing() throws {
    let catalog = try Catalog.small()
    let site = Self.small(Engine(catalog, without: Set(catalog.claims.keys(of: .today))))
    let page = site.context.todayPage().document.html()
    #expect(page.contains("no source states a height, and no rule reaches it"))
    // The only numbers are the four in the legend of the marks.
    #expect(page.matches(of: /class="number (sourced|disputed|derived|extrapolated)"/).count == 4)
  }
}
