import Documents
import Foundation
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetDrawings

@Suite("Drawing of a screen") struct ScreenDrawingTests {
  /// The sizes of a screen in one orientation and at one entry point.
  private func sizes(
    _ id: String, os: Int = 10, _ orientation: Orientation = .portrait,
    _ entryPoint: EntryPoint = .todayView, in engine: Engine = .bundled
  ) throws -> ScreenSizes {
    var asked = Asked(screenClasses: [try engine.catalog.screenClass(id)])
    asked.os = [OSVersion(os)]
    asked.orientations = [orientation]
    asked.entryPoints = [entryPoint]
    let block = try #require(engine.blocks(asked).first)
    return try #require(ScreenSizes.all(of: block, in: engine).first)
  }

  private func drawing(_ sizes: ScreenSizes) -> Drawing {
    ScreenDrawing(sizes, .bundled).alone
  }

  @Test("shows each height once, with its text sizes and its mark") func labels() throws {
    let texts = try drawing(sizes("414x736@3")).texts.map(\.text)
    let compact = [
      "95 xs", "100 s", "105 m", "110 l", "120 xl", "135! xxl", "140 xxxl", "170≈ ax1",
      "200≈ ax2", "240≈ ax3", "280≈ ax4", "325 ax5",
    ]
    let expanded = [
      "640≈ ax2", "648…702≈ xxl", "650≈ ax5", "660 l", "672≈ m xl xxxl ax3 ax4", "680≈ s ax1",
      "684≈ xs",
    ]
    let labels = compact.map { "compact " + $0 } + expanded.map { "expanded " + $0 }
    for label in labels { #expect(texts.count { $0 == label } == 1, "\(label)") }
    #expect(texts.contains { $0.hasPrefix("Marks: ") && $0.contains("! sources differ") })
    #expect(texts.contains("width 398") && texts.contains("screen 414 × 736 pt"))
  }

  @Test("shortens more than three text sizes in a row") func runs() throws {
    let texts = try drawing(sizes("414x736@3", os: 8, .portrait, .notificationCenter)).texts
      .map(\.text)
    #expect(texts.contains("maximum 610 l") && texts.contains("maximum 610≈ xs s m xl–ax5"))
    #expect(!texts.contains("rows"))
  }

  @Test("is to scale") func edges() throws {
    let sizes = try sizes("414x736@3")
    let drawing = drawing(sizes)
    let screen = try #require(drawing.rectangles(in: .screen).first)
    #expect(screen.width == 207 && screen.height == 368)
    for (pen, mode) in [(Pen.compact, Mode.compact), (.expanded, .expanded)] {
      let display = try #require(sizes.displays.first { $0.mode == mode })
      let edges = drawing.strokes(in: pen)
      #expect(edges.count == Set(display.sizes.map(\.height.short)).count)
      for size in display.sizes {
        let height = try #require(size.height.value)
        let edge = try #require(
          edges.first { $0.points[0].y == screen.y + DrawingScale.reduced(by: 2)(height) })
        #expect(edge.points.map(\.y) == [edge.points[0].y, edge.points[0].y])
        #expect(edge.points.map(\.x) == [screen.x, screen.x + 199])
      }
    }
  }

  @Test("has the widget at l as an area in the corner of the screen") func areas() throws {
    let drawing = try drawing(sizes("414x736@3"))
    let screen = try #require(drawing.rectangles(in: .screen).first)
    for (pen, height) in [(Pen.compactArea, 55), (.expandedArea, 330)] {
      let areas = drawing.rectangles(in: pen)
      #expect(areas.count == 1)
      #expect(areas.first.map { $0 == (screen.x, screen.y, 199, Drawing.Length(height)) } ?? false)
    }
  }

  @Test("has a ruler of rows") func ruler() throws {
    let drawing = try drawing(sizes("414x736@3"))
    let screen = try #require(drawing.rectangles(in: .screen).first)
    let ticks = drawing.strokes(in: .axis).map(\.points).filter { $0[0].y == $0[1].y }
    // 736 ÷ 44 is 16 and a part.
    #expect(ticks.map { $0[0].y } == (0...16).map { screen.y + $0 * 22 })
    #expect((1...16).allSatisfy { row in drawing.texts.contains { $0.text == "\(row)" } })
    // At a third of their size, rows of 52 still have room for their numbers.
    #expect(try self.drawing(sizes("1024x1366@2")).texts.contains { $0.text == "26" })
  }

  @Test("draws no unknown number, and says that it is unknown") func unknown() throws {
    let drawing = try drawing(sizes("1024x1366@2", .landscape))
    #expect(drawing.rectangles(in: .compactArea).isEmpty)
    #expect(drawing.strokes(in: .expanded).isEmpty)
    // The heights are known, and marked at the side.
    let screen = try #require(drawing.rectangles(in: .screen).first)
    let edges = drawing.strokes(in: .compact)
    #expect(edges.count == 12)
    let right = screen.x + screen.width
    #expect(edges.allSatisfy { $0.points.map(\.x) == [right - 16, right] })
    let text = drawing.texts.map(\.text).joined(separator: " ")
    #expect(text.contains("Nobody published: width, expanded height."))
    #expect(drawing.title.string.contains("landscape, left and right column, Today view"))
    let small = try self.drawing(sizes("320x568@2", .landscape)).texts.map(\.text)
    #expect(small.contains("Nobody published: expanded height at some text sizes."))
  }

  @Test("has a text alternative with all sizes") func alternative() throws {
    let alternative = try drawing(sizes("414x736@3")).alternative.string
    #expect(
      alternative.hasPrefix("A screen of 414 by 736 points, to scale. The widget is 398 wide."))
    #expect(alternative.contains("Compact heights by text size: xs 95; s 100; m 105; l 110; "))
    #expect(alternative.contains("; l 660; m xl xxxl ax3 ax4 672≈; "))
  }

  @Test(
    "has names from a user's tables as text", arguments: [ArbitraryText.hostileName, "&amp;\"'"])
  func hostileNames(name: String) throws {
    let engine = Engine(try .named(name))
    let drawing = ScreenDrawing(try sizes("414x736@3", in: engine), engine.catalog).alone
    #expect(drawing.title.string.hasPrefix(name))
    let figure = Figure(drawing, caption: [], anchor: "drawing", kind: "drawing")
    #expect(!drawing.svg().contains("<img"))
    #expect(!Document([.figure(figure)]).html().contains("<img"))
  }
}
