import Foundation
import Testing
import TestSupport
import WidgetReports
import WidgetSizingData

/// Design tokens and style sheets.
@Suite("Exports") struct ExportTests {
  private func result(_ catalog: Catalog, os: [Int] = [10]) throws -> QueryResult {
    let key = try #require(
      catalog.screenClasses.keys.first { catalog.screenClasses[$0].idiom == .phone })
    var asked = Asked(screenClasses: [key])
    asked.os = os.map(OSVersion.init)
    return QueryResult(engine: Engine(catalog), asked: asked)
  }

  private static let hostile = "*/ {evil}. \" \\(x) \n\u{2028}$"

  @Test("tokens are dimensions in a group for each size", arguments: ["4.7-inch", hostile])
  func tokens(name: String) throws {
    let text = try result(.small(screen: name)).report.text(as: try .code(named: "tokens"))
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let cells = root as? [String: Any]
    let cell = cells?["today-ios10-375x667-2-portrait-l-today-view-expanded"] as? [String: Any]
    let height = try #require(cell?["height"] as? [String: Any])
    #expect(height["$type"] as? String == "dimension")
    let value = try #require(height["$value"] as? [String: Any])
    #expect(value["value"] as? Double == 616 && value["unit"] as? String == "px")
    let extensions = try #require(height["$extensions"] as? [String: [String: Any]])
    #expect(extensions["widgetsize"]?["state"] as? String == "sourced")
    #expect(extensions["widgetsize"]?["sources"] as? [String] == ["A1"])
  }

  @Test("a style sheet has a property for each known number") func styleSheet() throws {
    let text = try result(.small()).report.text(as: try .code(named: "css"))
    #expect(
      text.contains(
        "  --today-ios10-375x667-2-portrait-l-today-view-expanded-height: 616px;\n"))
    #expect(!text.contains("375x667-2-landscape-l-today-view-compact-width"))
    let hostile = try result(.small(screen: Self.hostile)).report.text(as: try .code(named: "css"))
    // Comments do not end early: without them nothing is left but properties.
    let rest = hostile.replacing(/\/\*.*?\*\//, with: "")
    #expect(rest.wholeMatch(of: /\s*:root \{\s*(--[a-z0-9-]+: [0-9.]+px;\s*)*\}\n/) != nil)
  }
}
