import Foundation
import TestSupport
import Testing

/// A file of pinned sizes passes while the tables say the same, and fails with the number, its old
/// and its new value and the source when they do not.
@Suite("check") struct CheckCommandTests {
  /// The number in the tables that the tests change.
  static let change = (
    file: "claims.csv", old: "S02-010,today,S02,answer,height,352,",
    new: "S02-010,today,S02,answer,height,353,"
  )
  static let id = "today.ios10.414x736@3.landscape.l.today-view.expanded"
  /// What the bundled tables say of it.
  static let pinned = "id,height_pt\n\(id),352\n"

  private func lock(_ arguments: [String], in folder: URL, as name: String) throws {
    let result = try widgetsize(["query"] + arguments, in: folder)
    #expect(result.status == 0)
    try folder.write(name, result.output)
  }

  private static let widgetKit = ["--system", "widgetkit", "--os", "14-27"]

  @Test(
    "passes for the output of query",
    arguments: ["csv", "tsv", "json", "ndjson"],
    [
      [], ["--device", "plus", "--os", "10-12"], ["--zoomed", "--text-size", "l"],
      ["--system", "widgetkit"], widgetKit, widgetKit + ["--zoomed"], widgetKit + ["--more-space"],
    ] as [[String]])
  func roundTrip(format: String, query: [String]) throws {
    try withTemporaryFolder { folder in
      try lock(query + ["--format", format], in: folder, as: "lock")
      let result = try widgetsize("check", "lock", in: folder)
      result.expectAnswer()
      #expect(result.output.contains(/^lock: \d+ numbers of \d+ cells as pinned\n$/), "\(result)")
    }
  }

  @Test("takes both systems in one file, and lists the cells that are missing in it")
  func bothSystems() throws {
    try withTemporaryFolder { folder in
      let small = "widgetkit.ios26.393x852@3.systemSmall.icons-small"
      try folder.write("a.csv", Self.pinned + "\(small),162.67\n")
      try widgetsize("check", "a.csv", in: folder).expectAnswer()
      let asked = [
        "--device", "iPhone 15 Pro", "--os", "26", "--family", "systemSmall,systemLarge", "--json",
      ]
      let found = try ComparisonJSON(
        reading: try widgetsize(["check", "a.csv"] + asked, in: folder))
      #expect(
        found.new.map(\.id) == [
          small.replacing("icons-small", with: "icons-large"),
          small.replacing("systemSmall", with: "systemLarge"),
          small.replacing("systemSmall.icons-small", with: "systemLarge.icons-large"),
        ])
      #expect(found.cells == 2 && found.numbers == 2)
    }
  }

  @Test("fails for a changed WidgetKit number in the table, JUnit, annotations and JSON")
  func widgetKitChange() throws {
    try withTemporaryFolder { folder in
      let id = "widgetkit.ios18.402x874@3.systemSmall.icons-small"
      let typos = [
        "\(id.replacing("Small.", with: "Smal."))", "widgetkit.ios18.820x1180@2.systemSmall",
      ]
      try folder.write(
        "a.csv", "id,width_pt\n\(id),162\n\(typos[0]),158\n\(typos[1]),158\n")
      let arguments = ["check", "a.csv", "--junit", "junit.xml", "--github"]
      let result = try widgetsize(arguments, in: folder)
      #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
      #expect(result.lines.first == "a.csv: 1 of 1 number differs; 2 cells missing")
      let line = try #require(result.lines.first { $0.hasPrefix("width ") })
      #expect(
        line.contains(/162 +158 +iOS 18, iPhone 16 Pro, systemSmall/), "\(line)")
      #expect(
        result.output.contains(
          "::error file=a.csv,line=2,title=Another size::iOS 18, iPhone 16 Pro, systemSmall, "
            + "icons-small: width was 162, is 158 sourced (FR3)"), "\(result)")
      #expect(result.output.contains("did you mean '\(id)'?"), "\(result)")
      let junit = try folder.read("junit.xml")
      #expect(junit.contains("tests=\"3\" failures=\"3\""), "\(junit)")
      #expect(
        junit.contains("message=\"iPhone 16 Pro: width was 162, is 158 sourced (FR3)\""), "\(junit)"
      )
      let json = try widgetsize("check", "a.csv", "--json", in: folder)
      #expect(try ComparisonJSON(reading: json).differences.map(\.devices) == [["iPhone 16 Pro"]])
    }
  }

  @Test("fails for exactly the numbers that changed, in every format")
  func changed() throws {
    // The only number of this screen on iOS 14: the whole version is derived from such numbers.
    let change = (
      file: "claims.csv", old: "S44-084,today,S44,answer,height,528,",
      new: "S44-084,today,S44,answer,height,484,"
    )
    try withDataCopy([change]) { folder in
      // What diff says of the same cells.
      let query = ["--os", "14", "--idiom", "phone"]
      let cells = try Set(ProgramTests.query("--os", "14", "--idiom", "phone").cells.map(\.id))
      let diff = try widgetsize("diff", "bundled", "Data", "--json", in: folder)
      let expected = try ComparisonJSON(reading: diff).differences.filter { cells.contains($0.id) }
      #expect(expected.contains { $0.is.state == "derived" && $0.is.rule == "whole-rows" })
      for format in ["csv", "tsv", "json", "ndjson"] {
        try lock(query + ["--format", format], in: folder, as: "lock")
        let check = try widgetsize("check", "lock", "--data", "Data", "--json", in: folder)
        #expect(check.status == 1 && check.errors.isEmpty, "\(check.errors)")
        let found = try ComparisonJSON(reading: check)
        #expect(found.passes == false && found.cells == cells.count)
        #expect(Set(found.differences.map(\.place)) == Set(expected.map(\.place)))
        let stated = try #require(
          found.differences.first { $0.was.state == "sourced" }, "the number itself")
        #expect(stated.id == "today.ios14.320x568@2.portrait.l.today-view.expanded")
        #expect(stated.was.value == 528 && stated.is.value == 484 && stated.is.sources == ["S44"])
      }
    }
  }

  @Test("names the number, the old and the new value and the source")
  func sentence() throws {
    try withDataCopy([Self.change]) { folder in
      try folder.write("a.csv", Self.pinned)
      let result = try widgetsize("check", "a.csv", "--data", "Data", in: folder)
      #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
      #expect(result.lines.first == "a.csv: 1 of 1 number differs")
      #expect(result.lines.contains("Other values that sources state"), "\(result)")
      let line = try #require(result.lines.first { $0.hasPrefix("height ") })
      for part in [" 352 ", " 353! ", "iOS 10, iPhone 6 Plus, 6s Plus", "S02"] {
        #expect(line.contains(part), "\(result)")
      }
      #expect(result.output.contains("\nS02  Dancing widget"), "\(result)")
    }
  }

  @Test("fails for other evidence of the same value, except with --values-only")
  func valuesOnly() throws {
    try withTemporaryFolder { folder in
      try folder.write("a.csv", "id,height_pt,height_state\n\(Self.id),352,derived\n")
      let strict = try widgetsize("check", "a.csv", in: folder)
      #expect(strict.status == 1, "\(strict)")
      #expect(strict.lines.contains("The same values on other evidence"), "\(strict)")
      let lenient = try widgetsize("check", "a.csv", "--values-only", in: folder)
      lenient.expectAnswer()
      #expect(lenient.lines.contains { $0.hasPrefix("1 number left aside") }, "\(lenient)")
      try folder.write("a.csv", "id,height_pt,height_state\n\(Self.id),351,derived\n")
      let other = try widgetsize("check", "a.csv", "--values-only", in: folder)
      #expect(
        other.status == 1 && other.lines.contains("Other values that sources state"), "\(other)")
    }
  }

  @Test("fails for a cell that does not exist, and names the nearest")
  func missing() throws {
    try withTemporaryFolder { folder in
      let typo = Self.id.replacing("landscape", with: "landscpae")
      try folder.write("a.csv", Self.pinned + "\(typo),1\nnothing,1\n")
      let result = try widgetsize("check", "a.csv", "--json", in: folder)
      #expect(result.status == 1, "\(result)")
      let missing = try ComparisonJSON(reading: result).missing
      #expect(missing.map(\.id) == [typo, "nothing"])
      #expect(missing.map(\.line) == [3, 4])
      #expect(missing.map(\.nearest) == [Self.id, nil])
    }
  }

  @Test("lists new cells only if options say what the file should have, and does not fail for them")
  func new() throws {
    try withTemporaryFolder { folder in
      try folder.write("a.csv", Self.pinned)
      let plain = try widgetsize("check", "a.csv", "--json", in: folder)
      #expect(try ComparisonJSON(reading: plain).new.isEmpty)
      let asked = [
        "check", "a.csv", "--device", "plus", "--os", "10", "--landscape", "--text-size", "l",
      ]
      let result = try widgetsize(asked + ["--json"], in: folder)
      result.expectAnswer()
      let new = try ComparisonJSON(reading: result).new.map(\.id)
      // Of the six cells one is pinned, and a quick action is never expanded.
      #expect(new.count == 4 && !new.contains(Self.id), "\(new)")
      #expect(try widgetsize(asked, in: folder).output.contains("4 cells new"))
    }
  }

  @Test("names the cell and the key that are wrong in JSON")
  func json() throws {
    let cell = "{\"id\": \"\(Self.id)\", \"height\": "
    for (text, message) in [
      ("{\"cells\": [\n\(cell){\"value\": 352}}\n]}", nil),
      ("[\(cell){\"value\": 352.00, \"later\": {}}, \"more\": []}]", nil),
      ("\(cell){\"value\": 352}}", nil),
      ("{}", "has no cells"), ("[]", "has no size"), ("{\"cells\": {}}", "cells: expected a list"),
      ("{\"cells\": [1]}", "cells[0]: expected an object"),
      ("{\"cells\": [{}]}", "cells[0]: has no id"),
      ("[\(cell)\"352\"}]", "[0].height: expected an object"),
      ("[\(cell){\"value\": \"352\"}}]", "[0].height.value: expected a number of points"),
      (
        "[\(cell){\"value\": -1}}]",
        "cells[0].height: '-1' is not a positive number of points with up to two decimals"
      ),
      (
        "[\(cell){\"value\": null, \"state\": \"sourced\"}}]",
        "cells[0].height: has no value, but its state is 'sourced'"
      ),
      (
        "[\(cell){\"value\": 2, \"range\": {\"smallest\": 2, \"largest\": 1}}}]",
        "cells[0].height: has a range from 2 to 1"
      ),
      (
        "[\(cell){\"value\": 2, \"state\": \"derved\"}}]",
        "cells[0].height: unknown state 'derved'; expected one of sourced, disputed, derived, "
          + "unknown, not-applicable; did you mean 'derived'?"
      ),
      ("\(cell){\"value\": 352}}\n\n{\"id\": 3}", "line 3.id: expected a text"),
    ] {
      try withTemporaryFolder { folder in
        try folder.write("a.json", text)
        let result = try widgetsize("check", "a.json", in: folder)
        if let message {
          result.expectError(
            message.hasPrefix("has ") ? "'a.json' \(message)" : "'a.json', \(message)", status: 2)
        } else {
          result.expectAnswer()
        }
      }
    }
  }

  @Test("says in one line which file cannot be read, and why")
  func unreadable() throws {
    try withTemporaryFolder { folder in
      try folder.write("nul", "id\u{0}\n")
      try folder.write("none.csv", "id,height_pt\n")
      try folder.write("wrong.csv", "id,height_pt\na,x\n,1\n")
      try folder.write("twice.json", "[{\"id\":\"a\",\"width\":{\"value\":1}},\n{\"id\":\"a\"}]")
      for (file, message) in [
        ("nowhere", "'nowhere' cannot be read: no such file or directory"),
        (".", "'.' is a folder, not a file"), ("nul", "'nul' is not a text"),
        ("none.csv", "'none.csv' has no size"),
      ] {
        try widgetsize("check", file, in: folder).expectError(message, status: 2)
      }
      for (file, complaints) in [
        (
          "wrong.csv",
          "wrong.csv:2:3: error: [type] height_pt 'x' is not a number of points\n"
            + "wrong.csv:3:1: error: [required] id is empty; a value is required\n"
        ), ("twice.json", "twice.json:2:1: error: [unique] id 'a' stands on line 1 already\n"),
      ] {
        let result = try widgetsize("check", file, in: folder)
        #expect(result.status == 2 && result.output.isEmpty, "\(result)")
        #expect(result.errors == complaints)
      }
      try widgetsize("check", "none.csv", "--junit", "none.csv", in: folder)
        .expectError("the output file 'none.csv' is the file that is read; name another")
    }
  }
}
