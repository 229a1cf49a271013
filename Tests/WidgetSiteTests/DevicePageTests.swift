import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSite

@Suite("Device pages") struct DevicePageTests {
  private static let context = Site.bundled.context

  private static func html(_ id: String) throws -> String {
    var grounds = SizeGrounds()
    return context.devicePage(try context.catalog.device(id), sharing: &grounds).document
      .html(root: "../")
  }

  /// The markup of the element with an id, to the next panel.
  private static func panel(_ anchor: String, in html: String) throws -> Substring {
    let start = try #require(
      html.firstRange(of: "<div id=\"\(anchor)\" class=\"panel\">"), "\(anchor)")
    let rest = html[start.upperBound...]
    return rest[..<(rest.firstRange(of: " class=\"panel\">")?.lowerBound ?? rest.endIndex)]
  }

  @Test("tell what screenshots show, what Apple says and what others say, and why not they")
  func rivals() throws {
    let drawn = try Self.panel("medium-ios18", in: Self.html("iphone-16-pro"))
    #expect(drawn.contains("On screenshots it is 344 × 162 points"))
    #expect(drawn.contains("Apple's guideline has no row for this screen"))
    let guideline = try Self.panel("small-ios26", in: Self.html("iphone-15"))
    #expect(guideline.contains("Apple’s guideline has 158 × 158"))
    let disputed = try Self.panel("medium-ios14", in: Self.html("iphone-7-plus"))
    #expect(disputed.contains("Others have the height 159"))
    #expect(disputed.contains("Not taken, because Apple's guideline is the more reliable source"))
  }

  @Test("tell the rule of a derived size with its numbers") func derived() throws {
    let panel = try Self.panel("medium-icons-large-ios26", in: Self.html("iphone-16-pro"))
    #expect(panel.contains("one cell of the grid is 169.67"))
  }

  @Test("have a panel for each number on them, and no two of one address") func panels() {
    for subject in Self.context.catalog.devices.keys.map(Self.context.subject)
      + Self.context.platformsWithPage.map(Self.context.subject)
    {
      let anchors = subject.sizes.runs.all.map(\.anchor)
      #expect(Set(anchors).count == anchors.count, "\(subject.name)")
    }
  }

  @Test("have both sizes of an iPad in one row, that of the screen drawn in its frame")
  func pad() throws {
    let html = try Self.html("ipad-air-13-m2")
    let row = try #require(
      html.firstMatch(of: /<code>systemLarge<\/code>.*?<\/tr>/.dotMatchesNewlines())
    ).output
    #expect(row.contains("378.5 × 378.5") && row.contains("356 × 356"))
    #expect(
      html.contains(
        "iPadOS lays the widget out at the first size and shows it scaled to the second."))
  }

  @Test("name the nearest size, and how to measure, where nobody has published one")
  func namesNearest() throws {
    let html = try Self.html("ipad-pro-11-m4")
    #expect(html.contains("Nobody has published widget sizes for this screen."))
    #expect(html.contains("has 155 × 155"))
    #expect(html.contains("Nearest iPad screen: "))
    #expect(html.contains("<a href=\"../measure.html\">"))
    #expect(html.contains("<a href=\"../measure.html#send\">"))
    #expect(try !Self.html("iphone-16-pro").contains("Nobody has published"))
  }

  @Test("have one version, and a line for each other one") func versions() throws {
    let html = try Self.html("iphone-16-pro")
    #expect(html.contains("iOS 26: the same, without extra large, upright"))
    #expect(
      html.contains("<strong>iOS 18: small 158 × 158, medium 338 × 158, large 338 × 354</strong>"))
    #expect(html.firstRange(of: "? unknown") == nil)
  }

  @Test("have Today extensions below the widgets, and only of devices that had them") func today()
    throws
  {
    let old = try Self.html("iphone-7"), new = try Self.html("iphone-16-pro")
    let heading = try #require(old.firstRange(of: "Today extensions</h2>"))
    #expect(old[..<heading.lowerBound].contains("<h2 id=\"widgetkit\">"))
    #expect(old[heading.upperBound...].contains("<h2 id=\"evidence\">"))
    #expect(!new.contains("Today extensions</h2>"))
  }

  @Test("keep the anchors that version 1 had") func anchors() {
    var grounds = SizeGrounds()
    for key in Self.context.catalog.devices.keys {
      let anchors = Self.context.devicePage(key, sharing: &grounds).document.anchors
      #expect(anchors.contains("sizes") && anchors.contains("widgetkit"))
    }
  }

  @Test("are listed by kind, the newest first") func list() throws {
    let html = try #require(Self.context.writtenPage("devices/index")).document.html(root: "../")
    func place(_ id: String) throws -> String.Index {
      try #require(html.firstRange(of: "<a href=\"../devices/\(id).html\">")).lowerBound
    }
    #expect(try place("iphone-17") < place("iphone-16-pro"))
    #expect(try place("iphone-16-pro") < place("iphone-4s"))
    #expect(try place("iphone-4s") < place("ipad-pro-11-m4"))
  }
}
