import Documents
import Foundation
import TestSupport
import Testing
import WidgetSizingData

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import WidgetDrawings

@Suite("Drawing of a query") struct QueryDrawingTests {
  private func drawing(
    _ ids: [String], os: [Int] = [10], in engine: Engine = .bundled,
    _ change: (inout Asked) -> Void = { _ in }
  ) -> Drawing {
    let catalog = engine.catalog
    var asked = Asked(
      screenClasses: catalog.screenClasses.keys.filter {
        ids.contains(catalog.screenClasses[$0].id)
      })
    asked.os = os.map { OSVersion($0) }
    change(&asked)
    return QueryDrawing(Engine.bundled.blocks(asked), notes: ["a remark"], in: engine).drawing
  }

  /// The first lines of the headings.
  private func headings(_ drawing: Drawing) -> [String] {
    drawing.texts.map(\.text).filter { $0.wholeMatch(of: /.* \(.*\), \w+, .*/) != nil }
  }

  @Test("has a row for each entry point, the orientations beside each other") func rows() {
    let drawing = drawing(["414x736@3"])
    #expect(
      headings(drawing).map {
        $0.split(separator: ", ").dropFirst().prefix(2).joined(separator: " ")
      }
        == [
          "portrait Today view", "landscape Today view", "portrait Notification Center",
          "landscape Notification Center", "portrait quick action", "landscape quick action",
        ])
    let screens = drawing.rectangles(in: .screen)
    #expect(screens.count == 6)
    for row in stride(from: 0, to: 6, by: 2) {
      #expect(screens[row].y == screens[row + 1].y && screens[row].x < screens[row + 1].x)
    }
    #expect(screens[0].y < screens[2].y && screens[2].y < screens[4].y)
  }

  @Test("has widgets alone where nobody measured their places on the Home Screen")
  func widgetsWithoutPlaces() throws {
    var asked = Asked(.widgetKit, on: [try Catalog.bundled.widgetScreen("393x852@3")])
    asked.os = [OSVersion(26)]
    asked.families = [.systemMedium]
    let alone = QueryDrawing(Engine.bundled.blocks(asked), notes: [], in: .bundled).drawing
    #expect(alone.texts.contains { $0.text == "344.67 × 162.67 pt" })
    #expect(alone.rectangles(in: .body).isEmpty)
    asked.boxes = [asked.boxes[0].on([try Catalog.bundled.widgetScreen("402x874@3")])]
    let placed = QueryDrawing(Engine.bundled.blocks(asked), notes: [], in: .bundled).drawing
    #expect(placed.texts.contains { $0.text == "349.67 × 164.33" })
    // With names below the icons, and with large icons.
    #expect(placed.rectangles(in: .body).count == 2)
  }

  @Test("has the sizes of the layout, not those drawn on the screen")
  func answersOfLayout() throws {
    var asked = Asked(.widgetKit, on: [try Catalog.bundled.widgetScreen("402x874@3")])
    asked.os = [OSVersion(18)]
    asked.families = [.systemSmall]
    let texts = QueryDrawing(Engine.bundled.blocks(asked), notes: [], in: .bundled).drawing.texts
    #expect(texts.contains { $0.text == "158 × 158 pt" })
    #expect(!texts.contains { $0.text.hasPrefix("162 × 162") })
  }

  @Test("has only the cells of the query") func asked() {
    let drawing = drawing(["414x736@3"]) { asked in
      asked.orientations = [.landscape]
      asked.entryPoints = [.todayView]
      asked.modes = [.expanded]
      asked.textSizes = [.l, .xxl]
    }
    #expect(headings(drawing).count == 1)
    #expect(drawing.strokes(in: .compact).isEmpty)
    #expect(drawing.strokes(in: .expanded).count == 2)
    let texts = drawing.texts.map(\.text)
    #expect(texts.contains("expanded 352 l") && texts.contains("expanded 324…378≈ xxl"))
    #expect(texts.contains { $0.hasPrefix("a remark") })
    #expect(texts.contains(ScreenDrawing.placeNote))
  }

  @Test("leaves out impossible cells, unless there are no others") func notApplicable() {
    // No 4-inch model has 3D Touch.
    #expect(!headings(drawing(["320x568@2"])).contains { $0.contains("quick action") })
    let none = drawing(["393x852@3"], os: [18])
    #expect(none.rectangles(in: .screen).count == 1)
    #expect(none.texts.contains { $0.text.hasPrefix("No such widget: ") })
  }

  @Test("draws the screen that a zoomed device reports") func zoomed() throws {
    let drawing = drawing(["414x736@3"]) { asked in
      asked.zoom = .larger
      asked.orientations = [.portrait]
      asked.entryPoints = [.todayView]
    }
    let screen = try #require(drawing.rectangles(in: .screen).first)
    #expect(screen.height == Drawing.Length(667, over: 2))
    #expect(drawing.texts.contains { $0.text == "screen 375 × 667 pt" })
  }

  @Test("is XML with a title and a text alternative, without ids", arguments: [false, true])
  func xml(isHostile: Bool) throws {
    let name = ArbitraryText.hostileName
    let engine = isHostile ? Engine(try .named(name)) : .bundled
    let drawing = drawing(["414x736@3", "320x568@2"], in: engine)
    let svg = drawing.svg()
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = XMLReader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.elements.isSubset(of: ["svg", "title", "desc", "g", "rect", "path", "text"]))
    #expect(!svg.contains(" id=") && !svg.contains(" style="))
    #expect(reader.text.contains("Widget sizes"))
    #expect(reader.text.contains("A screen of 414 by 736 points, to scale."))
    #expect(reader.text.contains(name) == isHostile)
  }
}

/// The elements and the text of an XML document.
private final class XMLReader: NSObject, XMLParserDelegate {
  var elements: Set<String> = []
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
