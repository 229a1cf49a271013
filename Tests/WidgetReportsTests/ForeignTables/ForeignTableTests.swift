import WidgetSizingData
import Foundation
import Testing

@testable import WidgetReports
@testable import WidgetSizing

/// The sizes of public projects, and what is said of them.
@Suite("Sizes in other people's tables") struct ForeignTableTests {
  private static let engine = Engine.bundled

  static func result(
    _ files: [(path: String, bytes: [UInt8])], os: [Int]? = nil, isStrict: Bool = false
  ) -> ForeignTableResult {
    var query = Query(.widgetKit, on: engine.catalog.screens(of: .widgetKit))
    query.os = os.map { $0.map { OSVersion($0) } }
    return ForeignTableResult(
      files, with: engine, among: [query], zooms: nil, isStrict: isStrict, dataVersion: "1",
      remarks: [])
  }

  static func findings(_ text: String, path: String = "widget.txt", os: [Int]? = nil) -> [String] {
    let table = result([(path, Array(text.utf8))], os: os).tables[0]
    return table.entries.map { entry in
      let finding = ForeignTableFinding(path: path, entry: entry, catalog: engine.catalog)
      let rights = finding.expected.map { engine.catalog.id(of: $0.cell) }
      let place = "\(entry.size.place.line):\(entry.size.place.column)"
      return ([place, finding.kind, finding.written] + rights).joined(separator: " ")
    }
  }

  static func input(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(components: "Inputs", name), encoding: .utf8)
  }

  /// What is wrong in a project, as `line:column kind size id-of-the-right-one`.
  static let projects: [(name: String, findings: [String])] = [
    (
      "scriptable-untis.ts",
      [
        "3:33 outdated 170 × 170 430x932@3.systemSmall.icons-small",
        "3:61 outdated 364 × 170 430x932@3.systemMedium.icons-small",
        "3:88 outdated 364 × 382 430x932@3.systemLarge.icons-small",
        "5:33 outdated 158 × 158 402x874@3.systemSmall.icons-small",
        "5:61 outdated 338 × 158 402x874@3.systemMedium.icons-small",
        "5:88 outdated 338 × 354 402x874@3.systemLarge.icons-small",
      ]
    ),
    (
      "stayhappy.swift.txt",
      [
        "5:68 outdated 170 × 170 430x932@3.systemSmall.icons-small",
        "7:39 unlabelled 155 × 155", "11:68 outdated 364 × 170 430x932@3.systemMedium.icons-small",
        "12:68 outdated 329 × 155 375x812@3.systemMedium.icons-small",
        "13:39 unlabelled 329 × 155",
      ]
    ),
    (
      "scriptable-background.js",
      [
        "4:13 outdated 474 px 390x844@3.systemSmall.icons-small",
        "5:13 outdated 1014 px 390x844@3.systemMedium.icons-small",
        "6:13 outdated 1062 px 390x844@3.systemLarge.icons-small",
      ]
    ),
    (
      "guideline.md",
      [
        "5:13 outdated 158 × 158 393x852@3.systemSmall.icons-small",
        "5:23 outdated 338 × 158 393x852@3.systemMedium.icons-small",
        "5:33 outdated 338 × 354 393x852@3.systemLarge.icons-small",
        "5:43 outdated 72 × 72 393x852@3.accessoryCircular",
      ]
    ),
    (
      "qsc-mobile.swift.txt",
      [
        "5:33 wrong 159 × 159 390x844@3.systemSmall.icons-small",
        "7:33 outdated 148 × 148 375x667@2.systemSmall.icons-small",
        "7:47 outdated 321 × 148 375x667@2.systemMedium.icons-small",
        "7:61 outdated 321 × 324 375x667@2.systemLarge.icons-small",
      ]
    ),
  ]

  @Test("each wrong size of a public project is found, with the right one", arguments: projects)
  func wrongTables(_ project: (name: String, findings: [String])) throws {
    let found = Self.findings(try Self.input(project.name), path: project.name)
    // Of the newest version, whichever that is in the tables.
    #expect(found.map { $0.replacing(/widgetkit\.ios\d+\./, with: "") } == project.findings)
  }

  @Test("the size that is right is that of the engine")
  func rightSize() throws {
    let catalog = Self.engine.catalog
    let table = Self.result([("widget.md", Array(try Self.input("qsc-mobile.swift.txt").utf8))])
      .tables[
        0]
    let wrong = try #require(table.entries.first)
    let finding = ForeignTableFinding(path: "widget.md", entry: wrong, catalog: catalog)
    let right = try #require(finding.expected.first)
    let answer = Self.engine.answer(right.cell)
    #expect(finding.right(right) == "\(answer.width.short) × \(answer.height.short)")
    #expect(finding.sentence.contains("\(finding.right(right)) \(answer.width.state.rawValue)"))
    let newest = Self.engine.versions(of: right.cell.screen).last
    #expect(right.cell.os == newest)
  }

  @Test(
    "there is no false alarm on the tables of public projects that are right",
    arguments: [
      ("frameup.json", nil, 5), ("ios-widget-sizes.md", nil, 15), ("no-background.js", [18], 9),
      ("guideline.md", [16], 8),
    ] as [(String, [Int]?, Int)])
  func rightTables(_ name: String, _ os: [Int]?, _ checked: Int) throws {
    let result = Self.result([(name, Array(try Self.input(name).utf8))], os: os)
    #expect(result.tables[0].entries.isEmpty && result.passes)
    #expect(result.tables[0].checked == checked)
  }

  @Test("a size without a device or a family fails a strict check only")
  func strict() throws {
    let bytes = Array("widget: systemMedium is 364x170".utf8)
    #expect(Self.result([("a.txt", bytes)]).passes)
    #expect(!Self.result([("a.txt", bytes)], isStrict: true).passes)
  }
}
