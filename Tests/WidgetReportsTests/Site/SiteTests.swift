import Documents
import Foundation
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

/// The site of the bundled tables.
@Suite("Site") struct SiteTests {
  private static let site = Site.bundled
  private static let files = Result { try site.files() }
  private static var context: SiteContext { site.context }

  private static func text(of path: String) throws -> String {
    try #require(files.get().first { $0.path == path }?.text, "no text \(path)")
  }

  @Test("has every file of Site/ that it is made of", arguments: SiteSource.allCases)
  func source(_ file: SiteSource) {
    #expect(file.text.contains { !$0.isWhitespace })
  }

  @Test("has no path twice, and none that leads out of its folder") func paths() throws {
    let paths = try Self.files.get().map(\.path)
    #expect(Set(paths).count == paths.count)
    for path in paths {
      #expect(
        path.wholeMatch(
          of: /[a-z0-9-]+(\/[a-z0-9-]+)*(@[1-9]x)?\.(html|md|css|js|svg|png|json|csv|xml|txt)/)
          != nil)
    }
  }

  @Test("has a page for each screen, device, text size, version and source, and its twin")
  func pages() throws {
    let catalog = Self.context.catalog
    let paths = Set(try Self.files.get().map(\.path))
    var places = Self.context.screenClasses.map(SitePlace.screen)
    places += catalog.devices.keys.map(SitePlace.device)
    places += TextSize.allCases.map(SitePlace.textSize)
    places += Self.context.versions.map(SitePlace.version)
    places += catalog.sources.keys.map(SitePlace.source)
    // Every screen with a claim about the side of a widget that comes in families, and the two
    // platforms where screens do not count.
    let claimed = Set(
      catalog.claims.keys.filter { key in
        let claim = catalog.claims[key]
        return claim.system.hasFamilies && claim.use == .answer
          && Quantity.sides.contains(claim.quantity)
      }.flatMap { catalog.screens(of: catalog.claims[$0]) })
    #expect(Set(Self.context.widgetScreens) == claimed)
    places += claimed.map(SitePlace.widgets)
    for place in places {
      let path = Self.context.addresses[place].path
      #expect(paths.contains(path + ".html") && paths.contains(path + ".md"))
    }
    #expect(Self.site.pages.count == places.count + 20)
  }

  @Test("has each cell that exists as an anchor, on the page of its class") func cells() {
    let engine = Self.context.engine
    for key in Self.context.screenClasses {
      let anchors = Set(Self.context.screenPage(key).document.anchors)
      var query = Query(screenClasses: [key])
      query.os = engine.versions(of: key)
      let cells = engine.blocks(query).flatMap(\.cells)
      let existing = cells.filter { engine.evidence($0).height.state != .notApplicable }
      #expect(!existing.isEmpty)
      #expect(existing.allSatisfy { anchors.contains(Self.context.anchor(of: $0)) })
      #expect(
        cells.count - existing.count
          == cells.count { !anchors.contains(Self.context.anchor(of: $0)) })
    }
  }

  @Test("names no element twice on a page") func idsAreDistinct() {
    for page in Self.site.pages {
      let anchors = page.document.anchors
      #expect(Set(anchors).count == anchors.count, "\(page.title)")
    }
  }

  @Test("leads from a claim to the cell, and from the cell to its source") func bothWays() throws {
    let catalog = Self.context.catalog
    let source = try #require(catalog.sources.keys.first { catalog.sources[$0].id == "S02" })
    let below = Self.context.at(depth: 1)
    let cell = "../screens/414x736-3.html#today-ios10-414x736-3-landscape-l-today-view-expanded"
    let toCell = below.sourcePage(source).document.destinations.map(\.string)
    #expect(toCell.contains(cell))
    let screen = try catalog.screenClass("414x736@3")
    let toSource = below.screenPage(screen).document.destinations.map(\.string)
    #expect(toSource.contains("../sources/s02.html"))
  }

  @Test("has the rows of query in the CSV of a screen") func api() throws {
    var query = Query(screenClasses: [try Self.context.catalog.screenClass("414x736@3")])
    query.os = [OSVersion(10)]
    let result = QueryResult(engine: .bundled, queries: [query], dataVersion: "2026.1.1")
    let rows = result.report.text(as: .csv).split(separator: "\n")
    let existing = Set(rows.filter { !$0.contains(",not-applicable,") })
    #expect(existing.count > 100)
    let all = try Self.text(of: "tables/screens/414x736-3.csv").split(separator: "\n")
    #expect(existing.isSubset(of: all))
  }

  private typealias JSONObject = [String: Any]

  private static func cells(_ path: String) throws -> [String: JSONObject] {
    let file = try JSONSerialization.jsonObject(with: Data(text(of: "api/v1/" + path).utf8))
    let cells = try #require((file as? JSONObject)?["cells"] as? [JSONObject], "\(path)")
    return Dictionary(uniqueKeysWithValues: cells.map { ($0["id"] as? String ?? "", $0) })
  }

  /// What the file of a device or a text size has of a cell.
  private static func brief(_ cell: JSONObject) -> NSDictionary {
    let sides = ["width", "height"].map { name in
      let side = cell[name] as? JSONObject ?? [:]
      return (name, side.filter { ["value", "state", "range"].contains($0.key) })
    }
    return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: sides))
  }

  @Test(
    "gives the sizes of a device as the files of its screen do",
    arguments: [
      (
        "iphone-16-pro", ["widgetkit/402x874-3", "activity/402x874-3"],
        "widgetkit.ios26.402x874@3.systemMedium.icons-small"
      ),
      (
        "iphone-7", ["screens/375x667-2", "widgetkit/375x667-2"],
        "today.ios10.375x667@2.portrait.l.today-view.compact"
      ),
    ]) func devices(_ device: String, _ files: [String], _ cell: String) throws
  {
    let cells = try Self.cells("devices/\(device).json")
    #expect(cells[cell] != nil)
    let others = try files.map { try Self.cells($0 + ".json") }
    for file in others {
      #expect(!file.keys.filter { cells[$0] != nil }.isEmpty)
    }
    for (id, cell) in cells {
      let other = try #require(others.lazy.compactMap { $0[id] }.first, "\(id)")
      #expect(Self.brief(cell) == Self.brief(other))
    }
  }

  @Test("has no version in the file of a device that it does not run") func versionsOfDevices()
    throws
  {
    let versions = Set(
      try Self.cells("devices/iphone-7.json").keys.map { $0.split(separator: ".")[1] })
    #expect(versions == ["ios10", "ios11", "ios12", "ios13", "ios14", "ios15"])
  }

  @Test("lists every cell of the screens in one table, with the same sizes") func cellsTable()
    throws
  {
    func rows(_ path: String) throws -> [String: [String]] {
      // A quoted cell may have a comma.
      let lines = try Self.text(of: "tables/" + path).split(whereSeparator: \.isNewline)
        .filter { !$0.contains("\"") }
        .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
      let columns = try [
        "width_pt", "width_state", "height_pt", "height_state", "height_largest_pt",
      ]
      .map { try #require(lines[0].firstIndex(of: $0)) }
      return Dictionary(
        uniqueKeysWithValues: lines.dropFirst().map { line in
          (line[0], columns.map { line[$0] })
        })
    }
    let all = try rows("cells.csv")
    let screen = try rows("screens/414x736-3.csv")
    #expect(screen.count > 200)
    for (id, sizes) in screen { #expect(all[id] == sizes) }
    #expect(all.count > 12_000)
  }

  @Test("writes JSON that can be read") func json() throws {
    let files = try Self.files.get().filter { $0.path.hasSuffix(".json") }
    #expect(files.count > 150)
    for file in files {
      #expect(throws: Never.self, "\(file.path)") {
        try JSONSerialization.jsonObject(with: Data(file.bytes))
      }
    }
  }

  @Test("gives one width for both modes and all text sizes, as they agree") func widthsAgree() {
    let engine = Self.context.engine
    for screenClass in Self.context.screenClasses {
      for line in Self.context.lines(.expanded, of: screenClass)
      where line.setting.entryPoint != .quickAction {
        for mode in [Mode.compact, .expanded] {
          for textSize in TextSize.allCases {
            let cell = line.cell.in(mode).at(textSize)
            #expect(engine.evidence(.width, of: cell).value == line.width.value)
          }
        }
      }
    }
  }

  @Test("gives one height for all text sizes on iOS 8 and 9, as they agree")
  func legacyHeightsAgree() {
    for line in Self.context.screenClasses.flatMap({ Self.context.lines(.legacy, of: $0) }) {
      #expect(Set(line.heightValues).count == 1)
    }
  }

  @Test("fills in the query blocks of its pages, and names one without an answer")
  func queries() throws {
    let page = try Self.text(of: "text-sizes/index.html")
    #expect(!page.contains("widgetsize query"))
    #expect(page.matches(of: /<table>/).count == 2)
    struct Refusal: Error {}
    let site = Site(
      .bundled, .read([BundledTables.layer]), dataVersion: "1", programVersion: "1"
    ) { _ in throw Refusal() }
    let complaints = #expect(throws: QueryBlocks.Complaints.self) { try site.files() }
    #expect(complaints?.all.map(\.line) == [4])
  }

  @Test("has an entry in its feed for the version of the data") func feed() throws {
    let feed = try Self.text(of: "feed.xml")
    #expect(feed.contains("<title>Data \(BundledTables.dataVersion)</title>"))
    #expect(feed.contains("https://widgetsize.example/index.html"))
  }
}
