import Foundation
import TestSupport
import Testing

@Suite("safe") struct SafeCommandTests {
  static let phones = ["safe", "--idiom", "phone", "--os", "10", "--text-size", "l"]
  static let sets = """
    set,device,idiom,os,orientation,text_size
    app,,phone,10,,l
    small,iPhone SE,,10,portrait,l

    """

  @Test("answers with a canvas for each mode, the tightest cells and the gains")
  func answer() throws {
    let result = try widgetsize(Self.phones)
    result.expectAnswer()
    #expect(
      result.lines.prefix(3) == [
        "4-inch, 4.7-inch and 5.5-inch, iOS 10: Today extensions, text size l",
        "compact: 304 × 110 fits in all 16 cells", "expanded: 304 × 176 fits in all 12 cells",
      ])
    #expect(result.lines.contains { $0.contains("4-inch, landscape, Notification Center  S01") })
    #expect(result.lines.contains { $0.contains("55 of width and 44 of height  359 × 220") })
  }

  @Test("answers for a named set as for its options")
  func namedSet() throws {
    try withTemporaryFolder { folder in
      try folder.write("sets.csv", Self.sets)
      let named = try widgetsize(["safe", "--sets", "sets.csv", "--set", "app"], in: folder)
      named.expectAnswer()
      #expect(named.output == (try widgetsize(Self.phones)).output)
      let other = try widgetsize(["safe", "--sets", "sets.csv", "--set", "ap"], in: folder)
      other.expectError(
        "unknown set 'ap'; expected one of app, small; did you mean 'app'?")
      try widgetsize(["safe", "--sets", "sets.csv"], in: folder)
        .expectError("--sets needs --set; 'sets.csv' has app, small")
      try widgetsize(["safe", "--sets", "sets.csv", "--set", "app", "--os", "10"], in: folder)
        .expectError("--os contradicts --sets: what is supported stands in the file")
    }
  }

  @Test("complains about a file with the place of each fault")
  func complaints() throws {
    try withTemporaryFolder { folder in
      try folder.write("sets.csv", "set,device,os\na,iphone 7 puls,99\n")
      let result = try widgetsize(["safe", "--sets", "sets.csv", "--set", "a"], in: folder)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(
        result.errors == """
          sets.csv:2:3: error: [enum] unknown device 'iphone 7 puls'; did you mean 'iPhone 7 Plus'?
          sets.csv:2:17: error: [enum] no such version '99'; there are iOS 2 to 18, 26, 27; iPadOS 13 to 18, 26, 27

          """)
      try widgetsize(["safe", "--sets", "none.csv", "--set", "a"], in: folder)
        .expectError("'none.csv' cannot be read: no such file or directory", status: 2)
      try widgetsize("safe", "--set", "a")
        .expectError("--set needs --sets with the file that has it")
    }
  }

  @Test("has the same canvases in every data format")
  func formats() throws {
    let objects = JSONKeys.objects(of: try widgetsize(Self.phones + ["--json"]).output)
    #expect(objects.first == ["schemaVersion", "dataVersion", "notes", "canvases"])
    let canvases = objects.filter { $0.first == "system" }
    #expect(
      canvases
        == Array(
          repeating: [
            "system", "mode", "width", "height", "cells", "tightest", "gains", "unknown",
          ], count: 2))
    #expect(try widgetsize(Self.phones + ["--format", "ndjson"]).lines.count == 2)
    #expect(try widgetsize(Self.phones + ["--format", "csv"]).lines.count == 1 + 16 + 12)
  }

  @Test("fails with --strict where a size is unknown")
  func strict() throws {
    let question = ["safe", "--device", "iPhone 15", "--os", "26", "--family", "small"]
    let lenient = try widgetsize(question)
    lenient.expectAnswer()
    #expect(lenient.output.contains("fits in 1 cell; 1 more is not wholly known"), "\(lenient)")
    #expect(try widgetsize(question + ["--strict"]).status == 1)
    try widgetsize(question + ["--strict", "--variant", "icons-small"]).expectAnswer()
  }

  @Test("has no answer where nothing is known")
  func unknown() throws {
    let result = try widgetsize(
      "safe", "--device", "iPhone 7", "--os", "11", "--landscape", "--mode", "expanded")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(result.lines[0] == "iPhone 7, iOS 11: Today extensions, landscape, expanded")
    #expect(result.lines[1].hasPrefix("expanded: ? × ?"), "\(result)")
  }
}
