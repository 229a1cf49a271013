import Documents
import Testing
import WidgetSizingData

@testable import WidgetDrawings

@Suite("Staircases of whole rows") struct StaircaseDrawingTests {
  private static let audit = Audit(.bundled)

  private var figures: [Figure] { Figures.staircases(Self.audit, in: .bundled) }

  private func figure(_ title: String) throws -> Figure {
    try #require(figures.first { $0.drawing.title.string == title })
  }

  @Test("are one for each group and row height") func groups() throws {
    let groups = try #require(Self.audit.records.first { $0.rule == .wholeRows }).groups
    // iPads on iOS 12 have rows of 44 and of 52.
    #expect(figures.count == groups.count + 1)
    #expect(Set(figures.map(\.anchor)).count == figures.count)
  }

  @Test("show every measurement as a point with the name of its screen") func points() throws {
    let drawing = try figure("iOS 10, phone, Today view, rows of 44 points").drawing
    #expect(drawing.dots.count == 4)
    let texts = drawing.texts.map(\.text)
    for name in ["4-inch", "4.7-inch", "5.5-inch", "5.5-inch landscape"] {
      #expect(texts.count { $0 == name } == 1, "\(name)")
    }
    #expect(
      drawing.alternative.string.contains(
        "Measured: 5.5-inch landscape 352 at H 414; 4-inch 528 at H 568; "
          + "4.7-inch 616 at H 667; 5.5-inch 660 at H 736."))
  }

  @Test("have every point within what the rule allows, where it holds") func within() throws {
    for figure in figures {
      let drawing = figure.drawing
      let least = drawing.strokes(in: "least").map(\.points).filter { $0.count > 2 }
      let bounds = drawing.strokes(in: .bound).map(\.points).filter { $0.count > 2 }
      guard let upper = least.first else { continue }
      let lower = try #require(bounds.first { $0 != upper })
      #expect(!drawing.dots.isEmpty)
      for dot in drawing.dots {
        // A height is the y of the step that is there; a higher one has a smaller y.
        func step(_ points: [Drawing.Point]) -> [Drawing.Length] {
          stride(from: 0, to: points.count - 1, by: 2)
            .filter { points[$0].x <= dot.x && dot.x <= points[$0 + 1].x }.map { points[$0].y }
        }
        #expect(step(lower).contains(dot.y), "\(drawing.title)")
        #expect(step(upper).contains(dot.y), "\(drawing.title)")
      }
    }
  }

  @Test("have a band between what the least and the most k give") func band() throws {
    let drawing = try figure("iOS 10, phone, Today view, rows of 44 points").drawing
    // 32 < k ≤ 40, one unit a point. The last entry is the legend's.
    let bands = drawing.rectangles(in: .band).dropLast()
    #expect(bands.count > 5)
    #expect(bands.allSatisfy { $0.width == 8 && $0.height == 44 })
    #expect(
      drawing.texts.map(\.text).joined(separator: " ").contains(
        "The measurements allow 32 < k ≤ 40, where k is what the system keeps."))
  }

  @Test("say that iPads on iOS 12 go by the short side") func shortSide() throws {
    let drawing = try figure("iOS 12, pad, Today view, rows of 52 points").drawing
    #expect(drawing.alternative.string.contains("H, the short side of the screen."))
    #expect(drawing.dots.count == 1)
  }

  @Test("are points alone where the measurements contradict the rule") func contradiction() throws {
    for os in [13, 14] {
      let drawing = try figure("iOS \(os), pad, Today view, rows of 44 points").drawing
      #expect(drawing.dots.count > 3)
      #expect(drawing.strokes(in: .bound).isEmpty && drawing.rectangles(in: .band).isEmpty)
      #expect(drawing.alternative.string.contains("no k fits them all"))
    }
  }
}
