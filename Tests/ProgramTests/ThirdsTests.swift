import Foundation
import TestSupport
import Testing

/// How the formats write a length that two decimals do not have exactly.
@Suite("Thirds of a point") struct ThirdsTests {
  static let query = [
    "query", "--device", "iPhone 16 Pro", "--family", "medium", "--variant", "icons-small", "--os",
    "27", "--format",
  ]

  @Test(
    "have four decimals in formats for programs",
    arguments: [
      ("json", #""width":{"value":349.6667,"#), ("ndjson", #""width":{"value":349.6667,"#),
      ("csv", ",349.6667,"), ("tsv", "\t349.6667\t"), ("swift", "width: 349.6667,"),
      ("css", "-width: 349.6667px;"), ("tokens", #"{"value":349.6667,"unit":"px"}"#),
    ])
  func programs(format: String, expected: String) throws {
    let result = try widgetsize(Self.query + [format])
    result.expectAnswer()
    #expect(result.output.contains(expected), "\(result)")
  }

  @Test("have two decimals in tables for people", arguments: ["table", "markdown", "html"])
  func people(format: String) throws {
    let result = try widgetsize(Self.query + [format])
    result.expectAnswer()
    #expect(result.output.contains("349.67"), "\(result)")
    #expect(!result.output.contains("349.6667"), "\(result)")
  }

  @Test(
    "are the same in a file with two decimals and in one with four", arguments: ["csv", "json"])
  func files(format: String) throws {
    try withTemporaryFolder { folder in
      let four = try widgetsize(Self.query + [format]).output
      let two = four.replacing("349.6667", with: "349.67").replacing("164.3333", with: "164.33")
      #expect(two != four)
      try folder.write("four", four)
      try folder.write("two", two)
      for file in ["four", "two"] {
        try widgetsize("check", file, in: folder).expectAnswer()
      }
      let diff = try widgetsize("diff", "two", "four", in: folder)
      #expect(diff.lines.first?.contains("nothing changed") == true, "\(diff)")
    }
  }
}
