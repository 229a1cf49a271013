import Foundation
import TestSupport
import Testing

/// Numbers of a lock file that would not be compared are refused with their place. What `query` writes
/// passes, whichever part of it.
@Suite("check, of misspelt names") struct MisspeltNamesTests {
  static let id = "widgetkit.ios26.402x874@3.systemMedium.icons-small"
  private static let width = "349.6667"

  /// Checks a file, which must be refused with these lines.
  private func expectComplaints(_ text: String, _ lines: [String]) throws {
    try withTemporaryFolder { folder in
      try folder.write("lock", text)
      let result = try widgetsize("check", "lock", in: folder)
      #expect(result.status == 2 && result.output.isEmpty, "\(text) \(result)")
      #expect(result.errors.lines == lines.map { "lock:" + $0 }, "\(text)")
    }
  }

  @Test(
    "refuses a column near to one that is compared",
    arguments: [
      ("heigth_pt", "height_pt"), ("height", "height_pt"), ("Height_pt", "height_pt"),
      ("height_px", "height_pt"), ("height_pts", "height_pt"), ("widthState", "width_state"),
    ])
  func columns(name: String, meant: String) throws {
    for separator in [",", "\t"] {
      try expectComplaints(
        ["id", "width_pt", "note", name].joined(separator: separator) + "\n"
          + [Self.id, Self.width, "x", "1"].joined(separator: separator) + "\n",
        [
          "1:18: error: [header] column '\(name)' is not compared; did you mean '\(meant)'?"
        ])
    }
  }

  @Test(
    "refuses a key near to one that is compared, at every level",
    arguments: [
      (#""heigth":{"value":1}"#, 22, "heigth", "height"),
      (#""height_pt":{"value":1}"#, 22, "height_pt", "height"),
      (#""height":{"Value":1}"#, 32, "Value", "value"),
      (#""height":{"value":158,"sate":"derived"}"#, 44, "sate", "state"),
      (
        #""height":{"value":158,"range":{"smallest":158,"largest":160,"largst":1}}"#, 82, "largst",
        "largest"
      ),
      (
        #""height":{"value":158,"alternatives":[{"value":1,"sources":[]},{"value":1,"sources":[],"vlaue":1}]}"#,
        109, "vlaue", "value"
      ),
    ])
  func keys(member: String, column: Int, key: String, meant: String) throws {
    let cell = #"{"id":"a","later":{},"# + member + "}"
    let problem = "error: [json] key '\(key)' is not compared; did you mean '\(meant)'?"
    try expectComplaints("[\n\(cell)]", ["2:\(column): \(problem)"])
    try expectComplaints("{\"cells\":[\n\(cell)]}", ["2:\(column): \(problem)"])
    try expectComplaints(
      "{\"id\":\"b\",\"width\":{\"value\":1}}\n\(cell)\n", ["2:\(column): \(problem)"])
  }

  @Test("refuses a list beside cells that is near to it, and a number without a value")
  func otherPlaces() throws {
    try expectComplaints(
      #"{"cells":[],"Cells":[]}"#,
      ["1:13: error: [json] key 'Cells' is not compared; did you mean 'cells'?"])
    try withTemporaryFolder { folder in
      for number in [#"{"pixels":3}"#, #"{"pt":1}"#, #"{"later":{}}"#] {
        try folder.write("a.json", "[{\"id\":\"a\",\"height\":\(number)}]")
        try widgetsize("check", "a.json", in: folder)
          .expectError("'a.json', cells[0].height: has no value", status: 2)
      }
    }
  }

  @Test("complains about every one, up to a limit")
  func all() throws {
    try expectComplaints(
      "id,width_pt,hieght_pt,Width_state\n",
      [
        "1:13: error: [header] column 'hieght_pt' is not compared; did you mean 'height_pt'?",
        "1:23: error: [header] column 'Width_state' is not compared; did you mean 'width_state'?",
      ])
    let members = (0..<2_000).map { "\"x\($0)\":0" }.joined(separator: ",")
    try expectComplaints(
      "[{\"id\":\"a\",\(members)}]",
      ["1:8902: error: [limit] more than 1000 different keys are unknown"])
  }

  @Test(
    "accepts every column that query writes, on its own and without the others",
    arguments: [
      ["plus", "--text-size", "l", "--landscape"],
      ["iPhone 16 Pro", "--os", "26", "--family", "medium"],
      ["iPhone 16 Pro", "--os", "18", "--system", "activity"],
    ])
  func columnsOfQuery(query: [String]) throws {
    try withTemporaryFolder { folder in
      let whole = try widgetsize(["query"] + query + ["--format", "csv"], in: folder)
      let columns = try #require(whole.lines.first).split(separator: ",").map(String.init)
      for format in ["csv", "tsv"] {
        let complete = try widgetsize(["query"] + query + ["--format", format], in: folder)
        try folder.write("lock", complete.output)
        try widgetsize("check", "lock", in: folder).expectAnswer()
      }
      for column in columns where !["id", "width_pt", "height_pt"].contains(column) {
        let part = try widgetsize(
          ["query"] + query + ["--format", "csv", "--columns", "id,width_pt,height_pt,\(column)"],
          in: folder)
        try folder.write("lock", part.output)
        let result = try widgetsize("check", "lock", in: folder)
        // Pixels without points, and one end of a range, are not compared.
        let isHalf = ["_px", "_smallest_pt", "_largest_pt"].contains { column.hasSuffix($0) }
        #expect(result.status == 0 || isHalf, "\(column) \(result)")
      }
    }
  }

  @Test("accepts what query writes as JSON, and more keys of a later version at every level")
  func keysOfQuery() throws {
    try withTemporaryFolder { folder in
      for query in [
        ["plus"], ["iPhone 16 Pro", "--os", "18"], ["iPhone 15", "--system", "activity"],
      ] {
        for format in ["json", "ndjson"] {
          let written = try widgetsize(["query"] + query + ["--format", format], in: folder).output
          let later = written.replacing("\"schemaVersion\":2", with: "\"schemaVersion\":3")
            .replacing("\"value\":", with: "\"basis\":{\"x\":[]},\"value\":")
            .replacing(
              "\"id\":", with: "\"drawnWidth\":{\"value\":3},\"appearance\":\"dark\",\"id\":")
          for text in [written, later] {
            try folder.write("lock", text)
            try widgetsize("check", "lock", in: folder).expectAnswer()
          }
        }
      }
    }
  }

  @Test("refuses a number that the family does not have")
  func quantities() throws {
    let today = "today.ios10.414x736@3.landscape.l.today-view.expanded"
    try expectComplaints(
      "id,width_pt,island_width_pt,minimum_width_pt,margin_pt\n\(Self.id),,99,,\n\(today),,,,8\n",
      [
        "2:\(Self.id.count + 3): error: [contradiction] systemMedium has no Dynamic Island width",
        "3:\(today.count + 5): error: [contradiction] a Today extension has no content margin",
      ])
    let cell = "{\"id\":\"\(Self.id)\",\"width\":{\"value\":\(Self.width)},\"minimumWidth\":"
    try expectComplaints(
      "[\(cell){\"value\":5}}]",
      ["1:88: error: [contradiction] systemMedium has no minimum width"])
    // A number before its identifier, and an identifier that is unknown.
    try expectComplaints(
      "[{\"islandWidth\":{\"state\":\"sourced\",\"sources\":[]},\n\"id\":\"\(Self.id)\"}]",
      ["1:3: error: [contradiction] systemMedium has no Dynamic Island width"])
    try withTemporaryFolder { folder in
      try folder.write("lock", "[\(cell)null},{\"id\":\"b\",\"islandWidth\":{\"value\":1}}]")
      let result = try widgetsize("check", "lock", in: folder)
      #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    }
  }

  @Test("refuses one end of a range")
  func ranges() throws {
    let start = "id,height_pt,height_smallest_pt"
    try expectComplaints(
      "\(start)\na,2,2\n",
      [
        "2:5: error: [range] height_smallest_pt '2' begins a range, and there is no column height_largest_pt"
      ])
    try expectComplaints(
      "\(start),height_largest_pt\na,2,,5\n",
      ["2:6: error: [range] height_largest_pt '5' does not end the range that begins with ''"])
    try expectComplaints(
      "id,height_pt,height_largest_pt\na,2,5\n",
      ["2:5: error: [range] height_largest_pt '5' does not end the range that begins with ''"])
  }
}
