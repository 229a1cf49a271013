import Foundation
import TestSupport
import Testing

/// `check` with several files: one report, in which each finding names its file.
@Suite("check of several files") struct CheckFilesTests {
  private static let id = CheckCommandTests.id
  private static let small = "widgetkit.ios18.402x874@3.systemSmall.icons-small"

  /// Calls a function in a folder with files that pass, differ, have a typo, and cannot be read.
  private func withFiles(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try folder.write("right.csv", CheckCommandTests.pinned)
      try folder.write("moved.csv", "id,height_pt\n\(Self.id),351\n\(Self.small),162\n")
      try folder.write("typo.json", "[{\"id\":\"\(Self.small)x\",\"width\":{\"value\":1}}]")
      try folder.write("wrong.csv", "id,height_pt\na,x\n")
      try body(folder)
    }
  }

  @Test("has a line for each file, and the file in each row")
  func table() throws {
    try withFiles { folder in
      let result = try widgetsize("check", "right.csv", "moved.csv", "typo.json", in: folder)
      #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
      #expect(
        result.lines.prefix(3) == [
          "right.csv: 1 number of 1 cell as pinned", "moved.csv: 2 of 2 numbers differ",
          "typo.json: 1 cell missing",
        ])
      #expect(result.output.contains(#/\nmoved.csv +height +351 +352 /#), "\(result)")
      #expect(result.output.contains(#/\nmoved.csv +height +162 +158 /#), "\(result)")
      #expect(result.output.contains(/\ntypo.json +1 +widgetkit/), "\(result)")
    }
  }

  @Test("names the file of each finding in formats for programs")
  func records() throws {
    struct Found: Decodable {
      struct File: Decodable, Equatable {
        let file: String
        var passes: Bool?
        var cells: Int?
        var numbers: Int?
        var line: Int?
      }
      let files: [File]
      let passes: Bool
      let cells, numbers: Int
      let differences, missing, new: [File]
    }
    try withFiles { folder in
      let files = ["right.csv", "moved.csv", "typo.json"]
      let json = try widgetsize(["check", "--json"] + files, in: folder)
      #expect(json.status == 1)
      let found = try JSONDecoder().decode(Found.self, from: Data(json.output.utf8))
      #expect(
        found.files == [
          .init(file: "right.csv", passes: true, cells: 1, numbers: 1),
          .init(file: "moved.csv", passes: false, cells: 2, numbers: 2),
          .init(file: "typo.json", passes: false, cells: 0, numbers: 0),
        ])
      #expect(!found.passes && found.cells == 3 && found.numbers == 3)
      #expect(
        found.differences
          == [.init(file: "moved.csv", line: 2), .init(file: "moved.csv", line: 3)])
      #expect(found.missing == [.init(file: "typo.json", line: 1)])
      let rows = try widgetsize(["check", "--format", "csv"] + files, in: folder).lines
      #expect(rows.first?.hasPrefix("kind,file,id,line,") == true)
      let named = rows.dropFirst().map { $0.split(separator: ",")[1] }
      #expect(named == ["moved.csv", "moved.csv", "typo.json"])
    }
  }

  @Test("lists what each file lacks of the sizes that it should have")
  func new() throws {
    try withFiles { folder in
      let asked = ["--device", "iPhone 16 Pro", "--os", "18", "--family", "systemSmall"]
      let result = try widgetsize(
        ["check", "right.csv", "moved.csv", "--format", "csv"] + asked, in: folder)
      let new = result.lines.filter { $0.hasPrefix("new,") }.map { $0.split(separator: ",")[1] }
      #expect(new == ["right.csv", "right.csv", "moved.csv"], "\(result)")
    }
  }

  @Test("has one suite for each file, and one document", arguments: ["junit", "sarif"])
  func reports(format: String) throws {
    try withFiles { folder in
      for files in [["right.csv", "moved.csv"], ["moved.csv", "right.csv"]] {
        let result = try widgetsize(["check", "--format", format] + files, in: folder)
        #expect(result.status == 1)
        if format == "sarif" {
          let whole = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
          #expect(whole is [String: Any])
          #expect(result.output.ranges(of: "\"uri\":\"moved.csv\"").count == 2)
        } else {
          let suites = result.output.matches(
            of: /<testsuite name="(.*?)" errors="0" tests="(.)" failures="(.)"/)
          #expect(suites.map { String($0.1) } == files)
          #expect(Set(suites.map { "\($0.2) \($0.3)" }) == ["1 0", "2 2"])
        }
      }
    }
  }

  @Test("says of each file what it says of the file alone", arguments: ["junit", "github"])
  func alone(format: String) throws {
    try withFiles { folder in
      let files = ["moved.csv", "typo.json", "right.csv"]
      func lines(_ names: [String]) throws -> [String] {
        try widgetsize(["check", "--format", format] + names, in: folder).lines
          .filter { !$0.hasPrefix("<?xml") && !$0.contains("testsuites") }
      }
      let alone = try files.flatMap { try lines([$0]) }
      #expect(try lines(files) == alone)
    }
  }

  @Test("lists what is wrong with any file, and compares none")
  func unreadable() throws {
    try withFiles { folder in
      let arguments = ["check", "missing.csv", "moved.csv", "wrong.csv", ".", "--junit", "r.xml"]
      let result = try widgetsize(arguments, in: folder)
      #expect(result.status == 2 && result.output.isEmpty, "\(result)")
      #expect(
        result.errors.lines == [
          "error: 'missing.csv' cannot be read: no such file or directory",
          "wrong.csv:2:3: error: [type] height_pt 'x' is not a number of points",
          "error: '.' is a folder, not a file",
        ])
      #expect(!(try folder.names()).contains("r.xml"))
    }
  }

  @Test(
    "checks a file once that is named twice",
    arguments: ["b.txt", "./b.txt", ".//b.txt", "sub/../b.txt", "link/b.txt", "WORKING/b.txt"])
  func namedTwice(form: String) throws {
    try withTemporaryFolder { folder in
      let sub = folder.appending(path: "sub")
      try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: folder)
      let form = form.replacing("WORKING", with: folder.path)
      for (options, text) in [
        ([], "id,height_pt\n\(Self.id),351\n"), (["--table"], "widget 390x844 small 158x158\n"),
      ] {
        try folder.write("b.txt", text)
        for format in ["table", "github", "json"] {
          let once = try widgetsize(["check", "b.txt", "--format", format] + options, in: folder)
          let twice = try widgetsize(
            ["check", "b.txt", form, "--format", format] + options, in: folder)
          #expect(once.status == 1 && twice == once)
        }
      }
    }
  }

  @Test("checks both of two files of which one is a link to the other")
  func link() throws {
    try withFiles { folder in
      let moved = folder.appending(path: "moved.csv")
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "other.csv"), withDestinationURL: moved)
      let result = try widgetsize(
        "check", "moved.csv", "other.csv", "--format", "github", in: folder)
      #expect(result.lines.count == 4 && result.output.contains("file=other.csv"), "\(result)")
    }
  }

  @Test("refuses standard input named twice")
  func standardInputTwice() throws {
    try widgetsize("check", "-", "-")
      .expectError("- is standard input, which can be read once; it is named twice")
  }
}
