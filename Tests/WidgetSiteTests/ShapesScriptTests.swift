import BundledSite
import Documents
import Testing

@testable import WidgetDrawings
@testable import WidgetSite

/// The script that draws shapes has pens, which are those of the program.
@Suite("Script of shapes") struct ShapesScriptTests {
  private static let lines = (BundledSite.text(of: "assets/shapes.js") ?? "").split(separator: "\n")
    .map(String.init)

  @Test("draws with the pens of the program") func pens() throws {
    let found = Self.lines.compactMap { $0.wholeMatch(of: /\s+"([a-z-]+)": \{ (.+) \},/) }
    // The outlines of what is compared are of the script alone.
    for line in found where !line.1.hasPrefix("outline") {
      let pen = try #require(Pen(rawValue: line.1 == "widget" ? "widget-1" : String(line.1)))
      var style = pen.style
      style.stroke = nil
      if style.fill != Drawing.Paint.none, pen != .paper { style.fill = nil }
      #expect(try Self.style(String(line.2)) == style, "\(line.0)")
    }
    #expect(found.count == 7)
  }

  /// The style that the attributes of a pen stand for.
  private static func style(_ attributes: String) throws -> Drawing.Style {
    func length(_ text: some StringProtocol) throws -> Drawing.Length {
      Drawing.Length(thousandths: Int((try #require(Double(text)) * 1000).rounded()))
    }
    var style = Drawing.Style()
    for attribute in attributes.matches(of: /"?([a-z-]+)"?: "?([^",]+)"?/) {
      switch attribute.1 {
      case "fill": style.fill = attribute.2 == "none" ? Drawing.Paint.none : 0xffffff
      case "stroke-width": style.strokeWidth = try length(attribute.2)
      case "stroke-dasharray": style.dashes = try attribute.2.split(separator: " ").map(length)
      case "font-size": style.fontSize = try length(attribute.2)
      case "font-weight": style.isBold = attribute.2 == "bold"
      default: Issue.record("no style has \(attribute.1)")
      }
    }
    return style
  }
}
