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

  @Test("has only the cells of the query, each size once with its text sizes") func asked() {
    let drawing = drawing(["414x736@3"]) { asked in
      asked.orientations = [.portrait]
      asked.entryPoints = [.todayView]
      asked.modes = [.expanded]
      asked.textSizes = [.l, .xl, .xxl, .xxxl]
    }
    let texts = drawing.texts.map(\.text)
    #expect(
      texts.filter { $0.hasSuffix(" pt") }.sorted() == [
        "398 × 660 pt", "398≈ × 648…702≈ pt", "398≈ × 672≈ pt",
      ])
    #expect(
      drawing.alternative.string.contains(
        "portrait, today-view, expanded, xl xxxl 398≈ × 672≈ points"))
    #expect(texts.contains { $0.hasPrefix("Marks: ") })
    #expect(texts.contains { $0.hasPrefix("a remark") })
  }

  @Test("is to scale, and has no outline of a widget with an unknown side") func scale() throws {
    let known = drawing(["414x736@3"]) { asked in
      asked.orientations = [.portrait]
      asked.entryPoints = [.todayView]
      asked.modes = [.compact]
      asked.textSizes = [.l]
    }
    let outlines = known.rectangles(in: .widget2)
    #expect(outlines.count == 1)
    #expect(
      outlines[0].width == Drawing.Length(398, over: 3)
        && outlines[0].height == Drawing.Length(110, over: 3))
    // The heights are known, and stand there as text.
    let half = drawing(["1024x1366@2"]) { $0.orientations = [.landscape] }
    #expect(half.rectangles(in: .widget2).isEmpty)
    #expect(half.texts.contains { $0.text.hasPrefix("? × ") })
  }

  @Test("leaves out impossible cells, and says so where there are no others") func notApplicable() {
    // No 4-inch model has 3D Touch.
    #expect(!drawing(["320x568@2"]).alternative.string.contains("quick-action"))
    let none = drawing(["393x852@3"], os: [18])
    #expect(none.rectangles(in: .widget2).isEmpty)
    #expect(none.texts.contains { $0.text.hasPrefix("No such widget: ") })
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
    #expect(reader.text.contains("portrait, today-view, compact, l 398 × 110 points"))
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
