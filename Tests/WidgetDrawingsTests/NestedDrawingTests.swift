import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetDrawings
@testable import WidgetSizing

@Suite("Nested drawing") struct NestedDrawingTests {
  private typealias Samples = WidgetDrawingSamples

  private func figure(
    _ device: String?, _ screen: String, _ os: Int, _ variant: WidgetVariant?,
    in engine: Engine = Samples.engine
  ) throws -> HomeScreenFigure {
    let figures = Figures.homeScreens(
      of: try device.map(engine.catalog.device),
      [try Samples.group(screen, os, in: engine)], in: engine)
    return try #require(figures.first { $0.variant == variant })
  }

  @Test("has every family at the same corner, to scale, the largest behind") func corner() throws {
    let drawing = try figure("iphone-16-pro", "402x874@3", 26, .iconsSmall).figure.drawing
    let pens: [Pen] = [.widget1, .widget2, .widget3]
    let rectangles = try pens.map { try #require(drawing.rectangles(in: $0).first) }
    for rectangle in rectangles {
      // A margin of 12 around the screen, whose corner the source has.
      #expect(rectangle.x == 12 + Drawing.Length(79, over: 3) && rectangle.y == 102)
    }
    #expect(rectangles[0].width == Drawing.Length(493, over: 3))
    #expect(rectangles[2].height == 365)
    let svg = drawing.svg()
    let places = try pens.map { try #require(svg.firstRange(of: $0.kind.string)?.lowerBound) }
    #expect(places == places.sorted(by: >))
  }

  @Test("labels each family with its name, points and pixels") func labels() throws {
    let texts = try figure("iphone-16-pro", "402x874@3", 27, .iconsSmall).figure.drawing.texts
    for text in [
      "Small", "164.33 × 164.33", "493 × 493 px", "Medium", "349.67 × 164.33", "1049 × 493 px",
      "Large", "349.67 × 365", "1049 × 1095 px", "349.67 × 565.67", "1049 × 1697 px",
    ] {
      #expect(texts.contains { $0.text == text }, "\(text)")
    }
    let pad = try figure("ipad-pro-11-3", "834x1194@2", 27, .device).figure.drawing.texts
    #expect(pad.contains { $0.text == "272 × 272 px" }, "\(pad)")
  }

  @Test("numbers the families of an iPad, whose labels stand below them") func legend() throws {
    let drawing = try figure("ipad-pro-11-3", "834x1194@2", 27, .device).figure.drawing
    for number in 1...5 {
      let places = drawing.texts.filter { $0.text == "\(number)" }
      #expect(places.count == 2, "\(number)")
    }
    for text in ["Extra large, upright", "300 × 464", "600 × 928 px"] {
      #expect(drawing.texts.contains { $0.text == text }, "\(text)")
    }
  }

  @Test("measures the margins and the gaps that are known") func measures() throws {
    let figure = try figure("iphone-16-pro", "402x874@3", 26, .iconsSmall)
    #expect(figure.figure.anchor == "home-screen-ios26")
    let caption = PlainText(figure.figure.caption).string
    #expect(caption.contains("Source of the place on the screen: "))
    let drawing = figure.figure.drawing
    #expect(Set(Self.measured(drawing)) == ["26.33", "90", "21", "36.33"])
    let lengths = drawing.strokes(in: .measure).map(\.points).map {
      ($0[1].x - $0[0].x) + ($0[1].y - $0[0].y)
    }
    for length in [Drawing.Length(79, over: 3), 90, 21, Drawing.Length(109, over: 3)] {
      #expect(lengths.contains { abs($0.thousandths - length.thousandths) <= 1 }, "\(length)")
    }
  }

  /// The texts beside lines that measure.
  private static func measured(_ drawing: Drawing) -> [String] {
    var texts: [String] = []
    drawing.forEachPiece { shape, _, kinds, _ in
      if case .text(let text, _, _, _) = shape, kinds.last == Pen.measureText.kind {
        texts.append(text.string)
      }
    }
    return texts
  }

  @Test("says that the place is not measured, and draws no margins") func notPlaced() throws {
    let figure = try figure("iphone-15", "393x852@3", 26, .iconsSmall)
    #expect(!PlainText(figure.figure.caption).string.contains("Source of the place"))
    #expect(Set(Self.measured(figure.figure.drawing)) == ["19.33", "34.67"])
    // In the middle of 393 points.
    let small = try #require(figure.figure.drawing.rectangles(in: .widget1).first)
    #expect(small.x == 12 + (393 - Drawing.Length(1034, over: 3)) / 2)
  }

  @Test("has a Dynamic Island where the model has one") func island() throws {
    let with = try figure("iphone-16-pro", "402x874@3", 27, .iconsSmall).figure.drawing
    #expect(with.rectangles(in: .island).count == 1)
    let without = try figure("iphone-14", "390x844@3", 18, .iconsSmall).figure.drawing
    #expect(without.rectangles(in: .island).isEmpty && !without.rectangles(in: .body).isEmpty)
  }

  @Test("has no screen if no source states its size") func zoomed() throws {
    let group = try Samples.group("834x1194@2", 27, zoom: .moreSpace)
    let figures = Figures.homeScreens(of: nil, [group], in: Samples.engine)
    #expect(!figures.isEmpty)
    for figure in figures { #expect(figure.figure.drawing.rectangles(in: .body).isEmpty) }
  }

  @Test("has the frame of an iPad around its widgets") func frame() throws {
    let shown = try figure("ipad-pro-11-3", "834x1194@2", 27, .device).figure.drawing
    let screen = try #require(shown.rectangles(in: .body).first)
    // Landscape, to scale with the widgets on it.
    #expect(abs(screen.width.thousandths * 834 - screen.height.thousandths * 1194) < 2_000_000)
    let small = try #require(shown.rectangles(in: .widget1).first)
    #expect(abs(small.width.thousandths * 1194 - screen.width.thousandths * 136) < 2_000_000)
    let canvas = try figure("ipad-pro-11-3", "834x1194@2", 27, .canvas).figure
    #expect(PlainText(canvas.caption).string.contains("The screen shows them smaller."))
  }

  @Test("has names as text only, shortened where they do not fit") func hostileNames() throws {
    let name = ArbitraryText.hostileName
    let long = String(repeating: "W", count: 300)
    let catalog = try Catalog.bundled(with: [
      "families": """
      id,kind,order,name,is_in_dynamic_island
      systemLarge,widgetkit,3,\(long),false
      systemMedium,widgetkit,2,"\(name.replacing("\"", with: "\"\""))",false

      """
    ])
    let drawing = try figure(
      "iphone-16-pro", "402x874@3", 27, .iconsSmall, in: Engine(catalog)
    ).figure.drawing
    #expect(drawing.faults == [])
    let svg = drawing.svg()
    #expect(!svg.contains("<script") && !svg.contains("<img"))
    #expect(drawing.alternative.string.contains(long))
    #expect(drawing.texts.contains { $0.text.hasSuffix("W…") })
  }
}

extension PlainText {
  /// The text of plain inlines; links and others are left out.
  fileprivate init(_ inlines: [Inline]) {
    self.init(
      inlines.map { inline in
        guard case .text(let text) = inline else { return "" }
        return text.string
      }.joined())
  }
}
