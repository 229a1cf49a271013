import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetDrawings

@Suite("Sheet of a device") struct SheetDrawingTests {
  private func sheet(_ id: String, in engine: Engine = .bundled) throws -> [Drawing] {
    Figures.sheet(of: try engine.catalog.device(id), in: engine).map(\.drawing)
  }

  /// The size of the screen on paper, in micrometres.
  private func printed(_ drawing: Drawing) throws -> (width: Int, height: Int) {
    let screen = try #require(drawing.rectangles(in: .screen).first)
    return (
      try #require(drawing.printed(screen.width)), try #require(drawing.printed(screen.height))
    )
  }

  @Test("is life-size in both orientations if it fits") func lifeSize() throws {
    let sheets = try sheet("iphone-7-plus")
    #expect(sheets.map { $0.title.string.split(separator: ", ")[1] } == ["portrait", "landscape"])
    for (drawing, expected) in zip(sheets, [(68_489, 121_758), (121_758, 68_489)]) {
      let size = try printed(drawing)
      #expect(abs(size.width - expected.0) < 20 && abs(size.height - expected.1) < 20, "\(size)")
      let text = drawing.texts.map(\.text).joined(separator: " ")
      #expect(text.contains("Life-size, if it is printed without scaling"))
      #expect(
        text.contains(
          "Derived from the diagonal of 5.5 inches: a point is 0.165 mm, the screen in portrait "
            + "68.5 × 121.8 mm."))
    }
  }

  @Test(
    "says how long a point is, to the nearest thousandth",
    arguments: [
      // 4 in × 25.4 mm ÷ √(320² + 568²), and 12.9 in × 25.4 mm ÷ √(1024² + 1366²)
      ("iphone-se", "a point is 0.156 mm, the screen in portrait 49.9 × 88.5 mm."),
      ("ipad-pro-12-9", "a point is 0.192 mm, the screen in portrait 196.5 × 262.2 mm."),
    ])
  func point(device: String, expected: String) throws {
    for drawing in try sheet(device) {
      #expect(drawing.texts.map(\.text).joined(separator: " ").contains(expected))
    }
  }

  @Test("is reduced by a ratio that it states, if it does not fit") func reduced() throws {
    for drawing in try sheet("ipad-pro-12-9") {
      let text = drawing.texts.map(\.text).joined(separator: " ")
      let ratio = try #require(text.firstMatch(of: /Scale 1 : (\d)/).flatMap { Int($0.1) })
      let size = try printed(drawing)
      // 12.9 in × 25.4 mm, by the theorem of Pythagoras.
      let diagonal = (size.width * size.width + size.height * size.height) * ratio * ratio
      #expect(abs(diagonal - 327_660 * 327_660) < 327_660 * 200, "\(size) 1 : \(ratio)")
    }
  }

  @Test("fits within the margins of A4 and of Letter") func fits() {
    var count = 0
    for device in Engine.bundled.catalog.devices.keys {
      for drawing in Figures.sheet(of: device, in: .bundled).map(\.drawing) {
        guard let width = drawing.printed(drawing.width),
          let height = drawing.printed(drawing.height)
        else { continue }
        count += 1
        #expect(width <= 194_000 && height <= 245_000, "\(drawing.title)")
      }
    }
    #expect(count > 100)
  }

  @Test("has a bar by which the print can be checked") func bar() throws {
    let drawing = try #require(try sheet("iphone-se").first)
    let bars = drawing.strokes(in: .dimension).map(\.points).filter { points in
      points[0].y == points[1].y
        && points[1].x - points[0].x == Drawing.Length.millimetres(50)
    }
    #expect(bars.count == 1)
    let paper = try #require(drawing.printedWidth)
    #expect(abs(paper.thousandths - drawing.width.millimetres.thousandths) <= 1)
  }

  @Test("says that the ratio is not known without a diagonal") func noDiagonal() throws {
    let catalog = try Catalog.bundled(with: [
      .devices: """
      id,name,screen_class,diagonal_in,has_3d_touch,has_dynamic_island,os_first,os_last,\
      today_extension,today_source,identity_source,screen_source,os_source,dynamic_island_source,note
      iphone-7,iPhone 7,375x667@2,,true,,10,15,true,S02,S02,S02,S02,,

      """
    ])
    let drawings = try sheet("iphone-7", in: Engine(catalog))
    #expect(drawings.count == 2)
    for drawing in drawings {
      #expect(drawing.printedWidth == nil)
      #expect(
        drawing.texts.map(\.text).joined(separator: " ")
          .contains("No source gives a true size: the ratio is not known."))
    }
  }

  @Test("is missing for a device without known sizes") func none() throws {
    #expect(try sheet("iphone-16").isEmpty)
    #expect(try sheet("apple-watch-se-40-mm").isEmpty)
  }
}
