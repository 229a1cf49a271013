import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetDrawings
@testable import WidgetSizing

/// Watch faces, and sizes over each other.
@Suite("Drawings of widgets") struct WidgetFiguresTests {
  private typealias Samples = WidgetDrawingSamples

  @Test("have no texts that lie over each other or leave the paper") func texts() {
    let drawings = Samples.drawings()
    #expect(drawings.count > 300)
    for drawing in drawings { #expect(drawing.faults == [], "\(drawing.title)") }
  }

  @Test("have texts of the sizes that pages expect") func textSizes() {
    let pens: [Pen] = [.family, .size, .pixels, .measureText]
    #expect(pens.map(\.fontSize) == [16, 15, 15, 15])
    #expect(pens.map(\.style.fontSize) == [16, 15, 15, 15])
  }

  @Test("have a watch for each place of its widgets") func watch() throws {
    let group = try Samples.group("198x242@2", 27)
    let figures = Figures.watchFaces(of: nil, group, in: Samples.engine)
    let places = figures.map { "\($0.drawing.title)".split(separator: ", ").dropLast().last }
    #expect(Set(places) == ["Watch face", "X-Large watch face", "Smart Stack"])
    for figure in figures {
      let body = try #require(figure.drawing.rectangles(in: .body).first)
      #expect(body.width == 198 && body.height == 242)
    }
    let all = figures.flatMap { $0.drawing.texts.map(\.text) }
    #expect(["38 × 38", "193 × 82", "50 × 50", "143 × 143", "184 × 80.5"].allSatisfy(all.contains))
    let phone = try Samples.group("402x874@3", 27)
    #expect(Figures.watchFaces(of: nil, phone, in: Samples.engine).isEmpty)
  }

  @Test("overlay two devices with the difference of the second") func overlay() throws {
    let catalog = Samples.engine.catalog
    func answers(_ screen: String) throws -> [CellEvidence] {
      try Samples.group(screen, 27).answers.filter {
        $0.cell[WidgetVariant.self] != .iconsLarge
      }
    }
    let drawing = try #require(
      Figures.overlay(
        [
          ("iPhone 15", try answers("393x852@3")), ("iPhone 16 Pro", try answers("402x874@3")),
        ], in: catalog))
    let texts = drawing.texts.map(\.text)
    for text in ["+1.67 × +1.67", "+5 × +1.67", "+5 × +8.33", "+0.33 × ±0", "same"] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(drawing.title.string == "iPhone 15 and iPhone 16 Pro")
    for pen in [Pen.outlineA, .outlineB] {
      let outlines = drawing.rectangles(in: pen)
      #expect(outlines.count == 7)
      #expect(outlines.prefix(4).allSatisfy { $0.x == 4 && $0.y == 4 })
    }
    #expect(drawing.rectangles(in: .outlineC).isEmpty)
    #expect(
      drawing.rectangles(in: .outlineA).contains { $0.width == Drawing.Length(1034, over: 3) })
  }

  @Test("overlay nothing for one subject, or for subjects without a common family") func noOverlay()
    throws
  {
    let catalog = Samples.engine.catalog
    let phone = try Samples.group("402x874@3", 27).answers
    #expect(Figures.overlay([("one", phone)], in: catalog) == nil)
    #expect(Figures.overlay([("one", phone), ("none", [])], in: catalog) == nil)
  }
}
