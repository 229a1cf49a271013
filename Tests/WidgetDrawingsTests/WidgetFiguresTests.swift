import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetDrawings
@testable import WidgetSizing

/// Watch faces.
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
}
