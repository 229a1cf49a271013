import Foundation
import TestSupport
import Testing

@Suite("fit") struct FitCommandTests {
  static let rows = ["fit", "--rows", "5", "--row-height", "44"]
  static let plus = rows + ["--device", "iPhone 7 Plus", "--landscape", "--text-size", "l"]

  @Test("answers in the first lines, with the sources in the table below")
  func answer() throws {
    let result = try widgetsize(Self.rows + ["--header", "20", "--text-size", "l", "--os", "10"])
    result.expectAnswer()
    #expect(result.lines[0].hasSuffix(", iOS 10: Today extensions, text size l"), "\(result)")
    #expect(result.lines[1] == "5 rows of 44, a header of 20: 240 points")
    let table = result.lines.filter { $0.contains("Notification Center") }
    #expect(
      table.contains { $0.contains("4-inch, landscape") && $0.contains("3         176  S01") })
    #expect(result.output.contains("CGSize(width: 0, height: min(240, maxSize.height))"))
    // Many cells share a verdict, and share a line.
    #expect(result.lines.count < 30)
  }

  @Test("marks verdicts on derived heights")
  func derived() throws {
    let result = try widgetsize(
      Self.rows + ["--device", "iPhone 6", "--landscape", "--os", "10", "--text-size", "l"])
    result.expectAnswer()
    #expect(result.lines.contains { !$0.contains("Today view") && $0.contains("all~") })
    #expect(result.output.contains("~ derived by a rule"))
  }

  @Test("fails where fewer rows fit, the worst first, by expanded cells unless a mode is given")
  func atLeast() throws {
    let failing = try widgetsize(
      Self.rows + ["--at-least", "4", "--os", "10", "--text-size", "l,xl", "--idiom", "phone"])
    #expect(failing.status == 1 && failing.errors.isEmpty, "\(failing)")
    let first = try #require(failing.lines.dropFirst().first)
    #expect(first.hasPrefix("fewer than 4 rows in "), "\(first)")
    #expect(
      first.contains("today.ios10.320x568@2.landscape.xl.notification-center.expanded"),
      "\(first)")
    #expect(first.hasSuffix("shows 3: 144≈ points by whole-rows"), "\(first)")
    #expect(!failing.output.contains("compact"))
    let passing = try widgetsize(Self.plus + ["--at-least", "5"])
    passing.expectAnswer()
    #expect(passing.lines[1] == "at least 5 rows everywhere")
    let compact = try widgetsize(Self.plus + ["--at-least", "5", "--mode", "compact"])
    #expect(compact.status == 1 && compact.output.contains("shows 2"), "\(compact)")
  }

  @Test("says how many heights are unknown, which --strict makes a failure")
  func strict() throws {
    let some = [
      "fit", "--rows", "5", "--row-height", "50", "--at-least", "3", "--family", "medium",
      "--device", "iPhone 16 Pro", "--os", "17+", "--no-margins",
    ]
    let lenient = try widgetsize(some)
    lenient.expectAnswer()
    #expect(
      lenient.lines[1] == "at least 3 rows in 4 of 6 cells; the height of the others is unknown")
    let strict = try widgetsize(some + ["--strict"])
    #expect(strict.status == 1 && strict.output == lenient.output, "\(strict)")
    let json = try widgetsize(some + ["--strict", "--json"])
    #expect(json.output.contains(#""passes":false"#), "\(json)")
    let known = some + ["--strict", "--variant", "icons-small"]
    try widgetsize(known).expectAnswer()
    // Without a demand, unknown heights alone fail.
    let all = some.filter { $0 != "--at-least" && $0 != "3" }
    try widgetsize(all).expectAnswer()
    #expect(try widgetsize(all + ["--strict"]).status == 1)
  }

  @Test("names a footer that is cut off, with and without a demand")
  func footer() throws {
    let content = [
      "fit", "--rows", "3", "--row-height", "45", "--device", "iPhone 15", "--os", "26",
      "--variant", "icons-small", "--no-margins", "--family",
    ]
    let cut = try widgetsize(content + ["small", "--footer", "30"])
    #expect(cut.output.contains("; 3 of 3 rows are seen; the footer is cut off\n"), "\(cut)")
    #expect(cut.output.contains(" 3, no footer "), "\(cut)")
    let demand = try widgetsize(content + ["small,large", "--footer", "30", "--at-least", "3"])
    #expect(
      demand.lines[1] == "at least 3 rows everywhere; the footer is cut off in 1 of 2 cells")
    let both = try widgetsize(content + ["small", "--footer", "30", "--header", "200"])
    #expect(
      both.output.contains(
        "; 0 of 3 rows are seen; the header is cut off; the footer is cut off\n"),
      "\(both)")
    let failing = try widgetsize(
      content + ["small", "--footer", "99", "--header", "50"] + ["--at-least", "3"])
    #expect(
      failing.status == 1 && failing.lines[1].hasSuffix("; the footer is cut off"), "\(failing)")
    let seen = try widgetsize(content + ["large", "--footer", "30"])
    #expect(!seen.output.contains("footer is cut") && !seen.output.contains("no footer"), "\(seen)")
  }

  @Test("has no answer where no height is known")
  func unknown() throws {
    let result = try widgetsize(
      Self.rows + ["--device", "iPhone 7", "--os", "11", "--mode", "expanded"])
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(result.output.contains("expanded: the height is not known"))
  }

  @Test("names the nearest known heights in the reason of an unknown one")
  func nearest() throws {
    let asked =
      Self.rows + ["--device", "iPhone 7", "--os", "11", "--mode", "expanded", "--text-size", "l"]
      + ["--portrait", "--entry-point", "today-view"]
    for format in ["json", "csv"] {
      let result = try widgetsize(asked + ["--format", format])
      #expect(result.output.contains("no source for iOS 11; iOS 10 has 616, iOS 12 has 528"))
    }
  }

  @Test("shows compact cells only if the largest mode is compact")
  func largestMode() throws {
    let result = try widgetsize(Self.plus + ["--largest-mode", "compact", "--json"])
    result.expectAnswer()
    let cells = try FitJSON.cells(of: result.output)
    #expect(!cells.isEmpty && cells.allSatisfy { $0.mode == "compact" && $0.button == "none" })
  }

  @Test("json and csv have the verdict that follows from each height")
  func formats() throws {
    let result = try widgetsize(Self.rows + ["--json"])
    result.expectAnswer()
    let cells = try FitJSON.cells(of: result.output)
    #expect(cells.count > 1_000)
    for cell in cells {
      guard let room = cell.maximumHeight.value else {
        #expect(["unknown", "not-applicable"].contains(cell.verdict))
        continue
      }
      #expect(cell.rowsSeen == min(5, Int(room / 44)), "\(cell.id)")
      #expect(cell.verdict == (room >= 220 ? "all-seen" : "cut-off"), "\(cell.id)")
      let height = cell.mode == "compact" ? room : min(room, 220)
      #expect(cell.preferredContentSize?.width == 0)
      #expect(cell.preferredContentSize?.height == height, "\(cell.id)")
    }
    for format in ["csv", "tsv", "ndjson"] {
      let lines = try widgetsize(Self.rows + ["--format", format]).lines
      #expect(lines.count == cells.count + (format == "ndjson" ? 0 : 1), "\(format)")
    }
    let csv = try widgetsize(Self.rows + ["--format", "csv"]).lines.dropFirst()
    for (line, cell) in zip(csv, cells) {
      #expect(line.hasPrefix(cell.id + ",") && line.contains(",\(cell.verdict),"), "\(line)")
    }
  }

  @Test("json has every key in every cell")
  func keys() throws {
    let objects = JSONKeys.objects(of: try widgetsize(Self.rows + ["--json"]).output)
    #expect(
      objects.first == [
        "schemaVersion", "dataVersion", "notes", "content", "largestMode", "atLeast", "passes",
        "cells",
      ])
    let cells = objects.filter { $0.first == "id" }
    #expect(cells.count > 1_000)
    #expect(
      Set(cells) == [
        [
          "id", "system", "os", "screenClass", "screenName", "devices", "idiom", "orientation",
          "textSize", "entryPoint", "mode", "column", "zoomed", "verdict", "certain", "lineHeight",
          "contentHeight", "rowsSeen", "rowsSeenRange", "cutOff", "compactShowsAll", "button",
          "preferredContentSize", "leftInsets", "maximumHeight",
        ]
      ])
  }

  @Test("markdown and html have the lines of the table")
  func documents() throws {
    let markdown = try widgetsize(Self.plus + ["--format", "markdown"])
    markdown.expectAnswer()
    #expect(markdown.output.contains("| compact | everywhere"))
    let html = try widgetsize(Self.plus + ["--format", "html"])
    html.expectAnswer()
    #expect(html.output.contains(">everywhere</th>"))
  }

  // With its type, because the compiler takes ten seconds to infer it.
  private static let complaints: [([String], String)] = [
    (
      ["fit"],
      "fit needs content: --rows 5 --row-height 50, --lines 2, --content-height 220, "
        + "or --image 1024x1024"
    ),
    (["fit", "--rows", "5"], "rows need a height: --row-height 50, or --row-lines 2"),
    (
      ["fit", "--rows", "5", "--row-height", "0"],
      "--row-height '0' is not a height; expected more than 0 to 10000 points, with at most two "
        + "decimals"
    ),
    (
      ["fit", "--rows", "5", "--row-height", "-5"],
      "--row-height '-5' is not a height; expected more than 0 to 10000 points, with at most two "
        + "decimals"
    ),
    (
      ["fit", "--content-height", "10001"],
      "--content-height '10001' is not a height; expected 0 to 10000 points, with at most two "
        + "decimals"
    ),
    (
      rows + ["--content-height", "220"],
      "--rows contradicts --content-height, which is all there is"
    ),
    (rows + ["--row-lines", "2"], "--row-height contradicts --row-lines"),
    (rows + ["--padding", "2"], "--padding needs --row-lines"),
    (rows + ["--at-least", "6"], "--at-least 6 is more than the 5 rows to be shown"),
    (rows + ["--at-least", "0"], "--at-least '0' is not a number; expected 1 to 1000"),
    (
      ["fit", "--content-height", "50", "--at-least", "1"],
      "--at-least counts rows; --content-height has none"
    ),
    (
      ["fit", "--rows", "-1", "--row-height", "9"],
      "--rows '-1' is not a number; expected 0 to 1000"
    ),
    (
      rows + ["--largest-mode", "compact", "--mode", "expanded"],
      "--mode expanded contradicts --largest-mode compact"
    ),
    (
      rows + ["--device", "plus", "--idiom", "pad"],
      "'plus' runs iOS, which contradicts --idiom pad"
    ),
  ]

  @Test("complains in one line", arguments: complaints)
  func usage(_ arguments: [String], _ message: String) throws {
    try widgetsize(arguments).expectError(message)
  }
}

/// The parts of the JSON of `fit` that tests read.
struct FitJSON: Decodable {
  let cells: [Cell]

  struct Cell: Decodable {
    let id: String
    let mode: String
    let verdict: String
    let rowsSeen: Int?
    let button: String?
    let preferredContentSize: Size?
    let maximumHeight: Number
  }

  struct Size: Decodable {
    let width: Double
    let height: Double
  }

  struct Number: Decodable {
    let value: Double?
    let state: String
  }

  static func cells(of json: String) throws -> [Cell] {
    try JSONDecoder().decode(FitJSON.self, from: Data(json.utf8)).cells
  }
}
