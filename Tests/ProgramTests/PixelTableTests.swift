import Foundation
import TestSupport
import Testing

/// Pixels in the tables for people.
@Suite("Pixels in tables") struct PixelTableTests {
  static let small = ["--family", "small", "--variant", "icons-small", "--os", "27"]
  static let phone = ["query", "--device", "iPhone 16 Pro"] + small

  @Test("a size in points has its pixels beside it", arguments: ["table", "markdown", "html"])
  func column(format: String) throws {
    let result = try widgetsize(Self.phone + ["--format", format])
    result.expectAnswer()
    #expect(result.output.contains("pixels") && result.output.contains("493 × 493"), "\(result)")
  }

  @Test("a size with an unknown side has no pixels, and neither has a Mac or a Today extension")
  func unknown() throws {
    let query = ["query", "--device", "iPhone 16 Pro", "--os", "27", "--family", "small"]
    let unknown = try widgetsize(query + ["--variant", "icons-large"])
    #expect(!unknown.output.contains("pixels"), "\(unknown)")
    let both = try widgetsize(query)
    #expect(both.output.matches(of: /\d+ × \d+ {2}/).count == 1, "\(both)")
    let mac = try widgetsize("query", "--platform", "macOS", "--family", "small")
    #expect(!mac.output.contains("pixels"), "\(mac)")
    let today = try widgetsize("query", "--device", "iPhone 7", "--os", "10")
    #expect(!today.output.contains("pixels"), "\(today)")
  }

  @Test("--unit px shows pixels in place of points", arguments: ["table", "markdown", "html"])
  func pixels(format: String) throws {
    let result = try widgetsize(Self.phone + ["--unit", "px", "--format", format])
    result.expectAnswer()
    #expect(result.output.contains(">493<") || result.output.contains(" 493 "), "\(result)")
    #expect(!result.output.contains("164.33") && !result.output.contains("×"), "\(result)")
    #expect(result.output.contains("pixels, 3 a point"), "\(result)")
  }

  @Test("--unit px is for Today extensions too, and for ranges")
  func today() throws {
    let query = ["query", "--device", "plus", "--os", "10", "--text-size", "xs,l", "--unit"]
    let points = try widgetsize(query + ["pt"])
    let pixels = try widgetsize(query + ["PX"])
    let result = try widgetsize(Array(query.dropLast()))
    #expect(points == result)
    #expect(points.output.contains(" 660 ") && pixels.output.contains(" 1980 "), "\(pixels)")
    #expect(pixels.output.contains("pixels, 3 a point · "), "\(pixels)")
  }

  @Test("--unit px says that pixels are those before Display Zoom")
  func zoomed() throws {
    let result = try widgetsize(Self.phone + ["--zoomed", "--unit", "px"])
    #expect(
      result.output.contains("pixels, 3 a point, before Display Zoom scales them"), "\(result)")
  }

  @Test("--unit px leaves a platform without screens in points, and says so")
  func noScreen() throws {
    let mac = ["query", "--platform", "macOS", "--family", "small"]
    let points = try widgetsize(mac), pixels = try widgetsize(mac + ["--unit", "px"])
    let legend = "points, as pixels depend on the display"
    #expect(
      pixels.lines == points.lines.map { $0 == "points" ? legend : $0 }
        && pixels.lines.contains(legend), "\(pixels)")
  }
}
