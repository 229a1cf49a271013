import BundledTables
import Foundation
import TestSupport
import Testing

@testable import WidgetReports

/// The formats in which sizes become a part of somebody's source.
@Suite("Exports") struct ExportTests {
  private func result(_ catalog: Catalog, os: [Int] = [10]) throws -> QueryResult {
    let key = try #require(
      catalog.screenClasses.keys.first { catalog.screenClasses[$0].idiom == .phone })
    var query = Query(screenClasses: [key])
    query.os = os.map(OSVersion.init)
    return QueryResult(engine: Engine(catalog), queries: [query], dataVersion: "2026.1.1")
  }

  private static let hostile = "*/ {evil}. \" \\(x) \n\u{2028}$"

  @Test("Swift source has a case for each known cell, with both numbers")
  func swift() throws {
    let source = try result(.small()).report.text(as: .swift)
    #expect(
      source.contains(
        "  case today_ios10_375x667_2_portrait_l_todayView_expanded = "
          + "\"today.ios10.375x667@2.portrait.l.today-view.expanded\"\n"))
    #expect(source.contains("    case .today_ios10_375x667_2_portrait_l_todayView_expanded: 616\n"))
    #expect(source.contains("    case .today_ios10_375x667_2_portrait_l_todayView_expanded: 359\n"))
    #expect(source.contains("616 points; width sourced (A1); height sourced (A1)."))
    #expect(source.contains("height disputed (A2), against 135"))
    // The width is known in portrait alone.
    #expect(source.contains("    case .today_ios10_375x667_2_landscape_l_todayView_compact: nil\n"))
  }

  @Test("Swift source compiles, whatever things are called", arguments: ["4.7-inch", hostile])
  func swiftCompiles(name: String) throws {
    let compiler = try #require(Programs.installed("swiftc"), "swiftc is not installed")
    let source = try result(.small(screen: name)).report.text(as: .swift)
    let use = """
      let size = WidgetSize(rawValue: "today.ios10.375x667@2.portrait.l.today-view.expanded")
      print(size?.width ?? 0, size?.height ?? 0, WidgetSize.allCases.count)
      """
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "main.swift")
      try Data((source + use).utf8).write(to: file)
      let program = folder.appending(path: "main")
      let built = try run(compiler, [file.path(), "-o", program.path(), "-warnings-as-errors"])
      try #require(built.status == 0, "\(built)")
      let ran = try run(program)
      #expect(ran.output.hasPrefix("359.0 616.0 "))
    }
  }

  @Test("Swift source of nothing known compiles too") func swiftOfNothing() throws {
    let source = try result(.small(), os: [17]).report.text(as: .swift)
    #expect(source.contains("switch self {}"))
  }

  @Test("tokens are dimensions in a group for each axis", arguments: ["4.7-inch", hostile])
  func tokens(name: String) throws {
    let text = try result(.small(screen: name)).report.text(as: .tokens)
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let path = ["today", "ios10", "375x667@2", "portrait", "l", "today-view", "expanded"]
    let cell = path.reduce(root as? [String: Any]) { $0?[$1] as? [String: Any] }
    let height = try #require(cell?["height"] as? [String: Any])
    #expect(height["$type"] as? String == "dimension")
    let value = try #require(height["$value"] as? [String: Any])
    #expect(value["value"] as? Double == 616 && value["unit"] as? String == "px")
    let extensions = try #require(height["$extensions"] as? [String: [String: Any]])
    #expect(extensions["widgetsize"]?["state"] as? String == "sourced")
    #expect(extensions["widgetsize"]?["sources"] as? [String] == ["A1"])
  }

  @Test("no token has a name that makes a reference") func tokenNames() throws {
    let catalog = try Catalog.bundled(with: [
      .screenClasses: """
      id,width_pt,height_pt,scale,idiom,name,note
      "${a}.b",414,736,3,phone,Odd,

      """
    ])
    let key = try #require(
      catalog.screenClasses.keys.first { catalog.screenClasses[$0].id == "${a}.b" })
    var query = Query(screenClasses: [key])
    query.os = [OSVersion(10)]
    let text = QueryResult(engine: Engine(catalog), queries: [query], dataVersion: "1").report.text(
      as: .tokens)
    #expect(text.contains(#""%24%7Ba%7D%2Eb":{"#))
  }

  @Test("a style sheet has a property for each known number") func styleSheet() throws {
    let text = try result(.small()).report.text(as: .css)
    #expect(
      text.contains(
        "  --today-ios10-375x667-2-portrait-l-today-view-expanded-height: 616px;\n"))
    #expect(!text.contains("375x667-2-landscape-l-today-view-compact-width"))
    let hostile = try result(.small(screen: Self.hostile)).report.text(as: .css)
    // Comments do not end early: without them nothing is left but properties.
    let rest = hostile.replacing(/\/\*.*?\*\//, with: "")
    #expect(rest.wholeMatch(of: /\s*:root \{\s*(--[a-z0-9-]+: [0-9.]+px;\s*)*\}\n/) != nil)
  }
}
