import Foundation
import TestSupport
import Testing

/// Devices and versions side by side, and what may be compared.
@Suite("compare") struct CompareCommandTests {
  @Test("shows two devices with the difference of the second, as text")
  func devices() throws {
    let result = try widgetsize("compare", "iPhone 15", "iPhone 16 Pro", "--os", "27")
    result.expectAnswer()
    try expectGolden(result.output, named: "compare-devices.txt")
  }

  @Test("shows only rows that differ, and counts all")
  func differences() throws {
    let question = ["compare", "iPhone 15", "--os", "17,18", "--family", "medium,lock"]
    let all = try widgetsize(question)
    let result = try widgetsize(question + ["--differences"])
    for answer in [all, result] {
      answer.expectAnswer()
      #expect(answer.lines.contains("1 of 5 rows differs"), "\(answer)")
    }
    #expect(all.lines.contains { $0.contains("icons-large") && $0.hasSuffix("yes") })
    #expect(result.lines.contains("icons-large"))
    #expect(result.lines.contains { $0.hasPrefix("systemMedium") && $0.hasSuffix("yes") })
    #expect(all.lines.contains { $0.hasPrefix("accessoryCircular") })
    #expect(!result.lines.contains { $0.hasPrefix("accessory") })
  }

  @Test("has a column for each of several versions, and what rows have in common above them")
  func todayExtensions() throws {
    let result = try widgetsize(
      "compare", "iPhone 7", "iPhone SE", "--os", "10-12", "--portrait", "-t", "l",
      "-e", "today-view")
    result.expectAnswer()
    try expectGolden(result.output, named: "compare-versions.txt")
  }

  @Test("has a record for each row in JSON, and a row for each cell in CSV")
  func records() throws {
    let question = ["compare", "iPhone 15", "iPhone 16 Pro", "--os", "27"]
    let json = try widgetsize(question + ["--json"])
    json.expectAnswer()
    let found = try JSONDecoder().decode(CompareJSON.self, from: Data(json.output.utf8))
    #expect(found.subjects.map(\.name) == ["iPhone 15, iOS 27", "iPhone 16 Pro, iOS 27"])
    let large = try #require(found.rows.first { $0.family == ["systemLarge"] })
    #expect(large.differs == true && large.variants == ["icons-small"])
    #expect(large.cells.map(\.addedHeight) == [0, 5])
    #expect(large.cells.map(\.height.value) == [360, 365])
    #expect(
      found.rows.contains { $0.differs == nil } && found.rows.contains { $0.differs == false })
    let csv = try widgetsize(question + ["--format", "csv"])
    csv.expectAnswer()
    #expect(csv.lines.count == 1 + found.rows.reduce(0) { $0 + $1.cells.count })
    // What it writes can be pinned.
    try withTemporaryFolder { folder in
      try folder.write("sizes.csv", csv.output)
      try widgetsize("check", "sizes.csv", in: folder).expectAnswer()
    }
  }

  @Test("refuses one subject, and more than fit beside each other")
  func subjects() throws {
    try widgetsize("compare", "iPhone 15", "iPhone 15", "--os", "18")
      .expectError("compare needs two devices or two versions; there is only 'iPhone 15, iOS 18'")
    try widgetsize("compare", "iPhone 15", "iPhone 16", "--os", "14-18,26,27")
      .expectError(
        "compare shows at most 12 devices and versions side by side, not 14; "
          + "name fewer with --device and --os")
    try widgetsize("compare", "iPhone 15", "iPhone 16", "--os", "15-18,26,27").expectAnswer()
    try widgetsize("compare", "iPhone 15", "iPhone 6", "--system", "widgetkit")
      .expectError("'iPhone 6' runs no version with WidgetKit widgets", status: 1)
  }

  @Test("fails if no size is known")
  func unknown() throws {
    let result = try widgetsize(
      "compare", "iPhone 6", "iPhone 5s", "--system", "widgetkit", "--os", "18")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(result.lines.contains { $0.hasPrefix("0 of ") }, "\(result)")
  }
}

/// The parts of the JSON of `compare` that a test reads.
private struct CompareJSON: Decodable {
  let subjects: [Subject]
  let rows: [Row]

  struct Subject: Decodable {
    let name: String
  }

  struct Row: Decodable {
    let family: [String]
    let variants: [String]
    let differs: Bool?
    let cells: [Cell]
  }

  struct Cell: Decodable {
    let height: Answer
    let addedHeight: Double?
  }

  struct Answer: Decodable {
    let value: Double?
  }
}
