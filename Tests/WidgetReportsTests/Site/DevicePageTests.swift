import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

@Suite("Device pages") struct DevicePageTests {
  private static let context = Site.bundled.context.at(depth: 1)

  private static func html(_ id: String) throws -> String {
    context.devicePage(try context.catalog.device(id)).document.html()
  }

  @Test("show a size in points and pixels, its version and its source")
  func showsSize() throws {
    let html = try Self.html("iphone-16-pro")
    let cell = try #require(
      html.firstMatch(
        of: /<td class="size" data-w="1049" data-h="493" data-s="3">.*?<\/td>/
          .dotMatchesNewlines())
    ).output
    #expect(cell.contains("iOS 27"))
    #expect(cell.contains("349.67 × 164.33"))
    #expect(cell.contains("1049 × 493 px"))
    #expect(cell.contains("<a href=\"../sources/fr1.html\">FR1</a>"))
  }

  @Test("name the sources of drawn sizes in the legend, too") func legend() throws {
    let legend = try #require(
      Self.html("iphone-16-pro")
        .firstMatch(of: /<div class="legend">.*?<\/div>/.dotMatchesNewlines())
    ).output
    #expect(legend.contains("<a href=\"../sources/fr1.html\">FR1</a> "))
    #expect(legend.contains("<a href=\"../sources/mz1.html\">MZ1</a> "))
  }

  @Test(
    "show every known size of every version that a device runs",
    arguments: ["iphone-16-pro", "iphone-12", "ipad-pro-11-3", "apple-watch-series-9-45-mm"])
  func showsAll(id: String) throws {
    let html = try Self.html(id)
    let engine = Self.context.engine, catalog = Self.context.catalog
    let key = try catalog.device(id)
    let screenClass = try #require(catalog.devices[key].screenClass)
    let scale = catalog.screenClasses[screenClass].scale
    var query = Query(screens: [catalog.widgetScreen(of: screenClass)])
    query.os = engine.versions(of: catalog.widgetScreen(of: screenClass), for: key)
    let known = engine.blocks(query).flatMap(\.cells).map { engine.evidence($0) }.filter {
      $0.width.value != nil && $0.height.value != nil
    }
    #expect(!known.isEmpty)
    for answer in known {
      guard answer.width.range == nil, answer.height.range == nil,
        let width = answer.width.value?.pixels(atScale: scale),
        let height = answer.height.value?.pixels(atScale: scale)
      else { continue }
      #expect(
        html.contains("data-w=\"\(width)\" data-h=\"\(height)\" data-s=\"\(scale)\""),
        "\(catalog.id(of: answer.cell))")
    }
  }

  @Test("name the nearest size, and how to measure, where nobody has published one")
  func namesNearest() throws {
    let html = try Self.html("ipad-pro-11-m4")
    #expect(html.contains("Nobody has published widget sizes for this screen."))
    #expect(html.contains("has 155 × 155"))
    #expect(html.contains("<a href=\"../measure.html\">"))
    #expect(try !Self.html("iphone-16-pro").contains("Nobody has published"))
  }

  @Test("say that a family does not exist on an older version") func namesMissingFamily() throws {
    let html = try Self.html("iphone-16-pro")
    let row = try #require(
      html.firstMatch(
        of: /<code>systemExtraLargePortrait<\/code>.*?<\/tr>/.dotMatchesNewlines())
    ).output
    #expect(row.contains("349.67 × 565.67"))
    #expect(row.contains("– none"))
  }

  @Test("have code with exact thirds") func code() throws {
    let html = try Self.html("iphone-16-pro")
    #expect(html.contains("width: 1049.0 / 3, height: 493.0 / 3"))
    #expect(html.contains("width: calc(1049px / 3); height: 365px"))
    #expect(html.contains("systemLarge: { width: 1049 / 3, height: 365 }"))
  }

  @Test("have Today extensions last, and only of devices that had them") func today() throws {
    let old = try Self.html("iphone-7"), new = try Self.html("iphone-16-pro")
    let heading = try #require(old.firstRange(of: "Today extensions</h2>"))
    #expect(old[..<heading.lowerBound].contains("<h2 id=\"widgetkit\">"))
    #expect(!old[heading.upperBound...].contains("<h2 id=\"templates\">"))
    #expect(!new.contains("Today extensions</h2>"))
  }

  @Test("keep the anchors that version 1 had") func anchors() {
    for key in Self.context.catalog.devices.keys {
      let anchors = Self.context.devicePage(key).document.anchors
      #expect(anchors.contains("sizes") && anchors.contains("widgetkit"))
    }
  }

  @Test("are listed by kind, the newest first") func list() throws {
    let html = Self.context.devicesPage().document.html()
    func place(_ id: String) throws -> String.Index {
      try #require(html.firstRange(of: "<th scope=\"row\" id=\"\(id)\"")).lowerBound
    }
    #expect(try place("iphone-17") < place("iphone-16-pro"))
    #expect(try place("iphone-16-pro") < place("iphone-4s"))
    #expect(try place("iphone-4s") < place("ipad-pro-11-m4"))
  }
}
