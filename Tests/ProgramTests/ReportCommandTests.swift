import Foundation
import TestSupport
import Testing

/// The folder that the report command writes: whole, or not at all, and never someone else's.
@Suite("widgetsize report") struct ReportCommandTests {
  private let program = Programs.built("widgetsize")
  private let ours = ["index.html", "report.css", "report.md", "widgetsize-report.txt"]

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
  }

  private func contents(of folder: URL) throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: names(in: folder).map {
        ($0, try Data(contentsOf: folder.appending(path: $0)))
      })
  }

  @Test("writes a new folder and says nothing") func writesNew() throws {
    try withTemporaryFolder { folder in
      let result = try run(program, ["report", "--output", "out"], in: folder)
      #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
      #expect(try names(in: folder) == ["out"])
      #expect(try names(in: folder.appending(path: "out")) == ours)
    }
  }

  @Test("replaces its own folder with the same bytes", arguments: ["out", "out/", "./out", "link"])
  func replacesOurs(name: String) throws {
    try withTemporaryFolder { folder in
      let out = folder.appending(path: "out")
      #expect(try run(program, ["report", "--output", "out"], in: folder).status == 0)
      let first = try contents(of: out)
      try Data("old".utf8).write(to: out.appending(path: "index.html"))
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: out)
      let result = try run(program, ["report", "--output", name], in: folder)
      #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
      #expect(try contents(of: out) == first)
      #expect(try names(in: folder) == ["link", "out"])
    }
  }

  @Test(
    "refuses what it has not written, and leaves it untouched",
    arguments: [
      [:], ["mine.txt": "mine"], ["widgetsize-report.txt": "mine"], ["index.html": "mine"],
    ])
  func refusesForeign(files: [String: String]) throws {
    try withTemporaryFolder { folder in
      let out = folder.appending(path: "out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: false)
      for (name, text) in files { try Data(text.utf8).write(to: out.appending(path: name)) }
      let before = try contents(of: out)
      let result = try run(program, ["report", "--output", "out"], in: folder)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("error: folder 'out' was not written by this program"))
      #expect(try contents(of: out) == before)
      #expect(try names(in: folder) == ["out"])
    }
  }

  @Test("refuses its own folder if someone has put a file there") func refusesAddition() throws {
    try withTemporaryFolder { folder in
      #expect(try run(program, ["report", "--output", "out"], in: folder).status == 0)
      let mine = folder.appending(path: "out/notes.txt")
      try Data("mine".utf8).write(to: mine)
      let result = try run(program, ["report", "--output", "out"], in: folder)
      #expect(result.status == 2 && result.errors.contains("'notes.txt'"))
      #expect(try Data(contentsOf: mine) == Data("mine".utf8))
    }
  }

  @Test("refuses a file, and a link that leads nowhere") func refusesOthers() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "file")
      try Data("mine".utf8).write(to: file)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "nowhere").path(), withDestinationPath: "missing")
      for name in ["file", "nowhere"] {
        let result = try run(program, ["report", "--output", name], in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "error: '\(name)' exists and is not a folder\n")
      }
      #expect(try names(in: folder) == ["file", "nowhere"])
    }
  }

  @Test("leaves the earlier report whole when the data is in trouble") func failedRun() throws {
    try withTemporaryFolder { folder in
      #expect(try run(program, ["report", "--output", "out"], in: folder).status == 0)
      let out = folder.appending(path: "out")
      let before = try contents(of: out)
      let data = folder.appending(path: "data")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
      try Data("id\nx\n".utf8).write(to: data.appending(path: "sources.csv"))
      let result = try run(program, ["report", "--output", "out", "--data", "data"], in: folder)
      #expect(result.status == 2 && result.errors.contains("sources.csv:1"))
      #expect(try contents(of: out) == before)
      #expect(try names(in: folder) == ["data", "out"])
    }
  }

  @Test("says where it cannot write") func noParent() throws {
    try withTemporaryFolder { folder in
      let result = try run(program, ["report", "--output", "a/b"], in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("cannot be made: no such file or directory"))
      #expect(try names(in: folder) == [])
    }
  }

  @Test("wants an output folder") func noOutput() throws {
    #expect(try run(program, ["report"]).status == 64)
    #expect(try run(program, ["report", "--output", ""]).status == 64)
  }
}
