import Foundation
import TestSupport
import Testing

/// Which numbers are equal to `check`, and how it treats unknown ones.
@Suite("check, of numbers") struct CheckedNumbersTests {
  @Test("fails with --strict for a pinned size that is unknown, in every report")
  func strict() throws {
    try withTemporaryFolder { folder in
      let query = ["--device", "iPhone 15", "--os", "26", "--family", "small", "--format", "csv"]
      try folder.write("lock", try widgetsize(["query"] + query).output)
      try widgetsize("check", "lock", in: folder).expectAnswer()
      let strict = try widgetsize("check", "lock", "--strict", "--junit", "a.xml", in: folder)
      #expect(strict.status == 1 && strict.errors.isEmpty, "\(strict)")
      #expect(strict.lines.first == "lock: 1 cell with an unknown size")
      #expect(try folder.read("a.xml").contains("failures=\"1\""))
      let github = try widgetsize("check", "lock", "--strict", "--github", in: folder)
      #expect(github.output.contains("::error file=lock,line=3,title=Unknown size::"), "\(github)")
      let known = ["query"] + query + ["--variant", "icons-small"]
      try folder.write("known", try widgetsize(known).output)
      try widgetsize("check", "known", "--strict", in: folder).expectAnswer()
    }
  }

  @Test(
    "compares a length with the decimals that it is written with",
    arguments: [
      ("162.67", true), ("162.667", true), ("162.6667", true), ("162.66666666666666", true),
      ("162.666", true), ("162.66", false), ("162.68", false), ("162.3333", false),
    ])
  func decimals(text: String, passes: Bool) throws {
    try withTemporaryFolder { folder in
      let id = "widgetkit.ios26.393x852@3.systemSmall.icons-small"
      try folder.write("a.csv", "id,width_pt\n\(id),\(text)\n")
      try folder.write("a.json", "[{\"id\":\"\(id)\",\"width\":{\"value\":\(text)}}]")
      for file in ["a.csv", "a.json"] {
        #expect(try widgetsize("check", file, in: folder).status == (passes ? 0 : 1), "\(file)")
      }
    }
  }

  @Test(
    "refuses a length that is not a whole number of 1/300 point",
    arguments: ["162.6661", "1.001", "162.6664"])
  func otherDecimals(text: String) throws {
    try withTemporaryFolder { folder in
      try folder.write("a.csv", "id,width_pt\na,\(text)\n")
      #expect(try widgetsize("check", "a.csv", in: folder).status == 2)
    }
  }
}
