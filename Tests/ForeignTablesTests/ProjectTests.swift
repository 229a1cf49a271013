import ForeignTables
import Foundation
import Testing
import WidgetSizing
import WidgetSizingData

/// The sizes in files of public projects, compared with the tables.
@Suite("Sizes in other people's tables") struct ProjectTests {
  private static let engine = Engine.bundled

  static func comparison(os: [Int]? = nil) -> FileComparison {
    var asked = Asked(
      WidgetKind.allCases.map { AskedBox($0, on: engine.catalog.screens(of: $0)) })
    asked.os = os?.map { OSVersion($0) }
    return FileComparison(engine, among: asked)
  }

  static func file(_ text: String, path: String = "widget.txt", os: [Int]? = nil) -> ForeignFile {
    comparison(os: os).file(Array(text.utf8), path: path)
  }

  /// `line:column verdict size` of what is not right.
  static func findings(_ file: ForeignFile) -> [String] {
    file.findings.map { "\($0.line):\($0.column) \($0.verdict.kind.rawValue) \($0.size.text)" }
  }

  static func input(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(components: "Inputs", name), encoding: .utf8)
  }

  static let projects: [(name: String, findings: [String])] = [
    (
      "scriptable-untis.ts",
      [
        "3:33 outdated 170 × 170", "3:61 outdated 364 × 170", "3:88 outdated 364 × 382",
        "5:33 outdated 158 × 158", "5:61 outdated 338 × 158", "5:88 outdated 338 × 354",
      ]
    ),
    (
      "stayhappy.swift.txt",
      ["5:68 outdated 170 × 170", "11:68 outdated 364 × 170", "12:68 outdated 329 × 155"]
    ),
    (
      "scriptable-background.js",
      ["4:13 outdated 474", "5:13 outdated 1014", "6:13 outdated 1062"]
    ),
    (
      "guideline.md",
      [
        "5:13 outdated 158 × 158", "5:23 outdated 338 × 158", "5:33 outdated 338 × 354",
        "5:43 outdated 72 × 72",
      ]
    ),
    (
      "qsc-mobile.swift.txt",
      [
        "5:33 wrong 159 × 159", "7:33 outdated 148 × 148",
        "7:47 outdated 321 × 148", "7:61 outdated 321 × 324",
      ]
    ),
  ]

  @Test("each wrong size of a public project is found", arguments: projects)
  func wrongTables(_ project: (name: String, findings: [String])) throws {
    let file = Self.file(try Self.input(project.name), path: project.name)
    #expect(Self.findings(file) == project.findings)
  }

  @Test(
    "there is no false alarm on the tables of public projects that are right",
    arguments: [
      ("ios-widget-sizes.md", nil, 15), ("no-background.js", [18], 9), ("guideline.md", [16], 8),
    ] as [(String, [Int]?, Int)])
  func rightTables(_ name: String, _ os: [Int]?, _ right: Int) throws {
    let counts = Self.file(try Self.input(name), path: name, os: os).counts
    #expect(counts[.right] == right && counts.judged == right)
  }

  @Test("a right size in points or pixels has the size of the newest version beside it")
  func expected() throws {
    let file = Self.file(try Self.input("qsc-mobile.swift.txt"))
    let wrong = try #require(file.findings.first)
    guard case .wrong(let mismatch) = wrong.verdict else { return }
    let cell = try #require(mismatch.expected.first?.cell)
    let known = Self.engine.versions(of: .widgetKit, on: cell.screen).last {
      Self.engine.evidence(.width, of: cell.on($0)).value != nil
    }
    #expect(cell.os == known)
  }

  @Test("the frame of a view without a device is a size only if it is like one")
  func frames() {
    let text =
      "case .systemSmall:\n  a.frame(width: 20, height: 20)\n  b.frame(width: 350, height: 20)\n"
    let ring = Self.file(
      "case .systemSmall: Ring().frame(width: 110, height: 110)", path: "a.swift")
    #expect(ring.counts[.notJudged] == 1)
    let counts = Self.file(text, path: "a.swift").counts
    #expect(counts[.notJudged] == 2 && counts.judged + counts.labelled == 0)
    let near = Self.file("case .systemSmall:\n  a.frame(width: 150, height: 158)", path: "a.swift")
    #expect(near.counts[.wrong] == 1)
    let icons = Self.file(
      "// widget small\n  a.size = new Size(3, 28) // circle\n  (2, 150)", path: "a.js")
    #expect(icons.counts.judged + icons.counts.labelled == 0)
    #expect(Self.file("systemSmall: [120, 1500]", path: "a.js").counts[.wrong] == 1)
    #expect(Self.file("systemSmall: [20, 1500]", path: "a.js").counts[.notJudged] == 1)
    #expect(Self.file("// CarPlay\nlet a = CGSize(width: 9, height: 9)").counts[.wrong] == 0)
  }

  @Test("positions count more than a family that is named further out than the device")
  func outerFamily() {
    let text =
      "// widget, icon-glyph: th-large\nfunction a() {\n'z390x844': ['158x158','338x158','338x354'],\n}"
    let file = Self.file(text, path: "a.js", os: [17])
    #expect(file.counts[.right] == 3)
  }

  @Test("a Live Activity has any height between two")
  func activities() {
    let text =
      "# Live Activity\n\n|Device|Lock Screen|\n|-|-|\n|iPhone 15|371x120|\n|iPhone 15|371x160|\n|iPhone 15|371x84|\n|iPhone 15|1113x360 px|\n|iPhone 15|371x170|\n|iPhone 15|371x80|\n"
    let counts = Self.file(text, path: "a.md").counts
    #expect(counts[.right] == 4 && counts[.wrong] == 2)
  }

  @Test("columns count Unicode scalars, whatever ends a line")
  func places() {
    for end in ["\n", "\r\n", "\r"] {
      let text = "widget é 😀\(end)  ü iPhone 15 small 90x95"
      #expect(Self.findings(Self.file(text)) == ["2:21 wrong 90 × 95"], "\(end.debugDescription)")
    }
  }

  @Test("what is not UTF-8 is noted, and a byte order mark is a blank")
  func bytes() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("widget\nab".utf8) + [0xD7, 0x0A]
    let comparison = FileComparison(Self.engine, among: Asked([]))
    let file = comparison.file(bytes, path: "a.txt")
    #expect(file.invalid.map { [$0.line, $0.column] } == [2, 3])
  }

  @Test("findings of each sort are kept up to a limit, so that wrong ones are not lost")
  func limit() {
    let many = String(repeating: "  338x159\n", count: ForeignFile.mostFindings + 5)
    let file = Self.file(
      "widget\nsystemMedium on iPhone 99:\n" + many + "iPhone 16 Pro systemSmall 150x150")
    #expect(file.counts[.wrong] == 1 && file.hasMore)
    #expect(file.findings.contains { if case .wrong = $0.verdict { true } else { false } })
  }
}
