import Foundation
import Testing
import WidgetSizingData

@testable import WidgetReports
@testable import WidgetSizing

/// The sizes in files of public projects, compared with the tables.
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

  /// The wrong sizes of a project, as `line:column kind size id-of-the-right-one`.
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

  @Test("the right size is the engine's answer for the newest version")
  func rightSize() throws {
    let catalog = Self.engine.catalog
    let result = Self.result([("widget.md", Array(try Self.input("qsc-mobile.swift.txt").utf8))])
    let wrong = try #require(result.tables[0].entries.first)
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
    #expect(result.tables[0].counts.checked == checked)
  }

  /// The size of a widget in points, as a file would have it.
  private static func sized(
    _ screen: String, _ os: Int, _ family: WidgetFamily, _ variant: WidgetVariant? = nil
  ) throws -> String {
    let answer = engine.answer(
      Cell(
        platform: .iOS, os: OSVersion(os), screenClass: try engine.catalog.screenClass(screen),
        zoom: .standard, family: family, variant: variant))
    return "\(answer.width.short)x\(answer.height.short)"
  }

  @Test("a model is compared with the versions that it runs, a screen with all of its models'")
  func model() throws {
    // The newest version of an iPhone X is iOS 16; later phones with its screen run later ones.
    let old = try Self.sized("375x812@3", 16, .systemSmall)
    #expect(Self.findings("widget iPhone X small \(old)").isEmpty)
    #expect(Self.findings("widget 375x812 small \(old)").count == 1)
  }

  @Test("a size of an older version is outdated also where options leave that version out")
  func askedVersion() throws {
    let old = try Self.sized("390x844@3", 16, .systemSmall)
    let found = Self.findings("widget 390x844 small \(old)", os: [26])
    #expect(found.map { $0.split(separator: " ")[1] } == ["outdated"])
  }

  @Test("a size of a later version than the one that is named is wrong, and says where it is right")
  func laterVersion() throws {
    let new = try Self.sized("390x844@3", 26, .systemSmall, .iconsSmall)
    let old = try Self.sized("390x844@3", 16, .systemSmall)
    try #require(new != old)
    let result = Self.result([("widget.txt", Array("iOS 16: 390x844 small \(new)".utf8))])
    let entry = try #require(result.tables[0].entries.first)
    let finding = ForeignTableFinding(
      path: "widget.txt", entry: entry, catalog: Self.engine.catalog)
    #expect(finding.kind == "wrong" && finding.lastRight == nil)
    #expect(finding.sentence.contains("is the size of"))
    #expect(finding.expected.map(\.cell.os) == [OSVersion(16)])
  }

  @Test("no size is outdated on versions that its screen never ran")
  func neverRan() throws {
    // The 4-inch phones ended with iOS 15.
    let size = try Self.sized("320x568@2", 15, .systemSmall)
    #expect(Self.findings("iOS 18 widgets\n  320x568 small \(size)").isEmpty)
  }

  @Test("a size that shares one side with a widget is not checked")
  func oneSide() throws {
    let text = "1920x1080 extraLarge widget iPad Pro 12.9"
    #expect(Self.findings(text).isEmpty)
  }

  @Test("a size of another family of the device is right, though a name nearby belongs to another")
  func otherFamily() throws {
    let large = try Self.sized("390x844@3", 26, .systemLarge, .iconsSmall)
    #expect(Self.findings("widgets medium\n  390x844 \(large)").isEmpty)
  }

  @Test("a size without a device or a family fails a strict check only")
  func strict() {
    let file = ("a.txt", Array("widget: systemMedium is 364x170".utf8))
    #expect(Self.passes([file]))
    #expect(!Self.passes([file], isStrict: true))
  }

  @Test("a file without sizes fails a strict check only, unless another file has some")
  func withoutSizes() {
    let empty = ("a.md", Array("no sizes".utf8))
    let full = ("b.txt", Array("iPhone 15 systemSmall widget on iOS 18: 158x158".utf8))
    #expect(Self.passes([empty]))
    #expect(!Self.passes([empty], isStrict: true))
    let report = Self.result([empty], isStrict: true).report.text(as: .junit)
    #expect(report.contains("no size of a widget was found"))
    #expect(Self.passes([empty, full], isStrict: true))
  }

  /// Whether a check passes. An expectation on the result itself would print its engine.
  private static func passes(
    _ files: [(path: String, bytes: [UInt8])], isStrict: Bool = false
  ) -> Bool {
    result(files, isStrict: isStrict).passes
  }
}
